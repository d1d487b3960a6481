/** Four Elixirs: twenty lines, and free spins whose form the player chooses. All four forms return exactly the same. */
import type { FreeSpins } from '../kinds/slot/engine/definition.ts';
import { twentyLines5x3 } from '../kinds/slot/engine/lines.ts';
import { defineChoices } from '../kinds/slot/choice/definition.ts';

/**
 * The multipliers of all spins of a form add up to 60, 80 or 120, by the number of scatters. As every free spin turns the same
 * reels and none adds spins, that sum times the mean of one spin is what any form returns.
 */
const spinsOf = (
  three: number,
  four: number,
  five: number,
  multiplier: FreeSpins['multiplier'],
): FreeSpins => ({
  awards: { 3: three, 4: four, 5: five },
  retriggers: {},
  maxSpins: five,
  multiplier,
  special: null,
});

export default defineChoices({
  code: 'four-elixirs',
  title: 'Four Elixirs',
  theme: 'myth',
  version: 1,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Philosopher’s Stone', kind: 'wild' },
    { id: 'grimoire', name: 'Grimoire', kind: 'high' },
    { id: 'hourglass', name: 'Hourglass', kind: 'high' },
    { id: 'mortar', name: 'Mortar', kind: 'high' },
    { id: 'candle', name: 'Candle', kind: 'high' },
    { id: 'fire', name: 'Sign of Fire', kind: 'low' },
    { id: 'air', name: 'Sign of Air', kind: 'low' },
    { id: 'earth', name: 'Sign of Earth', kind: 'low' },
    { id: 'water', name: 'Sign of Water', kind: 'low' },
    { id: 'scatter', name: 'Alembic', kind: 'scatter' },
  ],
  strips: {
    base: [
      'grimoire water air candle earth fire mortar water scatter air hourglass earth candle fire water mortar air earth grimoire fire water hourglass air candle earth fire mortar water air earth',
      'hourglass air water candle fire earth wild mortar water air grimoire fire earth candle water air scatter mortar earth fire hourglass water air candle earth fire mortar water grimoire air earth',
      'mortar earth water fire candle air scatter hourglass water earth wild grimoire fire air candle earth water mortar air fire hourglass earth water candle air fire earth mortar water air grimoire',
      'candle fire air water hourglass earth mortar wild air water grimoire fire earth candle scatter water mortar air fire hourglass earth water candle air earth mortar fire water grimoire air',
      'earth mortar water air candle fire scatter hourglass earth water grimoire air fire candle wild earth mortar water air hourglass fire earth candle water air mortar fire earth grimoire water',
    ],
    free: [
      'grimoire water air candle earth fire mortar water air hourglass earth candle fire water mortar air earth grimoire fire water hourglass air candle earth fire mortar water air earth',
      'hourglass air water candle fire earth wild mortar water air grimoire fire earth candle water air mortar earth fire hourglass water air candle earth fire mortar water grimoire air earth',
      'mortar earth water fire candle air hourglass water earth wild grimoire fire air candle earth water mortar air fire hourglass earth wild water candle air fire earth mortar water air grimoire',
      'candle fire air water hourglass earth mortar wild air water grimoire fire earth candle water mortar air fire hourglass earth water candle air earth mortar fire water grimoire air',
      'earth mortar water air candle fire hourglass earth water grimoire air fire candle wild earth mortar water air hourglass fire earth candle water air mortar fire earth grimoire water',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyLines5x3, direction: 'left' },
  betCoins: 20,
  pays: {
    grimoire: { 3: 55, 4: 180, 5: 600 },
    hourglass: { 3: 45, 4: 140, 5: 400 },
    mortar: { 3: 34, 4: 100, 5: 300 },
    candle: { 3: 28, 4: 75, 5: 220 },
    fire: { 3: 13, 4: 38, 5: 120 },
    air: { 3: 11, 4: 33, 5: 105 },
    earth: { 3: 9, 4: 28, 5: 95 },
    water: { 3: 8, 4: 22, 5: 75 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  features: {},
  choices: [
    { id: 'ruby', name: 'Ruby', freeSpins: spinsOf(3, 4, 6, { start: 20, step: 0, max: 20 }) },
    { id: 'amber', name: 'Amber', freeSpins: spinsOf(8, 10, 14, { start: 2, step: 2, max: 10 }) },
    { id: 'emerald', name: 'Emerald', freeSpins: spinsOf(12, 16, 24, { start: 5, step: 0, max: 5 }) },
    { id: 'sapphire', name: 'Sapphire', freeSpins: spinsOf(30, 40, 60, { start: 2, step: 0, max: 2 }) },
  ],
  chosenWhenAway: 'sapphire',
  volatility: 'medium',
  // No round can win as much: a form whose wins were cut would return less than the others.
  maxWin: { bets: 9_000, sinceVersion: 1 },
});
