/** What a dishonest house could do with seeds, and cannot: choose one after the player, show one early, hide a round. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { hashServerSeed } from '../kit/fairness/stream.ts';
import { playApi, roundPageSchema } from '../kinds/slot/play-api.ts';
import { publishedGameSchema } from '../kinds/slot/published/published-game.ts';
import { definitionHash } from './published.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const bet = '100000';

const rotate = async (session: string, client_seed: string) =>
  playApi.rotateSeed.answer.parse(await house.post(playApi.rotateSeed.path, { session, client_seed }));

test('every server seed is committed to before the client seed it works with is known', async () => {
  const session = await house.launch('dragon-fortune');
  const opened = await house.open(session);
  if (!opened.ok) throw new Error(opened.detail);
  let shown = opened.fairness;
  for (const clientSeed of ['first-of-mine', 'second-of-mine', 'third-of-mine']) {
    const spun = await house.spin(session, bet);
    if (!spun.ok) throw new Error(spun.detail);
    expect(spun.fairness.next_server_seed_hash).toBe(shown.next_server_seed_hash);
    const changed = await rotate(session, clientSeed);
    if (!changed.ok) throw new Error(changed.detail);
    expect(hashServerSeed(Buffer.from(changed.revealed.server_seed, 'hex'))).toBe(shown.server_seed_hash);
    expect(changed.fairness).toMatchObject({
      server_seed_hash: shown.next_server_seed_hash,
      client_seed: clientSeed,
      nonce: 0,
    });
    expect(changed.fairness.next_server_seed_hash).not.toBe(shown.next_server_seed_hash);
    shown = changed.fairness;
  }
});

test('two changes of seeds at once follow one another', async () => {
  const session = await house.launch('koi-pond');
  const opened = await house.open(session);
  const both = await Promise.all([rotate(session, 'one'), rotate(session, 'two')]);
  if (!opened.ok) throw new Error(opened.detail);
  const used = both.map((answer) => (answer.ok ? answer.fairness.server_seed_hash : answer.detail));
  expect(used).toContain(opened.fairness.next_server_seed_hash);
  expect(new Set(used).size).toBe(2);
});

test('a seed is not revealed while the bet of one of its rounds is on its way', async () => {
  const session = await house.launch('lucky-sevens');
  const release = house.operator.hold(walletPaths.bet);
  const spin = house.spin(session, bet);
  await expect.poll(() => house.operator.calls.length, { timeout: 60_000 }).toBe(1);
  const elsewhere = await house.launch('lucky-sevens');
  expect(await rotate(elsewhere, 'mine')).toMatchObject({ ok: false, error: 'spin_in_flight' });
  // Nor does the round's page tell its result.
  const asked = await house.operator.ask(house.url(), '/game/round', {
    operator_id: 'marquee',
    user: house.user,
    round: house.operator.calls[0]?.body['round'],
  });
  const address = String(Object(asked.body).url).replace('http://games.test', house.url());
  const shown = roundPageSchema.parse(await (await fetch(address.replace('?', '.json?'))).json());
  expect(shown).toMatchObject({ book: null, server_seed: null, round: { state: 'opened', win_minor: '0' } });
  release();
  expect(await spin).toMatchObject({ ok: true });
  expect(await rotate(elsewhere, 'mine')).toMatchObject({ ok: true, revealed: { rounds: 1 } });
});

test('the history shows what became of every nonce, refused and taken back ones too', async () => {
  const session = await house.launch('golden-pharaoh');
  await house.spin(session, bet);
  house.operator.misbehave(walletPaths.bet, 'RS_ERROR_LIMIT_REACHED');
  await house.spin(session, bet);
  house.operator.misbehave(walletPaths.bet, 'RS_ERROR_TOKEN_EXPIRED');
  await house.spin(session, bet);
  const history = playApi.history.answer.parse(
    await house.post(playApi.history.path, { session, cursor: null }),
  );
  if (!history.ok) throw new Error(history.detail);
  expect(history.rounds.map((round) => [round.fairness.nonce, round.state])).toEqual([
    [2, 'rolled_back'],
    [1, 'refused'],
    [0, 'settled'],
  ]);
  expect(history.rounds.slice(0, 2).map((round) => round.win_minor)).toEqual(['0', '0']);
});

test('whose client seed it was is told with the seeds and with every round', async () => {
  const player = 'whose-seed';
  house.operator.balances.set(player, 10_000_000n);
  const own = await house.launch('jungle-drums', false, player);
  const opened = await house.open(own);
  expect(opened).toMatchObject({ fairness: { client_seed_by: 'house', nonce: 0 } });
  expect(await house.spin(own, bet)).toMatchObject({ round: { fairness: { client_seed_by: 'house' } } });
  await rotate(own, 'mine');
  expect(await house.spin(own, bet)).toMatchObject({
    round: { fairness: { client_seed_by: 'player', client_seed: 'mine', nonce: 0 } },
    fairness: { client_seed_by: 'player' },
  });
});

test('a round names what decided it, and keeps it', async () => {
  const session = await house.launch('fruit-party');
  const answer = await house.spin(session, bet);
  const opened = await house.open(session);
  if (!answer.ok || !opened.ok) throw new Error('no spin');
  const published: unknown = await (await fetch(`${house.url()}/fairness/fruit-party/2.json`)).json();
  const hash = definitionHash(publishedGameSchema.parse(published).mathematics);
  const engine: unknown = await (await fetch(`${house.url()}/fairness/engine.json`)).json();
  expect(answer.round.build).toEqual({ definition_hash: hash, engine_hash: Object(engine).hash });
  expect(opened.build).toEqual(answer.round.build);
  await house.restart();
  // Started again with the same, the house writes down no second build.
  expect(await house.spin(await house.launch('fruit-party'), bet)).toMatchObject({
    round: { build: answer.round.build },
  });
  const client = new Client({ connectionString: house.database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    `SELECT count(*)::int AS builds FROM house.build WHERE game_code = 'fruit-party'`,
  );
  await client.end();
  expect(rows).toEqual([{ builds: 1 }]);
});

test('a round that was not seen to its end is shown on any device, until it has been', async () => {
  const player = 'leaves-early';
  house.operator.balances.set(player, 1_000_000_000n);
  let session = await house.launch('lucky-sevens', false, player);
  const spin = async () => {
    const answer = await house.spin(session, bet);
    if (!answer.ok) throw new Error(answer.detail);
    return answer.round;
  };
  let round = await spin();
  while (round.win_minor !== '0') round = await spin();
  // Nothing is left to see of a round without a win beyond the reels as they stopped.
  expect(await house.open(session)).toMatchObject({ is_last_round_unseen: false });
  while (round.win_minor === '0') round = await spin();
  session = await house.launch('lucky-sevens', false, player);
  const unseen = { is_last_round_unseen: true, last_round: { round_id: round.round_id, book: round.book } };
  expect(await house.open(session)).toMatchObject(unseen);
  // Another player cannot say that it was seen.
  const stranger = await house.launch('lucky-sevens');
  await house.post(playApi.seen.path, { session: stranger, round_id: round.round_id });
  expect(await house.open(session)).toMatchObject(unseen);
  await house.post(playApi.seen.path, { session, round_id: round.round_id });
  const again = await house.launch('lucky-sevens', false, player);
  expect(await house.open(again)).toMatchObject({ is_last_round_unseen: false });
});
