/** Bets in shared draws, on the platform and at the house as they are: limits, exclusion and closing treat them like any round. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutAt } from '../games/kinds/crash/rules.ts';
import { connectCrash, type CrashClient } from '../games/server/testing/crash-client.ts';
import { nextOpen } from '../games/server/testing/crash-house.ts';
import { plantChain } from '../games/server/testing/planted-chain.ts';
import { plantSeeds } from '../games/server/testing/planted-seeds.ts';
import { closeAccount } from '../server/closing/close-account.ts';
import { endSession } from '../server/players/session.ts';
import { listRounds } from '../server/rounds/round-history.ts';
import { changeOwnLimit } from '../server/safety/change-limit.ts';
import { selfExclude } from '../server/safety/exclude.ts';
import { readNetPosition } from '../server/safety/net-position.ts';
import { acknowledgeRealityCheck } from '../server/safety/reality-check.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { connectedSecret, connectHouse, type ConnectedHouse } from './connected-house.ts';

let casino: CasinoFixture;
let house: ConnectedHouse;
const game = 'crash-rocket';
const patience_ms = 240_000;

beforeAll(async () => {
  casino = await createCasinoFixture();
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  await plantChain(casino.database.ownerUrl, connectedSecret, game, 8, { earliest: 120, latest: 180 });
  house = await connectHouse(casino, {
    draws: {
      games: [game],
      timing: { betting_ms: 3_000, answers_ms: 1_000, lastCashOuts_ms: 100, pause_ms: 200, beat_ms: 50 },
    },
  });
}, 180_000);
afterAll(async () => {
  await house.close();
  await casino.close();
});

const start = 10_000_000n;
const bet = 100_000n;

type Guest = { player: PlayerFixture; session: string; client: CrashClient };
const connect = (session: string) => connectCrash(house.url, 'http://games.test', session);

async function enter(): Promise<Guest> {
  const player = await casino.newPlayer({ balance: start });
  const session = await house.launch(player, game);
  return { player, session, client: await connect(session) };
}
async function listed({ player }: Guest) {
  await casino.untilProjected(player);
  const page = { gameCode: '', from: undefined, to: undefined, page: 1, pageSize: 10 };
  return (await listRounds(casino.app.db, player.session, page)).bets;
}
const realOf = async ({ player }: Guest) => (await casino.app.ledger.balance(player))?.real;
const netOf = ({ player }: Guest) => readNetPosition(casino.app, player.session, player.session.startedAt);

/** A bet in time that nothing comes of: it is refused for this reason, and no money has moved. */
async function expectNoBet(guest: Guest, reason: RegExp): Promise<void> {
  const before = await realOf(guest);
  const { bet: asked, refusal } = guest.client;
  expect((await refusal(asked(bet.toString(), 101))).error).toMatch(reason);
  expect(await realOf(guest)).toBe(before);
}

test(
  'a bet that stands is decided whatever its player does meanwhile, and none follows where none may',
  async () => {
    const guests = await Promise.all([enter(), enter(), enter(), enter(), enter()]);
    const [excludes, stops, leaves, closes, limited] = guests;
    const draw = await nextOpen(excludes.client);
    await Promise.all(guests.map(({ client }) => client.draw('open', draw)));
    await changeOwnLimit(
      casino.app,
      limited.player.session,
      { kind: 'wager', window: '24h' },
      bet + bet / 2n,
    );

    // By hand; the others by themselves at 1.10.
    const byHand = excludes.client.bet(bet.toString(), null);
    const own = [stops, leaves, closes, limited].map(({ client }) => client.bet(bet.toString(), 110));
    await Promise.all([
      excludes.client.answer(byHand),
      ...[stops, leaves, closes, limited].map(({ client }, at) => client.answer(own[at] ?? '')),
    ]);
    // The limit on stakes counts the bet that stands.
    const beyond = limited.client.bet(bet.toString(), 110, 1);
    expect((await limited.client.refusal(beyond)).error).toMatch(/limit/);

    await selfExclude(casino.app, excludes.player.session, 6);
    await acknowledgeRealityCheck(casino.app, stops.player.session, 'stop');
    await endSession(casino.app, leaves.player.session, 'logout');
    casino.clock.advance(1);
    // As a running server does when it hears of it.
    casino.app.rounds.sessions.forget();
    await casino.untilProjected(closes.player);
    const close = () => closeAccount(casino.app, closes.player.session, { forfeitsBonus: true });
    await expect(close()).rejects.toThrow('roundsOpen');
    expect(await listed(closes)).toMatchObject([{ round_id: own[2], status: 'open' }]);
    for (const guest of guests) {
      expect(await realOf(guest)).toBe(start - bet);
      expect(await netOf(guest)).toMatchObject({ stakes: bet, wins: 0n });
    }

    await excludes.client.draw('running', draw);
    excludes.client.cashOut(byHand);
    const { bet: cashedOut } = await excludes.client.answer(byHand, 'cash_out');
    const ended = await excludes.client.draw('settled', draw);
    expect(ended.ended_on).toBeGreaterThanOrEqual(120);
    const handed = BigInt(cashedOut.win_minor ?? '0');
    expect(handed).toBe(payoutAt(bet, cashedOut.cashed_out_on ?? 0));

    const won = new Map([[excludes, handed]]);
    for (const guest of guests) {
      const win = won.get(guest) ?? payoutAt(bet, 110);
      await expect.poll(() => realOf(guest), { timeout: 60_000 }).toBe(start - bet + win);
      expect(await netOf(guest)).toMatchObject({ stakes: bet, wins: win });
      expect(await listed(guest)).toMatchObject([{ status: 'settled' }]);
    }
    // What stands in the way now is the bank account that the rest is paid to.
    await expect(close()).rejects.toThrow('bankAccountRequired');

    const next = await nextOpen({
      ...excludes.client,
      snapshot: { ...excludes.client.snapshot, draw: ended },
    });
    expect(next).toBeGreaterThan(draw);
    await Promise.all([
      expectNoBet(excludes, /player_disabled/),
      expectNoBet(stops, /session_expired/),
      expectNoBet(leaves, /session_expired/),
      expectNoBet(limited, /limit/),
    ]);
    // Nothing else came of it later either.
    await excludes.client.draw('settled', next);
    for (const guest of guests) expect(await listed(guest)).toHaveLength(1);
    await Promise.all(guests.map(({ client }) => client.close()));
  },
  patience_ms,
);

test(
  'who has excluded themselves comes back to a bet that stands, and is told what comes of it',
  async () => {
    const guest = await enter();
    const draw = await nextOpen(guest.client);
    const placed = guest.client.bet(bet.toString(), 110);
    await guest.client.answer(placed);
    await selfExclude(casino.app, guest.player.session, 6);
    await guest.client.close();
    const again = await connect(guest.session);
    expect(again.snapshot.own).toMatchObject([{ bet_id: placed, state: 'standing' }]);
    await again.hear('own', ({ bet: own }) => own.bet_id === placed && own.state === 'cashed_out');
    await again.draw('settled', draw);
    await expect.poll(() => realOf(guest), { timeout: 60_000 }).toBe(start - bet + payoutAt(bet, 110));
    await again.close();
  },
  patience_ms,
);

test(
  'a flight is decided whatever its player does meanwhile, and none follows where none may',
  async () => {
    const database = new Client({ connectionString: casino.database.ownerUrl });
    await database.connect();
    /** A player whose first flights end where a test can do something before. */
    async function enterToFly(): Promise<Guest> {
      const player = await casino.newPlayer({ balance: start });
      const session = await house.launch(player, game);
      const { rows } = await database.query<{ player: string }>(
        'SELECT player FROM house.session ORDER BY session_id DESC LIMIT 1',
      );
      const secrets = { ownerUrl: casino.database.ownerUrl, seedSecret: connectedSecret };
      const far = { earliest: 400, latest: 100_000 };
      await plantSeeds(secrets, rows[0]?.player ?? '', game, [far, far]);
      return { player, session, client: await connect(session) };
    }
    const excludes = await enterToFly();
    const closes = await enterToFly();
    const limited = await enterToFly();
    const guests = [excludes, closes, limited];
    await changeOwnLimit(
      casino.app,
      limited.player.session,
      { kind: 'wager', window: '24h' },
      bet + bet / 2n,
    );
    const flights = guests.map(({ client }) => client.fly(bet.toString(), null));
    await Promise.all(guests.map(({ client }, at) => client.flight(flights[at] ?? '', 'flying')));

    await selfExclude(casino.app, excludes.player.session, 6);
    casino.app.rounds.sessions.forget();
    await casino.untilProjected(closes.player);
    const close = () => closeAccount(casino.app, closes.player.session, { forfeitsBonus: true });
    await expect(close()).rejects.toThrow('roundsOpen');
    expect(await listed(closes)).toMatchObject([{ round_id: flights[1], status: 'open' }]);
    for (const guest of guests) expect(await netOf(guest)).toMatchObject({ stakes: bet, wins: 0n });

    for (const [at, guest] of guests.entries()) {
      const id = flights[at] ?? '';
      guest.client.land(id);
      const { flight } = await guest.client.flight(id, 'cashed_out');
      const win = BigInt(flight.win_minor ?? '0');
      expect(win).toBe(payoutAt(bet, flight.cashed_out_on ?? 0));
      await expect.poll(() => realOf(guest), { timeout: 60_000 }).toBe(start - bet + win);
      expect(await netOf(guest)).toMatchObject({ stakes: bet, wins: win });
      expect(await listed(guest)).toMatchObject([{ status: 'settled' }]);
    }
    await expect(close()).rejects.toThrow('bankAccountRequired');
    for (const [guest, reason] of [
      [excludes, /player_disabled|session_expired/],
      [limited, /limit/],
    ] as const) {
      const before = await realOf(guest);
      expect((await guest.client.refusal(guest.client.fly(bet.toString(), null))).error).toMatch(reason);
      expect(await realOf(guest)).toBe(before);
    }
    await Promise.all(guests.map(({ client }) => client.close()));
    await database.end();
  },
  patience_ms,
);
