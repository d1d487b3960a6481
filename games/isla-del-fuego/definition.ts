/**
 * Isla del Fuego: six reels of 2 to 7 symbols, up to 117,649 ways. Wins leave, and in the free spins each tumble raises a multiplier
 * that is kept until the last of them.
 */
import { defineTumble } from '../kinds/slot/tumble/engine/definition.ts';
import type { Heights } from '../kinds/slot/tumble/engine/definition.ts';

/** Of every reel. Each spin draws one for each. */
const heights: Heights = [
  { height: 2, weight: 5 },
  { height: 3, weight: 7 },
  { height: 4, weight: 8 },
  { height: 5, weight: 7 },
  { height: 6, weight: 4 },
  { height: 7, weight: 3 },
];

export default defineTumble({
  code: 'isla-del-fuego',
  title: 'Isla del Fuego',
  theme: 'adventure',
  version: 1,
  heights: Array.from({ length: 6 }, () => heights),
  symbols: [
    { id: 'eagle', name: 'Eagle', kind: 'high' },
    { id: 'mask', name: 'Gold Mask', kind: 'high' },
    { id: 'idol', name: 'Stone Guardian', kind: 'high' },
    { id: 'conch', name: 'Conch', kind: 'high' },
    { id: 'flower', name: 'Gumamela', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'volcano', name: 'Volcano', kind: 'wild' },
    { id: 'ember', name: 'Ember', kind: 'scatter' },
  ],
  strips: {
    base: [
      'queen king king jack flower flower jack jack ember mask jack mask mask flower ace ten idol idol mask eagle eagle idol idol king king ten ten queen queen conch jack jack conch queen queen mask ace ace conch jack ember king king ten flower flower flower jack king conch conch conch idol ten ten ace eagle eagle ace ace ace queen queen queen ten ten ten',
      'ace jack jack jack volcano ten flower flower idol idol idol ember mask ten ten eagle queen idol idol king king ember ace ace queen conch conch queen flower ten ten ace eagle eagle king queen queen queen mask mask flower ten queen ten ace king king ten ten king king queen conch mask mask flower flower eagle ace ace jack jack jack conch conch conch ember jack jack',
      'ember volcano ten ten conch conch conch mask mask jack jack jack ace ace ace jack mask mask eagle eagle eagle queen queen jack conch jack jack idol flower flower flower idol queen conch idol idol idol eagle ember king king ace jack ace ace ten ten ten queen queen king queen queen king king king ten ten king ace ten ten queen conch mask flower flower flower',
      'flower flower ten volcano ten mask jack jack jack ten king king conch jack jack idol king queen ember conch conch queen queen queen ace ace king mask ember ten ten ten ace ace eagle eagle jack jack king king mask eagle eagle flower flower queen queen queen idol idol jack conch queen mask mask king idol idol ten ten flower flower ace ace ace ten conch conch',
      'ten jack ten ten idol idol mask mask flower jack queen queen mask mask mask ace ace conch queen queen conch conch king king king flower flower flower jack ace ace conch conch idol queen queen ember king king ten king king idol ten ten eagle ace ember ten jack jack jack ace ace jack jack queen flower queen flower volcano conch ten ten eagle eagle eagle idol',
      'ember queen mask jack jack jack flower flower eagle mask ace ace idol queen queen ten ace mask jack ten ember eagle eagle eagle flower flower jack king idol idol conch ace mask conch conch conch queen queen jack jack conch flower conch ace ace queen queen idol ten ace flower ten ten jack mask idol ten ten queen king king king ten ten king king king',
    ],
    free: [
      'idol idol ace king king king flower flower conch conch conch king king king flower jack jack ten ten ace ten idol idol ace queen queen conch conch flower ace ten eagle eagle mask mask mask ace conch conch eagle jack ace ace queen queen jack jack jack king eagle eagle king ten ten ten idol mask mask mask queen queen ember flower flower queen queen jack jack ace idol flower',
      'queen queen king king jack ace flower flower flower jack jack ten king king volcano queen queen queen ten ace ace mask mask volcano idol idol ace ace jack jack flower ten ten eagle ace eagle eagle eagle ember mask conch conch king king flower queen ten king flower conch conch ten conch conch idol mask mask mask idol idol idol ace ace conch queen queen king eagle jack jack jack ten volcano flower',
      'king ace ace mask queen queen flower ten ten queen jack jack jack ten conch conch flower king king idol idol jack jack jack volcano queen ace ace mask conch mask flower flower flower ten ten ember ten jack jack mask mask eagle eagle ace ace ace volcano eagle ten flower mask ace queen eagle flower king queen queen eagle queen conch king conch conch conch volcano idol idol idol king king king idol',
      'mask mask flower jack ten idol ten flower flower volcano jack jack jack eagle ace ace queen jack jack eagle ten ten idol ember king king mask flower flower jack jack ace ace king king mask conch king king flower flower king eagle queen king volcano queen queen ten ten ten conch conch conch volcano queen queen conch conch conch queen queen mask ace eagle eagle mask idol idol ace ace ace idol idol',
      'ace ace ace volcano flower ace king jack jack jack eagle eagle ace flower flower ace ten flower flower queen idol king king king conch conch mask mask ten ten queen queen mask mask idol volcano conch queen ten ten ten ace ace queen idol jack jack flower flower idol king jack idol ember king king queen conch conch jack jack mask mask eagle eagle volcano king ten idol queen queen eagle conch conch',
      'flower flower flower conch ace mask mask mask ace jack conch conch flower flower jack ember eagle eagle jack queen queen volcano king idol conch idol idol jack ten ten king jack jack volcano king king flower flower ace ace ace conch conch conch ten ten king king king jack mask mask mask ten ten idol idol jack ten queen queen queen king eagle idol ace queen volcano ace ace queen queen eagle eagle',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 20,
  pays: {
    eagle: { 2: 10, 3: 20, 4: 50, 5: 100, 6: 400 },
    mask: { 3: 12, 4: 24, 5: 50, 6: 120 },
    idol: { 3: 8, 4: 16, 5: 30, 6: 80 },
    conch: { 3: 6, 4: 12, 5: 20, 6: 54 },
    flower: { 3: 5, 4: 10, 5: 18, 6: 40 },
    ace: { 3: 3, 4: 6, 5: 10, 6: 24 },
    king: { 3: 3, 4: 6, 5: 10, 6: 22 },
    queen: { 3: 2, 4: 5, 5: 8, 6: 16 },
    jack: { 3: 2, 4: 4, 5: 6, 6: 14 },
    ten: { 3: 1, 4: 3, 5: 5, 6: 12 },
  },
  hasTumbles: true,
  growth: {
    base: { start: 1, step: 0, max: 1 },
    free: { start: 1, step: 1, max: 100, isKept: true },
  },
  freeSpins: {
    awards: { 4: 10, 5: 14, 6: 18 },
    retriggers: { 3: 4, 4: 6, 5: 8, 6: 10 },
    maxSpins: 60,
  },
  volatility: 'very-high',
  maxWinBets: 5_000,
});
