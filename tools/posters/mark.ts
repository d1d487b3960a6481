import { textPath } from './lettering.ts';
import { n, type Stage } from './stage.ts';

/** The house provider's mark: a star between two rows of lamps, and its name, on a dark pill at the given corner. */
export function providerMark(stage: Stage, x: number, y: number): string {
  const name = textPath('MARQUEE', 'russo-one', 13, 1.6);
  const width = name.width + 44;
  const lamps = Array.from(
    { length: 5 },
    (_, i) =>
      `<circle cx="${n(-width / 2 + 12 + i * ((width - 24) / 4))}" cy="-13.5" r="1.5" fill="#ffe9a8"/><circle cx="${n(-width / 2 + 12 + i * ((width - 24) / 4))}" cy="13.5" r="1.5" fill="#ffe9a8"/>`,
  ).join('');
  return `<g transform="translate(${n(x + width / 2)} ${n(y)})"><rect x="${n(-width / 2)}" y="-13.5" width="${n(width)}" height="27" rx="13.5" fill="#0a0610" fill-opacity=".72" stroke="${stage.linear(
    [
      [0, '#ffe9a8'],
      [1, '#b0741c'],
    ],
  )}" stroke-width="1.3"/>${lamps}<path transform="translate(${n(-width / 2 + 19)} 0) scale(.15)" d="M0-48 13-16 47-15 20 7 30 41 0 21-30 41-20 7-47-15-13-16Z" fill="#ffd45a"/><path transform="translate(12 0)" d="${name.data}" fill="#fff6dc"/></g>`;
}
