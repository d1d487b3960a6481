import { useEffect, useRef, useState, type ReactNode } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useMedia } from '../style/use-media.ts';
import { useWords } from '../words/use-words.ts';
import styles from './chart.module.css';

/** One line of a chart: a value for each place on the axis; nothing where there is none yet. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** As it is read at a place, with its unit. */
  readonly format: (index: number) => string;
}

const colours = ['--color-accent', '--color-positive', '--color-warning'] as const;

/**
 * A chart of one to three lines over days or hours. A picture cannot be read out, so whoever shows one shows its figures in a table
 * too; `label` says what it is a picture of.
 */
export function Chart({
  label,
  places,
  series,
  height = 180,
}: {
  label: string;
  /** What stands below the axis. */
  places: readonly string[];
  series: readonly ChartSeries[];
  height?: number;
}): ReactNode {
  const { locale } = useWords();
  const dark = useMedia('(prefers-color-scheme: dark)');
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  useEffect(() => {
    const parent = box.current;
    if (!parent) return;
    const draw = (): uPlot =>
      new uPlot(
        optionsOf(parent, { places, series, height, locale, onPlace: setAt }),
        [places.map((_, index) => index), ...series.map(({ values }) => [...values])],
        parent,
      );
    let chart = draw();
    const sized = new ResizeObserver(() => {
      if (parent.clientWidth !== chart.width) chart.setSize({ width: parent.clientWidth, height });
    });
    sized.observe(parent);
    // The colours are drawn into the picture, so another scheme is another picture.
    const worn = new MutationObserver(() => {
      chart.destroy();
      chart = draw();
    });
    worn.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => {
      sized.disconnect();
      worn.disconnect();
      chart.destroy();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The system's scheme changes the colours, which are drawn.
  }, [places, series, height, locale, dark]);

  const shown = at ?? lastOf(series);
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['legend']}>
        <span className={styles['place']}>{places[shown] ?? ''}</span>
        {series.map(({ name, format, values }, index) => (
          <span key={name} className={styles['key']}>
            <span className={styles['line']} data-line={index} aria-hidden="true" />
            {name}
            {values[shown] !== null && values[shown] !== undefined && (
              <span className={styles['value']}>{format(shown)}</span>
            )}
          </span>
        ))}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- What is in it is drawn, and has no address. */}
      <div ref={box} role="img" aria-label={label} className={styles['chart']} data-height={height} />
    </figure>
  );
}

/** The last place at which there is anything. */
function lastOf(series: readonly ChartSeries[]): number {
  const values = series[0]?.values ?? [];
  return values.findLastIndex((value) => value !== null);
}

function optionsOf(
  parent: HTMLElement,
  {
    places,
    series,
    height,
    locale,
    onPlace,
  }: {
    places: readonly string[];
    series: readonly ChartSeries[];
    height: number;
    locale: string;
    onPlace: (index: number | undefined) => void;
  },
): uPlot.Options {
  const muted = colourOf(parent, '--color-text-muted');
  const line = colourOf(parent, '--color-line');
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const font = '12px "Inter Variable", sans-serif';
  return {
    width: parent.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: (_, from, to) => [from, Math.max(to, from + 1)] },
      // From zero, so that a line's height is its amount.
      y: { range: (_, from, to) => [Math.min(0, from * 1.05), Math.max(0, to * 1.05) || 1] },
    },
    axes: [
      {
        stroke: muted,
        font,
        grid: { show: false },
        ticks: { show: false },
        space: 72,
        size: 28,
        incrs: [1, 2, 3, 4, 7, 14, 28, 30, 61, 91],
        values: (_, indices) => indices.map((index) => places[index] ?? ''),
      },
      {
        stroke: muted,
        font,
        size: 56,
        grid: { stroke: line, width: 1 },
        ticks: { show: false },
        space: 36,
        values: (_, values) => values.map((value) => short.format(value)),
      },
    ],
    series: [
      {},
      ...series.map((_, index): uPlot.Series => ({
        stroke: colourOf(parent, colours[index % colours.length] ?? colours[0]),
        width: index === 0 ? 2 : 1.5,
        dash: index === 0 ? [] : [5, 4],
        points: { show: places.length < 3 },
      })),
    ],
    hooks: {
      setCursor: [
        ({ cursor }) => {
          onPlace(cursor.idx ?? undefined);
        },
      ],
    },
  };
}

/** A colour of the scheme that is worn, as a canvas takes it. */
function colourOf(parent: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  parent.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
