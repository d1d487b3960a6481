import type { House } from './house.ts';

/** Demo play is kept for so long after the last round of a session, for whoever looks its fairness up. */
const keep_ms = 30 * 86_400_000;
/** So many sessions go in one transaction, and so many transactions in one run. */
const batchSize = 200;
const maxBatches = 500;

/** Forget demo play that nobody looks up any more; answers how many sessions went. */
export async function forgetDemoPlay(house: Pick<House, 'pool' | 'now'>): Promise<number> {
  const before = new Date(house.now().getTime() - keep_ms);
  let gone = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { rows } = await house.pool.query<{ forgotten: number }>(
      'SELECT house.forget_demo($1, $2) AS forgotten',
      [before, batchSize],
    );
    const forgotten = rows[0]?.forgotten ?? 0;
    gone += forgotten;
    if (forgotten < batchSize) break;
  }
  return gone;
}
