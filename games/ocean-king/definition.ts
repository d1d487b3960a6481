/** Ocean King: forty lines, stacked wilds, free spins tripled. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { fortyLines5x4 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'ocean-king',
  title: 'Ocean King',
  theme: 'ocean',
  version: 2,
  reels: 5,
  rows: 4,
  symbols: [
    { id: 'wild', name: 'Trident', kind: 'wild' },
    { id: 'whale', name: 'Blue Whale', kind: 'high' },
    { id: 'shark', name: 'Shark', kind: 'high' },
    { id: 'turtle', name: 'Sea Turtle', kind: 'high' },
    { id: 'seahorse', name: 'Seahorse', kind: 'high' },
    { id: 'starfish', name: 'Starfish', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'scatter', name: 'Black Pearl', kind: 'scatter' },
  ],
  strips: {
    base: [
      'wild wild starfish ten shark king seahorse jack turtle whale whale queen ace starfish ten scatter shark king seahorse jack turtle queen starfish ten shark king whale whale seahorse jack ace scatter turtle queen',
      'ace turtle starfish queen ten shark king seahorse jack ace wild wild wild turtle starfish whale whale ten shark king seahorse jack queen ace turtle starfish ten shark king seahorse jack whale whale',
      'king seahorse jack ace whale whale turtle queen scatter starfish ten shark seahorse jack ace turtle king queen starfish ten shark whale whale seahorse wild wild wild jack scatter ace turtle queen starfish ten shark',
      'queen starfish ten wild wild wild shark king seahorse ace turtle jack queen whale whale starfish ten shark king seahorse ace turtle queen starfish ten shark king jack seahorse whale whale ace turtle',
      'jack whale whale ace turtle scatter queen starfish shark king seahorse ten jack ace turtle queen wild wild wild starfish whale whale shark king scatter seahorse jack ace turtle queen ten starfish shark king seahorse',
    ],
  },
  evaluation: { kind: 'lines', lines: fortyLines5x4, direction: 'left' },
  betCoins: 40,
  pays: {
    wild: { 3: 21, 4: 85, 5: 430 },
    whale: { 3: 16, 4: 65, 5: 320 },
    shark: { 3: 11, 4: 43, 5: 210 },
    turtle: { 3: 11, 4: 32, 5: 130 },
    seahorse: { 3: 9, 4: 21, 5: 105 },
    starfish: { 3: 9, 4: 21, 5: 85 },
    ace: { 3: 4, 4: 13, 5: 55 },
    king: { 3: 3, 4: 13, 5: 55 },
    queen: { 3: 3, 4: 11, 5: 43 },
    jack: { 3: 3, 4: 9, 5: 32 },
    ten: { 3: 3, 4: 9, 5: 32 },
  },
  scatterPays: { 3: 1 },
  features: {
    freeSpins: {
      awards: { 3: 10 },
      retriggers: { 3: 10 },
      maxSpins: 40,
      multiplier: { start: 3, step: 0, max: 3 },
      special: null,
    },
  },
  volatility: 'medium',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
