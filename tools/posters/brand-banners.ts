import { andamanBanners } from './andaman-art.ts';
import { bonbonBanners } from './bonbon-banners.ts';
import { borealisBanners } from './borealis-art.ts';
import { gerbangBanners } from './gerbang-art.ts';
import { madangBanners } from './madang-art.ts';
import { meridianBanners } from './meridian-art.ts';
import { nukkadBanners } from './nukkad-art.ts';
import { belmareBanners } from './belmare-art.ts';
import { buganBanners } from './bugan-art.ts';
import { ruyiBanners } from './ruyi-art.ts';
import { jeepney, parol } from './fiesta-art.ts';
import { carved, seven, small } from './figure-materials.ts';
import { idol, lacquer } from './material.ts';
import type { Actor } from './poster.ts';
import type { BrandCode } from './brand-marks.ts';
import { nightjarBanners } from './nightjar-banners.ts';
import type { SceneName } from './scenes/index.ts';
import { saolaBanners } from './saola-art.ts';
import { yokochoBanners } from './yokocho-art.ts';
import { zatlanBanners } from './zatlan-art.ts';

/** A hero picture without words: the scene, and the figures in its right half. */
export type Banner = {
  scene: SceneName;
  actors: readonly Actor[];
  /** A roulette wheel at the hero's feet. */
  wheel?: { radius: number; down: number };
  /** Stacks of chips: offset from the hero, number of chips, and hue. */
  chips?: readonly { x: number; y: number; count: number; hue: number }[];
  coins: { flying: number; heaped: number };
  glint: string;
  /** False where the side for words is left as light as the rest. */
  isShaded?: boolean;
  /** The colour of a line round each figure, as in print; none without it. */
  outline?: string;
  /** What the picture may weigh at its full width, where that is less than others may. */
  most_bytes?: number;
};

/** Three hero pictures of each demo brand. */
export const banners: Record<BrandCode, readonly [Banner, Banner, Banner]> = {
  andaman: andamanBanners,
  aurum: [
    {
      scene: 'goldenSalon',
      wheel: { radius: 270, down: 150 },
      chips: [
        { x: -330, y: 236, count: 6, hue: 352 },
        { x: -262, y: 262, count: 4, hue: 45 },
        { x: 318, y: 246, count: 7, hue: 222 },
        { x: 258, y: 270, count: 3, hue: 352 },
      ],
      actors: [
        { kind: 'card', rank: 'A', suit: 'spades', at: { x: -66, y: -70 }, size: 236, turn: -14 },
        { kind: 'card', rank: 'A', suit: 'hearts', at: { x: 74, y: -72 }, size: 236, turn: 12 },
        {
          kind: 'figure',
          name: 'queen-crown',
          at: { x: 4, y: -164 },
          size: 160,
          turn: -3,
          material: small(idol('gold', '#7a0a24', '#ffe0a0'), 9),
        },
      ],
      coins: { flying: 20, heaped: 0 },
      glint: '#fff3c0',
    },
    {
      scene: 'palace',
      actors: [
        {
          kind: 'figure',
          name: 'spiked-dragon-head',
          at: { x: 0, y: 40 },
          size: 470,
          material: idol('gold', '#8a0f14', '#ff7a1e'),
        },
        { kind: 'gem', at: { x: 150, y: 218 }, size: 100, hue: 356, cut: 'brilliant' },
        { kind: 'gem', at: { x: -196, y: 236 }, size: 76, hue: 146, cut: 'emerald', turn: -14 },
      ],
      coins: { flying: 22, heaped: 46 },
      glint: '#fff3c0',
    },
    {
      scene: 'showroom',
      actors: [
        {
          kind: 'letters',
          text: '7',
          font: 'alfa-slab-one',
          at: { x: -158, y: 80 },
          size: 340,
          turn: -12,
          material: seven(),
        },
        {
          kind: 'letters',
          text: '7',
          font: 'alfa-slab-one',
          at: { x: 168, y: 84 },
          size: 330,
          turn: 13,
          material: seven(),
        },
        {
          kind: 'letters',
          text: '7',
          font: 'alfa-slab-one',
          at: { x: 4, y: 40 },
          size: 450,
          turn: -2,
          material: seven(),
        },
      ],
      coins: { flying: 26, heaped: 40 },
      glint: '#ffffff',
    },
  ],
  tropico: [
    {
      scene: 'temple',
      actors: [
        {
          kind: 'figure',
          name: 'ceremonial-mask',
          at: { x: 0, y: 20 },
          size: 440,
          material: { ...carved('#ffd24a'), plate: { colour: '#128a70', close: 26 } },
        },
        {
          kind: 'figure',
          name: 'djembe',
          at: { x: 214, y: 184 },
          size: 240,
          turn: 12,
          material: small(carved('#ff9a3a'), 11),
        },
        {
          kind: 'figure',
          name: 'djembe',
          at: { x: -216, y: 196 },
          size: 210,
          turn: -12,
          material: small(carved('#ff9a3a'), 11),
        },
        { kind: 'gem', at: { x: 4, y: 262 }, size: 84, hue: 150, cut: 'emerald' },
      ],
      coins: { flying: 14, heaped: 30 },
      glint: '#ffe9a0',
    },
    {
      scene: 'bamboo',
      actors: [
        {
          kind: 'figure',
          name: 'tiger-head',
          at: { x: 0, y: 34 },
          size: 480,
          turn: -3,
          material: idol('ember', '#2a0c00', '#fff27a', '#fff0a0'),
        },
        { kind: 'picture', emoji: '🦜', at: { x: 290, y: -70 }, size: 170, turn: 6 },
      ],
      coins: { flying: 20, heaped: 44 },
      glint: '#fffbd0',
    },
    {
      scene: 'sea',
      actors: [
        {
          kind: 'figure',
          name: 'crossed-swords',
          at: { x: 0, y: 40 },
          size: 470,
          material: idol('steel', '#14202a', '#ffe9a0', '#ffe9c0'),
        },
        {
          kind: 'figure',
          name: 'pirate-skull',
          at: { x: 4, y: 6 },
          size: 360,
          material: idol('bone', '#1c0f0a', '#fff2b8', '#ffd08a', 34),
        },
        {
          kind: 'figure',
          name: 'open-treasure-chest',
          at: { x: 190, y: 206 },
          size: 260,
          turn: 4,
          material: small(idol('gold', '#4a1c08', '#ffd24a'), 10),
        },
        { kind: 'picture', emoji: '🦜', at: { x: -236, y: -30 }, size: 150, turn: -6 },
      ],
      coins: { flying: 16, heaped: 44 },
      glint: '#fff6d0',
    },
  ],
  meridian: meridianBanners,
  fiesta: [
    {
      scene: 'street',
      actors: [
        {
          kind: 'drawn',
          draw: parol,
          at: { x: -292, y: -96 },
          size: 210,
          turn: -6,
          material: small(lacquer('#ffd27a', '#fff2c0'), 9),
        },
        {
          kind: 'drawn',
          draw: parol,
          at: { x: 300, y: -92 },
          size: 210,
          turn: 6,
          material: small(lacquer('#ffd27a', '#fff2c0'), 9),
        },
        {
          kind: 'drawn',
          draw: jeepney,
          at: { x: 0, y: 40 },
          size: 450,
          material: { ...lacquer('#ffd27a', '#fff6d0'), bevel: 10 },
        },
      ],
      coins: { flying: 14, heaped: 0 },
      glint: '#fff6d0',
    },
    {
      scene: 'party',
      actors: [
        {
          kind: 'coloured',
          name: 'mango',
          at: { x: -196, y: 74 },
          size: 230,
          turn: -10,
          material: lacquer('#ffd24a'),
        },
        {
          kind: 'coloured',
          name: 'pineapple',
          at: { x: 6, y: -20 },
          size: 430,
          turn: 4,
          material: lacquer('#ffe14d'),
        },
        {
          kind: 'coloured',
          name: 'watermelon',
          at: { x: 200, y: 96 },
          size: 240,
          turn: 10,
          material: lacquer('#ff5a7a'),
        },
        {
          kind: 'coloured',
          name: 'banana',
          at: { x: -120, y: 206 },
          size: 170,
          turn: 12,
          material: small(lacquer('#ffe14d'), 9),
        },
        {
          kind: 'coloured',
          name: 'cherries',
          at: { x: 110, y: 214 },
          size: 160,
          turn: -8,
          material: small(lacquer('#ff3b4e'), 9),
        },
      ],
      coins: { flying: 14, heaped: 30 },
      glint: '#ffffff',
    },
    {
      scene: 'street',
      actors: [
        {
          kind: 'drawn',
          draw: parol,
          at: { x: 0, y: 10 },
          size: 500,
          material: { ...lacquer('#ffb02e', '#fff2c0'), bevel: 12 },
        },
        {
          kind: 'figure',
          name: 'guitar',
          at: { x: 232, y: 130 },
          size: 280,
          turn: 8,
          material: small(carved('#ffb45a'), 11),
        },
        {
          kind: 'figure',
          name: 'drum',
          at: { x: -226, y: 168 },
          size: 210,
          turn: -8,
          material: small(carved('#ff8a4a'), 11),
        },
      ],
      coins: { flying: 6, heaped: 0 },
      glint: '#fff2c0',
    },
  ],
  bonbon: bonbonBanners,
  nightjar: nightjarBanners,
  belmare: belmareBanners,
  gerbang: gerbangBanners,
  madang: madangBanners,
  nukkad: nukkadBanners,
  yokocho: yokochoBanners,
  ruyi: ruyiBanners,
  bugan: buganBanners,
  saola: saolaBanners,
  zatlan: zatlanBanners,
  borealis: borealisBanners,
};
