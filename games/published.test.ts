/** The specification is made of what is published, and the verifier that was written from it agrees with the rules. */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { collectGames, games, tumbleGames } from './catalogue.ts';
import { crashPointOf } from './kinds/crash/crash-point.ts';
import { flightEndOf } from './kinds/crash/flight.ts';
import { crashGames } from './kinds/crash/games.ts';
import { publishCrash } from './kinds/crash/published/published-crash.ts';
import { crashVectors } from './kinds/crash/published/vectors.ts';
import { recheckBet, recheckFlight } from './kinds/crash/recompute.ts';
import { payoutAt, roomEndOf } from './kinds/crash/rules.ts';
import { instantGames } from './kinds/instant/games.ts';
import type { InstantGame } from './kinds/instant/instant.ts';
import { payoutOf } from './kinds/instant/multiplier.ts';
import { publishInstant } from './kinds/instant/published/published-instant.ts';
import { plansOf as instantPlans } from './kinds/instant/published/vector-plans.ts';
import { courseToCompare } from './kinds/instant/published/vectors.ts';
import { liveGames, oddsGames } from './kinds/live/games.ts';
import { publishLive } from './kinds/live/published/published-live.ts';
import { liveVectors } from './kinds/live/published/vectors.ts';
import { outcomeFrom } from './kinds/live/drawn-from.ts';
import { recheckLiveBet } from './kinds/live/recompute.ts';
import { tableGames } from './kinds/table/games.ts';
import { publishTable } from './kinds/table/published/published-table.ts';
import { plansOf as tablePlans } from './kinds/table/published/vector-plans.ts';
import type { TableGame } from './kinds/table/table.ts';
import { toldOf } from './kinds/table/told.ts';
import { createChain, saltedLink } from './kit/fairness/chain.ts';
import { createSimulationRandom, type RandomSource } from './kit/fairness/random.ts';
import { createFairRandom, hashServerSeed } from './kit/fairness/stream.ts';
import type { VectorPlan } from './kit/published/round-vectors.ts';
import { ActionRefused } from './kit/round/round-game.ts';
import { markdownOf } from './kit/published/text.ts';
import {
  definitionHash,
  readInstantVectors,
  readPublished,
  readPublishedCollect,
  readPublishedCrash,
  readPublishedInstant,
  readPublishedLive,
  readPublishedTable,
  readPublishedTumble,
  readTableVectors,
} from './server/published.ts';
import { specification } from './specification.ts';
import { isWhole, sampled } from '../tests/sampled.ts';

const gamesFolder = fileURLToPath(new URL('.', import.meta.url));
const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'marquee-published-'));
afterAll(() => rm(folder, { recursive: true }));

async function verify(given: unknown, ...options: string[]): Promise<string> {
  const file = join(folder, 'given.json');
  await writeFile(file, JSON.stringify(given));
  const verifier = join(docs, 'verifier', 'verify.mjs');
  return (await promisify(execFile)(process.execPath, [verifier, ...options, file, gamesFolder])).stdout;
}

test('docs/fairness.md is the text of what is published; run npm run games:publish', async () => {
  const text = specification({
    slots: await Promise.all(games.map(({ code }) => readPublished(code))),
    tumbles: await Promise.all(tumbleGames.map(({ code }) => readPublishedTumble(code))),
    collects: await Promise.all(collectGames.map(({ code }) => readPublishedCollect(code))),
    instants: await Promise.all(instantGames.map(({ code }) => readPublishedInstant(code))),
    crashes: await Promise.all(crashGames.map(({ code }) => readPublishedCrash(code))),
    tables: await Promise.all(tableGames.map(({ code }) => readPublishedTable(code))),
    lives: await Promise.all(liveGames.map(({ code }) => readPublishedLive(code))),
    instantVectors: await readInstantVectors(),
    tableVectors: await readTableVectors(),
  });
  expect(await readFile(join(docs, 'fairness.md'), 'utf8')).toBe(markdownOf(text));
});

/** Actions of a plan for as long as the round goes on, or chance ends them earlier. One that these cards do not allow is left out. */
function takeSome(
  plan: VectorPlan,
  random: RandomSource,
  after: (actions: readonly unknown[]) => { state: 'in_play' | 'ended' },
): unknown[] {
  const most = random.below(plan.actions.length + 1);
  const actions: unknown[] = [];
  for (const action of plan.actions) {
    if (actions.length >= most || after(actions).state === 'ended') break;
    try {
      after([...actions, action]);
    } catch (error) {
      if (error instanceof ActionRefused) continue;
      throw error;
    }
    actions.push(action);
  }
  return actions;
}

/** What a copied round says of its seeds, with the seeds to play it. */
function randomSeeds(random: RandomSource) {
  const serverSeed = randomBytes(32);
  const seeds = { serverSeed, clientSeed: `player-${random.below(1_000_000)}`, nonce: random.below(5_000) };
  const told = {
    server_seed: serverSeed.toString('hex'),
    server_seed_hash: hashServerSeed(serverSeed),
    client_seed: seeds.clientSeed,
    nonce: seeds.nonce,
  };
  return { seeds, told };
}

/** One of the plans. */
function onePlan(plans: readonly VectorPlan[], random: RandomSource): VectorPlan {
  const plan = plans[random.below(plans.length)];
  if (!plan) throw new Error('no plan');
  return plan;
}

/** A round of random seeds, by one of the plans. */
function randomInstant(game: InstantGame, seed: number) {
  const random = createSimulationRandom(seed);
  const plan = onePlan(instantPlans(game), random);
  const { seeds, told } = randomSeeds(random);
  const round = game.begin(plan.wager, createFairRandom(seeds));
  const actions = takeSome(plan, random, round.after);
  const bet = BigInt(1 + random.below(2 ** 30));
  const course = round.after(actions);
  return {
    game_code: game.code,
    game_version: game.version,
    definition_hash: definitionHash(publishInstant(game).mathematics),
    bet_minor: bet.toString(),
    ...told,
    wager: plan.wager,
    actions,
    win_minor: course.state === 'ended' ? payoutOf(bet, course.multiplier).toString() : '0',
    course: courseToCompare(course),
  };
}

/** The same of a table game. */
function randomTable(game: TableGame, seed: number) {
  const random = createSimulationRandom(seed);
  const plan = onePlan(tablePlans(game), random);
  const { seeds, told } = randomSeeds(random);
  const bet = BigInt(1 + random.below(2 ** 20)) * BigInt(game.unitsOf(plan.wager));
  const round = game.begin(bet, plan.wager, createFairRandom(seeds));
  const actions = takeSome(plan, random, round.after);
  return {
    game_code: game.code,
    game_version: game.version,
    definition_hash: definitionHash(publishTable(game).mathematics),
    bet_minor: bet.toString(),
    ...told,
    wager: plan.wager,
    actions,
    ...toldOf(round.after(actions)),
  };
}

/** Random rounds of every game whose rounds are wager and actions. */
const wagered = [
  ...instantGames.map((game) => ({ code: game.code, roundOf: (seed: number) => randomInstant(game, seed) })),
  ...tableGames.map((game) => ({ code: game.code, roundOf: (seed: number) => randomTable(game, seed) })),
];

describe('the stranger’s verifier', () => {
  test(
    'computes random rounds of every instant and table game as the rules do',
    { timeout: 180_000 },
    async () => {
      const rounds = wagered.flatMap(({ roundOf }) =>
        Array.from({ length: isWhole ? 200 : 60 }, (_, index) => roundOf(index)),
      );
      expect(await verify(rounds)).toContain(`${rounds.length} rounds are exactly as the seeds say`);
    },
  );

  test.each(sampled(wagered, 8))(
    'finds what was changed in a round of $code',
    async ({ roundOf }) => {
      const rounds = Array.from({ length: 40 }, (_, index) => roundOf(index));
      const round = rounds.find(({ win_minor }) => win_minor !== '0') ?? rounds[0];
      if (!round) throw new Error('no round');
      const changes: [string, object][] = [
        ['given 1', { win_minor: '1' }],
        ['committed to', { server_seed_hash: '00'.repeat(32) }],
        ['not the one that the round was played by', { definition_hash: '00'.repeat(32) }],
        ['', { course: Object.assign({}, round.course, { multiplier: 1 }) }],
        ...('raised_minor' in round ? [['raises', { raised_minor: '1' }] satisfies [string, object]] : []),
      ];
      for (const [reason, change] of changes)
        await expect(verify({ ...round, ...change }), JSON.stringify(change)).rejects.toThrow(
          new RegExp(`NOT AS THE SEEDS SAY.*${reason}`),
        );
    },
    60_000,
  );

  test(
    'agrees with the vectors of instant games, tables and crash, and with none that is changed',
    { timeout: 180_000 },
    async () => {
      for (const vectors of [await readInstantVectors(), await readTableVectors()]) {
        expect(await verify(vectors, '--vectors')).toMatch(/^\d{4,} rounds are exactly/);
        const [first] = vectors;
        const wrong = first && { ...first, digest: { ...first.digest, sha256: '00'.repeat(32) } };
        await expect(verify([wrong], '--vectors')).rejects.toThrow('the digest differs');
      }
      const crash = crashVectors();
      expect(crash).toEqual(JSON.parse(await readFile(join(docs, 'verifier', 'vectors-crash.json'), 'utf8')));
      expect(await verify(crash, '--vectors')).toContain('217 rounds are exactly');
    },
  );

  test('agrees with the vectors of live tables', async () => {
    const live = liveVectors();
    expect(live).toEqual(JSON.parse(await readFile(join(docs, 'verifier', 'vectors-live.json'), 'utf8')));
    // 102 draws of each game; of the races and of each room of bingo 13.
    expect(await verify(live, '--vectors')).toContain('1059 rounds are exactly');
    const outcomes = live.map(({ draws }) => new Set(draws.map(({ outcome }) => JSON.stringify(outcome))));
    for (const [index, different] of outcomes.entries())
      expect(different.size).toBeGreaterThan(Math.min(30, (live[index]?.draws.length ?? 0) - 1));
  });

  test('checks bets at live tables: the chain, what the draw came to, and what was paid', async () => {
    const chain = createChain(createHash('sha256').update('live').digest(), 200);
    const salt = 'of a block';
    const bets = oddsGames.flatMap((game) =>
      [1, 40, 199].map((draw) => {
        const outcome = outcomeFrom(game, {
          salted: saltedLink(chain.link(draw), salt),
          saltedEnd: saltedLink(chain.end, salt),
          number: draw,
        });
        const wager = { spots: Object.fromEntries(game.spots.slice(0, 5).map((spot, at) => [spot, at + 1])) };
        return {
          game_code: game.code,
          game_version: game.version,
          definition_hash: definitionHash(publishLive(game).mathematics),
          chain: 1,
          draw,
          end: chain.end.toString('hex'),
          salt,
          link: chain.link(draw).toString('hex'),
          outcome,
          bet_minor: '150015',
          wager,
          win_minor: game.winOf(150_015n, wager, outcome).toString(),
        };
      }),
    );
    expect(await verify(bets)).toContain('15 rounds are exactly');
    const right = { chain: true, outcome: true, win: true };
    for (const bet of bets) expect(await recheckLiveBet(bet)).toEqual(right);
    const [bet] = bets;
    if (!bet) throw new Error('There are no live tables.');
    const changes: [Partial<typeof bet>, string, Partial<typeof right>][] = [
      [{ win_minor: '1' }, 'given 1', { win: false }],
      [{ outcome: { pocket: -1 } }, 'computed', {}],
      [{ draw: 2 }, 'published end', { chain: false }],
      [{ salt: 'of another' }, 'computed', { outcome: false }],
      [{ definition_hash: '00'.repeat(32) }, 'published file', {}],
    ];
    for (const [change, reason, wrong] of changes) {
      const changed = { ...bet, ...change };
      await expect(verify(changed), reason).rejects.toThrow(reason);
      if (Object.keys(wrong).length > 0) expect(await recheckLiveBet(changed), reason).toMatchObject(wrong);
    }
  });

  test('checks flights of crash: the seed, where it ended, and what was paid', async () => {
    const serverSeed = createHash('sha256').update('flights').digest();
    const flights = crashGames.map((game, nonce) => {
      const ended_on = flightEndOf(createFairRandom({ serverSeed, clientSeed: 'mine', nonce }));
      const target = nonce === 0 ? ended_on + 1 : ended_on;
      const isWon = target <= ended_on && target > 100;
      return {
        game_code: game.code,
        game_version: game.version,
        definition_hash: definitionHash(publishCrash(game).mathematics),
        form: 'solo' as const,
        server_seed: serverSeed.toString('hex'),
        server_seed_hash: hashServerSeed(serverSeed),
        client_seed: 'mine',
        nonce,
        ended_on,
        bet_minor: '100001',
        auto_cash_out: target,
        cashed_out_on: isWon ? target : null,
        win_minor: isWon ? payoutAt(100_001n, target).toString() : '0',
      };
    });
    expect(await verify(flights)).toContain('3 rounds are exactly');
    const [lost, won] = flights;
    if (!lost || won?.cashed_out_on === null || !won) throw new Error('choose another seed: none was won');
    const right = { seed: true, end: true, win: true };
    for (const flight of flights) expect(await recheckFlight(flight)).toEqual(right);
    const changes: [typeof won, Partial<typeof won>, string, keyof typeof right][] = [
      [won, { win_minor: '1' }, 'given 1', 'win'],
      [won, { ended_on: 9_999 }, 'given 9999', 'end'],
      [won, { nonce: 7 }, 'it ended at', 'end'],
      [won, { cashed_out_on: null, win_minor: '0' }, 'the bet lost', 'win'],
      [lost, { cashed_out_on: lost.ended_on + 1, win_minor: '1' }, 'too high', 'win'],
      [won, { server_seed_hash: '00'.repeat(32) }, 'committed to', 'seed'],
    ];
    for (const [flight, change, reason, part] of changes) {
      const changed = { ...flight, ...change };
      await expect(verify(changed), reason).rejects.toThrow(reason);
      expect(await recheckFlight(changed), reason).toMatchObject({ [part]: false });
    }
  });

  test('checks draws of crash: the point, the link before, the end', async () => {
    const chain = createChain(createHash('sha256').update('verifier').digest(), 200);
    const salt = 'of a block';
    const draws = [1, 2, 77, 200].map((draw) => ({
      game_code: 'crash',
      salt,
      draw,
      link: chain.link(draw).toString('hex'),
      earlier: (draw === 1 ? chain.end : chain.link(draw - 1)).toString('hex'),
      end: chain.end.toString('hex'),
      point: crashPointOf(saltedLink(chain.link(draw), salt)),
    }));
    expect(await verify(draws)).toContain('4 rounds are exactly');
    const [first, , third] = draws;
    await expect(verify({ ...third, draw: 78 })).rejects.toThrow('published end');
    await expect(verify({ ...third, earlier: first?.link })).rejects.toThrow('the one before');
    await expect(verify({ ...third, salt: 'of another' })).rejects.toThrow('computed');
  });

  test('checks bets of crash: where the draw ended, and what was paid', async () => {
    const chain = createChain(createHash('sha256').update('bets').digest(), 200);
    const salt = 'of a block';
    const bets = crashGames.flatMap((game, at) =>
      [3, 40, 199].map((draw) => {
        const link = chain.link(draw).toString('hex');
        const ended_on = roomEndOf(crashPointOf(saltedLink(chain.link(draw), salt)));
        const target = at === 0 ? 101 : at === 1 ? ended_on : ended_on + 1;
        const isWon = target <= ended_on;
        return {
          game_code: game.code,
          game_version: game.version,
          definition_hash: definitionHash(publishCrash(game).mathematics),
          chain: 1,
          draw,
          end: chain.end.toString('hex'),
          salt,
          link,
          ended_on,
          bet_minor: '100001',
          auto_cash_out: target,
          cashed_out_on: isWon ? target : null,
          win_minor: isWon ? payoutAt(100_001n, target).toString() : '0',
        };
      }),
    );
    expect(await verify(bets)).toContain('9 rounds are exactly');
    const [won] = bets.filter(({ cashed_out_on }) => cashed_out_on !== null);
    const [lost] = bets.filter(({ cashed_out_on }) => cashed_out_on === null);
    const changes: [object | undefined, object, string][] = [
      [won, { win_minor: '1' }, 'given 1'],
      [won, { ended_on: 9_999 }, 'given 9999'],
      [won, { cashed_out_on: null, win_minor: '0' }, 'the bet lost'],
      [lost, { cashed_out_on: 100_001, win_minor: '100001001' }, 'too high'],
      [won, { definition_hash: '00'.repeat(32) }, 'not the one that the round was played by'],
      [won, { end: '00'.repeat(32) }, 'published end'],
    ];
    for (const [bet, change, reason] of changes)
      await expect(verify({ ...bet, ...change }), reason).rejects.toThrow(reason);
    for (const bet of bets)
      expect(await recheckBet(bet), JSON.stringify(bet)).toEqual({ chain: true, end: true, win: true });
    if (!won || !lost) throw new Error('no bet');
    expect(await recheckBet({ ...won, cashed_out_on: null, win_minor: '0' })).toMatchObject({ win: false });
    expect(await recheckBet({ ...lost, cashed_out_on: 100_001, win_minor: '100001001' })).toMatchObject({
      win: false,
    });
    expect(await recheckBet({ ...won, ended_on: 9_999 })).toMatchObject({ end: false });
    expect(await recheckBet({ ...won, draw: won.draw + 1 })).toMatchObject({ chain: false });
  });
});

test.each(crashGames)('$code is published as it is played; run npm run games:publish', async (game) => {
  const published = await readPublishedCrash(game.code);
  expect(published.get(game.version), 'changed mathematics need a version of their own').toEqual(
    publishCrash(game),
  );
  expect([...published.keys()].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: game.version }, (_, index) => index + 1),
  );
});
