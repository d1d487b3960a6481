import { miniGameWallet } from '@marquee/contract/api/mini_game/mini_game_wallet.ts';
import { serve } from '../../http/serve.ts';
import { formatMoney } from '../../kernel/money.ts';
import { grantEarnedTokens } from '../../minigames/earned-tokens.ts';
import { frozenTokens } from '../../minigames/log.ts';

export const serveMiniGameWallet = serve(miniGameWallet, async ({ app, session }) => {
  await grantEarnedTokens(app, session);
  const [balance, frozen] = await Promise.all([app.ledger.balance(session), frozenTokens(app.db, session)]);
  return {
    value: [{ frozen_token: formatMoney(frozen), token_balance: formatMoney(balance?.token ?? 0n) }],
  };
});
