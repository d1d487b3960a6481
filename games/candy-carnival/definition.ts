/** Candy Carnival: forty lines, mystery sweets, free spins with a rising multiplier. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { fortyLines5x4 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'candy-carnival',
  title: 'Candy Carnival',
  theme: 'candy',
  version: 3,
  reels: 5,
  rows: 4,
  symbols: [
    { id: 'wild', name: 'Candy Star', kind: 'wild' },
    { id: 'lollipop', name: 'Lollipop', kind: 'high' },
    { id: 'cupcake', name: 'Cupcake', kind: 'high' },
    { id: 'donut', name: 'Donut', kind: 'high' },
    { id: 'heart', name: 'Candy Heart', kind: 'high' },
    { id: 'bear', name: 'Gummy Bear', kind: 'low' },
    { id: 'bean', name: 'Jelly Bean', kind: 'low' },
    { id: 'mint', name: 'Peppermint', kind: 'low' },
    { id: 'caramel', name: 'Caramel', kind: 'low' },
    { id: 'mystery', name: 'Wrapped Surprise', kind: 'mystery' },
    { id: 'scatter', name: 'Carousel', kind: 'scatter' },
  ],
  strips: {
    base: [
      'lollipop bean donut caramel bear mint cupcake bean scatter heart caramel bear donut mint lollipop bean cupcake caramel heart bear mint donut bean scatter caramel bear cupcake mint mystery mystery mystery heart',
      'mint heart bean caramel lollipop donut bear mint mystery mystery mystery cupcake bean heart caramel bear mint donut bean cupcake caramel lollipop bear heart mint bean donut caramel wild bear cupcake',
      'caramel bear mint cupcake heart bean caramel wild bear donut mint lollipop cupcake bean scatter caramel heart bear mint donut mystery mystery mystery bean caramel cupcake bear mint heart lollipop bean scatter donut',
      'bean mystery mystery mystery lollipop caramel donut bear mint cupcake bean heart caramel bear donut mint bean lollipop cupcake caramel bear heart wild mint donut bean caramel bear cupcake mint heart',
      'cupcake wild mint heart bean caramel bear donut lollipop mint scatter cupcake bean mystery mystery mystery heart caramel bear mint donut bean cupcake caramel bear lollipop heart mint scatter bean donut caramel bear',
    ],
  },
  evaluation: { kind: 'lines', lines: fortyLines5x4, direction: 'left' },
  betCoins: 40,
  pays: {
    lollipop: { 3: 55, 4: 210, 5: 800 },
    cupcake: { 3: 32, 4: 105, 5: 390 },
    donut: { 3: 27, 4: 80, 5: 320 },
    heart: { 3: 21, 4: 65, 5: 270 },
    bear: { 3: 11, 4: 32, 5: 135 },
    bean: { 3: 11, 4: 27, 5: 105 },
    mint: { 3: 8, 4: 21, 5: 80 },
    caramel: { 3: 8, 4: 21, 5: 80 },
  },
  features: {
    mystery: {
      symbol: 'mystery',
      weights: { lollipop: 1, cupcake: 1, donut: 2, heart: 2, bear: 3, bean: 3, mint: 3, caramel: 3 },
    },
    freeSpins: {
      awards: { 3: 8 },
      retriggers: { 3: 4 },
      maxSpins: 20,
      multiplier: { start: 1, step: 1, max: 5 },
      special: null,
    },
  },
  buy: { spins: 8, priceCoins: 880 },
  volatility: 'medium',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
