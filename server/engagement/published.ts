import type { rewardStates } from '@marquee/contract/operator-rewards.ts';
import type { Database } from '../kernel/database.ts';
import { refuseField } from '../kernel/errors.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';

export type RewardState = (typeof rewardStates)[number];

/** A document of the rewards that was published: what it says, and whether it was switched off. */
export interface PublishedReward<Content> {
  readonly status: 'active' | 'stopped';
  readonly content: Content;
}

interface Times {
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/** How something that has times stands. */
export function stateOf({ status, content }: PublishedReward<Times>, now: Date): RewardState {
  if (status === 'stopped') return 'stopped';
  if (content.ends_at !== null && Date.parse(content.ends_at) <= now.getTime()) return 'ended';
  return hasBegun(content, now) ? 'running' : 'upcoming';
}

/** Whether players may have begun, so that what they were promised stays. */
export function hasBegun({ starts_at }: Pick<Times, 'starts_at'>, now: Date): boolean {
  return starts_at === null || Date.parse(starts_at) <= now.getTime();
}

/** Check that a site has the games that something is about. Throws `invalidInput` with the field at fault. */
export async function requireGames(
  db: Database,
  { siteId }: DocumentSite,
  wanted: {
    readonly category: string | null;
    readonly provider_code: string | null;
    readonly game_code?: string | null;
  },
): Promise<void> {
  const { category, provider_code, game_code = null } = wanted;
  const has = async (column: 'category' | 'provider_code', value: string): Promise<boolean> => {
    let found = db
      .selectFrom('catalog.listed_game')
      .innerJoin('catalog.offer', 'catalog.offer.provider_code', 'catalog.listed_game.provider_code')
      .select('game_code')
      .where('catalog.offer.site_id', '=', siteId)
      .where('catalog.listed_game.status', '=', 'active')
      .where(`catalog.listed_game.${column}`, '=', value)
      .limit(1);
    if (column === 'provider_code' && game_code !== null) found = found.where('game_code', '=', game_code);
    return (await found.executeTakeFirst()) !== undefined;
  };
  if (category !== null && !(await has('category', category)))
    throw refuseField('change.content.category', 'a category of the site');
  if (provider_code !== null && !(await has('provider_code', provider_code))) {
    if (game_code === null) throw refuseField('change.content.provider_code', 'a provider of the site');
    throw refuseField('change.content.game_code', 'a game of the site');
  }
  if (provider_code === null && game_code !== null)
    throw refuseField('change.content.game_code', 'a game of the site');
}
