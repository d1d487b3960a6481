import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { textPath } from './lettering.ts';
import type { Actor } from './poster.ts';
import { sealCharacters } from './ruyi-seal.ts';
import { n } from './stage.ts';

const stops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** A petal of the lotus, from the middle of its foot, turned by degrees. */
function petal(turn: number, length: number, width: number, paint: string): string {
  const [l, w] = [n(-length), n(width)];
  return `<path transform="translate(0 26) rotate(${turn})" d="M0 0C${w} ${n(-length * 0.3)} ${w} ${n(-length * 0.66)} 0 ${l}C${n(-width)} ${n(-length * 0.66)} ${n(-width)} ${n(-length * 0.3)} 0 0Z" fill="${paint}" stroke="#7a0d12" stroke-width="2.4" stroke-linejoin="round"/>`;
}

/** A lotus over a curl of water, the name in the letters of its headings, and the name's two characters as a seal. */
export function ruyi(): BrandLogo {
  const defs = `<linearGradient id="ru" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, '#fff3c2'],
    [0.5, '#f0bf4e'],
    [1, '#c98420'],
  ])}</linearGradient><linearGradient id="ru2" x1="0" y1="0" x2="0" y2="1">${stops([
    [0, '#ff8a5c'],
    [0.55, '#e0301f'],
    [1, '#a80f16'],
  ])}</linearGradient>`;
  const mark =
    petal(-76, 47, 13, 'url(#ru)') +
    petal(76, 47, 13, 'url(#ru)') +
    petal(-46, 58, 15, 'url(#ru2)') +
    petal(46, 58, 15, 'url(#ru2)') +
    petal(-20, 66, 15, 'url(#ru)') +
    petal(20, 66, 15, 'url(#ru)') +
    petal(0, 70, 15, 'url(#ru2)') +
    '<path d="M-40 34H18C30 34 34 40 34 44S30 50 25 49S21 43 26 42M40 34C34 34 30 36 28 38M-30 43H10" fill="none" stroke="#f0bf4e" stroke-width="4" stroke-linecap="round"/>';
  const word = textPath('RUYI', 'marcellus', 74, 5);
  const edge =
    ' stroke="#5c090e" stroke-width="5" stroke-linejoin="round" paint-order="stroke" fill="url(#ru)"';
  const left = word.width + 24;
  const seal = `<g transform="translate(${n(left)} -38)"><rect width="40" height="76" rx="5" fill="#b3141a" stroke="#f0bf4e" stroke-width="2.5"/><g fill="#fff3d6"><path transform="translate(3.500 32) scale(.33)" d="${sealCharacters.ru}"/><path transform="translate(3.500 66) scale(.33)" d="${sealCharacters.yi}"/></g></g>`;
  return {
    defs,
    mark,
    wordmark: `<path transform="translate(${n(word.width / 2 + 2)} 0)" d="${word.data}"${edge}/>${seal}`,
    width: left + 42,
    ground: ['#a3141a', '#4c060b'],
  };
}

function festival(name: string, x: number, y: number, size: number, turn = 0): Actor {
  return { kind: 'rendered', picture: `lantern-festival/${name}`, at: { x, y }, size, turn };
}

/** The dragon before the palace, koi under lotus, and the rabbit of the moon among lanterns. */
export const ruyiBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'palace',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      { kind: 'rendered', picture: 'dragon-fortune/dragon', at: { x: 0, y: 10 }, size: 470 },
      festival('lantern-red', -300, -120, 210, -4),
      festival('lantern-gold', 306, -150, 180, 5),
      { kind: 'rendered', picture: 'dragon-fortune/ingot', at: { x: -216, y: 206 }, size: 200, turn: -8 },
      { kind: 'rendered', picture: 'tiger-jackpot/coin', at: { x: 226, y: 206 }, size: 150, turn: 10 },
    ],
    coins: { flying: 8, heaped: 24 },
    glint: '#fff3c0',
  },
  {
    scene: 'pond',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      { kind: 'rendered', picture: 'koi-pond/koi-red', at: { x: -128, y: -10 }, size: 410, turn: -14 },
      { kind: 'rendered', picture: 'koi-pond/koi-gold', at: { x: 150, y: 40 }, size: 400, turn: 12 },
      { kind: 'rendered', picture: 'koi-pond/wild', at: { x: -10, y: 226 }, size: 230 },
      { kind: 'rendered', picture: 'koi-pond/dragonfly', at: { x: 60, y: -206 }, size: 150, turn: 10 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
  {
    scene: 'river',
    isShaded: false,
    most_bytes: 25_000,
    actors: [
      festival('lantern-red', -262, -130, 230, -5),
      festival('lantern-gold', 270, -140, 210, 6),
      festival('rabbit', 0, 10, 440),
      festival('peony', -206, 176, 220, -8),
      festival('mooncake', 206, 180, 220, 8),
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#fff3c0',
  },
];
