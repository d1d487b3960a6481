/** Dusty Gulch: twenty-five lines, wilds that multiply and multiply each other in free spins. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { twentyFiveLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'dusty-gulch',
  title: 'Dusty Gulch',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Sheriff Star', kind: 'wild' },
    { id: 'wild2', name: 'Silver Star', kind: 'wild', multiplier: 2 },
    { id: 'wild3', name: 'Golden Star', kind: 'wild', multiplier: 3 },
    { id: 'outlaw', name: 'Outlaw', kind: 'high' },
    { id: 'sheriff', name: 'Sheriff', kind: 'high' },
    { id: 'mustang', name: 'Mustang', kind: 'high' },
    { id: 'revolver', name: 'Revolver', kind: 'high' },
    { id: 'boots', name: 'Boots', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'scatter', name: 'Dynamite', kind: 'scatter' },
  ],
  strips: {
    base: [
      'outlaw ace mustang queen ten boots scatter king revolver sheriff jack ace ten mustang queen boots outlaw king revolver ten jack ace mustang queen sheriff boots ten king revolver jack',
      'king revolver jack ace scatter outlaw mustang queen ten boots king revolver jack ten ace sheriff mustang wild queen boots outlaw king ten revolver jack ace mustang queen boots ten sheriff',
      'queen boots ten king sheriff revolver jack ace mustang ten queen outlaw boots king revolver scatter jack ten ace mustang sheriff queen boots king ten revolver outlaw jack wild ace mustang',
      'jack outlaw ace mustang queen ten boots king wild revolver jack sheriff ace ten mustang queen boots outlaw king revolver ten jack ace mustang queen boots sheriff scatter ten king revolver',
      'ten sheriff king revolver jack ace mustang outlaw ten queen scatter boots king revolver jack ten ace sheriff mustang queen boots wild king outlaw ten revolver jack ace mustang queen boots',
    ],
    free: [
      'outlaw ace mustang queen ten boots scatter king revolver sheriff jack ace ten mustang queen boots outlaw king revolver ten jack ace mustang queen sheriff boots ten king revolver jack',
      'king revolver jack ace scatter outlaw mustang queen ten wild2 boots king revolver jack ten ace sheriff mustang queen boots outlaw king ten revolver jack wild2 ace mustang queen boots ten sheriff',
      'queen boots ten king scatter sheriff revolver jack ace mustang ten queen outlaw boots king revolver wild3 jack ten ace mustang sheriff queen boots king ten revolver outlaw jack wild2 ace mustang',
      'jack outlaw ace mustang wild2 queen ten boots king revolver jack sheriff ace ten mustang queen boots outlaw king wild2 revolver ten jack ace mustang queen boots sheriff scatter ten king revolver',
      'ten sheriff king revolver jack ace mustang outlaw ten queen wild3 boots king revolver jack ten ace sheriff mustang queen boots wild2 king outlaw ten revolver jack ace scatter mustang queen boots',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyFiveLines5x3, direction: 'left' },
  betCoins: 25,
  pays: {
    outlaw: { 3: 90, 4: 460, 5: 3100 },
    sheriff: { 3: 75, 4: 310, 5: 1550 },
    mustang: { 3: 46, 4: 180, 5: 770 },
    revolver: { 3: 37, 4: 125, 5: 460 },
    boots: { 3: 31, 4: 90, 5: 370 },
    ace: { 3: 15, 4: 60, 5: 250 },
    king: { 3: 15, 4: 60, 5: 250 },
    queen: { 3: 12, 4: 37, 5: 185 },
    jack: { 3: 12, 4: 37, 5: 155 },
    ten: { 3: 9, 4: 31, 5: 125 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 100 },
  features: {
    freeSpins: {
      awards: { 3: 10, 4: 15, 5: 20 },
      retriggers: { 3: 5, 4: 5, 5: 5 },
      maxSpins: 25,
      multiplier: { start: 1, step: 0, max: 1 },
      special: null,
    },
  },
  volatility: 'very-high',
  maxWin: { bets: 10_000, sinceVersion: 2 },
});
