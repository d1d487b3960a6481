/** Corsair Gold: forty lines, hold and respin over twenty cells. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { fortyLines5x4 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'corsair-gold',
  title: 'Corsair Gold',
  version: 2,
  reels: 5,
  rows: 4,
  symbols: [
    { id: 'wild', name: 'Jolly Roger', kind: 'wild' },
    { id: 'captain', name: 'Captain', kind: 'high' },
    { id: 'parrot', name: 'Parrot', kind: 'high' },
    { id: 'galleon', name: 'Galleon', kind: 'high' },
    { id: 'compass', name: 'Compass', kind: 'high' },
    { id: 'rum', name: 'Rum Barrel', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'coin', name: 'Doubloon', kind: 'coin' },
  ],
  strips: {
    base: [
      'captain ace galleon queen rum coin coin coin ten king compass parrot jack ace galleon queen rum captain ten king compass jack ace galleon queen parrot rum ten king compass jack',
      'king compass jack ace coin coin captain galleon queen rum ten king compass jack ace parrot galleon wild wild queen rum ten captain king compass jack ace galleon queen rum ten parrot',
      'queen rum ten king parrot compass jack ace galleon queen captain rum ten king compass coin coin coin coin jack ace galleon parrot queen rum ten king compass captain jack wild wild ace galleon',
      'jack captain ace galleon queen rum ten king wild wild compass jack parrot ace galleon queen rum captain ten king compass jack ace galleon queen rum parrot ten coin coin king compass',
      'ten parrot king compass jack ace galleon captain queen coin coin coin rum ten king compass jack ace parrot galleon queen rum wild wild ten king captain compass jack ace galleon queen rum',
    ],
  },
  evaluation: { kind: 'lines', lines: fortyLines5x4, direction: 'left' },
  betCoins: 40,
  pays: {
    wild: { 3: 37, 4: 185, 5: 740 },
    captain: { 3: 37, 4: 185, 5: 740 },
    parrot: { 3: 28, 4: 110, 5: 460 },
    galleon: { 3: 20, 4: 75, 5: 280 },
    compass: { 3: 15, 4: 55, 5: 220 },
    rum: { 3: 15, 4: 46, 5: 185 },
    ace: { 3: 7, 4: 28, 5: 95 },
    king: { 3: 7, 4: 28, 5: 95 },
    queen: { 3: 6, 4: 22, 5: 75 },
    jack: { 3: 6, 4: 19, 5: 55 },
    ten: { 3: 6, 4: 19, 5: 55 },
  },
  features: {
    holdAndRespin: {
      symbol: 'coin',
      trigger: 7,
      respins: 3,
      landChance: [1, 26],
      values: [
        { bets: 1, weight: 600 },
        { bets: 2, weight: 220 },
        { bets: 4, weight: 100 },
        { bets: 8, weight: 50 },
        { bets: 15, weight: 20, jackpot: 'mini' },
        { bets: 50, weight: 7, jackpot: 'minor' },
        { bets: 250, weight: 3, jackpot: 'major' },
      ],
      grandBets: 2500,
    },
  },
  volatility: 'high',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
