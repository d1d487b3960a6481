import { miniGameGamify } from '@marquee/contract/api/mini_game/mini_game_gamify.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney } from '../../kernel/money.ts';
import { grantEarnedTokens, readTokenRules } from '../../rewards/minigames/earned-tokens.ts';

export const serveMiniGameGamify = serve(miniGameGamify, async ({ app, session }) => {
  await grantEarnedTokens(app, session);
  const rules = await readTokenRules(app.db, session);
  return {
    value: rules.map(({ rule, step, tokens, done, steps }) => {
      // After a rollback less may be done than tokens were granted for; that is made up for first.
      const towards = done - steps * step;
      const progress = towards < 0n ? 0n : towards;
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
