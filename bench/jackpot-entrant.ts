/** A process that enters rounds into a pot, and books each bet, what it contributes and what it wins in the ledger, as the wallet does. */
import {
  enterRounds,
  entrantSettingsSchema,
  type EnteredBet,
  type EntrantOperator,
} from '../games/server/testing/enter-rounds.ts';
import { openDatabase } from '../server/kernel/database.ts';
import { createLog } from '../server/kernel/log.ts';
import { createLedger } from '../server/ledger/ledger.ts';
import type { Operation } from '../server/ledger/types.ts';
import { bookJackpotWin, takeBackShare, takeStakeWithShare } from '../server/rounds/jackpot-wallet.ts';

const mostAttempts = 5;

const [text = '', connectionString = ''] = process.argv.slice(2);
const settings = entrantSettingsSchema.parse(JSON.parse(text));
const ledger = createLedger({ connectionString });
const { pool, db } = openDatabase({ connectionString, maxConnections: 2 });
const app = { db, ledger, log: createLog('error'), betTerms: async () => ({}) };

function operationOf(
  { roundId, session }: EnteredBet,
  what: Pick<Operation, 'kind' | 'amount' | 'reference'>,
): Operation {
  return {
    source: 'MARQUEE',
    externalId: `${roundId}-${what.kind}`,
    siteId: 1,
    playerId: BigInt(session),
    currency: settings.currency,
    round: roundId,
    game: settings.jackpotId,
    ...what,
  };
}

const operator: EntrantOperator = {
  take: (bet) =>
    untilAnswered(async () => {
      const stake = operationOf(bet, { kind: 'bet', amount: bet.amount });
      const { result, contributed } =
        bet.contribution > 0n
          ? await takeStakeWithShare(app, stake, bet.contribution)
          : { result: await ledger.post(stake), contributed: 0n };
      const isTaken = typeof result !== 'string' && result.accepted && contributed === bet.contribution;
      return isTaken || `the bet of round ${bet.roundId} is not booked with its contribution`;
    }),
  takeBack: (bet) =>
    untilAnswered(async () => {
      const rollback = operationOf(bet, { kind: 'rollback', amount: 0n, reference: `${bet.roundId}-bet` });
      const { accepted, status } = await ledger.post(rollback);
      await takeBackShare(app, rollback);
      return accepted || `${rollback.externalId} is answered ${status}`;
    }),
  pay: (bet, { paid, seed }) =>
    untilAnswered(async () => {
      const win = operationOf(bet, { kind: 'win', amount: paid, reference: `${bet.roundId}-bet` });
      const { accepted, status } = await ledger.post(win);
      await bookJackpotWin(app, win, { paid, seed });
      return accepted || `${win.externalId} is answered ${status}`;
    }),
};

/** What gets no answer is sent again, as a provider does. Throws what is wrong where it is refused. */
async function untilAnswered(send: () => Promise<true | string>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const isBooked = await send();
      if (isBooked === true) return;
      throw new RangeError(isBooked);
    } catch (error) {
      if (error instanceof RangeError || attempt === mostAttempts) throw error;
    }
  }
}

await enterRounds(settings, operator);
await ledger.close();
await pool.end();
