import { miniGameGamify } from '@marquee/contract/api/mini_game/mini_game_gamify.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney } from '../../kernel/money.ts';
import { grantEarnedTokens, progressOf, readTokenRules } from '../../minigames/earned-tokens.ts';

export const serveMiniGameGamify = serve(miniGameGamify, async ({ app, session }) => {
  await grantEarnedTokens(app, session);
  const rules = (await readTokenRules(app.db, session, app.clock.now())).filter(({ isInForce }) => isInForce);
  return {
    value: rules.map((earned) => {
      const { rule, step, tokens, steps } = earned;
      const progress = progressOf(earned);
      return {
        rule,
        step: formatMoney(step),
        tokens: formatMoney(tokens),
        progress: formatMoney(progress),
        progress_percent: Number((progress * 100n) / step),
        earned_token: formatMoney(steps * tokens),
      };
    }),
  };
});
