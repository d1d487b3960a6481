import type { Ledger } from '../server/ledger/ledger.ts';
import { type Measurement, measure } from './statistics.ts';

/** How many players there are, each with money enough for all bets. */
export const playerCount = 50_000;
export const currency = 'PHP';

let betNumber = 0;

/** `callers` that each place a bet of a random player, wait for its answer, and place the next one. */
export async function measureLedger(
  ledger: Ledger,
  options: { callers: number; duration_ms: number },
): Promise<Measurement> {
  const latencies_ms: number[] = [];
  const start_ms = performance.now();
  const end_ms = start_ms + options.duration_ms;
  const call = async (): Promise<void> => {
    let sent_ms = performance.now();
    while (sent_ms < end_ms) {
      betNumber += 1;
      const { status } = await ledger.post({
        source: 'bench',
        externalId: `bet-${process.pid}-${betNumber}`,
        kind: 'bet',
        siteId: 1,
        playerId: BigInt(1 + Math.floor(Math.random() * playerCount)),
        currency,
        amount: 100n,
        round: `round-${betNumber}`,
        game: 'dragon-fortune',
      });
      if (status !== 'posted') throw new Error(`A bet of the benchmark was answered ${status}`);
      const answered_ms = performance.now();
      latencies_ms.push(answered_ms - sent_ms);
      sent_ms = answered_ms;
    }
  };
  await Promise.all(Array.from({ length: options.callers }, call));
  return measure(latencies_ms, performance.now() - start_ms);
}
