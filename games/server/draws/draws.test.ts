/** Draws from bet to payment, over the real socket and against the operator's wallet. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { test, type TestContext } from 'vitest';
import { isLinkOf, saltedLink } from '../../kit/fairness/chain.ts';
import { crashPointOf } from '../../kinds/crash/crash-point.ts';
import { roundsApi } from '../../kit/play-api/rounds.ts';
import { nextOpen, startCrashHouse } from '../testing/crash-house.ts';
import { insertBet } from './draw-bets.ts';

const euro = 100_000n;
const stake = euro.toString();

/** A house of a test's own. A few are run side by side: what takes their time is that draws begin and end when they are due. */
async function openHouse({ onTestFinished }: TestContext) {
  const house = await startCrashHouse({
    timing: {
      betting_ms: 5_000,
      answers_ms: 500,
      lastCashOuts_ms: 100,
      pause_ms: 150,
      beat_ms: 50,
      stale_ms: 10_000,
    },
    exposureLimits: { EUR: 20_000n * euro },
  });
  onTestFinished(house.close);
  return { ...house, balance: (player: string) => house.operator.balances.get(player) };
}

/** The rounds of a player as the history lists them. */
async function listed(house: Awaited<ReturnType<typeof openHouse>>, player: string) {
  const session = await house.launch(house.game, false, player);
  const page = roundsApi.rounds.answer.parse(
    await house.post(roundsApi.rounds.path, { session, cursor: null }),
  );
  if (!page.ok) throw new Error(page.detail);
  return page.rounds;
}

/** As long as a house may take to start, and a draw to end. */
const patience_ms = 240_000;

test.concurrent(
  'automatic and manual cash-outs are paid to the unit, and the rest have lost',
  async (context) => {
    const { expect } = context;
    const house = await openHouse(context);
    const [ada, ben, demo] = await Promise.all([
      house.connect('ada-1', 10n * euro),
      house.connect('ben-1', 10n * euro),
      house.connect(null),
    ]);
    const draw = await nextOpen(ada);
    await Promise.all([ben.draw('open', draw), demo.draw('open', draw)]);
    const end = house.endOf(draw);
    const reaches = ada.bet(stake, end);
    const misses = ada.bet(stake, end + 1, 1);
    const byHand = ben.bet('300000', null);
    const left = ben.bet(stake, null, 1);
    const played = demo.bet(stake, 101);
    expect((await ada.answer(reaches)).bet).toMatchObject({ state: 'standing', ceiling: end });
    await Promise.all([ada.answer(misses), ben.answer(byHand), ben.answer(left)]);
    expect(await demo.answer(played)).toMatchObject({ balance_minor: '499900000' });

    const third = ada.bet(stake, 200, 1);
    expect(await ada.refusal(third)).toMatchObject({
      error: expect.stringMatching(/round_in_play|betting_closed/),
    });

    await ben.draw('running', draw);
    ada.cashOut(byHand);
    expect(await ada.refusal(byHand)).toMatchObject({ to: 'cash_out', error: 'round_unknown' });
    ben.cashOut(byHand);
    ben.cashOut(byHand);
    const { bet } = await ben.answer(byHand, 'cash_out');
    expect(bet).toMatchObject({ state: 'cashed_out' });
    // Whoever comes now is told everything but the end.
    const late = await house.connect('late', 0n);
    expect(late.snapshot.draw).toMatchObject({ number: draw, state: 'running', link: null, ended_on: null });
    expect(late.snapshot.totals).toMatchObject({ bets: 4, players: 2, amounts: [{ currency: 'EUR' }] });
    expect(JSON.stringify(late.snapshot)).not.toContain('ada-1');
    const again = await house.connect('ada-1');
    expect(again.snapshot.own.map(({ bet_id }) => bet_id).toSorted()).toEqual([reaches, misses].toSorted());

    const ended = await ben.draw('ended', draw);
    ben.cashOut(left);
    expect(await ben.refusal(left)).toMatchObject({ to: 'cash_out', error: 'too_late' });
    // Asked for again, even now, the cash-out is what it was.
    ben.cashOut(byHand);
    const cashOuts = () =>
      ben.heard.flatMap((message) =>
        message.type === 'answer' && message.to === 'cash_out' && message.bet_id === byHand
          ? [message.bet]
          : [],
      );
    await expect.poll(cashOuts).toEqual([bet, bet, bet]);
    await ada.hear('own', (message) => message.bet.bet_id === misses && message.bet.state === 'lost');
    await ada.hear('balance', () => true);
    await expect
      .poll(async () => (await house.bets(draw)).map((row) => row.round_state))
      .toEqual(Array(5).fill('settled'));

    const won = (300_000n * BigInt(bet.cashed_out_on ?? 0)) / 100n;
    expect(house.balance('ben-1')).toBe(10n * euro - 4n * euro + won);
    expect(house.balance('ada-1')).toBe(10n * euro - 2n * euro + (euro * BigInt(end)) / 100n);
    const wins = [...house.operator.entries.values()].filter(
      (entry) => entry.kind === 'win' && entry.round === byHand,
    );
    expect(wins).toMatchObject([{ amount: won }]);
    const [session] = await house.query<{ demo_balance: string }>(
      `SELECT s.demo_balance FROM house.session s JOIN house.round r USING (session_id) WHERE r.public_id = $1`,
      [played],
    );
    expect(session?.demo_balance).toBe('500001000');

    // What was published leads to the end that was played.
    // A player who entered before the first draw was opened has been told of no chain yet.
    const { chain } = late.snapshot;
    const link = Buffer.from(ended.link ?? '', 'hex');
    expect(isLinkOf(link, draw, Buffer.from(chain?.end_hash ?? '', 'hex'))).toBe(true);
    expect(crashPointOf(saltedLink(link, chain?.salt ?? ''))).toBe(ended.ended_on);
    expect(ended.ended_on).toBe(end);
  },
  patience_ms,
);

test.concurrent(
  'a bet that the operator answers after the draw has begun is not in it, and is given back',
  async (context) => {
    const { expect } = context;
    const house = await openHouse(context);
    const client = await house.connect('slow', 10n * euro);
    const draw = await nextOpen(client);
    const release = house.operator.hold(walletPaths.bet);
    const bet = client.bet(stake, 101);
    await client.draw('running', draw);
    release();
    expect(await client.refusal(bet)).toMatchObject({ error: 'betting_closed' });
    await expect.poll(() => house.operator.rolledBack.size, { timeout: 60_000 }).toBe(1);
    expect(house.balance('slow')).toBe(10n * euro);
    await client.draw('settled', draw);
    expect(await house.bets(draw)).toMatchObject([{ state: 'void', round_state: 'rolled_back' }]);
    // Sent again it stays what it was.
    client.bet(stake, 101, 0, bet);
    await client.hear('refused', ({ bet_id, error }) => bet_id === bet && error === 'round_cancelled');
  },
  patience_ms,
);

test.concurrent(
  'a refused bet leaves its place; too much is refused by what the house may owe; after the close none is taken',
  async (context) => {
    const { expect } = context;
    const house = await openHouse(context);
    const client = await house.connect('poor', euro);
    const draw = await nextOpen(client);
    const tooMuch = client.bet('500000', 150);
    expect(await client.refusal(tooMuch)).toMatchObject({ error: 'not_enough_money' });
    // 100.00 by hand could win 100,000.00; the house may owe 20,000.00.
    const beyond = client.bet('10000000', null, 1);
    expect(await client.refusal(beyond)).toMatchObject({ error: 'stake_above_house_limit' });
    const part = client.bet('100001', 150, 1);
    expect(await client.refusal(part)).toMatchObject({ error: 'bet_not_allowed' });
    const bet = client.bet(stake, 101);
    expect((await client.answer(bet)).bet.state).toBe('standing');
    client.bet(stake, 101, 0, bet);
    await client.draw('running', draw);
    const late = client.bet('20000', 150, 1);
    expect(await client.refusal(late)).toMatchObject({ error: 'betting_closed' });
    await client.draw('settled', draw);
    await client.hear('balance');
    expect(house.balance('poor')).toBe((euro * 101n) / 100n);
    expect(await house.bets(draw)).toMatchObject([
      { state: 'cashed_out', round_win: '101000' },
      { state: 'void', round_state: 'refused' },
    ]);
  },
  patience_ms,
);

test.concurrent(
  'a bet that is written down while its draw closes is in it only if it came before',
  async (context) => {
    const { expect } = context;
    const house = await openHouse(context);
    const client = await house.connect('early', 10n * euro);
    const draw = await nextOpen(client);
    const { closes_at } = await client.draw('open', draw);
    const db = new Client({ connectionString: house.database.ownerUrl });
    await db.connect();
    context.onTestFinished(() => db.end());
    const [row] = await house.query<{ draw_id: string }>('SELECT draw_id FROM house.draw WHERE number = $1', [
      draw,
    ]);
    const bet = {
      publicId: randomUUID(),
      drawId: row?.draw_id ?? '',
      player: 'late-1',
      isDemo: true,
      place: 0,
      currency: 'EUR',
      bet: euro,
      weight: 1000,
      state: 'standing' as const,
      win: null,
    };
    /** Whether the bet comes into the draw. It is not left there, because it has no round. */
    const isTaken = async (arrivedAt: number) => {
      await db.query('BEGIN');
      try {
        const terms = { autoCashOut: 101, ceiling: 101, wager: null };
        return await insertBet(db, bet, terms, new Date(arrivedAt));
      } finally {
        await db.query('ROLLBACK');
      }
    };
    expect(await isTaken(closes_at - 1)).toBe(true);
    expect(await isTaken(closes_at)).toBe(false);
    await client.draw('running', draw);
    expect(await isTaken(closes_at - 1)).toBe(false);
  },
  patience_ms,
);

test.concurrent(
  'a win that the operator does not acknowledge is paid later, once; and a lost connection does not lose an automatic cash-out',
  async (context) => {
    const { expect } = context;
    const house = await openHouse(context);
    const client = await house.connect('gone', 10n * euro);
    const draw = await nextOpen(client);
    const bet = client.bet(stake, 105);
    await client.answer(bet);
    await client.close();
    house.operator.misbehave(walletPaths.win, 'down', 'lost', 'down');
    await expect
      .poll(async () => (await house.bets(draw)).map((row) => row.round_state), { timeout: 60_000 })
      .toEqual(['settled']);
    expect(house.balance('gone')).toBe(9n * euro + 105_000n);
  },
  patience_ms,
);

test.concurrent(
  'the database lets no draw skip, turn back or change, and no chain change but for its salt',
  async (context) => {
    const { expect } = context;
    const house = await openHouse(context);
    const client = await house.connect('kept', 10n * euro);
    const draw = await nextOpen(client);
    await Promise.all([client.answer(client.bet(stake, 101)), client.answer(client.bet(stake, 10_000, 1))]);
    await client.draw('settled', draw);
    const refuses = (text: string) => expect(house.query(text)).rejects.toThrow();
    const [{ chain_id } = { chain_id: 0 }] = await house.query<{ chain_id: number }>(
      'SELECT chain_id FROM house.chain',
    );
    await refuses(`INSERT INTO house.draw (chain_id, number, state, opens_at, closes_at)
    VALUES (${chain_id}, 900, 'open', now(), now() + interval '1 s')`);
    await refuses(`UPDATE house.draw SET state = 'running' WHERE number = ${draw}`);
    await refuses(`UPDATE house.draw SET ended_on = 101 WHERE number = ${draw}`);
    await refuses(`DELETE FROM house.draw WHERE number = ${draw}`);
    await refuses('TRUNCATE house.draw CASCADE');
    await refuses(`UPDATE house.chain SET salt = repeat('a', 64)`);
    await refuses(`UPDATE house.chain SET length = length + 1`);
    await refuses('DELETE FROM house.chain');
    await refuses(`UPDATE house.draw_bet SET win = win + 1 WHERE state = 'cashed_out'`);
    await refuses(
      `UPDATE house.draw_bet SET state = 'cashed_out', cashed_out_on = 101, win = 1 WHERE state = 'lost'`,
    );
    await refuses(`INSERT INTO house.chain (game_code, number, end_hash, length, spacing, sealed_links, salt_source, created_at)
    VALUES ('short', 1, decode(repeat('aa', 32), 'hex'), 999999, 1000, '', 'server', now())`);
    const bitcoin = `'bitcoin:900000'`;
    await house.query(`INSERT INTO house.chain (game_code, number, end_hash, length, spacing, sealed_links, salt_source, created_at)
    VALUES ('later', 1, decode(repeat('aa', 32), 'hex'), 1000000, 1000, '', ${bitcoin}, now())`);
    await refuses(`INSERT INTO house.draw (chain_id, number, state, opens_at, closes_at)
    SELECT chain_id, 1, 'open', now(), now() + interval '1 s' FROM house.chain WHERE game_code = 'later'`);
    await house.query(
      `UPDATE house.chain SET salt = repeat('b', 64), salt_at = now() WHERE game_code = 'later'`,
    );
    await refuses(`UPDATE house.chain SET salt = repeat('c', 64), salt_at = now() WHERE game_code = 'later'`);
  },
  patience_ms,
);

test.concurrent(
  'a bet uses no seeds of its player and takes no nonce; one from before keeps the nonce that it took',
  async (context) => {
    const { expect } = context;
    const house = await openHouse(context);
    const client = await house.connect('seeds-1', 10n * euro);
    await nextOpen(client);
    await client.answer(client.bet(stake, 101));
    // The seeds that a flight would follow from are shown; none of their nonces is taken.
    expect(await house.query('SELECT next_nonce FROM house.seed WHERE player = $1', ['seeds-1'])).toEqual([
      { next_nonce: 0 },
    ]);
    expect(await listed(house, 'seeds-1')).toMatchObject([{ fairness: null, server_seed: null }]);

    const session = await house.launch(house.game, false, 'seeds-1');
    await house.post('/play-api/rotate-seed', { session, client_seed: 'mine' });
    await house.query(
      `UPDATE house.round r SET seed_id = s.seed_id, nonce = 0 FROM house.seed s
       WHERE s.player = r.player AND r.player = $1 AND s.revealed_at IS NULL`,
      ['seeds-1'],
    );
    expect(await listed(house, 'seeds-1')).toMatchObject([{ fairness: { client_seed: 'mine', nonce: 0 } }]);
    // A round that is decided by nothing is none.
    const withoutBoth = house.query('UPDATE house.round SET wager = NULL, seed_id = NULL, nonce = NULL');
    await expect(withoutBoth).rejects.toThrow('round_seeds_check');
  },
  patience_ms,
);
