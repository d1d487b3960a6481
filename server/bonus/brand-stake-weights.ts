import { categories } from '@marquee/contract/categories.ts';
import { z } from 'zod';
import type { Database } from '../kernel/database.ts';
import { categoryWeight, readStakeWeights, type StakeWeights } from './stake-weights.ts';

const percentSchema = z.int().min(0).max(100).optional();
const { hot: _, ...ofGames } = categories;

/** `brands/<brand>/stake_weights.json`: the percentage of a stake that counts towards rewards, by category. */
export const stakeWeightsFileSchema = z
  .strictObject(Object.fromEntries(Object.keys(ofGames).map((category) => [category, percentSchema])))
  .describe(
    'A category that is left out has its usual weight: 5 for casino and poker, 20 for arcade, crash and hash_game, 0 for sabong, 100 for the others',
  );

export type StakeWeightsFile = z.infer<typeof stakeWeightsFileSchema>;

/** The weights of a file, as stakes are weighed by them. */
export function weightsOfFile(file: StakeWeightsFile): StakeWeights {
  return new Map(
    Object.entries(file).flatMap(([category, percent]) =>
      percent === undefined ? [] : [[category, percent * 100] as const],
    ),
  );
}

/** Make a site's weights what its brand's file says; needs the owner's rights. */
export async function importStakeWeights(trx: Database, site_id: number, given: unknown): Promise<void> {
  await writeStakeWeights(trx, site_id, weightsOfFile(stakeWeightsFileSchema.parse(given)));
}

/** Let a site's stakes count by these weights from the next bet on; others keep the weight that they were placed with. */
export async function writeStakeWeights(
  trx: Database,
  site_id: number,
  weights: StakeWeights,
): Promise<void> {
  await trx.deleteFrom('rewards.stake_weight').where('site_id', '=', site_id).execute();
  for (const [category, basis_points] of weights) {
    await trx.insertInto('rewards.stake_weight').values({ site_id, category, basis_points }).execute();
  }
}

/** What a site sets other than the usual weights, in one form, so that the same weights are not taken for a change. */
export function ownWeights(
  weights: readonly { readonly category: string; readonly percent: number }[],
): StakeWeightsFile {
  const others = weights.filter(
    ({ category, percent }) => percent * 100 !== categoryWeight(undefined, category),
  );
  return Object.fromEntries(others.map(({ category, percent }) => [category, percent]));
}

/** What a site sets other than the usual weights. */
export async function readOwnWeights(db: Database, siteId: number): Promise<StakeWeightsFile> {
  const known = (await exportStakeWeights(db, siteId)) ?? {};
  return ownWeights(allPercents(known));
}

/** The weight of every category, in percent. */
export function allPercents(
  file: StakeWeightsFile,
): { readonly category: string; readonly percent: number }[] {
  const weights = weightsOfFile(file);
  return Object.keys(ofGames).map((category) => ({
    category,
    percent: categoryWeight(weights, category) / 100,
  }));
}

/** A site's weights as `stake_weights.json` says them; undefined if it has set none. */
export async function exportStakeWeights(
  db: Database,
  siteId: number,
): Promise<StakeWeightsFile | undefined> {
  const weights = (await readStakeWeights(db, siteId)).get(siteId);
  return weights && Object.fromEntries([...weights].map(([category, points]) => [category, points / 100]));
}
