import { walletPaths, type WalletStatus } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  betRequest,
  createProviderFixture,
  rollbackRequest,
  unit,
  winRequest,
  type ProviderFixture,
} from '../../../tests/provider-fixture.ts';

let provider: ProviderFixture;

beforeAll(async () => {
  provider = await createProviderFixture();
});

afterAll(() => provider.close());

/** A provider's messages for one round, how often each arrives, and their order. */
const roundArbitrary = fc.record({
  bet_units: fc.integer({ min: 1, max: 40 }),
  win_units: fc.option(fc.integer({ min: 0, max: 90 })),
  isRolledBack: fc.boolean(),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
  order: fc.array(fc.nat(1_000), { minLength: 9, maxLength: 9 }),
});

test('however often and in whatever order messages come, at once or after one another, each acts once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(roundArbitrary, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (rounds, isAtOnce) => {
        const player = await provider.newGambler(100);
        const messages = rounds.flatMap(({ bet_units, win_units, isRolledBack, copies, order }) => {
          const bet = betRequest(player, bet_units);
          const [betCopies = 1, winCopies = 1, rollbackCopies = 1] = copies;
          const sent = Array.from({ length: betCopies }, () => ({
            path: walletPaths.bet,
            body: bet,
            delta: -bet.amount,
          }));
          const all: { path: string; body: { transaction_uuid: string }; delta: number }[] = [...sent];
          if (win_units !== null) {
            const win = winRequest(player, bet, win_units);
            for (let copy = 0; copy < winCopies; copy++)
              all.push({ path: walletPaths.win, body: win, delta: win.amount });
          }
          if (isRolledBack) {
            const rollback = rollbackRequest(player, bet);
            for (let copy = 0; copy < rollbackCopies; copy++)
              all.push({ path: walletPaths.rollback, body: rollback, delta: 0 });
          }
          return all.map((message, place) => ({
            ...message,
            rank: order[place] ?? 0,
            stake: bet.amount,
            bet: bet.transaction_uuid,
          }));
        });
        const queue = messages.toSorted((a, b) => a.rank - b.rank);
        const outcomes = new Map<string, Set<WalletStatus>>();
        const send = async ({ path, body }: (typeof queue)[number]): Promise<void> => {
          const { status } = await provider.call(path, body);
          outcomes.set(body.transaction_uuid, (outcomes.get(body.transaction_uuid) ?? new Set()).add(status));
        };
        if (isAtOnce) await Promise.all(queue.map(send));
        else for (const message of queue) await send(message);

        const isDone = (id: string): boolean => outcomes.get(id)?.has('RS_OK') ?? false;
        const counted = new Set<string>();
        let expected = 100 * unit;
        for (const { body, delta, bet, stake, path } of messages) {
          if (counted.has(body.transaction_uuid) || !isDone(body.transaction_uuid)) continue;
          counted.add(body.transaction_uuid);
          // A rollback returns the stake if the bet was accepted. It returns nothing if the bet was refused or never
          // arrived.
          if (path === walletPaths.rollback) expected += isDone(bet) ? stake : 0;
          else expected += delta;
        }
        const balance = await provider.casino.app.ledger.balance(player);
        expect(balance?.real).toBe(BigInt(expected));
        // Every message was answered with a status that the protocol defines for it.
        const allowed: ReadonlySet<WalletStatus> = new Set([
          'RS_OK',
          'RS_ERROR_NOT_ENOUGH_MONEY',
          'RS_ERROR_DUPLICATE_TRANSACTION',
          'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
        ]);
        for (const statuses of outcomes.values())
          for (const status of statuses) expect(allowed).toContain(status);
      },
    ),
    { numRuns: 60 },
  );
  const books = await provider.casino.app.ledger.trialBalance();
  expect(books).toMatchObject({ balanced: true, faults: [] });
}, 120_000);
