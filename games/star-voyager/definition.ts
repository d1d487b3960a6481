/** Star Voyager: 729 ways, wild comet reels and boosted free spins. */
import { defineSlot } from '../kit/slot/definition.ts';

export default defineSlot({
  code: 'star-voyager',
  title: 'Star Voyager',
  version: 1,
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
      'astronaut battery planet helmet meteor radio boot satellite rocket helmet battery planet boot meteor astronaut radio helmet satellite battery boot planet rocket meteor helmet radio satellite boot',
      'radio satellite boot battery helmet astronaut planet meteor boot radio satellite helmet battery rocket planet scatter boot meteor helmet astronaut radio satellite battery boot planet helmet wild meteor rocket',
      'helmet meteor radio boot rocket satellite helmet battery wild planet astronaut meteor boot radio helmet satellite battery planet boot rocket meteor helmet radio satellite astronaut scatter boot battery planet',
      'boot astronaut battery helmet planet meteor boot radio scatter satellite helmet rocket battery planet boot meteor astronaut radio helmet satellite wild battery boot planet helmet meteor rocket radio satellite',
      'wild rocket radio boot satellite battery helmet planet astronaut meteor boot radio satellite helmet battery rocket planet boot meteor scatter helmet radio astronaut satellite boot battery planet helmet meteor',
      'planet helmet meteor radio boot rocket satellite helmet battery planet wild astronaut meteor boot radio helmet satellite battery planet boot rocket meteor helmet radio satellite astronaut boot battery',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 25,
  pays: {
    astronaut: { 3: 15, 4: 40, 5: 120, 6: 400 },
    rocket: { 3: 10, 4: 30, 5: 80, 6: 250 },
    planet: { 3: 8, 4: 20, 5: 60, 6: 150 },
    satellite: { 3: 6, 4: 15, 5: 40, 6: 120 },
    meteor: { 3: 4, 4: 10, 5: 25, 6: 80 },
    battery: { 3: 3, 4: 8, 5: 20, 6: 60 },
    radio: { 3: 3, 4: 8, 5: 20, 6: 60 },
    helmet: { 3: 2, 4: 6, 5: 15, 6: 50 },
    boot: { 3: 2, 4: 6, 5: 15, 6: 50 },
  },
  features: {
    strike: {
      chance: { base: [1, 50] },
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
  volatility: 'high',
});
