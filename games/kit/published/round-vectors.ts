/** Test vectors of rounds of wager and actions: rounds with known seeds that win and lose by every plan, and a digest over many. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RandomSource } from '../fairness/random.ts';
import { createFairRandom } from '../fairness/stream.ts';
import { ActionRefused } from '../round/round-game.ts';
import { canonicalJson } from './canonical.ts';

/** `bet_minor` is that of all rounds where a plan has none of its own. */
const planSchema = z.object({
  bet_minor: z.string().optional(),
  wager: z.json(),
  actions: z.array(z.json()),
});
export const roundVectorsSchema = z.object({
  code: z.string(),
  version: z.int(),
  server_seed: z.string(),
  client_seed: z.string(),
  bet_minor: z.string().optional(),
  /** `actions` are those that the round took: it may have ended before the plan did. */
  rounds: z.array(
    planSchema.extend({
      nonce: z.int(),
      win_minor: z.string(),
      raised_minor: z.string().optional(),
      course: z.json(),
    }),
  ),
  /** SHA-256 over the rounds of the nonces from 0, by the plans in turn, each as canonical JSON and a line feed. */
  digest: z.object({ rounds: z.int(), plans: z.array(planSchema), sha256: z.string() }),
});
export type RoundVectors = z.infer<typeof roundVectorsSchema>;

/** Actions are taken for as long as the round goes on; one that it does not allow where it stands is left out. */
export type VectorPlan = { bet_minor?: string; wager: unknown; actions: readonly unknown[] };

/** What a round says of itself, as it is compared. */
export type ToldRound = { course: unknown; win_minor: string; raised_minor?: string };

type VectorGame = {
  code: string;
  version: number;
  bet_minor?: string;
  plans: readonly VectorPlan[];
  /** Rounds that come too seldom to be found by search. */
  seldom: readonly (VectorPlan & { nonce: number })[];
  begin: (
    plan: VectorPlan,
    random: RandomSource,
  ) => (actions: readonly unknown[]) => { isOver: boolean; isWon: boolean; told: ToldRound };
};

/** The seeds of all test vectors: not secret, and long enough to tell byte orders apart. */
const vectorSeeds = {
  serverSeed: Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex'),
  clientSeed: 'marquee-test-vectors',
};
const DIGESTED = 1_000;
/** Within so many nonces a plan is looked for that wins, and one that loses. */
const SEARCHED = 500;

export function roundVectorsOf({ code, version, bet_minor, plans, seldom, begin }: VectorGame): RoundVectors {
  const playPlan = (plan: VectorPlan, nonce: number) => {
    const after = begin(plan, createFairRandom({ ...vectorSeeds, nonce }));
    const actions: unknown[] = [];
    let stands = after(actions);
    for (const action of plan.actions) {
      if (stands.isOver) break;
      const next = standsAfter(after, [...actions, action]);
      if (!next) continue;
      actions.push(action);
      stands = next;
    }
    return { actions, ...stands };
  };
  const roundOf = (plan: VectorPlan, nonce: number): unknown => {
    const { actions, told } = playPlan(plan, nonce);
    return { nonce, bet_minor: plan.bet_minor, wager: plan.wager, actions, ...told };
  };
  const found = plans.flatMap((plan, index) => {
    const byOutcome = new Map<string, number>();
    for (let tried = 0; tried < SEARCHED && byOutcome.size < 2; tried += 1) {
      const nonce = tried * plans.length + index;
      const { isOver, isWon } = playPlan(plan, nonce);
      const outcome = isOver ? (isWon ? 'won' : 'lost') : 'in play';
      if (!byOutcome.has(outcome)) byOutcome.set(outcome, nonce);
    }
    return [...byOutcome.values()].map((nonce) => roundOf(plan, nonce));
  });
  const digest = createHash('sha256');
  for (let nonce = 0; nonce < DIGESTED; nonce += 1) {
    const plan = plans[nonce % plans.length];
    if (plan) digest.update(`${canonicalJson(playPlan(plan, nonce).told)}\n`);
  }
  return roundVectorsSchema.parse(
    JSON.parse(
      JSON.stringify({
        code,
        version,
        server_seed: vectorSeeds.serverSeed.toString('hex'),
        client_seed: vectorSeeds.clientSeed,
        bet_minor,
        rounds: [...found, ...seldom.map((plan) => roundOf(plan, plan.nonce))],
        digest: { rounds: DIGESTED, plans, sha256: digest.digest('hex') },
      }),
    ),
  );
}

/** A file of vectors with one round a line. */
export function roundVectorLines(vectors: readonly RoundVectors[]): string {
  const games = vectors.map(({ rounds, ...game }) => {
    const lines = rounds.map((round) => JSON.stringify(round)).join(',\n');
    return `${JSON.stringify(game).slice(0, -1)},"rounds":[\n${lines}\n]}`;
  });
  return `[\n${games.join(',\n')}\n]\n`;
}

/** Null where the last action is not allowed. */
function standsAfter<Stands>(
  after: (actions: readonly unknown[]) => Stands,
  actions: readonly unknown[],
): Stands | null {
  try {
    return after(actions);
  } catch (error) {
    if (error instanceof ActionRefused) return null;
    throw error;
  }
}
