/** Twelve Bells: clusters of clockwork on 7 × 7. Each tumble moves the hand on by an hour, and the hour multiplies what wins. */
import { defineTumble } from '../kinds/slot/tumble/engine/definition.ts';

export default defineTumble({
  code: 'twelve-bells',
  title: 'Twelve Bells',
  theme: 'adventure',
  version: 1,
  heights: Array.from({ length: 7 }, () => [{ height: 7, weight: 1 }]),
  symbols: [
    { id: 'ruby', name: 'Ruby', kind: 'high' },
    { id: 'watch', name: 'Pocket Watch', kind: 'high' },
    { id: 'key', name: 'Winding Key', kind: 'high' },
    { id: 'spring', name: 'Mainspring', kind: 'low' },
    { id: 'brass', name: 'Brass Wheel', kind: 'low' },
    { id: 'steel', name: 'Steel Wheel', kind: 'low' },
    { id: 'copper', name: 'Copper Wheel', kind: 'low' },
    { id: 'hand', name: 'Golden Hand', kind: 'wild' },
    { id: 'bell', name: 'Bell', kind: 'scatter' },
  ],
  strips: {
    base: [
      'steel ruby copper copper brass key spring spring watch steel steel watch watch copper bell steel steel key spring spring copper ruby steel steel ruby ruby spring brass brass key steel ruby ruby copper copper spring brass brass steel watch key key copper copper watch watch brass key key brass brass copper spring spring copper brass',
      'brass ruby steel watch watch copper copper steel steel watch key key ruby ruby brass brass ruby steel steel key key steel bell copper spring copper copper brass brass hand key steel steel watch watch key watch brass spring copper spring spring copper spring spring brass copper copper ruby ruby copper spring spring brass brass steel key',
      'brass brass copper copper steel steel brass brass copper watch ruby key spring ruby brass key steel brass key steel key key spring steel steel key key copper copper steel brass spring spring watch ruby ruby copper watch watch copper brass brass copper spring spring ruby ruby spring spring watch watch steel steel copper copper bell',
      'copper copper key key ruby ruby copper copper watch watch brass spring brass brass copper steel steel copper copper watch spring spring key spring spring key key steel spring copper steel steel ruby ruby copper watch watch hand steel steel spring spring brass brass ruby steel brass brass ruby watch copper brass key steel brass key',
      'brass watch copper copper watch watch copper copper steel steel copper bell watch watch spring spring ruby copper steel ruby ruby brass steel key brass brass spring spring key copper brass spring spring copper brass brass key key copper copper ruby key key steel steel spring watch steel key ruby ruby spring brass brass steel steel',
      'ruby ruby spring spring copper copper steel steel copper copper watch key ruby brass copper copper key key ruby ruby watch watch steel spring spring copper steel ruby steel steel watch watch hand copper brass brass watch steel brass key brass copper brass brass spring copper spring spring key key brass brass steel steel bell spring key',
      'copper copper brass key copper key copper brass brass spring spring ruby key key brass brass ruby ruby spring copper copper brass brass watch copper steel spring spring steel steel watch watch steel steel key brass copper steel steel watch watch ruby watch spring ruby ruby bell brass spring spring steel copper copper key key steel',
    ],
    free: [
      'key copper copper brass key key copper steel steel spring steel steel watch copper copper watch watch steel steel copper copper brass spring spring bell brass brass steel ruby ruby ruby ruby brass brass key key steel steel key key spring watch watch watch spring spring copper copper spring spring copper brass brass steel brass brass',
      'brass brass copper copper spring spring steel hand spring spring copper copper spring watch steel steel copper copper spring spring watch watch watch copper spring steel steel brass key steel ruby ruby ruby ruby key key steel steel brass brass key key bell watch watch brass brass copper brass copper copper steel steel brass brass key key',
      'brass brass steel copper copper watch watch key steel steel key key brass spring spring copper copper brass brass watch watch watch steel brass brass steel steel brass brass spring copper copper brass key key spring spring copper copper spring spring key key watch steel steel spring copper steel steel bell copper ruby ruby ruby ruby',
      'key key steel key key steel steel spring spring brass brass copper copper steel steel brass brass ruby ruby ruby ruby brass spring spring steel steel brass brass key key copper hand copper copper brass brass watch watch watch copper copper spring brass key spring spring copper copper steel steel spring watch watch steel copper watch',
      'copper copper steel ruby ruby ruby ruby steel steel copper steel steel spring steel steel brass brass watch watch watch key key brass key key steel steel watch brass spring copper brass brass spring spring brass brass copper copper spring spring key key steel bell copper copper brass brass key watch watch copper copper spring spring',
      'key key copper watch copper copper spring key steel steel watch watch brass ruby ruby ruby ruby key key spring spring steel bell brass brass steel steel copper brass brass copper copper spring spring watch watch watch key key brass brass spring steel brass brass copper copper brass steel steel copper copper spring spring hand steel steel',
      'copper copper bell brass brass steel watch watch steel brass brass copper copper brass brass spring spring brass key key steel steel spring spring copper copper steel steel spring brass steel steel spring copper ruby ruby ruby ruby watch copper copper key key brass brass steel steel spring spring copper key watch watch watch key key',
    ],
  },
  evaluation: { kind: 'cluster', least: 5 },
  betCoins: 20,
  pays: {
    ruby: { 5: 25, 6: 36, 7: 50, 8: 80, 9: 130, 10: 260, 12: 660, 15: 2_600, 20: 12_000, 25: 40_000 },
    watch: { 5: 16, 6: 26, 7: 36, 8: 50, 9: 80, 10: 160, 12: 400, 15: 1_600, 20: 6_000, 25: 20_000 },
    key: { 5: 10, 6: 16, 7: 24, 8: 36, 9: 50, 10: 100, 12: 260, 15: 1_000, 20: 4_000, 25: 12_000 },
    spring: { 5: 7, 6: 8, 7: 14, 8: 20, 9: 32, 10: 52, 12: 130, 15: 400, 20: 1_600, 25: 5_000 },
    brass: { 5: 4, 6: 6, 7: 10, 8: 16, 9: 20, 10: 40, 12: 90, 15: 260, 20: 1_000, 25: 3_200 },
    steel: { 5: 3, 6: 4, 7: 7, 8: 12, 9: 16, 10: 26, 12: 65, 15: 180, 20: 650, 25: 2_000 },
    copper: { 5: 2, 6: 3, 7: 5, 8: 9, 9: 13, 10: 20, 12: 50, 15: 120, 20: 500, 25: 1_600 },
  },
  hasTumbles: true,
  growth: {
    base: { start: 1, step: 1, max: 12 },
    free: { start: 1, step: 1, max: 12, isKept: true },
  },
  freeSpins: {
    awards: { 4: 8, 5: 10, 6: 12 },
    retriggers: { 3: 2, 4: 4, 5: 6, 6: 8 },
    maxSpins: 40,
  },
  volatility: 'high',
  maxWinBets: 5_000,
});
