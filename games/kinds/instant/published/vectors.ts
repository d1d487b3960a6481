/** Test vectors of the instant games: rounds with known seeds that win and lose by every plan, and a digest over many rounds. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { canonicalJson } from '../../../kit/published/canonical.ts';
import type { Course, InstantGame } from '../instant.ts';
import { payoutOf } from '../multiplier.ts';
import { plansOf, seldomRounds, type VectorPlan } from './vector-plans.ts';

const planSchema = z.object({ wager: z.json(), actions: z.array(z.json()) });
export const instantVectorsSchema = z.object({
  code: z.string(),
  version: z.int(),
  server_seed: z.string(),
  client_seed: z.string(),
  bet_minor: z.string(),
  /** `actions` are those that the round took: it may have ended before the plan did. */
  rounds: z.array(planSchema.extend({ nonce: z.int(), win_minor: z.string(), course: z.json() })),
  /** SHA-256 over the rounds of the nonces from 0, by the plans in turn, each as canonical JSON and a line feed. */
  digest: z.object({ rounds: z.int(), plans: z.array(planSchema), sha256: z.string() }),
});
export type InstantVectors = z.infer<typeof instantVectorsSchema>;

/** The seeds of all test vectors: not secret, and long enough to tell byte orders apart. */
const vectorSeeds = {
  serverSeed: Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex'),
  clientSeed: 'marquee-test-vectors',
};
/** Indivisible by almost anything, so that every rounding is seen. */
const BET = 123_457n;
const DIGESTED = 1_000;
/** Within so many nonces a plan is looked for that wins, and one that loses. */
const SEARCHED = 500;

type Played = { actions: unknown[]; course: Course<unknown>; win_minor: string };

/** Plays a plan for as long as the round goes on. */
function playPlan(game: InstantGame, { wager, actions }: VectorPlan, nonce: number): Played {
  const round = game.begin(wager, createFairRandom({ ...vectorSeeds, nonce }));
  const taken: unknown[] = [];
  let course = round.after(taken);
  for (const action of actions) {
    if (course.state === 'ended') break;
    taken.push(action);
    course = round.after(taken);
  }
  const win = course.state === 'ended' ? payoutOf(BET, course.multiplier) : 0n;
  return { actions: taken, course, win_minor: win.toString() };
}

/** A course as it is published and compared. */
export function courseToCompare({ state, multiplier, canCashOut, seen }: Course<unknown>): unknown {
  return { state, multiplier, can_cash_out: canCashOut, seen };
}

export function instantVectorsOf(game: InstantGame): InstantVectors {
  const plans = plansOf(game);
  const roundOf = (plan: VectorPlan, nonce: number): unknown => {
    const { actions, course, win_minor } = playPlan(game, plan, nonce);
    return { nonce, wager: plan.wager, actions, course: courseToCompare(course), win_minor };
  };
  const found = plans.flatMap((plan, index) => {
    const byOutcome = new Map<string, number>();
    for (let tried = 0; tried < SEARCHED && byOutcome.size < 2; tried += 1) {
      const nonce = tried * plans.length + index;
      const { course } = playPlan(game, plan, nonce);
      const outcome = course.state === 'in_play' ? 'in play' : course.multiplier > 0 ? 'won' : 'lost';
      if (!byOutcome.has(outcome)) byOutcome.set(outcome, nonce);
    }
    return [...byOutcome.values()].map((nonce) => roundOf(plan, nonce));
  });
  const rounds = [...found, ...seldomRounds(game.code).map((plan) => roundOf(plan, plan.nonce))];
  const digest = createHash('sha256');
  for (let nonce = 0; nonce < DIGESTED; nonce += 1) {
    const plan = plans[nonce % plans.length];
    if (!plan) continue;
    const { course, win_minor } = playPlan(game, plan, nonce);
    digest.update(`${canonicalJson({ course: courseToCompare(course), win_minor })}\n`);
  }
  return instantVectorsSchema.parse(
    JSON.parse(
      JSON.stringify({
        code: game.code,
        version: game.version,
        server_seed: vectorSeeds.serverSeed.toString('hex'),
        client_seed: vectorSeeds.clientSeed,
        bet_minor: BET.toString(),
        rounds,
        digest: { rounds: DIGESTED, plans, sha256: digest.digest('hex') },
      }),
    ),
  );
}

/** A file of vectors with one round a line. */
export function instantVectorLines(vectors: readonly InstantVectors[]): string {
  const games = vectors.map(({ rounds, ...game }) => {
    const lines = rounds.map((round) => JSON.stringify(round)).join(',\n');
    return `${JSON.stringify(game).slice(0, -1)},"rounds":[\n${lines}\n]}`;
  });
  return `[\n${games.join(',\n')}\n]\n`;
}
