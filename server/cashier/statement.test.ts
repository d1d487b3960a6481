import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { OperationKind } from '../ledger/types.ts';
import { listRounds, showRound } from '../rounds/round-history.ts';
import { readStatement } from './statement.ts';
import type { TransactionType } from './statement-lines.ts';
import { listTransactions } from './transactions.ts';

let casino: CasinoFixture;

beforeAll(async () => {
  casino = await createCasinoFixture();
});

afterAll(() => casino.close());

type Step = { kind: OperationKind; amount: number; follows: number };

/** Post a step. Steps that the ledger refuses are fine too. */
async function post(
  player: PlayerFixture,
  step: Step,
  past: { id: string; kind: OperationKind; round: string }[],
) {
  const { siteId, playerId, currency } = player;
  const followed = past[step.follows % Math.max(1, past.length)];
  const id = newId();
  const needsReference = ['win', 'rollback', 'withdrawal_return'].includes(step.kind);
  if (needsReference && !followed) return;
  const round = followed && needsReference ? followed.round : newId();
  const result = await casino.app.ledger.post({
    siteId,
    playerId,
    currency,
    source: 'TESTHOUSE',
    externalId: id,
    kind: step.kind,
    amount: BigInt(step.amount),
    round,
    game: 'koi-pond',
    reference: needsReference ? followed?.id : undefined,
    meta: { round_closed: step.kind === 'win' },
  });
  if (result.accepted) past.push({ id, kind: step.kind, round });
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<OperationKind>(
      'deposit',
      'bet',
      'bet',
      'win',
      'rollback',
      'bonus_grant',
      'bonus_forfeit',
      'bonus_convert',
      'cash_reward',
      'adjustment_credit',
      'adjustment_debit',
      'withdrawal_hold',
      'withdrawal_return',
      'payout_reversal',
    ),
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    follows: fc.nat(20),
  }),
  { minLength: 4, maxLength: 25 },
);

test('a statement of any period is what the ledger says, to the last decimal, and its transactions add up to it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const player = await casino.newPlayer({ balance: 3_000_000n });
      const past: { id: string; kind: OperationKind; round: string }[] = [];
      const half = Math.floor(list.length / 2);
      const start = new Date(Date.now() - 60_000);
      for (const step of list.slice(0, half)) await post(player, step, past);
      const middle = new Date();
      // The database's clock is finer than JavaScript's. Waiting makes sure that what follows is after `middle`.
      await expect.poll(() => Date.now() > middle.getTime() + 1).toBe(true);
      for (const step of list.slice(half)) await post(player, step, past);
      const end = new Date(Date.now() + 60_000);
      const standing = await casino.app.ledger.balance(player);
      const usable = (standing?.real ?? 0n) + (standing?.bonus ?? 0n);

      const [whole, first, second] = await Promise.all(
        [
          { from: start, to: end },
          { from: start, to: middle },
          { from: middle, to: end },
        ].map((period) => readStatement(casino.app.db, player, period)),
      );
      for (const period of [whole, first, second]) {
        if (!period) throw new Error('A statement is missing');
        const { opening, deposits, withdrawals, stakes, payouts, rollbacks, bonuses, adjustments, closing } =
          period;
        expect(opening + deposits - withdrawals - stakes + payouts + rollbacks + bonuses + adjustments).toBe(
          closing,
        );
      }
      const then = await casino.app.ledger.balanceAt(player, middle);
      expect(first?.closing).toBe(second?.opening);
      expect(first?.closing).toBe((then?.real ?? 0n) + (then?.bonus ?? 0n));

      const page = { types: [], from: undefined, to: undefined, page: 1, pageSize: 100 };
      const { transactions, total } = await listTransactions(casino.app, player.session, page);
      expect(transactions.length).toBe(total);
      expect(transactions.reduce((sum, { amount }) => sum + parseMoney(amount), 0n)).toBe(usable);
      expect(transactions[0]?.balance_after).toBe(formatMoney(usable));

      const sumOf = (...types: TransactionType[]) =>
        transactions
          .filter(({ type }) => types.includes(type))
          .reduce((sum, { amount }) => sum + parseMoney(amount), 0n);
      expect(whole).toEqual({
        opening: 0n,
        deposits: sumOf('deposit'),
        withdrawals: -sumOf('withdrawal_hold', 'withdrawal_payout', 'withdrawal_return'),
        stakes: -sumOf('bet'),
        payouts: sumOf('win'),
        rollbacks: sumOf('rollback'),
        bonuses: sumOf('bonus'),
        adjustments: sumOf('adjustment'),
        closing: usable,
      });

      await casino.untilProjected(player);
      const rounds = await listRounds(casino.app.db, player.session, { ...page, gameCode: '' });
      expect(rounds.payout - rounds.stake).toBe(sumOf('win', 'bet', 'rollback'));
    }),
    { numRuns: 20 },
  );
}, 180_000);

test('rounds show what was staked and paid, whether they are open, settled or taken back, and who asks for them', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  const other = await casino.newPlayer();
  const past: { id: string; kind: OperationKind; round: string }[] = [];
  for (const kind of ['bet', 'bet', 'bet'] as const)
    await post(player, { kind, amount: 100_000, follows: 0 }, past);
  await post(player, { kind: 'win', amount: 250_000, follows: 1 }, past);
  await post(player, { kind: 'rollback', amount: 0, follows: 2 }, past);
  await casino.untilProjected(player);
  const query = { gameCode: 'koi-pond', from: undefined, to: undefined, page: 1, pageSize: 2 };
  const firstPage = await listRounds(casino.app.db, player.session, query);
  expect(firstPage).toMatchObject({ total: 3, stake: 200_000n, payout: 250_000n });
  const secondPage = await listRounds(casino.app.db, player.session, { ...query, page: 2 });
  expect([...firstPage.bets, ...secondPage.bets].map(({ status, result }) => [status, result])).toEqual([
    ['rolled_back', '0.00'],
    ['settled', '1.50'],
    ['open', '-1.00'],
  ]);
  expect(await listRounds(casino.app.db, other.session, query)).toMatchObject({ total: 0, bets: [] });
  const key = { providerCode: 'TESTHOUSE', roundId: past[0]?.round ?? '' };
  expect(await showRound(casino.app, player.session, key)).toMatchObject({
    bet: { stake: '1.00' },
    url: null,
  });
  await expect(showRound(casino.app, other.session, key)).rejects.toMatchObject({ refusal: 'roundNotFound' });
});
