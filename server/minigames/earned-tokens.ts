import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { lesser, type Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { stakedDeposits } from '../bonus/real-play.ts';
import { creditReward } from '../bonus/reward.ts';
import { readPlay } from '../rounds/play.ts';
import type { Tokens } from './games.ts';

export interface TokenRule {
  readonly rule: 'turnover' | 'deposit';
  /** The amount to stake, or to deposit and stake, for the tokens. */
  readonly step: Minor;
  readonly tokens: Tokens;
  /** What the player has staked in all, as far as it counts, or their deposits up to the amount staked. */
  readonly done: Minor;
  /** The number of full steps already rewarded. */
  readonly steps: bigint;
}

/** A site's token rules with the player's progress. */
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
      : { ...row, rule: 'turnover', done: play.countedStakes < 0n ? 0n : play.countedStakes },
  );
}

/**
 * Grant the tokens that a player has earned since the last call: for each full step of turnover and of deposits, once.
 * Only real money counts, and deposits only up to the amount staked. A later rollback takes no tokens back, but the
 * amount must be staked again before more are granted.
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
 * The player's progress to the next step, from zero to a whole step. After a rollback it can fall below the steps
 * already rewarded, and stakes since the last grant can exceed one step, so it is limited at both ends.
 */
export function progressOf({ done, steps, step }: Pick<TokenRule, 'done' | 'steps' | 'step'>): Minor {
  const towards = done - steps * step;
  return towards < 0n ? 0n : lesser(towards, step);
}
