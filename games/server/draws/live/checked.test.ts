/** A bet at a live table as it is found later: in the history, on its page, by a verifier, and among the published chains. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfLive, livePageSchema } from '../../../kinds/live/published/round-copy.ts';
import { roundsApi } from '../../../kit/play-api/rounds.ts';
import { startLiveHouse } from '../../testing/live-house.ts';

const verifier = fileURLToPath(new URL('../../../../docs/verifier/verify.mjs', import.meta.url));
const user = 'checked-1';

let live: Awaited<ReturnType<typeof startLiveHouse>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-live-'));
  live = await startLiveHouse({ game: 'speed-baccarat' });
}, 180_000);
afterAll(async () => {
  await live.close();
  await rm(folder, { recursive: true });
});

async function pageOf(round: string) {
  const request = { operator_id: 'marquee', user, round };
  const { body } = await live.operator.ask(live.url(), '/game/round', request);
  const address = String(Object(body).url).replace('http://games.test', live.url());
  return livePageSchema.parse(await (await fetch(address.replace('?', '.json?'))).json());
}

async function verify(rounds: unknown): Promise<string> {
  const file = join(folder, 'bets.json');
  await writeFile(file, JSON.stringify(rounds));
  return (await promisify(execFile)(process.execPath, [verifier, file, live.url()])).stdout;
}

test('the page of a bet tells its draw when that is drawn; the verifier agrees, and the history tells the same', async () => {
  const client = await live.connect(user, 10_000_000n);
  const draw = await client.nextOpen();
  const spots = { banker: 2, tie: 1 };
  const bet = client.bet(draw, '300000', spots);
  await client.answer(bet);
  const during = await pageOf(bet);
  expect(during.live_draw).toMatchObject({ number: draw, link: null, outcome: null });
  expect(during.round).toMatchObject({
    state: 'in_play',
    win_minor: '0',
    course: { seen: { outcome: null } },
  });
  expect(copyOfLive(during)).toBeUndefined();
  await client.draw('settled', draw);
  await expect.poll(async () => (await pageOf(bet)).round.state).toBe('settled');
  const copy = copyOfLive(await pageOf(bet));
  const outcome = live.outcomeOf(draw);
  expect(copy).toMatchObject({ draw, outcome, wager: { spots }, link: live.linkOf(draw) });
  expect(await verify(copy)).toContain('1 round is exactly');
  await expect(verify({ ...copy, win_minor: '1' })).rejects.toThrow('given 1');

  const session = await live.launch('speed-baccarat', false, user);
  const page = roundsApi.rounds.answer.parse(
    await live.post(roundsApi.rounds.path, { session, cursor: null }),
  );
  if (!page.ok) throw new Error(page.detail);
  expect(page.rounds).toMatchObject([
    {
      wager: { spots },
      course: { state: 'ended', seen: { number: draw, outcome } },
      win_minor: copy?.win_minor,
    },
  ]);

  const chains: unknown = await (await fetch(`${live.url()}/fairness/chains.json`)).json();
  expect(Object(chains).games).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        code: 'speed-baccarat',
        chains: [expect.objectContaining({ end_hash: copy?.end, salt: copy?.salt })],
      }),
    ]),
  );
});

test('what is kept of a draw and of its bets cannot be changed', async () => {
  const client = await live.connect('kept-1', 10_000_000n);
  const draw = await client.nextOpen();
  await Promise.all([
    client.answer(client.bet(draw, '100000', { banker: 1 })),
    client.answer(client.bet(draw, '100000', { player: 1 })),
  ]);
  await client.draw('settled', draw);
  const refuses = (text: string) => expect(live.query(text)).rejects.toThrow();
  await refuses(`UPDATE house.draw SET outcome = '{"winner": "tie"}' WHERE number = ${draw}`);
  await refuses(`UPDATE house.draw SET outcome = NULL, ended_on = 200 WHERE number = ${draw}`);
  await refuses(`UPDATE house.draw_bet SET win = coalesce(win, 0) + 1`);
  await refuses(`UPDATE house.draw_bet SET wager = '{"spots": {"tie": 1}}'`);
  await refuses(
    `UPDATE house.draw_bet SET state = CASE state WHEN 'won' THEN 'lost' ELSE 'won' END, win = 5`,
  );
  await refuses(`UPDATE house.draw_bet SET ceiling = 200`);
});
