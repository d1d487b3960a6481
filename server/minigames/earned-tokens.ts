import type { App, PlayerSession } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { projectRounds } from '../rounds/projector.ts';
import { creditReward } from '../bonus/reward.ts';
import type { Tokens } from './games.ts';

export interface TokenRule {
  readonly rule: 'turnover' | 'deposit';
  /** What is to be staked, or deposited, for the tokens. */
  readonly step: Minor;
  readonly tokens: Tokens;
  /** What the player has staked, or deposited, in all. */
  readonly done: Minor;
  /** Full steps for which he was given tokens. */
  readonly steps: bigint;
}

/** A site's rules by which tokens are earned, with what the player has done. */
export async function readTokenRules(db: Database, session: PlayerSession): Promise<TokenRule[]> {
  const { rows } = await sql<{ rule: string; step: bigint; tokens: bigint; done: bigint; steps: bigint }>`
    select rule.rule, rule.step, rule.tokens, coalesce(earned.steps, 0)::int8 as steps,
      case rule.rule
        when 'turnover' then coalesce((select stake from rounds.turnover
          where site_id = ${session.siteId} and player_id = ${session.playerId} and currency = ${session.currency}), 0)
        else coalesce((select sum(amount) from cashier.deposit where status = 'credited'
          and site_id = ${session.siteId} and player_id = ${session.playerId} and currency = ${session.currency}), 0)
      end::int8 as done
    from rewards.token_rule rule
    left join rewards.token_earned earned
      on earned.site_id = rule.site_id and earned.player_id = ${session.playerId} and earned.rule = rule.rule
    where rule.site_id = ${session.siteId} order by rule.rule desc`.execute(db);
  return rows.map((row) => ({ ...row, rule: row.rule === 'deposit' ? 'deposit' : 'turnover' }));
}

/**
 * Grant the tokens that a player has earned since he was last asked: for each full step of turnover and of deposits, once.
 * What is rolled back later takes no tokens back, but has to be staked again before more come.
 */
export async function grantEarnedTokens(
  app: Pick<App, 'db' | 'ledger'>,
  session: PlayerSession,
): Promise<void> {
  await projectRounds(app.db);
  const due = (await readTokenRules(app.db, session)).some(isDue);
  if (!due) return;
  await app.db.transaction().execute(async (trx) => {
    await takeTurn(trx, `rewards.token_earned ${session.playerId}`);
    for (const rule of await readTokenRules(trx, session)) {
      if (!isDue(rule)) continue;
      const steps = rule.done / rule.step;
      await trx
        .insertInto('rewards.token_earned')
        .values({ site_id: session.siteId, player_id: session.playerId, rule: rule.rule, steps })
        .onConflict((conflict) => conflict.columns(['site_id', 'player_id', 'rule']).doUpdateSet({ steps }))
        .execute();
      await creditReward(app, trx, {
        siteId: session.siteId,
        playerId: session.playerId,
        currency: session.currency,
        source: 'minigame',
        key: `${rule.rule}:${steps}`,
        reward: { kind: 'token', amount: (steps - rule.steps) * rule.tokens },
      });
    }
  });
}

function isDue(rule: TokenRule): boolean {
  return rule.done / rule.step > rule.steps;
}

/**
 * How far a player is towards the next step: from nothing to the whole of it. After a rollback less may be done than tokens
 * were granted for, which is made up for first; and what was staked since they were granted may fill more than a step.
 */
export function progressOf({ done, steps, step }: Pick<TokenRule, 'done' | 'steps' | 'step'>): Minor {
  const towards = done - steps * step;
  return towards < 0n ? 0n : lesser(towards, step);
}
