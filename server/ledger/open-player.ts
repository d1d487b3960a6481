import type { Ledger } from './ledger.ts';
import type { Operation, OperationKind } from './types.ts';

let lastPlayer = 0n;

/** Open a wallet for a new player, funded by a deposit and a bonus. Returns it with functions to post and read. */
export async function openPlayer(ledger: Ledger, funds: { real?: bigint; bonus?: bigint } = {}) {
  lastPlayer += 1n;
  const wallet = { siteId: 1, playerId: lastPlayer, currency: 'PHP' };
  await ledger.openWallet(wallet);
  const post = (kind: OperationKind, externalId: string, amount: bigint, more: Partial<Operation> = {}) =>
    ledger.post({ ...wallet, source: 'test', kind, externalId, amount, ...more });
  if (funds.real) await post('deposit', 'funds-real', funds.real);
  if (funds.bonus) await post('bonus_grant', 'funds-bonus', funds.bonus);
  return {
    wallet,
    post,
    balance: async () => {
      const balance = await ledger.balance(wallet);
      if (!balance) throw new Error('There is no wallet');
      return balance;
    },
  };
}
