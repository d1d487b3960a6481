import type { z } from 'zod';
import {
  bonusGroups,
  bonusStatuses,
  promotionKinds,
  type bonusSchema,
} from '@marquee/contract/promotions.ts';
import type { App } from './app.ts';
import { sql } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney, lesser, progressPercent, type Minor } from '../kernel/money.ts';
import { parseOffer } from './promotions/offer.ts';
import { presentFreeSpins, parsePromotionWords } from './promotions/promotions.ts';
import { usedFreeRounds } from '../rounds/free-rounds.ts';
import { inLanguage } from '../sites/words.ts';
import { findBonus, type BonusRow, type BonusStatus, type PlayerKey } from './bonus.ts';
import { shownMinimum } from './match-deposits.ts';
import { parseTerms, presentTerms } from './terms.ts';

type Shown = z.infer<typeof bonusSchema>;
type Group = (typeof bonusGroups)[number];
type ReadApp = Pick<App, 'db' | 'ledger'>;

const statusesOf: Readonly<Record<Group, readonly BonusStatus[]>> = {
  active: ['active'],
  waiting: ['queued', 'awaiting_deposit'],
  finished: ['completed', 'spent', 'forfeited', 'expired', 'cancelled'],
};

/** The title of a bonus that was awarded outside a promotion. */
const awardTitle = { EN: 'Reward', PHP: 'Gantimpala', CN: '奖励' };

/** Narrow a row's status to its type. Throws if it is unknown. */
export function bonusStatusOf(text: string): BonusStatus {
  const status = bonusStatuses.find((one) => one === text);
  if (!status) throw new Error(`Unknown bonus status: ${text}`);
  return status;
}

/**
 * A page of a player's bonuses: the active one, then the waiting ones in the order of their turn, then the ended ones,
 * latest first.
 */
export async function listBonuses(
  app: ReadApp,
  player: PlayerKey & { currency: string },
  query: { group: Group | undefined; page: number; pageSize: number; language: string },
): Promise<{ value: Shown[]; total: number }> {
  const groups = query.group === undefined ? bonusGroups : [query.group];
  const bonuses = app.db
    .selectFrom('rewards.bonus')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where(
      'status',
      'in',
      groups.flatMap((group) => statusesOf[group]),
    );
  const [rows, count] = await Promise.all([
    bonuses
      .selectAll()
      .orderBy(
        sql`case status when 'active' then 0 when 'queued' then 1 when 'awaiting_deposit' then 2 else 3 end`,
      )
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .orderBy('queued_at', (order) => order.asc().nullsLast())
      .orderBy('bonus_id')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    bonuses.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { value: await presentBonuses(app, player, rows, query.language), total: count.total };
}

/** One bonus of a player as the contract shows it. Throws `bonusNotFound`. */
export async function showBonus(
  app: ReadApp,
  player: PlayerKey & { currency: string },
  bonusId: string,
  language: string,
): Promise<Shown> {
  const row = await findBonus(app.db, player, bonusId);
  const [shown] = row ? await presentBonuses(app, player, [row], language) : [];
  if (!shown) throw refuse('bonusNotFound');
  return shown;
}

/** Bonuses as the contract shows them, with the current balance of the active one. */
export async function presentBonuses(
  app: ReadApp,
  player: PlayerKey & { currency: string },
  rows: readonly BonusRow[],
  language: string,
): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const promotionIds = rows.flatMap((row) => row.promotion_id ?? []);
  const [promotions, freeSpins, played, queue, wallet] = await Promise.all([
    promotionIds.length === 0
      ? []
      : app.db
          .selectFrom('rewards.promotion')
          .select(['promotion_id', 'words', 'image_url'])
          .where('site_id', '=', player.siteId)
          .where('promotion_id', 'in', promotionIds)
          .execute(),
    presentFreeSpins(
      app.db,
      rows.map((row) => parseOffer(row.offer)),
    ),
    usedFreeRounds(
      app.db,
      player,
      rows.map((row) => row.bonus_id),
    ),
    app.db
      .selectFrom('rewards.bonus')
      .select('bonus_id')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('status', '=', 'queued')
      .orderBy('queued_at')
      .orderBy('bonus_id')
      .execute(),
    app.ledger.balance(player),
  ]);
  const places = new Map(queue.map((row, index) => [row.bonus_id, index + 1]));
  return rows.map((row, index) => {
    const promotion = promotions.find((one) => one.promotion_id === row.promotion_id);
    const title = promotion ? parsePromotionWords(promotion.words).title : awardTitle;
    return presentBonus(row, {
      title: inLanguage(title, language),
      imageUrl: promotion?.image_url ?? '',
      balance: row.status === 'active' ? (wallet?.bonus ?? 0n) : 0n,
      freeSpins: freeSpins[index] ?? null,
      spinsPlayed: played.get(row.bonus_id) ?? 0,
      place: places.get(row.bonus_id) ?? null,
    });
  });
}

function presentBonus(
  row: BonusRow,
  beside: {
    title: string;
    imageUrl: string;
    balance: Minor;
    freeSpins: Shown['free_spins'];
    spinsPlayed: number;
    place: number | null;
  },
): Shown {
  const terms = parseTerms(row.terms);
  const wagered = lesser(row.wagered, row.required);
  const isOver = row.ended_at !== null;
  return {
    bonus_id: row.bonus_id,
    promotion_id: row.promotion_id,
    kind: promotionKinds.find((kind) => kind === row.kind) ?? 'award',
    title: beside.title,
    image_url: beside.imageUrl,
    group: isOver ? 'finished' : row.status === 'active' ? 'active' : 'waiting',
    status: bonusStatusOf(row.status),
    currency: row.currency,
    amount: formatMoney(row.amount),
    balance: formatMoney(beside.balance),
    required: formatMoney(row.required),
    wagered: formatMoney(wagered),
    remaining: formatMoney(row.required - wagered),
    progress: progressPercent(wagered, row.required),
    max_win: row.max_win === null ? null : formatMoney(row.max_win),
    max_bet: terms.maxBet === undefined ? null : formatMoney(terms.maxBet),
    minimum_deposit: shownMinimum(row),
    at_stake: formatMoney(beside.balance),
    would_convert: formatMoney(row.max_win === null ? beside.balance : lesser(beside.balance, row.max_win)),
    spins_total: row.spins_total,
    spins_played: beside.spinsPlayed,
    free_spins: beside.freeSpins,
    bonus_terms: presentTerms(row.terms),
    queue_position: beside.place,
    converted: formatMoney(row.converted),
    forfeited: formatMoney(row.forfeited),
    claimed_at: row.claimed_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    expires_at: (row.expires_at ?? row.waits_until)?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
