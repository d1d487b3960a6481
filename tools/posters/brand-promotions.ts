import { bonbonSpins } from './bonbon-banners.ts';
import type { Banner } from './brand-banners.ts';
import type { BrandCode } from './brand-marks.ts';
import { nukkadSpins } from './nukkad-art.ts';
import { idol, lacquer, type RampName } from './material.ts';
import type { Actor } from './poster.ts';
import { promotionHeroes } from './promotion-heroes.ts';
import type { SceneName } from './scenes/index.ts';

/** The subjects of promotions. Every brand has a picture of each. */
export const promotionSubjects = ['welcome', 'gift', 'spins', 'reload', 'cashback', 'vip'] as const;
export type PromotionSubject = (typeof promotionSubjects)[number];

/** A brand's style for its promotion pictures: the scenes, the material, and the colour of the glow. */
interface Dress {
  readonly scenes: Record<PromotionSubject, SceneName>;
  readonly ramp: RampName;
  readonly plate: string;
  readonly glow: string;
  readonly hue: number;
  readonly glint: string;
  readonly outline?: string;
}

const dresses: Record<BrandCode, Dress> = {
  andaman: {
    scenes: {
      welcome: 'trench',
      gift: 'reef',
      spins: 'trench',
      reload: 'karstDay',
      cashback: 'karstDusk',
      vip: 'karstDusk',
    },
    ramp: 'gold',
    plate: '#066078',
    glow: '#d8fbff',
    hue: 186,
    glint: '#ffffff',
  },
  aurum: {
    scenes: {
      welcome: 'goldenSalon',
      gift: 'palace',
      spins: 'palace',
      reload: 'showroom',
      cashback: 'goldenSalon',
      vip: 'showroom',
    },
    ramp: 'gold',
    plate: '#7a0a24',
    glow: '#ffe0a0',
    hue: 356,
    glint: '#fff3c0',
  },
  tropico: {
    scenes: {
      welcome: 'temple',
      gift: 'bamboo',
      spins: 'temple',
      reload: 'river',
      cashback: 'sea',
      vip: 'bamboo',
    },
    ramp: 'gold',
    plate: '#0a5a3a',
    glow: '#ffe9a0',
    hue: 150,
    glint: '#ffe9a0',
  },
  meridian: {
    scenes: {
      welcome: 'sapphireSalon',
      gift: 'skyline',
      spins: 'manor',
      reload: 'sapphireSalon',
      cashback: 'skyline',
      vip: 'cosmos',
    },
    ramp: 'silver',
    plate: '#12409a',
    glow: '#a8d8ff',
    hue: 214,
    glint: '#e4f6ff',
  },
  fiesta: {
    scenes: {
      welcome: 'street',
      gift: 'party',
      spins: 'party',
      reload: 'street',
      cashback: 'street',
      vip: 'party',
    },
    ramp: 'gold',
    plate: '#a3123f',
    glow: '#fff2c0',
    hue: 322,
    glint: '#fff6d0',
  },
  bonbon: {
    scenes: {
      welcome: 'candyland',
      gift: 'party',
      spins: 'candyland',
      reload: 'party',
      cashback: 'candyland',
      vip: 'party',
    },
    ramp: 'gold',
    plate: '#c2146e',
    glow: '#ffffff',
    hue: 326,
    glint: '#ffffff',
  },
  nightjar: {
    scenes: {
      welcome: 'skyline',
      gift: 'blackTable',
      spins: 'skyline',
      reload: 'blackTable',
      cashback: 'greenTable',
      vip: 'moonlight',
    },
    ramp: 'steel',
    plate: '#2c3a06',
    glow: '#d8ff7a',
    hue: 74,
    glint: '#f0ffc0',
  },
  yokocho: {
    scenes: {
      welcome: 'alley',
      gift: 'alley',
      spins: 'alley',
      reload: 'alley',
      cashback: 'alley',
      vip: 'alley',
    },
    ramp: 'silver',
    plate: '#5a0a4a',
    glow: '#ff6fc0',
    hue: 318,
    glint: '#dff8ff',
  },
  belmare: {
    scenes: {
      welcome: 'riviera',
      gift: 'riviera',
      spins: 'reef',
      reload: 'riviera',
      cashback: 'riviera',
      vip: 'riviera',
    },
    ramp: 'gold',
    plate: '#0d4f86',
    glow: '#fff2c8',
    hue: 206,
    glint: '#ffffff',
  },
  nukkad: {
    scenes: {
      welcome: 'horizon',
      gift: 'horizon',
      spins: 'horizon',
      reload: 'horizon',
      cashback: 'horizon',
      vip: 'horizon',
    },
    ramp: 'gold',
    plate: '#5a1478',
    glow: '#ff9ad5',
    hue: 316,
    glint: '#fff3c0',
  },
  gerbang: {
    scenes: {
      welcome: 'gate',
      gift: 'gate',
      spins: 'bamboo',
      reload: 'gate',
      cashback: 'gate',
      vip: 'gate',
    },
    ramp: 'gold',
    plate: '#7a1410',
    glow: '#ffe0a0',
    hue: 36,
    glint: '#fff3c0',
  },
  ruyi: {
    scenes: {
      welcome: 'palace',
      gift: 'river',
      spins: 'palace',
      reload: 'pond',
      cashback: 'palace',
      vip: 'river',
    },
    ramp: 'gold',
    plate: '#8f1216',
    glow: '#ffe0a0',
    hue: 356,
    glint: '#fff3c0',
  },
  bugan: {
    scenes: {
      welcome: 'steppe',
      gift: 'steppeDawn',
      spins: 'steppeNight',
      reload: 'steppeRain',
      cashback: 'steppeSnow',
      vip: 'steppeEclipse',
    },
    ramp: 'gold',
    plate: '#141210',
    glow: '#ffe3a0',
    hue: 4,
    glint: '#ffffff',
  },
  saola: {
    scenes: {
      welcome: 'reliefBay',
      gift: 'reliefTerraces',
      spins: 'pond',
      reload: 'reliefDunes',
      cashback: 'river',
      vip: 'terraces',
    },
    ramp: 'gold',
    plate: '#0b4a4a',
    glow: '#fff2b8',
    hue: 168,
    glint: '#ffffff',
  },
  zatlan: {
    scenes: {
      welcome: 'comicSky',
      gift: 'comicDusk',
      spins: 'comicDusk',
      reload: 'comicDawn',
      cashback: 'comicDawn',
      vip: 'comicSky',
    },
    ramp: 'gold',
    plate: '#c4141e',
    glow: '#fff3b0',
    hue: 210,
    glint: '#ffffff',
    outline: '#17130d',
  },
  borealis: {
    scenes: {
      welcome: 'northernLake',
      gift: 'northernDawn',
      spins: 'northernIce',
      reload: 'northernLake',
      cashback: 'northernDawn',
      vip: 'northernIce',
    },
    ramp: 'silver',
    plate: '#0c5a52',
    glow: '#9affd8',
    hue: 168,
    glint: '#e4fff6',
  },
  madang: {
    scenes: {
      welcome: 'theatreStage',
      gift: 'theatreHouse',
      spins: 'theatreHouse',
      reload: 'theatreStage',
      cashback: 'theatreWings',
      vip: 'theatreHouse',
    },
    ramp: 'gold',
    plate: '#7a0a1c',
    glow: '#ffe0a0',
    hue: 350,
    glint: '#fff3c0',
  },
};

/** The picture of a brand's promotion: its subject large in the middle, in the brand's style. */
export function promotionPicture(code: BrandCode, subject: PromotionSubject): Banner {
  const dress = dresses[code];
  return {
    scene: dress.scenes[subject],
    actors: actorsOf(subject, dress, code),
    coins: coinsOf[subject],
    glint: dress.glint,
    ...(dress.outline && { outline: dress.outline }),
  };
}

const coinsOf: Record<PromotionSubject, Banner['coins']> = {
  welcome: { flying: 20, heaped: 44 },
  gift: { flying: 10, heaped: 0 },
  spins: { flying: 12, heaped: 26 },
  reload: { flying: 16, heaped: 40 },
  cashback: { flying: 24, heaped: 30 },
  vip: { flying: 10, heaped: 30 },
};

function actorsOf(subject: PromotionSubject, dress: Dress, code: BrandCode): readonly Actor[] {
  const { ramp, plate, glow, hue } = dress;
  const hero = idol(ramp, plate, glow);
  const stands = promotionHeroes[code];
  switch (subject) {
    case 'welcome':
      return [
        { kind: 'figure', name: stands.welcome, at: { x: 0, y: 50 }, size: 430, material: hero },
        { kind: 'gem', at: { x: -236, y: 196 }, size: 110, hue, cut: 'brilliant', turn: -12 },
        { kind: 'gem', at: { x: 240, y: 200 }, size: 96, hue: (hue + 60) % 360, cut: 'emerald', turn: 12 },
      ];
    case 'gift':
      return [
        { kind: 'figure', name: stands.gift, at: { x: 0, y: 30 }, size: 400, turn: -4, material: hero },
        { kind: 'coin', at: { x: -250, y: 170 }, size: 120, tilt: 0.8, turn: -16 },
        { kind: 'coin', at: { x: 246, y: 130 }, size: 96, tilt: 0.7, turn: 18 },
      ];
    case 'spins':
      if (code === 'bonbon') return bonbonSpins;
      if (code === 'nukkad') return nukkadSpins;
      return code === 'fiesta'
        ? [
            {
              kind: 'coloured',
              name: 'pineapple',
              at: { x: 0, y: -10 },
              size: 400,
              turn: 4,
              material: lacquer('#ffe14d'),
            },
            {
              kind: 'coloured',
              name: 'mango',
              at: { x: -212, y: 110 },
              size: 230,
              turn: -10,
              material: lacquer('#ffd24a'),
            },
            {
              kind: 'coloured',
              name: 'watermelon',
              at: { x: 216, y: 116 },
              size: 240,
              turn: 10,
              material: lacquer('#ff5a7a'),
            },
          ]
        : [
            { kind: 'figure', name: spinsHero[code], at: { x: 0, y: 26 }, size: 430, material: hero },
            { kind: 'gem', at: { x: 232, y: 196 }, size: 104, hue, cut: 'emerald', turn: 10 },
            { kind: 'gem', at: { x: -232, y: 204 }, size: 88, hue: (hue + 120) % 360, cut: 'hex', turn: -10 },
          ];
    case 'reload':
      return [
        { kind: 'figure', name: stands.reload, at: { x: 0, y: 40 }, size: 400, turn: 3, material: hero },
        { kind: 'coin', at: { x: 236, y: 196 }, size: 130, tilt: 0.85, turn: 14 },
        { kind: 'coin', at: { x: -232, y: 206 }, size: 116, tilt: 0.8, turn: -14 },
      ];
    case 'cashback':
      return [
        { kind: 'figure', name: stands.cashback, at: { x: 0, y: 40 }, size: 420, material: hero },
        { kind: 'coin', at: { x: 20, y: -226 }, size: 110, tilt: 0.9, turn: 8 },
      ];
    case 'vip':
      return [
        { kind: 'figure', name: stands.vip, at: { x: 0, y: 20 }, size: 420, material: hero },
        { kind: 'gem', at: { x: 0, y: 236 }, size: 104, hue, cut: 'brilliant' },
        { kind: 'gem', at: { x: -210, y: 206 }, size: 86, hue: (hue + 180) % 360, cut: 'drop', turn: -14 },
        { kind: 'gem', at: { x: 210, y: 206 }, size: 86, hue: (hue + 180) % 360, cut: 'drop', turn: 14 },
      ];
  }
}

/** The figure that stands for the game of a brand's free spins. */
const spinsHero: Record<Exclude<BrandCode, 'fiesta' | 'bonbon' | 'nukkad'>, string> = {
  andaman: 'trident',
  aurum: 'spiked-dragon-head',
  tropico: 'ceremonial-mask',
  meridian: 'vampire-dracula',
  nightjar: 'owl',
  belmare: 'trident',
  yokocho: 'katana',
  ruyi: 'spiked-dragon-head',
  bugan: 'pharoah',
  gerbang: 'djembe',
  saola: 'double-fish',
  zatlan: 'thor-hammer',
  borealis: 'owl',
  madang: 'ringing-bell',
};
