/** Ocean King: forty lines, stacked wilds, free spins tripled. */
import { defineSlot } from '../kit/slot/definition.ts';
import { fortyLines5x4 } from '../kit/slot/lines.ts';

export default defineSlot({
  code: 'ocean-king',
  title: 'Ocean King',
  version: 1,
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
      'wild wild starfish ten shark king seahorse jack turtle whale whale queen ace starfish ten shark king seahorse jack turtle queen starfish ten shark king scatter whale whale seahorse jack ace turtle queen',
      'ace turtle starfish queen ten shark king seahorse jack ace wild wild wild turtle starfish whale whale ten shark king seahorse jack queen ace turtle starfish ten shark king seahorse jack whale whale',
      'king seahorse jack ace whale whale turtle queen starfish ten shark seahorse jack ace turtle king scatter queen starfish ten shark whale whale seahorse wild wild wild jack ace turtle queen starfish ten shark',
      'queen starfish ten wild wild wild shark king seahorse ace turtle jack queen whale whale starfish ten shark king seahorse ace turtle queen starfish ten shark king jack seahorse whale whale ace turtle',
      'jack whale whale ace turtle queen starfish shark king scatter seahorse ten jack ace turtle queen wild wild wild starfish whale whale shark king seahorse jack ace turtle queen ten starfish shark king seahorse',
    ],
  },
  evaluation: { kind: 'lines', lines: fortyLines5x4, direction: 'left' },
  betCoins: 40,
  pays: {
    wild: { 3: 20, 4: 80, 5: 400 },
    whale: { 3: 15, 4: 60, 5: 300 },
    shark: { 3: 10, 4: 40, 5: 200 },
    turtle: { 3: 10, 4: 30, 5: 120 },
    seahorse: { 3: 8, 4: 20, 5: 100 },
    starfish: { 3: 8, 4: 20, 5: 80 },
    ace: { 3: 4, 4: 12, 5: 50 },
    king: { 3: 4, 4: 12, 5: 50 },
    queen: { 3: 3, 4: 10, 5: 40 },
    jack: { 3: 3, 4: 8, 5: 30 },
    ten: { 3: 3, 4: 8, 5: 30 },
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
  volatility: 'low',
});
