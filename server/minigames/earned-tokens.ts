import type { App, PlayerSession } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { stakedDeposits } from '../bonus/real-play.ts';
import { creditReward } from '../bonus/reward.ts';
import { readPlay } from '../rounds/play.ts';
import type { Tokens } from './games.ts';

export interface TokenRule {
  readonly rule: 'turnover' | 'deposit';
  /** What is to be staked, or deposited and staked, for the tokens. */
  readonly step: Minor;
  readonly tokens: Tokens;
  /** What the player has staked of real money in all, or has deposited as far as that was staked. */
  readonly done: Minor;
  /** Full steps for which he was given tokens. */
  readonly steps: bigint;
}

/** A site's rules by which tokens are earned, with what the player has done. */
export async function readTokenRules(db: Database, session: PlayerSession): Promise<TokenRule[]> {
  const [{ rows }, play] = await Promise.all([
    sql<{ rule: string; step: bigint; tokens: bigint; steps: bigint }>`
      select rule.rule, rule.step, rule.tokens, coalesce(earned.steps, 0)::int8 as steps
      from rewards.token_rule rule
      left join rewards.token_earned earned
        on earned.site_id = rule.site_id and earned.player_id = ${session.playerId} and earned.rule = rule.rule
      where rule.site_id = ${session.siteId} order by rule.rule desc`.execute(db),
    readPlay(db, session, 'always'),
  ]);
  return rows.map((row) =>
    row.rule === 'deposit'
      ? { ...row, rule: 'deposit', done: stakedDeposits(play) }
      : { ...row, rule: 'turnover', done: play.realStakes < 0n ? 0n : play.realStakes },
  );
}

/**
 * Grant the tokens that a player has earned since he was last asked: for each full step of turnover and of deposits, once.
 * Real money counts only, and a deposit as far as it was staked. What is rolled back later takes no tokens back, but has to be staked again before more come.
 */
export async function grantEarnedTokens(
  app: Pick<App, 'db' | 'ledger'>,
  session: PlayerSession,
): Promise<void> {
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
