/** The verifier that was written from the published page alone, against rounds that the house has played. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { games } from '../catalogue.ts';
import { instantGames } from '../kinds/instant/games.ts';
import { plansOf } from '../kinds/instant/published/vector-plans.ts';
import { playApi, type BookedRound } from '../kinds/slot/play-api.ts';
import { roundsApi } from '../kit/play-api/rounds.ts';
import { sessionApi } from '../kit/play-api/session.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const folder = await mkdtemp(join(tmpdir(), 'marquee-rounds-'));
afterAll(() => rm(folder, { recursive: true }));

const verifier = fileURLToPath(new URL('../../docs/verifier/verify.mjs', import.meta.url));

async function verify(rounds: readonly unknown[]): Promise<string> {
  const file = join(folder, 'rounds.json');
  await writeFile(file, JSON.stringify(rounds));
  return (await promisify(execFile)(process.execPath, [verifier, file, house.url()])).stdout;
}

/** Features that a game's rounds are played for. */
function featuresOf({ book }: BookedRound): string[] {
  return book.events.flatMap(({ type }) => (type === 'free_spins_end' || type === 'hold_end' ? [type] : []));
}

const leastRounds = 20;
const mostRounds = 6000;

test.each(games)(
  '$code: every round that was played is what its seeds say',
  async ({ code, features }) => {
    house.operator.balances.set(house.user, 1_000_000_000_000n);
    const session = await house.launch(code);
    const opened = await house.open(session);
    if (!opened.ok) throw new Error(opened.detail);
    const change = async (client_seed: string) => {
      const answer = playApi.rotateSeed.answer.parse(
        await house.post(playApi.rotateSeed.path, { session, client_seed }),
      );
      if (!answer.ok) throw new Error(answer.detail);
      return answer;
    };
    const { fairness } = await change('~a-seed-of-mine!');
    const wanted = new Set([
      ...(features.freeSpins ? ['free_spins_end'] : []),
      ...(features.holdAndRespin ? ['hold_end'] : []),
    ]);
    const played: BookedRound[] = [];
    while ((played.length < leastRounds || wanted.size > 0) && played.length < mostRounds) {
      const answer = await house.spin(session, opened.default_bet_minor);
      if (!answer.ok) throw new Error(answer.detail);
      played.push(answer.round);
      for (const feature of featuresOf(answer.round)) wanted.delete(feature);
    }
    expect([...wanted], 'features that never came').toEqual([]);
    const { revealed } = await change('another');
    const copies = played.map((round) => ({
      game_code: code,
      game_version: round.game_version,
      definition_hash: round.build?.definition_hash,
      bet_minor: round.bet_minor,
      server_seed: revealed.server_seed,
      server_seed_hash: fairness.server_seed_hash,
      client_seed: round.fairness?.client_seed,
      nonce: round.fairness?.nonce,
      win_minor: round.win_minor,
      events: round.book.events,
    }));
    expect(await verify(copies)).toContain(`${played.length} rounds are exactly as the seeds say`);
    const [first] = copies;
    await expect(verify([{ ...first, client_seed: 'not-mine' }])).rejects.toThrow('NOT AS THE SEEDS SAY');
    await expect(verify([{ ...first, server_seed_hash: '00'.repeat(32) }])).rejects.toThrow('committed to');
  },
  120_000,
);

test.each(instantGames)('$code: every round of wager and actions is what its seeds say', async (game) => {
  const { code } = game;
  house.operator.balances.set(house.user, 1_000_000_000_000n);
  const session = await house.launch(code);
  const change = async (client_seed: string) => {
    const request = { session, client_seed };
    const answer = sessionApi.rotateSeed.answer.parse(await house.post(sessionApi.rotateSeed.path, request));
    if (!answer.ok) throw new Error(answer.detail);
  };
  await change('~a-seed-of-mine!');
  const plans = plansOf(game);
  for (const [index, { wager, actions }] of plans.slice(0, 12).entries()) {
    const begun = await house.begin(session, String(100_000 * (index + 1)), Object(wager));
    if (!begun.ok) throw new Error(begun.detail);
    let { round } = begun;
    // A plan may leave its round in play; the last action then ends it.
    for (const action of [...actions, { type: 'cash_out' }]) {
      if (round.state !== 'in_play') break;
      const acted = await house.act(session, round.round_id, round.actions.length, Object(action));
      if (!acted.ok) throw new Error(acted.detail);
      ({ round } = acted);
    }
    expect(round.state).toBe('settled');
  }
  await change('another');
  const listed = roundsApi.rounds.answer.parse(
    await house.post(roundsApi.rounds.path, { session, cursor: null }),
  );
  if (!listed.ok) throw new Error(listed.detail);
  const copies = listed.rounds.map((round) => ({
    game_code: code,
    game_version: round.game_version,
    definition_hash: round.build?.definition_hash,
    bet_minor: round.bet_minor,
    server_seed: round.server_seed,
    server_seed_hash: round.fairness?.server_seed_hash,
    client_seed: round.fairness?.client_seed,
    nonce: round.fairness?.nonce,
    wager: round.wager,
    actions: round.actions,
    win_minor: round.win_minor,
    course: round.course,
  }));
  expect(copies.length).toBeGreaterThanOrEqual(Math.min(plans.length, 10));
  expect(await verify(copies)).toContain(`${copies.length} rounds are exactly as the seeds say`);
  const engine: unknown = await (await fetch(`${house.url()}/fairness/engine/instant.json`)).json();
  expect(listed.rounds[0]?.build?.engine_hash).toBe(Object(engine).hash);
  const [first] = copies;
  await expect(verify([{ ...first, win_minor: '1' }])).rejects.toThrow('NOT AS THE SEEDS SAY');
});
