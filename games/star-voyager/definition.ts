/** Star Voyager: 729 ways, wild comet reels and boosted free spins. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';

export default defineSlot({
  code: 'star-voyager',
  title: 'Star Voyager',
  theme: 'space',
  version: 2,
  reels: 6,
  rows: 3,
  symbols: [
    { id: 'astronaut', name: 'Astronaut', kind: 'high' },
    { id: 'rocket', name: 'Rocket', kind: 'high' },
    { id: 'planet', name: 'Ringed Planet', kind: 'high' },
    { id: 'satellite', name: 'Satellite', kind: 'high' },
    { id: 'meteor', name: 'Meteor', kind: 'low' },
    { id: 'battery', name: 'Power Cell', kind: 'low' },
    { id: 'radio', name: 'Radio Dish', kind: 'low' },
    { id: 'helmet', name: 'Space Helmet', kind: 'low' },
    { id: 'boot', name: 'Moon Boot', kind: 'low' },
    { id: 'wild', name: 'Comet', kind: 'wild' },
    { id: 'scatter', name: 'Wormhole', kind: 'scatter' },
  ],
  strips: {
    base: [
      'astronaut battery battery helmet helmet planet planet meteor meteor rocket radio radio boot boot astronaut battery battery helmet helmet meteor meteor rocket satellite satellite radio radio boot boot',
      'radio radio boot boot astronaut satellite satellite battery battery scatter helmet helmet meteor meteor rocket radio radio planet planet boot boot astronaut battery battery scatter helmet helmet meteor meteor wild rocket',
      'helmet helmet meteor meteor rocket radio radio wild boot boot astronaut battery battery scatter helmet helmet satellite satellite meteor meteor rocket radio radio boot boot astronaut battery battery scatter planet planet',
      'boot boot astronaut battery battery scatter helmet helmet meteor meteor planet planet rocket radio radio boot boot astronaut battery battery scatter wild helmet helmet meteor meteor rocket radio radio satellite satellite',
      'wild rocket radio radio boot boot astronaut battery battery scatter satellite satellite helmet helmet meteor meteor rocket radio radio boot boot planet planet astronaut battery battery scatter helmet helmet meteor meteor',
      'planet planet helmet helmet meteor meteor rocket radio radio boot boot wild astronaut battery battery helmet helmet meteor meteor satellite satellite rocket radio radio boot boot astronaut battery battery',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 25,
  pays: {
    astronaut: { 3: 15, 4: 41, 5: 125, 6: 410 },
    rocket: { 3: 10, 4: 31, 5: 80, 6: 260 },
    planet: { 3: 8, 4: 21, 5: 60, 6: 155 },
    satellite: { 3: 6, 4: 15, 5: 41, 6: 125 },
    meteor: { 3: 4, 4: 11, 5: 26, 6: 80 },
    battery: { 3: 3, 4: 8, 5: 21, 6: 60 },
    radio: { 3: 3, 4: 8, 5: 21, 6: 60 },
    helmet: { 3: 2, 4: 6, 5: 15, 6: 50 },
    boot: { 3: 2, 4: 6, 5: 15, 6: 50 },
  },
  features: {
    strike: {
      chance: { base: [1, 80] },
      outcomes: [
        { reels: [2, 3], weight: 3 },
        { reels: [1, 4], weight: 2 },
        { reels: [1, 2, 3], weight: 1 },
      ],
    },
    boost: {
      phases: ['free'],
      outcomes: [
        { multiplier: 1, weight: 5 },
        { multiplier: 2, weight: 8 },
        { multiplier: 3, weight: 4 },
        { multiplier: 5, weight: 2 },
        { multiplier: 10, weight: 1 },
      ],
    },
    freeSpins: {
      awards: { 3: 8, 4: 15 },
      retriggers: { 3: 4, 4: 8 },
      maxSpins: 30,
      multiplier: { start: 1, step: 0, max: 1 },
      special: null,
    },
  },
  volatility: 'very-high',
  maxWin: { bets: 10_000, sinceVersion: 2 },
});
