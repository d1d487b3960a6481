/** Crystal Gems: ten lines both ways, expanding wilds that hold for respins. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { tenLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'crystal-gems',
  title: 'Crystal Gems',
  theme: 'gems',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Star Prism', kind: 'wild' },
    { id: 'diamond', name: 'Diamond', kind: 'high' },
    { id: 'ruby', name: 'Ruby', kind: 'high' },
    { id: 'emerald', name: 'Emerald', kind: 'high' },
    { id: 'sapphire', name: 'Sapphire', kind: 'low' },
    { id: 'amethyst', name: 'Amethyst', kind: 'low' },
    { id: 'topaz', name: 'Topaz', kind: 'low' },
    { id: 'aquamarine', name: 'Aquamarine', kind: 'low' },
  ],
  strips: {
    base: [
      'diamond topaz emerald amethyst aquamarine ruby sapphire topaz amethyst emerald aquamarine sapphire diamond topaz ruby amethyst aquamarine sapphire emerald topaz amethyst ruby aquamarine sapphire',
      'topaz emerald amethyst aquamarine sapphire ruby topaz amethyst emerald diamond aquamarine sapphire wild topaz amethyst ruby aquamarine emerald sapphire topaz diamond amethyst aquamarine sapphire emerald topaz ruby amethyst aquamarine sapphire diamond',
      'aquamarine sapphire topaz diamond emerald amethyst aquamarine sapphire topaz ruby amethyst emerald aquamarine sapphire diamond topaz amethyst aquamarine sapphire emerald ruby topaz wild amethyst diamond aquamarine sapphire topaz emerald amethyst ruby',
      'amethyst aquamarine wild ruby sapphire topaz amethyst emerald diamond aquamarine sapphire topaz amethyst ruby aquamarine emerald sapphire topaz diamond amethyst aquamarine sapphire emerald topaz ruby amethyst aquamarine diamond sapphire topaz emerald',
      'ruby aquamarine sapphire topaz amethyst emerald diamond aquamarine sapphire ruby topaz amethyst aquamarine emerald sapphire topaz ruby amethyst diamond aquamarine sapphire topaz emerald amethyst',
    ],
  },
  evaluation: { kind: 'lines', lines: tenLines5x3, direction: 'both' },
  betCoins: 10,
  pays: {
    diamond: { 3: 8, 4: 23, 5: 95 },
    ruby: { 3: 4, 4: 9, 5: 45 },
    emerald: { 3: 3, 4: 8, 5: 23 },
    sapphire: { 3: 2, 4: 4, 5: 13 },
    amethyst: { 3: 1, 4: 3, 5: 9 },
    topaz: { 3: 1, 4: 2, 5: 8 },
    aquamarine: { 3: 1, 4: 2, 5: 8 },
  },
  features: { expandingWilds: { reels: [1, 2, 3], phases: ['base'], respin: true, sticky: false } },
  volatility: 'medium',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
