import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { serve } from '../../http/serve.ts';
import { presentBalance } from '../../players/present-balance.ts';

export const serveGetBalance = serve(getBalance, async ({ app, session }) => {
  const balance = await app.ledger.balance(session);
  if (!balance) throw new Error(`Player ${session.playerId} has no wallet`);
  return presentBalance(balance);
});
