/** Corsair Gold: forty lines, hold and respin over twenty cells. */
import { defineSlot } from '../kit/slot/definition.ts';
import { fortyLines5x4 } from '../kit/slot/lines.ts';

export default defineSlot({
  code: 'corsair-gold',
  title: 'Corsair Gold',
  version: 1,
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
      'captain ace galleon coin coin queen rum ten king compass parrot jack ace galleon queen rum captain ten king coin coin compass jack ace galleon queen parrot rum ten king compass jack',
      'king compass coin coin jack ace captain galleon queen rum ten king compass jack ace parrot galleon wild wild queen coin coin rum ten captain king compass jack ace galleon queen rum ten parrot',
      'queen rum ten king parrot compass jack coin coin coin ace galleon queen captain rum ten king compass jack ace galleon parrot queen rum ten coin coin coin king compass captain jack wild wild ace galleon',
      'jack captain ace galleon queen rum ten king wild wild compass jack parrot ace galleon coin coin queen rum captain ten king compass jack ace galleon queen rum parrot ten king coin coin compass',
      'ten parrot king compass coin coin jack ace galleon captain queen rum ten king compass jack ace parrot galleon queen coin coin rum wild wild ten king captain compass jack ace galleon queen rum',
    ],
  },
  evaluation: { kind: 'lines', lines: fortyLines5x4, direction: 'left' },
  betCoins: 40,
  pays: {
    wild: { 3: 20, 4: 100, 5: 400 },
    captain: { 3: 20, 4: 100, 5: 400 },
    parrot: { 3: 15, 4: 60, 5: 250 },
    galleon: { 3: 10, 4: 40, 5: 150 },
    compass: { 3: 8, 4: 30, 5: 120 },
    rum: { 3: 8, 4: 25, 5: 100 },
    ace: { 3: 4, 4: 15, 5: 50 },
    king: { 3: 4, 4: 15, 5: 50 },
    queen: { 3: 3, 4: 12, 5: 40 },
    jack: { 3: 3, 4: 10, 5: 30 },
    ten: { 3: 3, 4: 10, 5: 30 },
  },
  features: {
    holdAndRespin: {
      symbol: 'coin',
      trigger: 7,
      respins: 3,
      landChance: [1, 18],
      values: [
        { bets: 1, weight: 55 },
        { bets: 2, weight: 22 },
        { bets: 4, weight: 12 },
        { bets: 8, weight: 6 },
        { bets: 15, weight: 3, jackpot: 'mini' },
        { bets: 50, weight: 1, jackpot: 'minor' },
        { bets: 250, weight: 1, jackpot: 'major' },
      ],
      grandBets: 2500,
    },
  },
  volatility: 'very-high',
});
