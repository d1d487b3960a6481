/** The layout of the table: numbers, lines between them, and the bets outside. */
import { colourOf, rouletteSpots } from '../../roulette.ts';
import { Spot, useSpotKeys } from '../spot.tsx';
import type { FeltProps, SpotMarks } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import { onFaces, onLines, placeOf } from './geometry.ts';
import type { RouletteSeen, RouletteWager } from './schemas.ts';
import { useAim } from './use-aim.ts';

type LayoutProps = Pick<
  FeltProps<RouletteWager, RouletteSeen>,
  'layout' | 'isOpen' | 'place' | 'take' | 'worth' | 'chips'
> & {
  /** The pocket of the round that is shown; its spots are lit. */
  fallen: number | null;
  marks?: SpotMarks;
};

const named: Readonly<Record<string, MessageId>> = {
  red: 'roulette.red',
  black: 'roulette.black',
  even: 'roulette.even',
  odd: 'roulette.odd',
  low: 'roulette.low',
  high: 'roulette.high',
};

/** Names a spot as it is read out. */
export function useSpotName(): (spot: string) => string {
  const words = useWords();
  return (spot) => {
    const [kind = '', which = ''] = spot.split('-');
    if (kind === 'column') return words('roulette.column', { column: which });
    if (kind === 'dozen') return words('roulette.dozen', { dozen: which });
    const id = named[spot];
    return id ? words(id) : words('roulette.numbers', { numbers: spot.replaceAll('-', ', ') });
  };
}

/** Puts what is said of a finger's spot above the finger, and beside it at the edges. */
function lift(element: HTMLElement | null, finger: { x: number; y: number } | null): void {
  const room = element?.parentElement?.clientWidth ?? 0;
  if (!element || !finger) return;
  const half = element.offsetWidth / 2;
  element.style.left = `${Math.max(half, Math.min(room - half, finger.x))}px`;
  element.style.top = `${finger.y}px`;
}

/** Lies on its side where there is room, and stands upright on a phone. */
export function RouletteLayout({ layout, isOpen, place, take, worth, chips, fallen, marks }: LayoutProps) {
  const words = useWords();
  const nameOf = useSpotName();
  const keys = useSpotKeys();
  const { aim, props: aiming } = useAim(isOpen, place);
  const covered = (aim && rouletteSpots.get(aim.spot)) ?? [];
  const face = (spot: string): string => {
    const [kind = '', which = ''] = spot.split('-');
    if (kind === 'column') return '2:1';
    if (kind === 'dozen') return words('roulette.dozen', { dozen: which });
    const id = named[spot];
    return id ? words(id) : spot;
  };
  return (
    <div className="roulette-layout" {...keys} {...aiming}>
      {[...onFaces, ...onLines].map((spot) => {
        const { x, y, w, h } = placeOf(spot);
        const isNumber = /^\d+$/.test(spot);
        const isLine = onLines.includes(spot);
        const units = layout[spot] ?? 0;
        const colour = isNumber ? `is-${colourOf(Number(spot))}` : '';
        const isCovered = isNumber && covered.includes(Number(spot));
        const kind = isLine ? 'is-line' : isNumber ? 'is-number' : `is-outside is-${spot}`;
        return (
          <Spot
            key={spot}
            spot={spot}
            className={`${kind} ${colour} ${isCovered ? 'is-covered' : ''} ${marks?.classOf(spot) ?? ''}`}
            edge={marks?.edgeOf(spot)}
            at={{ x, y, w, h }}
            label={
              units > 0 ? words('roulette.spot', { name: nameOf(spot), amount: worth(units) }) : nameOf(spot)
            }
            units={units}
            chips={chips}
            worth={worth}
            isOpen={isOpen}
            isWon={
              fallen !== null &&
              (rouletteSpots.get(spot)?.includes(fallen) ?? false) &&
              (isNumber || units > 0)
            }
            place={place}
            take={take}
          >
            {!isLine && <span className="spot-face">{face(spot)}</span>}
          </Spot>
        );
      })}
      {aim?.finger && (
        <p className="roulette-aim" aria-hidden="true" ref={(element) => lift(element, aim.finger)}>
          {nameOf(aim.spot)} <b>{`${36 / covered.length - 1} : 1`}</b>
        </p>
      )}
    </div>
  );
}
