/** Whether everything is asked for: `npm run test:all`. */
export const isWhole = process.env['TEST_ALL'] === 'true';

/** Of many that are alike, those that `npm test` plays: the first `count`, and all of them with `npm run test:all`. */
export function sampled<Item>(items: readonly Item[], count: number): readonly Item[] {
  return isWhole ? items : items.slice(0, count);
}
