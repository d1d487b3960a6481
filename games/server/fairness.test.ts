/** What a dishonest house could do with seeds, and cannot: choose one after the player, show one early, hide a round. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { expect, test } from 'vitest';
import { hashServerSeed } from '../kit/fairness/stream.ts';
import { playApi } from '../kit/play-api.ts';
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
  await expect.poll(() => house.operator.calls.length, { timeout: 15_000 }).toBe(1);
  const elsewhere = await house.launch('lucky-sevens');
  expect(await rotate(elsewhere, 'mine')).toMatchObject({ ok: false, error: 'spin_in_flight' });
  // Nor does the round's page tell its result.
  const asked = await house.operator.ask(house.url(), '/game/round', {
    operator_id: 'marquee',
    user: house.user,
    round: house.operator.calls[0]?.body['round'],
  });
  const address = String(Object(asked.body).url).replace('http://games.test', house.url());
  const shown = await (await fetch(address)).text();
  expect(shown).toContain('The round is on its way');
  expect(shown).not.toContain('<dt>Win</dt>');
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
