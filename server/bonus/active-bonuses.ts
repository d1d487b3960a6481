import type { Database } from '../kernel/database.ts';
import type { BetTermsOf } from '../rounds/place-bet.ts';
import type { PlayerKey } from './bonus.ts';
import { readStakeWeights, stakeWeightOf, type StakeWeights, type WeighedGame } from './stake-weights.ts';
import { bonusTraitsOf, type BonusTraits, fundsFor, parseTerms, playedGame, type Terms } from './terms.ts';

/**
 * Keeps the terms of all active bonuses, and the weights of stakes, in memory, so that placing a bet costs no query for them. A trigger on the row
 * notifies every process when a bonus begins or ends (`bonus_changed`). A bet that uses stale terms until the
 * notification arrives does no harm: an empty bucket gives nothing, whatever the order of funds.
 */
export interface ActiveBonuses {
  readonly betTerms: BetTermsOf;
  /** Read one player's active bonus again. */
  reload(player: PlayerKey): Promise<void>;
  /** Reload the player named in a `bonus_changed` notification. */
  changed(notification: string): void;
  /** Reload everything at the next bet, because the games have changed or notifications may have been missed. */
  forget(): void;
}

interface Known {
  readonly bonuses: Map<string, Terms>;
  /** By `provider_code/game_code`. */
  readonly games: ReadonlyMap<string, WeighedGame & BonusTraits>;
  /** By site. */
  readonly weights: ReadonlyMap<number, StakeWeights>;
}

export function createActiveBonuses(db: Database): ActiveBonuses {
  let loading: Promise<Known> | undefined;
  // Reloads run one after the other, so that the latest reading is kept.
  let reloading: Promise<void> = Promise.resolve();

  function known(): Promise<Known> {
    if (loading) return loading;
    const next = load(db);
    loading = next;
    next.catch(() => {
      if (loading === next) loading = undefined;
    });
    return next;
  }

  async function reload({ siteId, playerId }: PlayerKey): Promise<void> {
    if (!loading) return;
    const { bonuses } = await loading;
    const row = await db
      .selectFrom('rewards.bonus')
      .select('terms')
      .where('site_id', '=', siteId)
      .where('player_id', '=', playerId)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (row) bonuses.set(keyOf(siteId, playerId), parseTerms(row.terms));
    else bonuses.delete(keyOf(siteId, playerId));
  }

  function reloadInTurn(player: PlayerKey): Promise<void> {
    const next = reloading.then(() => reload(player));
    reloading = next.catch(() => {
      loading = undefined;
    });
    return reloading;
  }

  return {
    betTerms: async (player, providerCode, gameCode) => {
      const { bonuses, games, weights } = await known();
      const game = games.get(`${providerCode}/${gameCode}`);
      const rewardWeight = stakeWeightOf(weights.get(player.siteId), game);
      const terms = bonuses.get(keyOf(player.siteId, player.playerId));
      const funds = fundsFor(terms, playedGame(providerCode, gameCode, game));
      return { funds, maxBet: terms?.maxBet, rewardWeight };
    },
    reload: reloadInTurn,
    changed: (notification) => {
      const [siteId, playerId] = notification.split(' ');
      if (siteId && playerId) void reloadInTurn({ siteId: Number(siteId), playerId: BigInt(playerId) });
    },
    forget: () => {
      loading = undefined;
    },
  };
}

function keyOf(siteId: number, playerId: bigint): string {
  return `${siteId} ${playerId}`;
}

async function load(db: Database): Promise<Known> {
  const [games, bonuses, weights] = await Promise.all([
    db
      .selectFrom('catalog.listed_game')
      .select(['provider_code', 'game_code', 'category', 'features', 'rtp_percent'])
      .execute(),
    db
      .selectFrom('rewards.bonus')
      .select(['site_id', 'player_id', 'terms'])
      .where('status', '=', 'active')
      .execute(),
    readStakeWeights(db),
  ]);
  return {
    games: new Map(
      games.map((game) => [
        `${game.provider_code}/${game.game_code}`,
        { ...bonusTraitsOf(game), rtpPercent: game.rtp_percent },
      ]),
    ),
    weights,
    bonuses: new Map(bonuses.map((row) => [keyOf(row.site_id, row.player_id), parseTerms(row.terms)])),
  };
}
