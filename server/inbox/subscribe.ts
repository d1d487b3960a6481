import type { Clock } from '../kernel/clock.ts';
import type { Events } from '../kernel/events.ts';
import { formatMoney } from '../kernel/money.ts';
import { securityChanged } from '../players/security-change.ts';
import type { Words } from '../sites/words.ts';
import { cashierNews, type CashierNews } from '../cashier/news.ts';
import { cashbackPaid } from '../bonus/promotions/cashback.ts';
import type { RewardKind } from '../bonus/reward.ts';
import { prizePaid } from '../engagement/leaderboards/settle.ts';
import { friendQualified } from '../engagement/referral/settle.ts';
import { birthdayGiven, levelLost, levelReached } from '../vip/events.ts';
import { sendToInbox } from './send.ts';

const cashierPages = {
  account_added: '/bank-details',
  account_default: '/bank-details',
  account_removed: '/bank-details',
  withdrawal_paid: '/transaction-history',
  withdrawal_refused: '/withdrawal',
  deposit_refused: '/deposit',
  deposit_corrected: '/transaction-history',
  document_approved: '/profile',
  document_refused: '/profile',
} as const satisfies Record<CashierNews['about'], string>;

/** Sends inbox messages about events in other rooms, once each, in the transaction of the event. */
export function subscribeInbox(app: { readonly clock: Clock; readonly events: Events }): void {
  app.events.on(securityChanged, async (trx, { siteId, playerId, changeId, kind }) => {
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `security:${changeId}`,
      category: 'account',
      text: { template: `security.${kind}`, values: {} },
      href: '/security',
    });
  });
  app.events.on(cashierNews, async (trx, news) => {
    const { siteId, playerId, id, about, ...facts } = news;
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `${about}:${id}`,
      category: 'account',
      text: {
        template: `cashier.${about}`,
        values: 'amount' in facts ? { ...facts, amount: formatMoney(facts.amount) } : facts,
      },
      href: cashierPages[about],
    });
  });
  app.events.on(cashbackPaid, async (trx, { siteId, playerId, key, amount, currency, firstDay, lastDay }) => {
    const values = { amount: formatMoney(amount), currency, first: firstDay, last: lastDay };
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key,
      category: 'reward',
      text: { template: 'bonus.cashback', values },
      href: '/promotions',
    });
  });
  app.events.on(levelReached, async (trx, { siteId, playerId, changeId, level }) => {
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `vip:${changeId}`,
      category: 'reward',
      text: { template: 'vip.level_reached', values: { level } },
      href: '/vip',
    });
  });
  app.events.on(levelLost, async (trx, { siteId, playerId, month, level }) => {
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `vip:month:${month}`,
      category: 'account',
      text: { template: 'vip.level_lost', values: { level } },
      href: '/vip',
    });
  });
  app.events.on(birthdayGiven, async (trx, { siteId, playerId, year, amount, currency }) => {
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `vip:birthday:${year}`,
      category: 'reward',
      text: { template: 'vip.birthday', values: { amount: formatMoney(amount), currency } },
      href: '/vip',
    });
  });
  app.events.on(prizePaid, async (trx, { siteId, playerId, key, rank, board, reward, currency }) => {
    const unit = unitOf(reward.kind, currency);
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `leaderboard:${key}`,
      category: 'leaderboard',
      text: {
        template: 'leaderboard.prize',
        values: { rank, board, amount: formatMoney(reward.amount), unit },
      },
      href: '/leaderboard',
    });
  });
  app.events.on(friendQualified, async (trx, { siteId, playerId, friendId, friend, amount, currency }) => {
    await sendToInbox(app, trx, {
      siteId,
      playerId,
      key: `referral:${friendId}`,
      category: 'referral',
      text: {
        template: 'referral.qualified',
        values: { friend, amount: formatMoney(amount), unit: currency },
      },
      href: '/referral',
    });
  });
}

/** The unit of a reward's amount, as players read it. */
function unitOf(kind: RewardKind, currency: string): string | Words {
  if (kind === 'token') return { EN: 'tokens', PHP: 'token', CN: '代币' };
  if (kind === 'cash') return currency;
  return { EN: `${currency} of bonus money`, PHP: `${currency} na bonus`, CN: `${currency} 奖金` };
}
