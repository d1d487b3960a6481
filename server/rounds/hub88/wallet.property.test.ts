import { walletPaths, type WalletStatus } from '@marquee/contract/providers/hub88.ts';
import { jackpotWinSchema } from '@marquee/contract/providers/jackpot.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJackpotBooks } from '../jackpot-books.ts';
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
  /** Of the bet, in hundredths, what it contributes to a jackpot. */
  share: fc.option(fc.integer({ min: 1, max: 100 })),
  /** Of the win, in hundredths, what the pot has paid. */
  fromPot: fc.option(fc.integer({ min: 0, max: 100 })),
  isRolledBack: fc.boolean(),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
  order: fc.array(fc.nat(1_000), { minLength: 9, maxLength: 9 }),
});

const pot = 'golden-carabao';
const contributing = (units: number, share: number | null) =>
  share === null
    ? {}
    : { meta: { jackpot: { id: pot, contribution: Math.floor((units * unit * share) / 100) } } };
const paidByPot = (units: number, fromPot: number | null) =>
  fromPot === null
    ? {}
    : { meta: { jackpot: { id: pot, win: Math.floor((units * unit * fromPot) / 100), seed: fromPot * 7 } } };

test('however often and in whatever order messages come, at once or after one another, each acts once', async () => {
  /** What all rounds so far have moved in the account of jackpots. */
  const inPots = { contributed: 0n, seeds: 0n, paid: 0n };
  await fc.assert(
    fc.asyncProperty(
      fc.array(roundArbitrary, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (rounds, isAtOnce) => {
        const player = await provider.newGambler(100);
        const messages = rounds.flatMap(
          ({ bet_units, win_units, share, fromPot, isRolledBack, copies, order }) => {
            const bet = { ...betRequest(player, bet_units), ...contributing(bet_units, share) };
            const [betCopies = 1, winCopies = 1, rollbackCopies = 1] = copies;
            const sent = Array.from({ length: betCopies }, () => ({
              path: walletPaths.bet,
              body: bet,
              delta: -bet.amount,
            }));
            const all: { path: string; body: { transaction_uuid: string }; delta: number }[] = [...sent];
            if (win_units !== null) {
              const win = { ...winRequest(player, bet, win_units), ...paidByPot(win_units, fromPot) };
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
          },
        );
        const queue = messages.toSorted((a, b) => a.rank - b.rank);
        const outcomes = new Map<string, Set<WalletStatus>>();
        /** What the answers to bets say is booked for the jackpot. */
        const booked = new Map<string, number>();
        const send = async ({ path, body }: (typeof queue)[number]): Promise<void> => {
          const { status, jackpot_contribution } = await provider.call(path, body);
          if (jackpot_contribution !== undefined) booked.set(body.transaction_uuid, jackpot_contribution);
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
          if (path === walletPaths.rollback) {
            expected += isDone(bet) ? stake : 0;
            inPots.contributed -= BigInt(booked.get(bet) ?? 0);
          } else {
            expected += delta;
            inPots.contributed += BigInt(booked.get(body.transaction_uuid) ?? 0);
          }
          if (path === walletPaths.win) {
            const said = jackpotWinSchema.safeParse('meta' in body ? body.meta : null).data?.jackpot;
            inPots.paid += BigInt(said?.win ?? 0);
            inPots.seeds += BigInt(said?.seed ?? 0);
          }
        }
        const balance = await provider.casino.app.ledger.balance(player);
        expect(balance?.real).toBe(BigInt(expected));
        const [books = { contributed: 0n, seeds: 0n, paid: 0n }] = await readJackpotBooks(
          provider.casino.app.db,
          'TESTHOUSE',
        );
        expect(books).toMatchObject(inPots);
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
  expect(inPots.contributed).toBeGreaterThan(0n);
  expect(inPots.paid).toBeGreaterThan(0n);
  const { lines, ...books } = await provider.casino.app.ledger.trialBalance();
  const jackpot = lines.filter(({ account }) => account === 'jackpot');
  const held = jackpot.reduce((sum, { credit, debit }) => sum + credit - debit, 0n);
  expect(held).toBe(inPots.contributed + inPots.seeds - inPots.paid);
  expect(books).toMatchObject({ balanced: true, faults: [] });
}, 300_000);
