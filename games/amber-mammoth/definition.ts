/**
 * Amber Mammoth: eight or more of a beast or a stone pay wherever they lie on 6 × 5. Drops of amber carry numbers that add up and multiply
 * what the spin has won; in free spins they go on adding up.
 */
import { defineTumble } from '../kinds/slot/tumble/engine/definition.ts';

export default defineTumble({
  code: 'amber-mammoth',
  title: 'Amber Mammoth',
  theme: 'adventure',
  version: 1,
  heights: Array.from({ length: 6 }, () => [{ height: 5, weight: 1 }]),
  symbols: [
    { id: 'mammoth', name: 'Mammoth', kind: 'high' },
    { id: 'sabre', name: 'Sabre-tooth', kind: 'high' },
    { id: 'elk', name: 'Great Elk', kind: 'high' },
    { id: 'owl', name: 'Snow Owl', kind: 'high' },
    { id: 'sun', name: 'Sun Stone', kind: 'low' },
    { id: 'hand', name: 'Hand Stone', kind: 'low' },
    { id: 'leaf', name: 'Leaf Stone', kind: 'low' },
    { id: 'fish', name: 'Fish Stone', kind: 'low' },
    { id: 'spiral', name: 'Spiral Stone', kind: 'low' },
    { id: 'amber', name: 'Amber', kind: 'multiplier' },
    { id: 'star', name: 'North Star', kind: 'scatter' },
  ],
  strips: {
    base: [
      'elk sabre elk hand hand hand leaf hand hand owl sun sun hand fish fish fish spiral fish fish sabre elk elk hand fish fish star elk elk spiral hand owl sun spiral spiral owl leaf hand fish owl sabre hand hand leaf leaf owl spiral spiral sun sun elk spiral mammoth mammoth leaf spiral mammoth mammoth sabre sabre sun sabre sabre mammoth star sun mammoth mammoth spiral owl leaf elk sun hand sun hand leaf spiral owl owl owl spiral hand sun sun spiral owl owl star leaf owl leaf leaf spiral spiral sabre sabre fish fish fish leaf leaf fish fish leaf leaf elk elk sun sun spiral mammoth fish spiral spiral leaf fish fish',
      'mammoth leaf leaf spiral spiral leaf sun sun star owl hand hand hand mammoth fish fish hand fish fish spiral spiral hand elk sun star sun sun hand sun sun spiral spiral leaf leaf spiral spiral owl owl leaf leaf leaf fish fish sun sun sun amber spiral hand hand elk elk elk fish fish leaf elk owl sabre sabre mammoth sabre spiral spiral owl owl sabre spiral mammoth fish fish sun fish elk sabre mammoth hand elk spiral fish fish hand sabre sabre mammoth leaf elk sun spiral spiral owl owl sabre sabre owl spiral leaf leaf hand hand spiral mammoth owl owl fish leaf leaf hand hand leaf fish fish elk elk mammoth owl star sun',
      'leaf sabre sabre spiral sun sun owl hand hand sabre sabre owl spiral leaf fish owl owl spiral spiral hand hand fish fish leaf hand hand elk elk hand sun leaf leaf hand sun spiral elk elk mammoth mammoth owl owl spiral leaf leaf hand spiral hand hand star elk elk sun fish spiral spiral hand leaf fish elk spiral spiral sun fish owl owl star sabre fish sabre leaf leaf elk sun sun elk elk sun sun leaf fish leaf leaf mammoth mammoth fish fish mammoth mammoth owl spiral leaf fish fish owl owl owl sun fish fish spiral hand hand spiral sabre sabre spiral spiral sun mammoth mammoth spiral sun sabre fish fish leaf',
      'sabre sabre mammoth mammoth elk spiral spiral sun sun sun leaf leaf sabre sabre star elk amber sun owl fish elk spiral spiral fish fish leaf leaf elk leaf leaf spiral sabre leaf spiral spiral hand sun owl owl owl sun fish fish hand hand spiral spiral elk spiral sun hand hand sun fish fish hand hand hand elk leaf fish elk owl owl star owl elk elk sun sun hand elk fish fish owl owl owl fish spiral spiral owl owl mammoth mammoth sun sabre sabre spiral spiral leaf mammoth mammoth mammoth hand fish fish fish leaf leaf spiral leaf leaf fish hand sun leaf leaf mammoth fish sabre sabre star hand sun spiral spiral hand hand',
      'sun sun owl owl spiral leaf fish hand hand hand leaf leaf fish fish hand fish sun elk elk owl hand hand elk spiral spiral fish fish fish owl elk elk sun sun hand spiral owl owl owl hand spiral spiral fish mammoth mammoth leaf spiral spiral mammoth sabre owl sabre sabre leaf elk elk spiral spiral sabre sun sun sabre sabre fish fish spiral star hand hand sabre mammoth hand fish fish spiral spiral leaf fish leaf leaf spiral star leaf leaf sabre fish fish leaf hand mammoth mammoth spiral spiral elk elk owl owl sun sun sun fish elk mammoth sun spiral owl owl sun sun hand leaf leaf mammoth sabre leaf leaf hand star',
      'spiral fish fish leaf hand owl owl leaf leaf hand hand mammoth mammoth sun sabre sabre fish fish owl mammoth leaf leaf sabre elk fish fish sun elk hand hand elk elk elk mammoth leaf fish owl owl fish sabre sabre fish owl owl spiral spiral spiral leaf leaf elk sabre sabre fish fish owl owl owl spiral spiral sun sun spiral sun sun star elk spiral hand mammoth sabre spiral elk fish spiral spiral leaf leaf sun sun hand hand star leaf leaf elk elk amber owl hand spiral spiral owl sabre sun sun leaf mammoth mammoth mammoth fish sun hand sun fish spiral spiral hand leaf leaf fish fish spiral spiral sun hand star hand hand',
    ],
    free: [
      'spiral hand hand sun leaf spiral spiral amber hand spiral star hand hand sun fish spiral leaf leaf amber leaf fish mammoth mammoth hand mammoth leaf fish fish fish hand hand leaf leaf elk sun leaf leaf leaf fish star spiral sabre owl owl spiral spiral leaf mammoth mammoth hand spiral sabre sun sun elk sun elk sabre sabre hand spiral spiral amber sun spiral spiral sabre sabre fish leaf elk elk fish fish sun sun fish owl owl fish fish fish elk elk mammoth hand fish hand owl owl leaf owl fish spiral spiral spiral sun',
      'leaf sun fish sabre leaf leaf mammoth mammoth mammoth sun sun sabre sabre hand hand hand fish star leaf leaf leaf sabre spiral fish fish owl elk spiral spiral fish fish leaf hand hand leaf sun sun mammoth elk amber owl hand hand spiral spiral elk leaf leaf fish fish fish owl owl spiral spiral elk elk leaf spiral sun fish amber leaf spiral spiral elk elk spiral owl hand hand star hand fish fish sun sabre sabre fish spiral sun spiral spiral fish fish sun hand hand leaf spiral amber sun owl owl mammoth mammoth spiral',
      'sabre spiral owl sun sun fish fish leaf leaf leaf owl owl leaf mammoth mammoth amber hand sabre mammoth mammoth sun fish fish sun hand elk hand leaf spiral mammoth mammoth leaf spiral spiral spiral hand fish fish owl elk sabre leaf fish star spiral owl owl spiral spiral spiral elk leaf spiral fish elk sabre sabre hand hand owl sun hand amber fish fish hand hand star spiral spiral elk fish amber leaf elk elk sun sun sabre leaf spiral spiral leaf leaf hand leaf fish fish fish spiral fish spiral hand sun hand sun sun',
      'owl owl leaf amber leaf leaf spiral spiral elk elk hand owl owl elk elk owl sun leaf leaf spiral spiral hand hand sun sun fish leaf leaf spiral spiral spiral sabre fish leaf fish leaf fish fish hand hand leaf leaf mammoth mammoth star sun sabre sabre elk leaf leaf amber elk elk hand hand sabre fish fish fish amber hand hand sabre fish spiral star sun fish fish hand hand owl owl spiral mammoth fish hand fish fish spiral spiral sun spiral spiral mammoth mammoth sun sun mammoth spiral spiral fish sun sun sabre spiral',
      'fish leaf amber fish fish owl owl spiral sabre sabre spiral spiral spiral amber leaf sun sabre fish owl leaf elk elk owl fish fish fish elk leaf hand hand amber sabre sabre hand hand sabre leaf leaf owl leaf fish spiral leaf sun sun spiral spiral leaf sun spiral spiral spiral owl spiral spiral star spiral elk elk fish fish leaf owl fish fish spiral mammoth star mammoth mammoth hand hand leaf mammoth fish fish leaf leaf hand hand fish elk elk hand hand sun sun spiral spiral hand hand sun mammoth mammoth sun sun sun',
      'spiral spiral mammoth star owl owl fish amber fish fish hand fish amber spiral spiral spiral leaf owl leaf sabre leaf leaf sun elk elk sabre fish spiral mammoth spiral owl mammoth spiral fish fish elk leaf leaf mammoth fish owl owl spiral spiral leaf sabre sabre hand hand fish owl mammoth amber hand hand sun mammoth sun sun fish leaf elk elk sun sun spiral leaf fish spiral sabre sabre hand hand leaf hand hand elk hand hand spiral elk star sun sun spiral spiral spiral sun sun hand fish fish leaf leaf leaf fish fish',
    ],
  },
  evaluation: { kind: 'anywhere', least: 8 },
  betCoins: 20,
  pays: {
    mammoth: { 8: 120, 10: 300, 12: 800, 15: 2_000 },
    sabre: { 8: 40, 10: 120, 12: 400, 15: 1_000 },
    elk: { 8: 28, 10: 70, 12: 240, 15: 600 },
    owl: { 8: 22, 10: 40, 12: 180, 15: 500 },
    sun: { 8: 16, 10: 26, 12: 140, 15: 400 },
    hand: { 8: 12, 10: 20, 12: 100, 15: 300 },
    leaf: { 8: 8, 10: 16, 12: 80, 15: 240 },
    fish: { 8: 6, 10: 13, 12: 60, 15: 200 },
    spiral: { 8: 4, 10: 12, 12: 40, 15: 160 },
  },
  scatterPays: { 4: 3, 5: 10, 6: 100 },
  hasTumbles: true,
  growth: {
    base: { start: 1, step: 0, max: 1 },
    free: { start: 1, step: 0, max: 1, isKept: false },
  },
  multipliers: {
    symbol: 'amber',
    values: [
      { multiplier: 2, weight: 300 },
      { multiplier: 3, weight: 240 },
      { multiplier: 4, weight: 160 },
      { multiplier: 5, weight: 110 },
      { multiplier: 6, weight: 70 },
      { multiplier: 8, weight: 50 },
      { multiplier: 10, weight: 35 },
      { multiplier: 15, weight: 18 },
      { multiplier: 20, weight: 10 },
      { multiplier: 25, weight: 8 },
      { multiplier: 50, weight: 5 },
      { multiplier: 100, weight: 3 },
      { multiplier: 500, weight: 1 },
    ],
    isKept: true,
  },
  freeSpins: {
    awards: { 4: 12, 5: 15, 6: 20 },
    retriggers: { 3: 4 },
    maxSpins: 60,
  },
  volatility: 'very-high',
  maxWinBets: 5_000,
});
