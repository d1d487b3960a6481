import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { daysLater } from '../kernel/calendar.ts';
import { bonusSource, playerKey, type BonusRow } from './bonus.ts';
import { bonusAt, rangeOf, type RangedBonus } from './count-entry.ts';
import { operationKey, type PostedOperation } from '../ledger/read-operations.ts';
import { parseTerms } from './terms.ts';

/** The terms for awards if the site has none of its own. */
const plainTerms = {
  wagering_multiple: '1',
  wagering_base: 'bonus',
  game_weights: { other: 100 },
  excluded_games: [],
  max_bet: null,
  max_win: null,
  max_win_multiple: null,
  valid_days: 30,
  funds_order: 'real_first',
} as const;

/**
 * Open a bonus for bonus money that another part of the platform has granted while none was active, on the site's terms
 * for awards; what was granted is then counted to it like any other. Where a bonus has become active since, it takes it in,
 * even if it has ended by now, because the money ended with it: these are answered by `operationKey`. What was staked between
 * the two was staked under no bonus, and counts for none.
 */
export async function openAwards(
  app: Pick<App, 'clock'>,
  trx: Database,
  entries: readonly PostedOperation[],
  ranges: Map<string, RangedBonus[]>,
): Promise<Map<string, RangedBonus>> {
  const takenIn = new Map<string, RangedBonus>();
  for (const entry of entries) {
    if (entry.kind !== 'bonus_grant' || entry.source === bonusSource || entry.sequence === null) continue;
    const ofPlayer = ranges.get(playerKey(entry)) ?? [];
    const isOfSpins = ofPlayer.some((range) => range.bonusId === entry.details.rewardUuid);
    if (isOfSpins || bonusAt({ ranges }, entry, entry.sequence)) continue;
    const since = firstSince(ofPlayer, entry.sequence);
    const bonus = since ?? rangeOf(await openAward(app, trx, entry, entry.sequence - 1n));
    if (bonus.from < entry.sequence) ranges.set(playerKey(entry), [...ofPlayer, bonus]);
    else takenIn.set(operationKey(entry), bonus);
  }
  return takenIn;
}

/** The first bonus that became active at or after a version of the wallet. */
function firstSince(ranges: readonly RangedBonus[], sequence: bigint): RangedBonus | undefined {
  const [first] = ranges
    .filter((range) => range.from >= sequence)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return first;
}

async function openAward(
  app: Pick<App, 'clock'>,
  trx: Database,
  entry: PostedOperation,
  activated_sequence: bigint,
): Promise<BonusRow> {
  const now = app.clock.now();
  const row = await trx
    .selectFrom('rewards.award_terms')
    .select('terms')
    .where('site_id', '=', entry.siteId)
    .executeTakeFirst();
  const terms = parseTerms(row?.terms ?? plainTerms);
  const opened = await trx
    .insertInto('rewards.bonus')
    .values({
      site_id: entry.siteId,
      player_id: entry.playerId,
      bonus_id: newId(),
      origin_key: `award:${entry.source}:${entry.externalId}`,
      kind: 'award',
      currency: entry.currency,
      status: 'active',
      offer: JSON.stringify({ kind: 'award' }),
      terms: JSON.stringify(terms.stored),
      max_win: terms.maxWin ?? null,
      claimed_at: now,
      activated_at: now,
      expires_at: daysLater(now, terms.validDays),
      activated_sequence,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (opened) return opened;
  return trx
    .selectFrom('rewards.bonus')
    .selectAll()
    .where('site_id', '=', entry.siteId)
    .where('player_id', '=', entry.playerId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
}
