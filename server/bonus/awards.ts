import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { daysLater } from '../kernel/calendar.ts';
import { bonusSource, type BonusRow } from './bonus.ts';
import { bonusAt, playerKey, rangeOf, type RangedBonus } from './count-entry.ts';
import { entryKey, type OutboxEntry } from './outbox.ts';
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
 * Open a bonus for bonus money that another part of the platform granted while none was active, on the site's terms for
 * awards. The grant is then counted towards it like any other. If a bonus has become active since the grant, that bonus
 * takes the money in, even if it has already ended, because the money ended with it. These bonuses are returned by
 * `entryKey`. Stakes between the grant and that bonus count for neither, because no bonus was active.
 */
export async function openAwards(
  app: Pick<App, 'clock'>,
  trx: Database,
  entries: readonly OutboxEntry[],
  ranges: Map<string, RangedBonus[]>,
): Promise<Map<string, RangedBonus>> {
  const takenIn = new Map<string, RangedBonus>();
  for (const entry of entries) {
    if (entry.kind !== 'bonus_grant' || entry.source === bonusSource || entry.sequence === null) continue;
    const ofPlayer = ranges.get(playerKey(entry)) ?? [];
    const isOfSpins = ofPlayer.some((range) => range.bonusId === entry.reward_uuid);
    if (isOfSpins || bonusAt({ ranges }, entry, entry.sequence)) continue;
    const since = firstSince(ofPlayer, entry.sequence);
    const bonus = since ?? rangeOf(await openAward(app, trx, entry, entry.sequence - 1n));
    if (bonus.from < entry.sequence) ranges.set(playerKey(entry), [...ofPlayer, bonus]);
    else takenIn.set(entryKey(entry), bonus);
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
  entry: OutboxEntry,
  activated_sequence: bigint,
): Promise<BonusRow> {
  const now = app.clock.now();
  const row = await trx
    .selectFrom('rewards.award_terms')
    .select('terms')
    .where('site_id', '=', entry.site_id)
    .executeTakeFirst();
  const terms = parseTerms(row?.terms ?? plainTerms);
  const opened = await trx
    .insertInto('rewards.bonus')
    .values({
      site_id: entry.site_id,
      player_id: entry.player_id,
      bonus_id: newId(),
      origin_key: `award:${entry.source}:${entry.external_id}`,
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
    .where('site_id', '=', entry.site_id)
    .where('player_id', '=', entry.player_id)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
}
