import type { App } from '../kernel/app.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { sendToInbox } from '../inbox/send.ts';

/** What a player finds in his inbox of his cashier. */
type News =
  | {
      readonly about: 'account_added' | 'account_default' | 'account_removed';
      readonly id: string;
      readonly bank: string;
      readonly number: string;
    }
  | {
      readonly about: 'withdrawal_paid';
      readonly id: string;
      readonly amount: Minor;
      readonly currency: string;
      readonly bank: string;
      readonly number: string;
    }
  | {
      readonly about: 'withdrawal_refused' | 'deposit_refused';
      readonly id: string;
      readonly amount: Minor;
      readonly currency: string;
      readonly reason: string;
    };

const hrefs = {
  account_added: '/bank-details',
  account_default: '/bank-details',
  account_removed: '/bank-details',
  withdrawal_paid: '/transaction-history',
  withdrawal_refused: '/withdrawal',
  deposit_refused: '/deposit',
} as const satisfies Record<News['about'], string>;

/** Put what happened into the player's inbox, once, in the transaction in which it happens. */
export async function tellPlayer(
  app: Pick<App, 'clock'>,
  trx: Database,
  player: { readonly siteId: number; readonly playerId: bigint },
  news: News,
): Promise<void> {
  const { about, id, ...facts } = news;
  const values = 'amount' in facts ? { ...facts, amount: formatMoney(facts.amount) } : facts;
  await sendToInbox(app, trx, {
    siteId: player.siteId,
    playerId: player.playerId,
    key: `${about}:${id}`,
    category: 'account',
    text: { template: `cashier.${about}`, values },
    href: hrefs[about],
  });
}
