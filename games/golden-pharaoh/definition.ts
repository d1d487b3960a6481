/** Golden Pharaoh: ten lines, book-style free spins with an expanding special symbol. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { tenLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'golden-pharaoh',
  title: 'Golden Pharaoh',
  theme: 'egypt',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'pharaoh', name: 'Pharaoh', kind: 'high' },
    { id: 'anubis', name: 'Anubis', kind: 'high' },
    { id: 'horus', name: 'Horus', kind: 'high' },
    { id: 'scarab', name: 'Golden Scarab', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'wild', name: 'Ankh', kind: 'wild' },
    { id: 'scatter', name: 'Book of Gold', kind: 'scatter' },
  ],
  strips: {
    base: [
      'pharaoh king horus jack ace queen ten king scarab anubis jack ace horus queen ten king scatter jack scarab ace queen ten horus king anubis jack ace queen scarab ten',
      'queen scarab ten king jack pharaoh horus ace queen ten king scarab jack ace anubis queen horus scatter ten king jack pharaoh ace scarab queen ten king horus jack wild ace anubis',
      'jack ace queen ten anubis scarab king jack wild ace horus queen pharaoh ten king jack scarab ace queen horus ten anubis king jack ace queen scarab pharaoh scatter ten king horus',
      'ten king pharaoh jack horus ace queen ten scatter king scarab jack anubis ace horus queen ten king pharaoh jack ace scarab wild queen ten horus king jack anubis ace queen scarab',
      'wild queen anubis ten scarab king jack ace horus pharaoh queen ten king scarab jack ace queen anubis horus ten king scatter jack ace pharaoh scarab queen ten king horus jack ace',
    ],
  },
  evaluation: { kind: 'lines', lines: tenLines5x3, direction: 'left' },
  betCoins: 10,
  pays: {
    pharaoh: { 2: 7, 3: 75, 4: 350, 5: 4150 },
    anubis: { 2: 4, 3: 41, 4: 210, 5: 2050 },
    horus: { 3: 28, 4: 110, 5: 550 },
    scarab: { 3: 28, 4: 110, 5: 550 },
    ace: { 3: 7, 4: 35, 5: 165 },
    king: { 3: 7, 4: 35, 5: 165 },
    queen: { 3: 7, 4: 28, 5: 140 },
    jack: { 3: 7, 4: 28, 5: 140 },
    ten: { 3: 7, 4: 28, 5: 140 },
  },
  scatterPays: { 3: 2, 4: 20, 5: 200 },
  features: {
    freeSpins: {
      awards: { 3: 10, 4: 10, 5: 10 },
      retriggers: { 3: 10, 4: 10, 5: 10 },
      maxSpins: 20,
      multiplier: { start: 1, step: 0, max: 1 },
      special: { pharaoh: 1, anubis: 1, horus: 1, scarab: 1, ace: 1, king: 1, queen: 1, jack: 1, ten: 1 },
    },
  },
  volatility: 'very-high',
  maxWin: { bets: 10_000, sinceVersion: 2 },
});
