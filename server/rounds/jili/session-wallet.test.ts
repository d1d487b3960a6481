import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createJiliFixture,
  jiliBet,
  jiliCancel,
  newRound,
  sessionCancel,
  sessionSettlement,
  sessionStake,
  type JiliFixture,
  type JiliGambler,
} from '../../../tests/jili-fixture.ts';
import { newId } from '../../kernel/ids.ts';
import { freeRoundsOf, planFreeRounds } from '../free-rounds.ts';
import { listRounds } from '../round-history.ts';

let jili: JiliFixture;
let casino: JiliFixture['casino'];

beforeAll(async () => {
  jili = await createJiliFixture();
  casino = jili.casino;
});
afterAll(() => jili.close());

const { bet, cancelBet, sessionBet, cancelSessionBet } = jiliWalletPaths;
const inLedger = (player: JiliGambler) => casino.app.ledger.balance(player);

/** Free rounds of the table game, as the provider would have them from us. */
async function freeRoundsAtTable(player: JiliGambler) {
  const rewardUuid = newId();
  await planFreeRounds(casino.app, casino.app.db, {
    siteId: player.siteId,
    playerId: player.playerId,
    provider: 'JILI',
    gameCode: '94',
    rounds: 2,
    bet: 50_000n,
    rewardUuid,
    expiresAt: new Date(casino.clock.now().getTime() + 86_400_000),
    winAs: 'bonus',
  });
  await casino.asOwner(
    `update rounds.free_round_grant set status = 'granted', provider_reward_id = $1 where reward_uuid = $2`,
    [rewardUuid, rewardUuid],
  );
  return { rewardUuid, free: { freeSpinData: { referenceId: rewardUuid, deduct: 1 } } };
}

test('a free session is paid by the terms of its stakes, whatever its settlement says', async () => {
  const player = await jili.newGambler(100);
  const { rewardUuid, free } = await freeRoundsAtTable(player);
  const id = newRound();
  expect(await jili.call(sessionBet, { ...sessionStake(player, id, 0), ...free })).toMatchObject({
    errorCode: 0,
    balance: 100,
  });
  // A session is free or it is not.
  expect(await jili.call(sessionBet, sessionStake(player, id, 10))).toMatchObject({ errorCode: 5 });
  expect(await jili.call(sessionBet, sessionSettlement(player, id, 7))).toMatchObject({
    errorCode: 0,
    balance: 107,
  });
  expect(await inLedger(player)).toMatchObject({ real: 100_00000n, bonus: 7_00000n });
  expect(await freeRoundsOf(casino.app.db, rewardUuid)).toMatchObject({ used: 1, won: 7_00000n });
});

test('a session that claims to be free without a free stake or a known reward is refused', async () => {
  const player = await jili.newGambler(100);
  const { free } = await freeRoundsAtTable(player);
  const unknown = { freeSpinData: { referenceId: newId(), deduct: 1 } };
  for (const stake of [
    { ...sessionStake(player, newRound(), 0), ...unknown },
    { ...sessionStake(player, newRound(), 10), ...free },
    { ...sessionStake(player, newRound(), 0, 10), ...free },
  ]) {
    expect(await jili.call(sessionBet, stake)).toMatchObject({ errorCode: 5, balance: 100 });
  }
  const id = newRound();
  await jili.call(sessionBet, sessionStake(player, id, 10));
  const claims = { ...sessionSettlement(player, id, 50), ...free };
  expect(await jili.call(sessionBet, claims)).toMatchObject({ errorCode: 5, balance: 90 });
  expect(await jili.call(sessionBet, sessionSettlement(player, id, 50))).toMatchObject({
    errorCode: 0,
    balance: 140,
  });
});

test('stakes are taken one by one and settled at once; the history shows one round', async () => {
  const player = await jili.newGambler(100);
  const id = newRound();
  expect(await jili.call(sessionBet, sessionStake(player, id, 10))).toMatchObject({
    errorCode: 0,
    balance: 90,
  });
  expect(await jili.call(sessionBet, sessionStake(player, id, 5))).toMatchObject({
    errorCode: 0,
    balance: 85,
  });
  expect(await jili.call(sessionBet, sessionStake(player, id, 85.5))).toMatchObject({
    errorCode: 2,
    balance: 85,
  });
  const settlement = sessionSettlement(player, id, 55);
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 0, balance: 140 });
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 1, balance: 140 });
  expect(await jili.call(sessionBet, { ...settlement, winloseAmount: 56 })).toMatchObject({ errorCode: 5 });
  expect(await jili.call(sessionBet, sessionSettlement(player, id, 1))).toMatchObject({ errorCode: 5 });
  expect(await jili.call(sessionBet, sessionStake(player, id, 1))).toMatchObject({
    errorCode: 5,
    balance: 140,
  });
  await casino.untilProjected(player);
  const history = { gameCode: '', from: undefined, to: undefined, page: 1, pageSize: 10 };
  expect((await listRounds(casino.app.db, player.session, history)).bets).toMatchObject([
    { round_id: id.slice('big:'.length), stake: '15.00', payout: '55.00', status: 'settled' },
  ]);
});

test('with preserve the money is held first, and the stake is what the settlement says', async () => {
  const player = await jili.newGambler(20_000);
  const id = newRound();
  const held = sessionStake(player, id, 0, 12_800);
  expect(await jili.call(sessionBet, held)).toMatchObject({ errorCode: 0, balance: 7_200 });
  expect(await jili.call(sessionBet, held)).toMatchObject({ errorCode: 1, balance: 7_200 });
  const settlement = sessionSettlement(player, id, 18_240, { betAmount: 912, preserve: 12_800 });
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 0, balance: 37_328 });
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 1, balance: 37_328 });
  await casino.untilProjected(player);
  const history = { gameCode: '', from: undefined, to: undefined, page: 1, pageSize: 10 };
  expect((await listRounds(casino.app.db, player.session, history)).bets).toMatchObject([
    { stake: '912.00', payout: '18240.00', status: 'settled' },
  ]);
});

test('a settlement whose preserve is not what was held is refused and moves nothing', async () => {
  const player = await jili.newGambler(100);
  const id = newRound();
  await jili.call(sessionBet, sessionStake(player, id, 0, 50));
  const wrong = sessionSettlement(player, id, 500, { betAmount: 10, preserve: 60 });
  expect(await jili.call(sessionBet, wrong)).toMatchObject({ errorCode: 5, balance: 50 });
  const right = sessionSettlement(player, id, 0, { betAmount: 10, preserve: 50 });
  expect(await jili.call(sessionBet, right)).toMatchObject({ errorCode: 0, balance: 90 });
});

test('a player who may bet no more has what was held settled all the same', async () => {
  const player = await jili.newGambler(100);
  const id = newRound();
  await jili.call(sessionBet, sessionStake(player, id, 0, 50));
  await casino.app.ledger.setWalletStatus(player, 'no_bets');
  const settlement = sessionSettlement(player, id, 30, { betAmount: 10, preserve: 50 });
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 0, balance: 120 });
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 1, balance: 120 });
});

test('a cancel before its bet closes the session to bets, and leaves it open to its settlement', async () => {
  const player = await jili.newGambler(100);
  const id = newRound();
  await jili.call(sessionBet, sessionStake(player, id, 10));
  const late = sessionStake(player, id, 20);
  expect(await jili.call(cancelSessionBet, sessionCancel(player, late))).toMatchObject({ errorCode: 2 });
  expect(await jili.call(cancelSessionBet, sessionCancel(player, late))).toMatchObject({ errorCode: 1 });
  expect(await jili.call(sessionBet, late)).toMatchObject({ errorCode: 5, balance: 90 });
  expect(await jili.call(sessionBet, sessionStake(player, id, 1))).toMatchObject({ errorCode: 5 });
  expect(await jili.call(sessionBet, sessionSettlement(player, id, 30))).toMatchObject({
    errorCode: 0,
    balance: 120,
  });
});

test('a cancel returns the stake before and after the settlement; a settlement is never cancelled', async () => {
  const player = await jili.newGambler(100);
  const id = newRound();
  const [first, last] = [sessionStake(player, id, 10), sessionStake(player, id, 20)] as const;
  await jili.call(sessionBet, first);
  await jili.call(sessionBet, last);
  const settlement = sessionSettlement(player, id, 15);
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ balance: 85 });
  expect(await jili.call(cancelSessionBet, sessionCancel(player, last))).toMatchObject({
    errorCode: 0,
    balance: 105,
  });
  expect(await jili.call(cancelSessionBet, sessionCancel(player, last))).toMatchObject({ errorCode: 1 });
  expect(await jili.call(cancelSessionBet, sessionCancel(player, settlement))).toMatchObject({
    errorCode: 6,
  });
  const asBet = { ...sessionCancel(player, settlement), type: 1 };
  expect(await jili.call(cancelSessionBet, asBet)).toMatchObject({ errorCode: 6 });
  // A slot's cancel does not affect a table's transactions either.
  expect(await jili.call(cancelBet, jiliCancel(player, first))).toMatchObject({ errorCode: 2 });
  expect(await inLedger(player)).toMatchObject({ real: 105_00000n });
});

test('of two holds the last is cancelled after the settlement that was made up without it', async () => {
  const player = await jili.newGambler(100);
  const id = newRound();
  const [first, last] = [sessionStake(player, id, 0, 30), sessionStake(player, id, 0, 40)] as const;
  await jili.call(sessionBet, first);
  expect(await jili.call(sessionBet, last)).toMatchObject({ balance: 30 });
  const settlement = sessionSettlement(player, id, 0, { betAmount: 5, preserve: 30 });
  expect(await jili.call(sessionBet, settlement)).toMatchObject({ errorCode: 0, balance: 55 });
  expect(await jili.call(cancelSessionBet, sessionCancel(player, first))).toMatchObject({ errorCode: 6 });
  expect(await jili.call(cancelSessionBet, sessionCancel(player, last))).toMatchObject({
    errorCode: 0,
    balance: 95,
  });
});

test('a session that nobody began is not settled, nor one whose bets were all cancelled paid', async () => {
  const player = await jili.newGambler(100);
  expect(await jili.call(sessionBet, sessionSettlement(player, newRound(), 10))).toMatchObject({
    errorCode: 5,
  });
  const id = newRound();
  const only = sessionStake(player, id, 10);
  await jili.call(sessionBet, only);
  await jili.call(cancelSessionBet, sessionCancel(player, only));
  expect(await jili.call(sessionBet, sessionSettlement(player, id, 10))).toMatchObject({ errorCode: 5 });
  expect(await jili.call(sessionBet, sessionSettlement(player, id, 0))).toMatchObject({
    errorCode: 0,
    balance: 100,
  });
});

test('forty copies of a settlement at the same time pay once', async () => {
  const player = await jili.newGambler(100);
  const id = newRound();
  await jili.call(sessionBet, sessionStake(player, id, 10));
  const settlement = sessionSettlement(player, id, 20);
  const answers = await Promise.all(Array.from({ length: 40 }, () => jili.call(sessionBet, settlement)));
  expect(answers.filter((answer) => answer.errorCode === 0)).toHaveLength(1);
  expect(answers.filter((answer) => answer.errorCode === 1)).toHaveLength(39);
  expect(await inLedger(player)).toMatchObject({ real: 110_00000n });
});

/** The messages of one round of a slot or a table, how often each arrives, and their order. */
const roundArbitrary = fc.record({
  isTable: fc.boolean(),
  bet_units: fc.integer({ min: 1, max: 40 }),
  win_units: fc.integer({ min: 0, max: 60 }),
  isCancelled: fc.boolean(),
  copies: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
  order: fc.array(fc.nat(1000), { minLength: 9, maxLength: 9 }),
});

test('however often and in whatever order messages come, at once or not, each acts once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(roundArbitrary, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (rounds, isAtOnce) => {
        const player = await jili.newGambler(100);
        const messages = rounds.flatMap((round, index) => {
          const id = newRound();
          const slot = jiliBet(player, round.bet_units, round.win_units);
          const stake = sessionStake(player, id, round.bet_units);
          const sent = round.isTable
            ? [
                { path: sessionBet, body: stake, does: 'stake' },
                { path: sessionBet, body: sessionSettlement(player, id, round.win_units), does: 'win' },
              ]
            : [{ path: bet, body: slot, does: 'both' }];
          const cancel = round.isTable
            ? { path: cancelSessionBet, body: sessionCancel(player, stake), does: 'cancel' }
            : { path: cancelBet, body: jiliCancel(player, slot), does: 'cancel' };
          const all = round.isCancelled ? [...sent, cancel] : sent;
          return all
            .flatMap((message, place) => Array.from({ length: round.copies[place] ?? 1 }, () => message))
            .map((message, place) => ({ ...message, rank: round.order[place] ?? 0, index }));
        });
        const done = new Map<number, Set<string>>();
        const send = async ({ path, body, does, index }: (typeof messages)[number]): Promise<void> => {
          const { errorCode } = await jili.call(path, body);
          expect([0, 1, 2, 5, 6]).toContain(errorCode);
          if (errorCode === 0) done.set(index, (done.get(index) ?? new Set()).add(does));
        };
        const queue = messages.toSorted((a, b) => a.rank - b.rank);
        if (isAtOnce) await Promise.all(queue.map(send));
        else for (const message of queue) await send(message);

        let expected_units = 100;
        for (const [index, round] of rounds.entries()) {
          const did = done.get(index) ?? new Set();
          if (did.has('stake') || did.has('both')) expected_units -= round.bet_units;
          if (did.has('win') || did.has('both')) expected_units += round.win_units;
          if (did.has('cancel')) expected_units += round.bet_units;
          if (did.has('cancel') && did.has('both')) expected_units -= round.win_units;
        }
        expect(await inLedger(player)).toMatchObject({ real: BigInt(expected_units) * 100_000n });
      },
    ),
    { numRuns: 25 },
  );
  expect(await casino.app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
}, 180_000);
