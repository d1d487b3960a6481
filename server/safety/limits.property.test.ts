import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { day_ms, hour_ms, minute_ms, moveTime } from '../../tests/moved-time.ts';
import { RefusalError } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { cancelPendingLimit, changeOwnLimit, setOperatorLimit } from './change-limit.ts';

let casino: CasinoFixture;

beforeAll(async () => {
  casino = await createCasinoFixture();
});
afterAll(() => casino.close());

const unit = 100_000n;
const windows = { '24h': day_ms, '7d': 7 * day_ms, '30d': 30 * day_ms } as const;
type Kind = 'deposit' | 'loss' | 'wager';
type Window = keyof typeof windows;

/** A limit as the rules define it, modelled without the server. */
interface ModelLimit {
  value: bigint | null;
  next: { value: bigint | null; at_ms: number } | null;
}
interface Movement {
  readonly at_ms: number;
  readonly deposit: bigint;
  stake: bigint;
  readonly payout: bigint;
}

/** Most steps use the same limit, so that changes, delays and stakes interact. */
const place = {
  kind: fc.constantFrom<Kind>('wager', 'wager', 'wager', 'loss', 'deposit'),
  window: fc.constantFrom<Window>('24h', '24h', '7d', '30d'),
};
const value = fc.option(fc.integer({ min: 20, max: 200 }), { nil: null, freq: 4 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set' as const), ...place, value }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('operator' as const), ...place, value }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), ...place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bets' as const),
      amounts: fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('deposits' as const),
      amounts: fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('win' as const), amount: fc.integer({ min: 1, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('loosen' as const),
      window: place.window,
      from: fc.integer({ min: 20, max: 60 }),
      to: fc.option(fc.integer({ min: 100, max: 200 }), { nil: null }),
      stake: fc.integer({ min: 10, max: 30 }),
      wait_h: fc.integer({ min: 21, max: 26 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      duration_ms: fc.constantFrom(
        20 * minute_ms,
        50 * minute_ms,
        5 * hour_ms,
        23 * hour_ms,
        23 * hour_ms,
        25 * hour_ms,
        3 * day_ms,
        8 * day_ms,
      ),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test('whatever is set, staked, won, paid in and waited for, no limit that holds is ever passed', async () => {
  const start_ms = casino.clock.now().getTime();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      await passTime(start_ms - casino.clock.now().getTime());
      const player = await casino.newPlayer({ balance: 1_000_000n * unit });
      const run = createRun(player);
      for (const each of steps) await run(each);
    }),
    { numRuns: 30, endOnFailure: false },
  );
}, 180_000);

const owner = { query: (text: string) => casino.asOwner(text) };

function passTime(duration_ms: number): Promise<void> {
  return moveTime({ clock: casino.clock, owner }, duration_ms);
}

function createRun(player: PlayerFixture) {
  const { app } = casino;
  const own = new Map<string, ModelLimit>();
  const operators = new Map<string, bigint | null>();
  const movements: Movement[] = [];
  let last: { externalId: string; movement: Movement } | undefined;
  const now_ms = () => casino.clock.now().getTime();

  function ownAt(key: string): ModelLimit {
    const limit = own.get(key) ?? { value: null, next: null };
    const isDue = limit.next !== null && limit.next.at_ms <= now_ms();
    return isDue && limit.next ? { value: limit.next.value, next: null } : limit;
  }

  function inForce(): { kind: Kind; window: Window; value: bigint }[] {
    return (['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
      (['24h', '7d', '30d'] as const).flatMap((window) =>
        [ownAt(`${kind} ${window}`).value, operators.get(`${kind} ${window}`) ?? null]
          .filter((limit) => limit !== null)
          .map((limit) => ({ kind, window, value: limit })),
      ),
    );
  }

  function used(kind: Kind, length_ms: number): bigint {
    return movements
      .filter(({ at_ms }) => at_ms > now_ms() - length_ms)
      .reduce(
        (sum, { deposit, stake, payout }) =>
          sum + (kind === 'deposit' ? deposit : kind === 'wager' ? stake : stake - payout),
        0n,
      );
  }

  /**
   * The most that can have been used in a window. The server's window may be up to one hour longer than its name says.
   */
  function mostUsed(kind: Kind, window: Window): bigint {
    const longer_ms = windows[window] + hour_ms + minute_ms;
    if (kind !== 'loss') return used(kind, longer_ms);
    const payouts = movements
      .filter(({ at_ms }) => at_ms > now_ms() - windows[window] + hour_ms)
      .reduce((sum, { payout }) => sum + payout, 0n);
    return used('wager', longer_ms) - payouts;
  }

  async function move(kind: 'bet' | 'deposit', amounts: readonly number[]): Promise<void> {
    const operations = amounts.map((amount) => ({
      ...player,
      source: 'MARQUEE',
      externalId: newId(),
      kind,
      amount: BigInt(amount) * unit,
    }));
    const results = await Promise.all(operations.map((operation) => app.ledger.post(operation)));
    for (const [index, { status }] of results.entries()) {
      const { amount, externalId } = operations[index] ?? { amount: 0n, externalId: '' };
      if (status !== 'posted') continue;
      const isBet = kind === 'bet';
      const movement = {
        at_ms: now_ms(),
        deposit: isBet ? 0n : amount,
        stake: isBet ? amount : 0n,
        payout: 0n,
      };
      movements.push(movement);
      if (isBet) last = { externalId, movement };
    }
    for (const limit of inForce()) {
      const isMeant = kind === 'bet' ? limit.kind !== 'deposit' : limit.kind === 'deposit';
      const hasPassed = results.some(({ status }) => status === 'posted');
      if (isMeant && hasPassed)
        expect(used(limit.kind, windows[limit.window])).toBeLessThanOrEqual(limit.value);
    }
    for (const [index, { status }] of results.entries()) {
      if (status === 'posted') continue;
      expect(status).toBe('limit_reached');
      // A refusal needs a reason: the amount and the movements posted with it must exceed some limit.
      const reason = inForce().find(
        (limit) =>
          (kind === 'bet') !== (limit.kind === 'deposit') &&
          mostUsed(limit.kind, limit.window) + (operations[index]?.amount ?? 0n) > limit.value,
      );
      expect(reason).toBeDefined();
    }
  }

  return async function take(each: Step): Promise<void> {
    switch (each.do) {
      case 'loosen': {
        const { window, stake } = each;
        await take({ do: 'set', kind: 'wager', window, value: each.from });
        await take({ do: 'set', kind: 'wager', window, value: each.to });
        await move('bet', [stake, stake]);
        await passTime(each.wait_h * hour_ms);
        return move('bet', [stake, stake, stake]);
      }
      case 'wait':
        return passTime(each.duration_ms);
      case 'bets':
        return move('bet', each.amounts);
      case 'deposits':
        return move('deposit', each.amounts);
      case 'set': {
        const wished = each.value === null ? null : BigInt(each.value) * unit;
        await changeOwnLimit(app, player.session, each, wished);
        const key = `${each.kind} ${each.window}`;
        const limit = ownAt(key);
        if (wished === limit.value) own.set(key, { value: limit.value, next: null });
        else if (limit.value === null || (wished !== null && wished < limit.value)) {
          own.set(key, { value: wished, next: null });
        } else if (limit.next?.value !== wished) {
          own.set(key, { value: limit.value, next: { value: wished, at_ms: now_ms() + day_ms } });
        } else own.set(key, limit);
        return;
      }
      case 'operator': {
        const wished = each.value === null ? null : BigInt(each.value) * unit;
        await setOperatorLimit(app, player, each, wished, 'ana');
        operators.set(`${each.kind} ${each.window}`, wished);
        return;
      }
      case 'cancel': {
        const key = `${each.kind} ${each.window}`;
        const limit = ownAt(key);
        const cancelling = cancelPendingLimit(app, player.session, each);
        if (limit.next) await cancelling;
        else await expect(cancelling).rejects.toThrow(RefusalError);
        own.set(key, { value: limit.value, next: null });
        return;
      }
      case 'win': {
        if (!last) return;
        const win = { ...player, source: 'MARQUEE', externalId: newId(), kind: 'win' } as const;
        const amount = BigInt(each.amount) * unit;
        const { status } = await app.ledger.post({ ...win, amount, reference: last.externalId });
        expect(status).toBe('posted');
        movements.push({ at_ms: now_ms(), deposit: 0n, stake: 0n, payout: amount });
        return;
      }
      case 'rollback': {
        if (!last) return;
        const rollback = { ...player, source: 'MARQUEE', externalId: newId(), kind: 'rollback' } as const;
        const { status } = await app.ledger.post({ ...rollback, amount: 0n, reference: last.externalId });
        expect(status).toBe('posted');
        last.movement.stake = 0n;
        last = undefined;
      }
    }
  };
}
