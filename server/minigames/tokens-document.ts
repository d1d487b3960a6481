import type { TokensDocument } from '@marquee/contract/operator-rewards.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { DocumentSite } from '../sites/documents/site-of.ts';
import { storedText, writtenText } from '../sites/documents/texts.ts';
import { readTokenTerms, tokenRuleNames, writeTokenRule, type TokenTerms } from './token-rules.ts';

/** How tokens are earned on a site, and when its minigames are open; null if neither was ever said. */
export async function readTokensDocument(
  db: Database,
  { siteId }: Pick<DocumentSite, 'siteId'>,
): Promise<TokensDocument | null> {
  const [terms, cycles] = await Promise.all([
    readTokenTerms(db, siteId),
    db
      .selectFrom('rewards.mini_game_cycle')
      .select(['name', 'starts_at', 'ends_at'])
      .where('site_id', '=', siteId)
      .orderBy('starts_at')
      .orderBy('cycle_id')
      .execute(),
  ]);
  const { turnover, deposit } = terms;
  if (!turnover && !deposit && cycles.length === 0) return null;
  return {
    turnover: shown(turnover),
    deposit: shown(deposit),
    cycles: cycles.map(({ name, starts_at, ends_at }) => ({
      words: { name: writtenText(name) },
      starts_at: starts_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
    })),
  };
}

function shown(terms: TokenTerms | null): TokensDocument['turnover'] {
  return terms && { step: formatMoney(terms.step), tokens: formatMoney(terms.tokens) };
}

/**
 * Make the rules for tokens and the cycles of a site what a document says: rules from the next day of the site on, cycles at once.
 * Throws `invalidInput` for the field that cannot be so.
 */
export async function writeTokensDocument(
  trx: Database,
  { siteId }: DocumentSite,
  content: TokensDocument,
  now: Date,
): Promise<void> {
  if (!content.turnover && !content.deposit && content.cycles.length === 0) {
    throw refuseField('change.content.cycles', 'at least 1 entries');
  }
  for (const [index, { starts_at, ends_at }] of content.cycles.entries()) {
    if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
      throw refuseField(`change.content.cycles.${index}.ends_at`, 'a time after the beginning');
    }
  }
  for (const name of tokenRuleNames) {
    const rule = content[name];
    const terms = rule && { step: parseMoney(rule.step), tokens: parseMoney(rule.tokens) };
    await writeTokenRule(trx, siteId, name, terms, { now });
  }
  await trx.deleteFrom('rewards.mini_game_cycle').where('site_id', '=', siteId).execute();
  const cycles = content.cycles
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
    .map(({ words, starts_at, ends_at }, index) => ({
      site_id: siteId,
      cycle_id: index + 1,
      name: storedText(words.name),
      starts_at: new Date(starts_at),
      ends_at: ends_at === null ? null : new Date(ends_at),
    }));
  if (cycles.length > 0) await trx.insertInto('rewards.mini_game_cycle').values(cycles).execute();
}

/** The rules are ended one by one, and cycles by their times, so there is nothing to stop. Throws `documentUnchanged`. */
export function refuseToStopTokens(): never {
  throw refuse('documentUnchanged');
}

/** What the rules for tokens gave players of a site since a time. */
export async function tokensGiven(db: Database, siteId: number, since: Date) {
  const { rows } = await sql<{ times: number; players: number; tokens: bigint }>`
    select count(*)::int as times, count(distinct player_id)::int as players, coalesce(sum(tokens), 0)::int8 as tokens
    from rewards.token_grant where site_id = ${siteId} and granted_at >= ${since}`.execute(db);
  const { times = 0, players = 0, tokens = 0n } = rows[0] ?? {};
  return { times, players, cash: '0.00', bonus: '0.00', tokens: formatMoney(tokens) };
}

/** What the stakes and deposits since a time would have earned by the rules of a document, each player's by themselves. */
export async function tokensOnPast(
  db: Database,
  { siteId, currency }: { readonly siteId: number; readonly currency: string },
  { turnover, deposit }: TokensDocument,
  since: Date,
) {
  const tokensOf = (rule: TokensDocument['turnover'], done: ReturnType<typeof sql>) =>
    rule
      ? sql`div(${done}, ${parseMoney(rule.step)}::int8::numeric) * ${parseMoney(rule.tokens)}::int8`
      : sql`0::numeric`;
  const { rows } = await sql<{ players: number; tokens: bigint }>`
    select count(*) filter (where tokens > 0)::int as players, coalesce(sum(tokens), 0)::int8 as tokens from (
      select ${tokensOf(turnover, sql`greatest(stakes, 0)`)} + ${tokensOf(deposit, sql`greatest(least(deposits, stakes), 0)`)} as tokens
      from (
        select sum(counted_stakes)::numeric as stakes, sum(deposits)::numeric as deposits
        from rounds.play_by_day
        where site_id = ${siteId} and currency = ${currency} and site_day >= ${since}::date
        group by player_id
      ) d
    ) t`.execute(db);
  const { players = 0, tokens = 0n } = rows[0] ?? {};
  return { players, times: players, cash: '0.00', bonus: '0.00', tokens: formatMoney(tokens) };
}
