import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { stakedDeposits } from '../bonus/real-play.ts';
import { creditReward } from '../bonus/reward.ts';
import { readPlay, type Play } from '../rounds/play.ts';
import type { Tokens } from './games.ts';
import type { TokenRuleName } from './token-rules.ts';

export interface TokenRule {
  readonly rule: TokenRuleName;
  readonly version: number;
  /** Whether it counts what is staked today; the others have counted before. */
  readonly isInForce: boolean;
  /** The amount to stake, or to deposit and stake, for the tokens. */
  readonly step: Minor;
  readonly tokens: Tokens;
  /** What the player has staked in its days, as far as it counts, or their deposits up to the amount staked. */
  readonly done: Minor;
  /** The number of full steps already rewarded. */
  readonly steps: bigint;
}

/** A site's token rules with the player's progress: those of today, and those by which something was staked before. */
export async function readTokenRules(db: Database, session: PlayerSession, now: Date): Promise<TokenRule[]> {
  const { rows } = await sql<{
    rule: string;
    version: number;
    is_in_force: boolean;
    step: bigint;
    tokens: bigint;
    steps: bigint;
    counts_from: string | null;
    counts_until: string | null;
  }>`
    select rule.rule, rule.rule_version as version, rule.step, rule.tokens, coalesce(earned.steps, 0)::int8 as steps,
      rule.counts_from::text, rule.counts_until::text, coalesce(rule.counts_until > today, true) as is_in_force
    from (
      select site_id, rule, rule_version, step, tokens, counts_from, null::date as counts_until from rewards.token_rule
      union all
      select site_id, rule, rule_version, step, tokens, counts_from, counts_until from rewards.token_rule_past
    ) rule
    join (select site_id, (${now}::timestamptz at time zone time_zone)::date as today from sites.profile) d using (site_id)
    left join rewards.token_earned earned on earned.site_id = rule.site_id and earned.player_id = ${session.playerId}
      and earned.rule = rule.rule and earned.rule_version = rule.rule_version
    where rule.site_id = ${session.siteId} and coalesce(rule.counts_from <= today, true)
    order by rule.rule desc, rule.rule_version`.execute(db);
  // Most sites have rules that count everything, for which the play is read once.
  const plays = new Map<string, Promise<Play>>();
  return Promise.all(
    rows.map(async ({ counts_from: from, counts_until: until, is_in_force: isInForce, ...row }) => {
      const key = `${from} ${until}`;
      const span = from === null && until === null ? 'always' : { site: { from, until } };
      const reading = plays.get(key) ?? readPlay(db, session, span);
      plays.set(key, reading);
      const play = await reading;
      return row.rule === 'deposit'
        ? { ...row, isInForce, rule: 'deposit', done: stakedDeposits(play) }
        : { ...row, isInForce, rule: 'turnover', done: play.countedStakes < 0n ? 0n : play.countedStakes };
    }),
  );
}

/**
 * Grant the tokens that a player has earned since the last call: for each full step of turnover and of deposits, once.
 * Only real money counts, and deposits only up to the amount staked. A later rollback takes no tokens back, but the
 * amount must be staked again before more are granted.
 */
export async function grantEarnedTokens(
  app: Pick<App, 'db' | 'ledger' | 'clock'>,
  session: PlayerSession,
): Promise<void> {
  const now = app.clock.now();
  const due = (await readTokenRules(app.db, session, now)).some(isDue);
  if (!due) return;
  await app.db.transaction().execute(async (trx) => {
    await takeTurn(trx, `rewards.token_earned ${session.playerId}`);
    for (const rule of await readTokenRules(trx, session, now)) {
      if (isDue(rule)) await grantSteps(app, trx, session, rule, now);
    }
  });
}

async function grantSteps(
  app: Pick<App, 'ledger'>,
  trx: Database,
  { siteId, playerId, currency }: PlayerSession,
  rule: TokenRule,
  now: Date,
): Promise<void> {
  const steps = rule.done / rule.step;
  const amount = (steps - rule.steps) * rule.tokens;
  const key = { site_id: siteId, player_id: playerId, rule: rule.rule, rule_version: rule.version };
  await trx
    .insertInto('rewards.token_earned')
    .values({ ...key, steps })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'player_id', 'rule', 'rule_version']).doUpdateSet({ steps }),
    )
    .execute();
  await trx
    .insertInto('rewards.token_grant')
    .values({ ...key, steps, tokens: amount, granted_at: now })
    .execute();
  await creditReward(app, trx, {
    siteId,
    playerId,
    currency,
    source: 'minigame',
    key: rule.version === 1 ? `${rule.rule}:${steps}` : `${rule.rule}:v${rule.version}:${steps}`,
    reward: { kind: 'token', amount },
  });
}

function isDue(rule: TokenRule): boolean {
  return rule.done / rule.step > rule.steps;
}

/**
 * The player's progress to the next step, from zero to a whole step. After a rollback it can fall below the steps
 * already rewarded, and stakes since the last grant can exceed one step, so it is limited at both ends.
 */
export function progressOf({ done, steps, step }: Pick<TokenRule, 'done' | 'steps' | 'step'>): Minor {
  const towards = done - steps * step;
  return towards < 0n ? 0n : lesser(towards, step);
}
