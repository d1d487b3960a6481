import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { Tokens } from './games.ts';

export const tokenRuleNames = ['turnover', 'deposit'] as const;
export type TokenRuleName = (typeof tokenRuleNames)[number];

/** So many tokens for each full step of stakes. */
export interface TokenTerms {
  readonly step: Minor;
  readonly tokens: Tokens;
}

/** The terms of each rule of a site; null where it earns no tokens. */
export type TokenTermsByRule = Readonly<Record<TokenRuleName, TokenTerms | null>>;

/** The rules of a site as they were last written, which may hold from tomorrow on only. */
export async function readTokenTerms(db: Database, siteId: number): Promise<TokenTermsByRule> {
  const rows = await db
    .selectFrom('rewards.token_rule')
    .select(['rule', 'step', 'tokens'])
    .where('site_id', '=', siteId)
    .execute();
  const termsOf = (name: TokenRuleName): TokenTerms | null => {
    const row = rows.find(({ rule }) => rule === name);
    return row ? { step: row.step, tokens: row.tokens } : null;
  };
  return { turnover: termsOf('turnover'), deposit: termsOf('deposit') };
}

/**
 * Make a rule of a site what is given, from the next day of the site on. What is staked until then earns by the terms that stand
 * now, whenever its player looks, so that no stake counts by two rules. The first terms of a site that is only opening count
 * everything (`firstCounts`).
 */
export async function writeTokenRule(
  trx: Database,
  siteId: number,
  rule: TokenRuleName,
  terms: TokenTerms | null,
  { now, firstCounts = 'tomorrow' }: { readonly now: Date; readonly firstCounts?: 'always' | 'tomorrow' },
): Promise<void> {
  const { rows } = await sql<{ tomorrow: string; rule_version: number; is_kept: boolean }>`
    select tomorrow::text, greatest(coalesce(r.rule_version, 0), (
        select coalesce(max(p.rule_version), 0) from rewards.token_rule_past p where p.site_id = ${siteId} and p.rule = ${rule}
      )) as rule_version,
      r.rule is not null and (r.counts_from is null or r.counts_from < tomorrow) as is_kept
    from (select (${now}::timestamptz at time zone time_zone)::date + 1 as tomorrow from sites.profile
      where site_id = ${siteId}) d
    left join rewards.token_rule r on r.site_id = ${siteId} and r.rule = ${rule}`.execute(trx);
  const [state] = rows;
  if (!state) throw new Error(`There is no site ${siteId}`);
  const before = (await readTokenTerms(trx, siteId))[rule];
  if (before?.step === terms?.step && before?.tokens === terms?.tokens) return;
  // What was to hold from tomorrow on only has counted nothing yet.
  if (state.is_kept) {
    await sql`
      insert into rewards.token_rule_past (site_id, rule, rule_version, step, tokens, counts_from, counts_until)
      select site_id, rule, rule_version, step, tokens, counts_from, ${state.tomorrow}::date
      from rewards.token_rule where site_id = ${siteId} and rule = ${rule}`.execute(trx);
  }
  await trx.deleteFrom('rewards.token_rule').where('site_id', '=', siteId).where('rule', '=', rule).execute();
  if (!terms) return;
  const countsFrom = state.rule_version === 0 && firstCounts === 'always' ? null : state.tomorrow;
  await sql`
    insert into rewards.token_rule (site_id, rule, rule_version, step, tokens, counts_from)
    values (${siteId}, ${rule}, ${state.rule_version + 1}, ${terms.step}, ${terms.tokens}, ${countsFrom}::date)`.execute(
    trx,
  );
}
