import type { Game } from '@marquee/ui/sections/types.ts';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { HomeCategory } from '../home/section.ts';
import { chanceOf } from './chance.ts';
import styles from './crash-curve.module.css';
import tile from './tile.module.css';
import type { words as ownWords } from './words.ts';

/** A crash game whose curve is shown: its category, and the return that it declares. */
export interface Flight {
  readonly category: HomeCategory;
  readonly game: Game;
  readonly rtpPercent: string;
}

/** The plot, in its own units. */
const width = 600;
const height = 300;
const arcs = 3;

/** Where the way out may be set: from barely off the ground to a hundred times the stake. */
const lowest = 1.01;
const highest = 100;
const steps = 120;
const first = 26;

/** The multiplier at a place of the control; places that lie as far from each other multiply it by as much. */
function multiplierAt(place: number): number {
  const exact = lowest * (highest / lowest) ** (place / steps);
  return exact < 10 ? Math.round(exact * 100) / 100 : Math.round(exact * 10) / 10;
}

/** The curve from the ground to a multiplier, in a plot whose upper edge is `top`: as time goes on, the multiplier grows by its own size. */
function curveTo(multiplier: number, top: number): string {
  const step = Math.log(multiplier) / arcs;
  const at = (time: number, size: number): string =>
    `${Math.round((width * time) / Math.log(top))} ${Math.round(yOf(size, top))}`;
  let path = `M${at(0, 1)}`;
  for (let arc = 0; arc < arcs; arc += 1) {
    const [from, to] = [arc * step, (arc + 1) * step];
    const [low, high] = [Math.exp(from), Math.exp(to)];
    path += `C${at(from + step / 3, low * (1 + step / 3))} ${at(to - step / 3, high * (1 - step / 3))} ${at(to, high)}`;
  }
  return path;
}

function yOf(multiplier: number, top: number): number {
  return height * (1 - (multiplier - 1) / (top - 1));
}

/** Round multipliers for the lines of the plot. */
function gridOf(top: number): readonly number[] {
  const step = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50].find((one) => (top - 1) / one <= 4) ?? 50;
  return [1, 2, 3, 4].map((line) => 1 + line * step).filter((at) => at < top);
}

/**
 * The curve of a crash game. One sets where to cash out and sees how many rounds get that far, by the return that the game
 * declares.
 */
export function CrashCurve({
  flight: { category, game, rtpPercent },
  play,
  own,
}: {
  flight: Flight;
  play: string;
  own: (typeof ownWords)['EN'];
}): ReactNode {
  const [place, setPlace] = useState(first);
  const multiplier = multiplierAt(place);
  const top = Math.max(1.2, 1 + (multiplier - 1) * 1.45);
  const chance = chanceOf(rtpPercent, multiplier);
  const shown = `${multiplier.toFixed(multiplier < 10 ? 2 : 1)}×`;
  const x = width * (Math.log(multiplier) / Math.log(top));
  const y = yOf(multiplier, top);
  return (
    <div className={clsx(tile['tile'], styles['crash'])} data-area="crash">
      <a className={tile['label']} href={category.href}>
        <span>{category.label}</span>
      </a>
      <div className={styles['figures']}>
        <p className={styles['figure']}>
          <span>{own.cashOut}</span>
          <b className={styles['multiplier']}>{shown}</b>
        </p>
        <p className={styles['figure']}>
          <b>{`${chance}%`}</b>
          <span>{own.reached}</span>
        </p>
      </div>
      <div className={styles['plot']}>
        <svg
          className={styles['drawing']}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {gridOf(top).map((at) => (
            <path key={at} className={styles['line']} d={`M0 ${yOf(at, top).toFixed(1)}H${width}`} />
          ))}
          <path className={styles['beyond']} d={curveTo(top, top)} />
          <path className={styles['under']} d={`${curveTo(multiplier, top)}V${height}H0Z`} />
          <path className={styles['curve']} d={curveTo(multiplier, top)} />
          <path className={styles['out']} d={`M${x.toFixed(1)} ${y.toFixed(1)}V${height}`} />
        </svg>
        {gridOf(top).map((at) => (
          <span
            key={at}
            className={styles['tick']}
            style={{ top: `${((yOf(at, top) / height) * 100).toFixed(1)}%` }}
            aria-hidden="true"
          >{`${Math.round(at * 100) / 100}×`}</span>
        ))}
        <span
          className={styles['dot']}
          style={{ left: `${((x / width) * 100).toFixed(1)}%`, top: `${((y / height) * 100).toFixed(1)}%` }}
          aria-hidden="true"
        />
      </div>
      <input
        className={styles['control']}
        type="range"
        min={0}
        max={steps}
        value={place}
        aria-label={own.cashOut}
        aria-valuetext={`${shown} · ${chance}% ${own.reached}`}
        onChange={(event) => setPlace(event.currentTarget.valueAsNumber)}
      />
      <a className={styles['play']} href={game.href} data-play="">
        {game.name} <b>{play}</b>
      </a>
    </div>
  );
}
