import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import type { Rule } from './rule.ts';
import {
  betRequest,
  call,
  expectChange,
  expectRefused,
  expectStatus,
  rollbackRequest,
  unit,
  winRequest,
  type WalletSubject,
} from './wallet.ts';

const { bet: betPath, win: winPath, rollback: rollbackPath } = walletPaths;
type WalletRule = Rule<WalletSubject>;
const again = <Body extends object>(body: Body) => ({ ...body, request_uuid: newId() });

/** Repeats, immediate and late, and messages out of order. */
export const orderRules: readonly WalletRule[] = [
  {
    id: 'bet-repeat',
    title: 'A repeated bet, at once or late, is answered and takes nothing more',
    play: (subject, complain) =>
      expectChange(subject, complain, 2 * unit, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        expectStatus(complain, 'at once', await call(subject, betPath, again(bet)), 'RS_OK');
        await call(subject, winPath, winRequest(subject, bet, 3 * unit));
        expectStatus(complain, 'after its win', await call(subject, betPath, again(bet)), 'RS_OK');
      }),
  },
  {
    id: 'bet-repeat-concurrent',
    title: 'Twenty simultaneous copies of a bet take one stake',
    play: (subject, complain) =>
      expectChange(subject, complain, -unit, async () => {
        const bet = betRequest(subject);
        const replies = await Promise.all(Array.from({ length: 20 }, () => call(subject, betPath, bet)));
        for (const reply of replies) expectStatus(complain, 'a copy', reply, 'RS_OK');
      }),
  },
  {
    id: 'win-repeat',
    title: 'A repeated win, whether at once, at the same time or late, pays nothing more',
    play: (subject, complain) =>
      expectChange(subject, complain, 2 * unit, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        const win = winRequest(subject, bet, 3 * unit);
        const replies = await Promise.all(Array.from({ length: 10 }, () => call(subject, winPath, win)));
        for (const reply of replies) expectStatus(complain, 'a copy', reply, 'RS_OK');
        expectStatus(complain, 'later', await call(subject, winPath, again(win)), 'RS_OK');
      }),
  },
  {
    id: 'bet-repeat-changed',
    title: 'A transaction_uuid that is repeated with another amount or round is a duplicate',
    play: (subject, complain) =>
      expectChange(subject, complain, -unit, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        for (const [what, change] of [
          ['another amount', { amount: bet.amount + 1 }],
          ['another round', { round: newId() }],
        ] as const) {
          const reply = await call(subject, betPath, { ...again(bet), ...change });
          expectStatus(complain, what, reply, 'RS_ERROR_DUPLICATE_TRANSACTION');
        }
      }),
  },
  {
    id: 'win-repeat-changed',
    title: 'A win that is repeated with another amount or for another bet is a duplicate',
    play: (subject, complain) =>
      expectChange(subject, complain, -unit, async () => {
        const [bet, other] = [betRequest(subject), betRequest(subject)] as const;
        await call(subject, betPath, bet);
        await call(subject, betPath, other);
        const win = winRequest(subject, bet);
        await call(subject, winPath, win);
        for (const [what, change] of [
          ['another amount', { amount: win.amount + 1 }],
          ['another bet', { reference_transaction_uuid: other.transaction_uuid }],
        ] as const) {
          const reply = await call(subject, winPath, { ...again(win), ...change });
          expectStatus(complain, what, reply, 'RS_ERROR_DUPLICATE_TRANSACTION');
        }
      }),
  },
  {
    id: 'rollback-repeat',
    title: 'A rollback returns money once: under its own id, under another, and at the same time',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        const first = rollbackRequest(subject, bet);
        const copies = [first, first, first, rollbackRequest(subject, bet), rollbackRequest(subject, bet)];
        const replies = await Promise.all(copies.map((body) => call(subject, rollbackPath, body)));
        replies.push(await call(subject, rollbackPath, again(first)));
        replies.push(await call(subject, rollbackPath, rollbackRequest(subject, bet)));
        for (const reply of replies) expectStatus(complain, 'a rollback', reply, 'RS_OK');
      }),
  },
  {
    id: 'rollback-before-bet',
    title: 'A rollback of a bet that has not arrived is accepted, and the bet is refused when it arrives',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = betRequest(subject);
        const early = await call(subject, rollbackPath, rollbackRequest(subject, bet));
        expectStatus(complain, 'the rollback', early, 'RS_OK');
        expectRefused(complain, 'the bet that came late', await call(subject, betPath, bet));
      }),
  },
  {
    id: 'bet-after-rollback',
    title: 'A bet that was rolled back is not accepted again',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        await call(subject, rollbackPath, rollbackRequest(subject, bet));
        expectRefused(complain, 'the bet', await call(subject, betPath, again(bet)));
      }),
  },
  {
    id: 'win-after-rollback',
    title: 'A win of a rolled-back bet is refused',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        await call(subject, rollbackPath, rollbackRequest(subject, bet));
        const reply = await call(subject, winPath, winRequest(subject, bet));
        expectStatus(complain, 'the win', reply, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      }),
  },
  {
    id: 'win-before-bet',
    title: 'A win of an unknown bet is refused',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const reply = await call(subject, winPath, winRequest(subject, betRequest(subject)));
        expectStatus(complain, 'the win', reply, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      }),
  },
  {
    id: 'bet-and-rollback-concurrent',
    title: 'A bet and its simultaneous rollback leave the balance unchanged',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        for (let attempt = 0; attempt < 5; attempt++) {
          const bet = betRequest(subject);
          const [, rolledBack] = await Promise.all([
            call(subject, betPath, bet),
            call(subject, rollbackPath, rollbackRequest(subject, bet)),
          ]);
          expectStatus(complain, 'the rollback', rolledBack, 'RS_OK');
        }
      }),
  },
];
