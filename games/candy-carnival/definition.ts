/** Candy Carnival: forty lines, mystery sweets, free spins with a rising multiplier. */
import { defineSlot } from '../kit/slot/definition.ts';
import { fortyLines5x4 } from '../kit/slot/lines.ts';

export default defineSlot({
  code: 'candy-carnival',
  title: 'Candy Carnival',
  version: 1,
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
      'lollipop bean donut caramel bear mint cupcake bean heart caramel bear donut mint lollipop bean cupcake scatter caramel heart bear mint donut bean caramel bear cupcake mint mystery mystery mystery heart',
      'mint heart bean caramel lollipop donut bear mint mystery mystery mystery cupcake bean heart caramel bear mint donut bean cupcake caramel lollipop bear heart mint bean donut caramel wild bear cupcake',
      'caramel bear mint cupcake heart bean caramel wild bear donut mint lollipop cupcake bean caramel heart bear mint donut mystery mystery mystery bean caramel cupcake bear mint heart lollipop scatter bean donut',
      'bean mystery mystery mystery lollipop caramel donut bear mint cupcake bean heart caramel bear donut mint bean lollipop cupcake caramel bear heart wild mint donut bean caramel bear cupcake mint heart',
      'cupcake wild mint heart bean caramel bear donut lollipop mint cupcake bean mystery mystery mystery heart caramel bear mint donut bean scatter cupcake caramel bear lollipop heart mint bean donut caramel bear',
    ],
  },
  evaluation: { kind: 'lines', lines: fortyLines5x4, direction: 'left' },
  betCoins: 40,
  pays: {
    lollipop: { 3: 20, 4: 80, 5: 300 },
    cupcake: { 3: 12, 4: 40, 5: 150 },
    donut: { 3: 10, 4: 30, 5: 120 },
    heart: { 3: 8, 4: 25, 5: 100 },
    bear: { 3: 4, 4: 12, 5: 50 },
    bean: { 3: 4, 4: 10, 5: 40 },
    mint: { 3: 3, 4: 8, 5: 30 },
    caramel: { 3: 3, 4: 8, 5: 30 },
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
  volatility: 'low',
});
