/** Samurai Moon: twenty-five lines, free spins doubled with expanding wilds. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { twentyFiveLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'samurai-moon',
  title: 'Samurai Moon',
  theme: 'asia',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Full Moon', kind: 'wild' },
    { id: 'samurai', name: 'Samurai', kind: 'high' },
    { id: 'lady', name: 'Lady Tomoe', kind: 'high' },
    { id: 'katana', name: 'Katana', kind: 'high' },
    { id: 'kabuto', name: 'Kabuto Helmet', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'scatter', name: 'Torii Gate', kind: 'scatter' },
  ],
  strips: {
    base: [
      'samurai king katana jack ace queen ten kabuto lady jack king katana queen ten ace samurai scatter jack kabuto queen king ten katana lady ace jack queen kabuto ten',
      'queen kabuto ten king jack samurai katana queen ace ten kabuto jack king lady queen katana scatter ten ace jack samurai kabuto queen king ten katana jack wild ace lady',
      'jack ace queen ten lady kabuto jack king wild katana queen samurai ace ten jack kabuto king queen katana ten lady ace jack queen kabuto samurai scatter ten king katana',
      'ten samurai king jack katana ace queen ten scatter kabuto jack lady king katana queen ten ace samurai jack kabuto wild queen king ten katana jack ace lady queen kabuto',
      'wild queen lady ten kabuto king jack katana samurai queen ace ten kabuto jack king queen lady katana ten ace scatter jack samurai kabuto queen ten king katana jack ace',
    ],
    free: [
      'samurai king katana jack ace queen ten kabuto lady jack king katana queen ten ace samurai scatter jack kabuto queen king ten katana lady ace jack queen kabuto ten',
      'queen kabuto ten king jack samurai katana queen ace ten kabuto jack king lady queen katana scatter ten ace jack samurai kabuto queen king ten katana jack wild ace lady',
      'jack ace queen ten lady kabuto jack king wild katana queen samurai ace ten jack kabuto king queen katana ten lady ace jack queen kabuto samurai scatter ten king katana',
      'ten samurai king jack katana ace queen ten scatter kabuto jack lady king katana queen ten ace samurai jack kabuto wild queen king ten katana jack ace lady queen kabuto',
      'wild queen lady ten kabuto king jack katana samurai queen ace ten kabuto jack king queen lady katana ten ace scatter jack samurai kabuto queen ten king katana jack ace',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyFiveLines5x3, direction: 'left' },
  betCoins: 25,
  pays: {
    samurai: { 3: 75, 4: 350, 5: 1750 },
    lady: { 3: 60, 4: 240, 5: 1200 },
    katana: { 3: 44, 4: 145, 5: 590 },
    kabuto: { 3: 35, 4: 120, 5: 440 },
    ace: { 3: 15, 4: 60, 5: 240 },
    king: { 3: 15, 4: 60, 5: 240 },
    queen: { 3: 13, 4: 35, 5: 175 },
    jack: { 3: 12, 4: 35, 5: 145 },
    ten: { 3: 12, 4: 35, 5: 145 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  features: {
    expandingWilds: { reels: [1, 2, 3, 4], phases: ['free'], respin: false, sticky: false },
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 16 },
      retriggers: { 3: 4, 4: 6, 5: 8 },
      maxSpins: 40,
      multiplier: { start: 2, step: 0, max: 2 },
      special: null,
    },
  },
  volatility: 'medium',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
