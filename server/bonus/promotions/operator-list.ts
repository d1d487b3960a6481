import type {
  listedPromotionSchema,
  promotionCostSchema,
  PromotionDocument,
} from '@marquee/contract/operator-promotions.ts';
import type { z } from 'zod';
import { sql, type Database } from '../../kernel/database.ts';
import { formatMoney } from '../../kernel/money.ts';
import { documentOf, stateOf } from './document.ts';

type Listed = Omit<z.input<typeof listedPromotionSchema>, 'has_draft' | 'publish_at' | 'currency'>;
type Cost = z.input<typeof promotionCostSchema>;

/** The promotions of a site that were published, in their order, with what each has come to. */
export async function listForOperators(db: Database, siteId: number, now: Date): Promise<readonly Listed[]> {
  const [rows, costs] = await Promise.all([
    db
      .selectFrom('rewards.promotion')
      .selectAll()
      .where('site_id', '=', siteId)
      .orderBy('position')
      .orderBy('promotion_code')
      .execute(),
    costsOf(db, siteId),
  ]);
  return rows.map((row) => {
    const document = documentOf(row);
    return {
      ...listedFields(row.promotion_code, document),
      state: stateOf(row, now),
      cost: costs.get(row.promotion_id) ?? noCost,
    };
  });
}

/** One promotion of a site that was published, with how it stands; undefined if there is none of this code. */
export async function findForOperators(db: Database, siteId: number, code: string, now: Date) {
  const row = await db
    .selectFrom('rewards.promotion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('promotion_code', '=', code)
    .executeTakeFirst();
  return row && { promotionId: row.promotion_id, state: stateOf(row, now), promotion: documentOf(row) };
}

/** What a list shows of a document. */
export function listedFields(code: string, document: PromotionDocument) {
  const { title, summary, body } = document.words;
  return {
    code,
    kind: document.offer.kind,
    title: title.EN,
    missing: (['PHP', 'CN'] as const).filter((language) =>
      [title, summary, body].some((text) => text[language] === ''),
    ),
    starts_at: document.starts_at,
    ends_at: document.ends_at,
  };
}

export const noCost: Cost = {
  claims: 0,
  players: 0,
  open: 0,
  granted: '0.00',
  wagered: '0.00',
  converted: '0.00',
  forfeited: '0.00',
};

interface CostRow {
  readonly promotion_id: string;
  readonly claims: number;
  readonly players: number;
  readonly open: number;
  readonly granted: bigint;
  readonly wagered: bigint;
  readonly converted: bigint;
  readonly forfeited: bigint;
}

/** A bonus was given from the moment in which it became active. Cash is given and converted at once. */
async function costsOf(db: Database, siteId: number): Promise<ReadonlyMap<string, Cost>> {
  const { rows } = await sql<CostRow>`
    select promotion_id, sum(claims)::int as claims, sum(players)::int as players, sum(open)::int as open,
      sum(granted)::int8 as granted, sum(wagered)::int8 as wagered, sum(converted)::int8 as converted,
      sum(forfeited)::int8 as forfeited
    from (
      select promotion_id, count(*) as claims, count(distinct player_id) as players,
        count(*) filter (where ended_at is null) as open,
        coalesce(sum(amount) filter (where activated_at is not null), 0) as granted,
        sum(least(wagered, required)) as wagered, sum(converted) as converted, sum(forfeited) as forfeited
      from rewards.bonus
      where site_id = ${siteId} and promotion_id is not null and status <> 'cancelled'
      group by promotion_id
      union all
      select promotion_id, count(*), count(distinct player_id), 0, sum(amount), 0, sum(amount), 0
      from rewards.cashback where site_id = ${siteId} and paid_as = 'cash'
      group by promotion_id
    ) each group by promotion_id`.execute(db);
  return new Map(
    rows.map(({ promotion_id, claims, players, open, ...money }) => [
      promotion_id,
      {
        claims,
        players,
        open,
        granted: formatMoney(money.granted),
        wagered: formatMoney(money.wagered),
        converted: formatMoney(money.converted),
        forfeited: formatMoney(money.forfeited),
      },
    ]),
  );
}
