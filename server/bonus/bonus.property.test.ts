import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusFixture, type BonusFixture } from '../../tests/bonus-fixture.ts';
import { units } from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { sql } from '../kernel/database.ts';
import { RefusalError } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { claimPromotion } from './promotions/claim.ts';
import { forfeit } from './forfeit.ts';
import { settleBonuses } from './settle.ts';
import { sweepBonuses } from './sweep.ts';
import { contributionOf, parseTerms } from './terms.ts';

let fixture: BonusFixture;
let casino: BonusFixture['casino'];
let promotions: readonly string[];

beforeAll(async () => {
  fixture = await createBonusFixture();
  casino = fixture.casino;
  promotions = [
    await fixture.addPromotion(
      { kind: 'no_deposit', amount: '100', claim_period: 'day' },
      { wagering_multiple: '3', max_win: '120', funds_order: 'bonus_first', valid_days: 2 },
    ),
    await fixture.addPromotion(
      { kind: 'deposit_match', percent: 50, maximum_bonus: '80', minimum_deposit: '50', claim_period: 'day' },
      {
        wagering_multiple: '1.5',
        wagering_base: 'deposit_and_bonus',
        max_win_multiple: '1.2',
        valid_days: 1,
      },
    ),
    await fixture.addPromotion(
      { kind: 'no_deposit', amount: '10' },
      { wagering_multiple: '1', max_bet: '40', valid_days: 3 },
    ),
  ];
});
afterAll(() => fixture.close());

type Action =
  | { readonly do: 'claim'; readonly which: number }
  | { readonly do: 'deposit' | 'withdraw' | 'award'; readonly amount: bigint }
  | { readonly do: 'bet'; readonly amount: bigint; readonly game: 'slot' | 'table' | 'elsewhere' }
  | { readonly do: 'win'; readonly bet: number; readonly amount: bigint }
  | { readonly do: 'rollback'; readonly bet: number }
  | { readonly do: 'forfeit' | 'expire' | 'count' };

const money = (most: number) => fc.integer({ min: 1, max: most }).map(units);
const index = fc.nat({ max: 30 });
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('claim' as const), which: fc.nat({ max: 2 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('deposit' as const, 'withdraw' as const, 'award' as const),
      amount: money(120),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      amount: money(60),
      game: fc.constantFrom(
        'slot' as const,
        'slot' as const,
        'slot' as const,
        'table' as const,
        'elsewhere' as const,
      ),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('win' as const), bet: index, amount: money(90) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback' as const), bet: index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('forfeit' as const, 'expire' as const, 'count' as const, 'count' as const),
    }),
  },
);

/** What a player has done so far. */
interface Done {
  readonly bets: string[];
  claims: number;
}

async function act(player: PlayerFixture, step: Action, done: Done): Promise<void> {
  const { app } = casino;
  if (step.do === 'claim') {
    await claimPromotion(app, player.session, promotions[step.which] ?? '');
    done.claims += 1;
  } else if (step.do === 'deposit') {
    await fixture.deposit(player, step.amount);
  } else if (step.do === 'withdraw' || step.do === 'award') {
    await app.ledger.post({
      siteId: player.siteId,
      playerId: player.playerId,
      currency: player.currency,
      source: 'test',
      externalId: newId(),
      kind: step.do === 'withdraw' ? 'withdrawal_hold' : 'bonus_grant',
      amount: step.amount,
    });
  } else if (step.do === 'bet') {
    const key = newId();
    const result = await fixture.bet(player, step.amount, key, step.game);
    if (result?.accepted) done.bets.push(key);
  } else if (step.do === 'win' || step.do === 'rollback') {
    const bet = done.bets[step.bet % Math.max(1, done.bets.length)];
    if (bet === undefined) return;
    if (step.do === 'win') await fixture.win(player, step.amount, bet);
    else await fixture.rollback(player, bet);
  } else if (step.do === 'forfeit') {
    await giveUp(player);
  } else if (step.do === 'expire') {
    casino.clock.advance(86_400_000);
    await sweepBonuses(app);
  } else {
    await fixture.counted(player);
  }
}

async function giveUp(player: PlayerFixture): Promise<void> {
  const wallet = await casino.app.ledger.balance(player);
  const row = await casino.app.db
    .selectFrom('rewards.bonus')
    .select('bonus_id')
    .where('player_id', '=', player.playerId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (row) await forfeit(casino.app, player.session, row.bonus_id, wallet?.bonus ?? 0n);
}

interface Operation {
  kind: string;
  amount: bigint;
  real_amount: bigint;
  bonus_amount: bigint;
  sequence: bigint;
  game_code: string;
  is_undone: boolean;
}

/** Check everything that was written against the ledger. */
async function check(player: PlayerFixture, done: Done): Promise<void> {
  const { db, ledger } = casino.app;
  const bonuses = await db
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .execute();
  const { rows: operations } = await sql<Operation>`
    select k.name as kind, o.amount, o.real_amount, o.bonus_amount, o.sequence, o.game_code,
      exists (select 1 from ledger.closure c where c.player_id = o.player_id and c.source = o.source
        and c.external_id = o.external_id) as is_undone
    from ledger.operation o join ledger.operation_kind k on k.code = o.kind
    where o.player_id = ${player.playerId}`.execute(db);
  const wallet = await ledger.balance(player);
  if (!wallet) throw new Error('There is no wallet');
  const sum = (kind: string, pick: (one: Operation) => bigint = (one) => one.amount): bigint =>
    operations.filter((one) => one.kind === kind).reduce((total, one) => total + pick(one), 0n);

  const funds = wallet.real + wallet.bonus + wallet.locked;
  const granted = sum('bonus_grant') - sum('bonus_forfeit');
  expect(funds).toBe(sum('deposit') - sum('bet') + sum('win') + sum('rollback') + granted);
  expect(sum('bonus_convert')).toBe(bonuses.reduce((total, one) => total + one.converted, 0n));
  expect(sum('bonus_forfeit')).toBe(bonuses.reduce((total, one) => total + one.forfeited, 0n));
  const activated = bonuses.filter((one) => one.activated_sequence !== null);
  expect(sum('bonus_grant')).toBe(activated.reduce((total, one) => total + one.amount, 0n));

  for (const bonus of bonuses) {
    expect(bonus.required >= 0n && bonus.wagered >= 0n).toBe(true);
    if (bonus.max_win !== null) expect(bonus.converted).toBeLessThanOrEqual(bonus.max_win);
    // Only a completed bonus has turned into money that can be withdrawn, and only by being staked.
    if (bonus.status !== 'completed') expect(bonus.converted).toBe(0n);
    if (bonus.status === 'active') expect(bonus.wagered < bonus.required).toBe(true);
    expect(bonus.wagered).toBe(wageringOf(bonus, operations));
  }
  const active = bonuses.filter((bonus) => bonus.status === 'active');
  expect(active.length).toBeLessThanOrEqual(1);
  if (active.length === 0) {
    expect(wallet.bonus).toBe(0n);
    expect(bonuses.filter((bonus) => bonus.status === 'queued')).toEqual([]);
  }
  const standing = bonuses.filter((bonus) => bonus.status !== 'cancelled');
  expect(new Set(standing.map((bonus) => bonus.origin_key)).size).toBe(standing.length);
  const claimed = bonuses.filter((bonus) => bonus.promotion_id !== null);
  expect(claimed.length).toBeLessThanOrEqual(done.claims);
}

/** How much the bets in a bonus's range count, computed from the ledger alone. */
function wageringOf(
  bonus: { terms: unknown; activated_sequence: bigint | null; ended_sequence: bigint | null },
  operations: readonly Operation[],
): bigint {
  const { activated_sequence: from, ended_sequence: to } = bonus;
  if (from === null) return 0n;
  const categories: Readonly<Record<string, string>> = { slot: 'slot_game', table: 'casino' };
  const terms = parseTerms(bonus.terms);
  return operations
    .filter((one) => one.kind === 'bet' && !one.is_undone && one.sequence > from)
    .filter((one) => to === null || one.sequence <= to)
    .map((one) =>
      contributionOf(
        terms,
        {
          providerCode: 'TESTHOUSE',
          gameCode: one.game_code,
          category: categories[one.game_code],
          keepsMeter: false,
        },
        one.amount,
      ),
    )
    .reduce((total, one) => total + one, 0n);
}

test('whatever is claimed, played, taken back, forfeited or left to expire, also at once, bonuses and ledger agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 5, maxLength: 20 }),
      async (steps) => {
        const player = await casino.newPlayer();
        const done: Done = { bets: [], claims: 0 };
        for (const together of steps) {
          await Promise.all(
            together.map((step) =>
              act(player, step, done).catch((error: unknown) => {
                if (!(error instanceof RefusalError)) throw error;
              }),
            ),
          );
        }
        await fixture.counted(player);
        // An ended bonus makes room for a waiting one, so settle until nothing changes.
        for (let turn = 0; turn < 4; turn += 1) {
          await settleBonuses(casino.app, player);
          await fixture.counted(player);
        }
        await check(player, done);
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
  const books = await casino.app.ledger.trialBalance();
  expect(books.faults).toEqual([]);
  expect(books.balanced).toBe(true);
}, 300_000);
