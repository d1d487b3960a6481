/** Lantern Festival: 243 ways, lanterns multiply any spin by chance, more so in free spins. */
import { defineSlot } from '../kit/slot/definition.ts';

export default defineSlot({
  code: 'lantern-festival',
  title: 'Lantern Festival',
  version: 1,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'rabbit', name: 'Jade Rabbit', kind: 'high' },
    { id: 'lantern-gold', name: 'Gold Lantern', kind: 'high' },
    { id: 'lantern-red', name: 'Red Lantern', kind: 'high' },
    { id: 'mooncake', name: 'Mooncake', kind: 'high' },
    { id: 'teapot', name: 'Teapot', kind: 'low' },
    { id: 'peony', name: 'Peony', kind: 'low' },
    { id: 'lute', name: 'Moon Lute', kind: 'low' },
    { id: 'plum', name: 'Plum Blossom', kind: 'low' },
    { id: 'knot', name: 'Silk Knot', kind: 'low' },
    { id: 'wild', name: 'Harvest Moon', kind: 'wild' },
    { id: 'scatter', name: 'Firework', kind: 'scatter' },
  ],
  strips: {
    base: [
      'rabbit peony lantern-red plum teapot lute knot peony mooncake lantern-gold plum teapot lantern-red lute knot rabbit peony scatter plum mooncake teapot lute knot lantern-red peony lantern-gold plum teapot lute mooncake knot',
      'lute mooncake knot peony plum rabbit lantern-red teapot lute knot peony mooncake plum teapot lantern-gold lute lantern-red scatter knot peony plum rabbit teapot mooncake lute knot peony lantern-red plum wild teapot lantern-gold',
      'plum teapot lute knot lantern-gold mooncake peony plum wild teapot lantern-red lute rabbit knot peony plum mooncake teapot lute lantern-red knot lantern-gold peony plum teapot lute mooncake rabbit scatter knot peony lantern-red',
      'knot peony rabbit plum lantern-red teapot lute knot scatter peony mooncake plum lantern-gold teapot lantern-red lute knot peony rabbit plum teapot mooncake wild lute knot lantern-red peony plum lantern-gold teapot lute mooncake',
      'scatter lute lantern-gold knot mooncake peony plum teapot lantern-red rabbit lute knot peony mooncake plum teapot lute lantern-gold lantern-red knot peony plum teapot rabbit mooncake lute knot peony lantern-red plum teapot',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 25,
  pays: {
    rabbit: { 3: 20, 4: 60, 5: 250 },
    'lantern-gold': { 3: 15, 4: 40, 5: 150 },
    'lantern-red': { 3: 8, 4: 25, 5: 100 },
    mooncake: { 3: 8, 4: 20, 5: 80 },
    teapot: { 3: 4, 4: 10, 5: 30 },
    peony: { 3: 4, 4: 10, 5: 30 },
    lute: { 3: 3, 4: 8, 5: 25 },
    plum: { 3: 3, 4: 8, 5: 25 },
    knot: { 3: 2, 4: 6, 5: 20 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  features: {
    boost: {
      phases: ['base', 'free'],
      outcomes: [
        { multiplier: 1, weight: 20 },
        { multiplier: 2, weight: 3 },
        { multiplier: 3, weight: 2 },
        { multiplier: 8, weight: 1 },
      ],
    },
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 20 },
      retriggers: { 3: 5, 4: 5, 5: 5 },
      maxSpins: 35,
      multiplier: { start: 1, step: 0, max: 1 },
      special: null,
    },
  },
  volatility: 'low',
});
