/** The choice of free spins: the round waits for it, on every device; it is made once, by its player or when their time is up. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import game from '../four-elixirs/definition.ts';
import { compileChoices, playChoiceBook, waitingChoice } from '../kinds/slot/choice/play.ts';
import { type PlayAnswer, playApi } from '../kinds/slot/play-api.ts';
import { recomputeChoiceBook } from '../kinds/slot/recompute.ts';
import { readOpenRounds } from './open-rounds.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
beforeEach(async () => {
  house = await startTestHouse({ exposureLimits: { EUR: 1_000_000_000_000n } });
});
afterEach(() => house.close());

const choices = compileChoices(game);
const bet = 200_000n;
const hour_ms = 3_600_000;
const callsTo = (path: string) => house.operator.calls.filter((call) => call.path === path);
const balance = (player = house.user) => house.operator.balances.get(player) ?? 0n;

function must<Answer extends { ok: boolean }>(answer: Answer): Extract<Answer, { ok: true }> {
  const isGood = (given: Answer): given is Extract<Answer, { ok: true }> => given.ok;
  if (!isGood(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

const choose = async (session: string, round_id: string, choice: string): Promise<PlayAnswer<'choose'>> =>
  playApi.choose.answer.parse(await house.post(playApi.choose.path, { session, round_id, choice }));

/** Gives the player a first round that waits for a choice. */
const plant = (player = house.user) =>
  house.plantRound(
    player,
    game.code,
    (random) => waitingChoice(playChoiceBook(choices, bet, random, null)) !== null,
  );

async function waiting(session: string) {
  const { round } = must(await house.spin(session, bet.toString()));
  if (round.choice?.chosen !== null) throw new Error('the round does not wait');
  return round;
}

test('the round waits with its bet taken; the choice decides, pays and closes it, from the seeds that were committed', async () => {
  await plant();
  const session = await house.launch(game.code);
  const before = balance();
  const round = await waiting(session);
  expect(round.win_minor).toBe('0');
  expect(round.book.events.at(-1)).toMatchObject({ type: 'feature_choice', chosen: null });
  expect(JSON.stringify(round.book)).not.toContain('free_spins_start');
  expect(balance()).toBe(before - bet);
  expect(callsTo(walletPaths.win)).toEqual([]);

  const chosen = must(await choose(session, round.round_id, 'ruby'));
  const win = BigInt(chosen.round.win_minor);
  expect(chosen.round).toMatchObject({
    round_id: round.round_id,
    choice: { chosen: 'ruby', is_made_for_absent: false, ends_at: null },
    fairness: round.fairness,
  });
  // What came before the choice is what the player saw.
  expect(chosen.round.book.events.slice(0, round.book.events.length - 1)).toEqual(
    round.book.events.slice(0, -1),
  );
  expect(chosen.round.book.events).toContainEqual(
    expect.objectContaining({ type: 'free_spins_start', multiplier: 20 }),
  );
  expect(balance()).toBe(before - bet + win);
  expect(chosen.balance_minor).toBe(balance().toString());
  expect(callsTo(walletPaths.win)).toHaveLength(1);

  const { serverSeed, clientSeed, nonce } = await house.seedsOf(round.round_id);
  const seeds = { serverSeed: serverSeed.toString('hex'), clientSeed, nonce };
  expect(await recomputeChoiceBook(choices, bet, seeds, 'ruby')).toEqual(chosen.round.book);
  expect(await recomputeChoiceBook(choices, bet, seeds, null)).toEqual(round.book);
});

test('sent twice at once, and again later, it is one choice; another is refused', async () => {
  await plant();
  const session = await house.launch(game.code);
  const { round_id } = await waiting(session);
  const answers = await Promise.all([1, 2, 3].map(() => choose(session, round_id, 'amber')));
  const [first] = answers.map((answer) => must(answer).round);
  for (const answer of answers) expect(must(answer).round).toEqual(first);
  expect(must(await choose(session, round_id, 'amber')).round).toEqual(first);
  expect(await choose(session, round_id, 'ruby')).toMatchObject({ ok: false, error: 'round_moved_on' });
  expect(callsTo(walletPaths.win)).toHaveLength(1);
});

test('two devices that choose otherwise at once: one is taken, the other is told', async () => {
  await plant();
  const [one, two] = [await house.launch(game.code), await house.launch(game.code)];
  const { round_id } = await waiting(one);
  const answers = await Promise.all([choose(one, round_id, 'ruby'), choose(two, round_id, 'sapphire')]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: 'round_moved_on' });
  expect(callsTo(walletPaths.win)).toHaveLength(1);
});

test('no other player, no choice that there is not, no round without one', async () => {
  await plant();
  const session = await house.launch(game.code);
  const { round_id } = await waiting(session);
  house.operator.balances.set('player-2', 100_00000n);
  const other = await house.launch(game.code, false, 'player-2');
  expect(await choose(other, round_id, 'ruby')).toMatchObject({ ok: false, error: 'round_unknown' });
  expect(await choose(session, round_id, 'gold')).toMatchObject({ ok: false, error: 'bad_request' });
  expect(must(await house.open(session)).waiting_round?.choice?.chosen).toBeNull();
  must(await choose(session, round_id, 'emerald'));
  const plain = await house.launch('koi-pond');
  const spun = must(await house.spin(plain, bet.toString())).round;
  expect(await choose(plain, spun.round_id, 'ruby')).toMatchObject({ ok: false, error: 'round_ended' });
});

test('another device and a restarted house find the round at the same point, and nothing else begins before', async () => {
  await plant();
  const session = await house.launch(game.code);
  const round = await waiting(session);
  await house.restart();
  const other = await house.launch(game.code);
  const opened = must(await house.open(other));
  expect(opened.waiting_round).toEqual(round);
  expect(await house.spin(other, bet.toString())).toMatchObject({ ok: false, error: 'round_in_play' });
  const rotated = await house.post(playApi.rotateSeed.path, { session: other, client_seed: 'mine' });
  expect(rotated).toMatchObject({ ok: false, error: 'round_in_play' });
  must(await choose(other, round.round_id, 'emerald'));
  expect(must(await house.open(session)).waiting_round).toBeNull();
  must(await house.spin(session, bet.toString()));
});

test('for a player who does not return the stated choice is made after 24 hours, and the round says so', async () => {
  await plant();
  const session = await house.launch(game.code);
  const round = await waiting(session);
  const ends_ms = Date.parse(round.choice?.ends_at ?? '') - Date.parse(round.created_at);
  expect(Math.round(ends_ms / hour_ms)).toBe(24);
  const pool = new Pool({ connectionString: house.database.gamesUrl, max: 1 });
  try {
    expect((await readOpenRounds(pool, [round.round_id])).get(round.round_id)).toMatchObject({
      for: 'player',
      after: { is: 'played_on', first: 'choose sapphire' },
    });
  } finally {
    await pool.end();
  }
  house.moveClock(23 * hour_ms);
  await expect
    .poll(() => house.open(session).then((answer) => must(answer).waiting_round !== null))
    .toBe(true);
  house.moveClock(hour_ms + 1_000);
  await expect.poll(() => callsTo(walletPaths.win).length, { timeout: 60_000 }).toBe(1);
  const again = await house.launch(game.code);
  await expect.poll(async () => must(await house.open(again)).last_round?.round_id).toBe(round.round_id);
  const { last_round, is_last_round_unseen } = must(await house.open(again));
  expect(last_round?.choice).toEqual({ chosen: 'sapphire', is_made_for_absent: true, ends_at: null });
  expect(is_last_round_unseen).toBe(true);
  expect(await choose(again, round.round_id, 'ruby')).toMatchObject({ ok: false, error: 'round_moved_on' });
});

test('a win whose answer is lost is paid once, whoever asks again', async () => {
  await plant();
  const session = await house.launch(game.code);
  const before = balance();
  const { round_id } = await waiting(session);
  house.operator.misbehave(walletPaths.win, 'lost', 'lost', 'lost', 'lost');
  const first = await choose(session, round_id, 'ruby');
  if (!first.ok) expect(first.error).toBe('operator_unavailable');
  await expect
    .poll(() => choose(session, round_id, 'ruby').then(({ ok }) => ok), { timeout: 60_000 })
    .toBe(true);
  const { round } = must(await choose(session, round_id, 'ruby'));
  expect(balance()).toBe(before - bet + BigInt(round.win_minor));
});

test('a free bet waits and is chosen like any other, and is used once', async () => {
  await plant();
  const given = await house.operator.ask(house.url(), '/freebets/create', {
    operator_id: 'marquee',
    sub_partner_id: 'aurum',
    user: house.user,
    game_code: game.code,
    currency: 'EUR',
    bet_value: Number(bet),
    bet_count: 2,
    start_time: '2020-01-01T00:00:00',
    end_time: '2099-01-01T00:00:00',
  });
  expect(given.status).toBe(200);
  const session = await house.launch(game.code);
  const before = balance();
  const round = await waiting(session);
  expect(round.is_free_bet).toBe(true);
  expect(balance()).toBe(before);
  const chosen = must(await choose(session, round.round_id, 'amber'));
  expect(chosen.free_bets?.left).toBe(1);
  expect(balance()).toBe(before + BigInt(chosen.round.win_minor));
});

test('demo play waits and is chosen in the same way', async () => {
  const session = await house.launch(game.code, true);
  for (let tried = 0; ; tried += 1) {
    const { round, balance_minor } = must(await house.spin(session, bet.toString()));
    if (!round.choice) continue;
    expect(tried).toBeLessThan(3_000);
    const chosen = must(await choose(session, round.round_id, 'sapphire'));
    expect(BigInt(chosen.balance_minor)).toBe(BigInt(balance_minor) + BigInt(chosen.round.win_minor));
    expect(must(await choose(session, round.round_id, 'sapphire')).round).toEqual(chosen.round);
    return;
  }
}, 180_000);

test('the stranger’s verifier follows the choice, and finds one that was changed', async () => {
  await plant();
  const session = await house.launch(game.code);
  const { round_id } = await waiting(session);
  const { round } = must(await choose(session, round_id, 'emerald'));
  const { serverSeed, clientSeed, nonce } = await house.seedsOf(round_id);
  const copy = {
    game_code: game.code,
    game_version: round.game_version,
    definition_hash: round.build?.definition_hash,
    bet_minor: round.bet_minor,
    server_seed: serverSeed.toString('hex'),
    server_seed_hash: round.fairness.server_seed_hash,
    client_seed: clientSeed,
    nonce,
    chosen: 'emerald',
    win_minor: round.win_minor,
    events: round.book.events,
  };
  const folder = await mkdtemp(join(tmpdir(), 'marquee-choice-'));
  const path = (place: string) => fileURLToPath(new URL(place, import.meta.url));
  const verify = async (given: object) => {
    const file = join(folder, 'round.json');
    await writeFile(file, JSON.stringify(given));
    const verifier = path('../../docs/verifier/verify.mjs');
    return (await promisify(execFile)(process.execPath, [verifier, file, path('..')])).stdout;
  };
  try {
    expect(await verify(copy)).toContain('1 round is exactly as the seeds say');
    await expect(verify({ ...copy, chosen: 'ruby' })).rejects.toThrow('NOT AS THE SEEDS SAY');
    await expect(verify({ ...copy, chosen: undefined })).rejects.toThrow('waits for one of its choices');
  } finally {
    await rm(folder, { recursive: true });
  }
});
