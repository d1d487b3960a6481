import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import type { Rule } from './rule.ts';
import {
  balanceOf,
  balanceRequest,
  betRequest,
  call,
  expectChange,
  expectStatus,
  rollbackRequest,
  unit,
  winRequest,
  type WalletSubject,
} from './wallet.ts';

const { bet: betPath, win: winPath, rollback: rollbackPath, userBalance, userInfo } = walletPaths;
type WalletRule = Rule<WalletSubject>;

/** What moves money, and how much. */
export const moneyRules: readonly WalletRule[] = [
  {
    id: 'echo',
    title: 'An answer repeats request_uuid and user, and states the currency and an integer balance',
    play: async (subject, complain) => {
      const bet = betRequest(subject);
      for (const [path, body] of [
        [userBalance, balanceRequest(subject)],
        [betPath, bet],
        [winPath, winRequest(subject, bet, 0)],
      ] as const) {
        const { answer, text } = await call(subject, path, body);
        if (answer?.request_uuid !== body.request_uuid)
          complain(`${path}: request_uuid is not repeated: ${text}`);
        if (answer?.user !== subject.user) complain(`${path}: user is not repeated: ${text}`);
        if (answer?.currency !== subject.currency) complain(`${path}: currency is not told: ${text}`);
        if (!Number.isSafeInteger(answer?.balance)) complain(`${path}: balance is no integer: ${text}`);
      }
      await call(subject, rollbackPath, rollbackRequest(subject, bet));
    },
  },
  {
    id: 'user-info',
    title: 'The answer names the user by their id, and repeats the request',
    play: async (subject, complain) => {
      const body = { user: subject.user, request_uuid: newId() };
      const reply = await call(subject, userInfo, body);
      expectStatus(complain, userInfo, reply, 'RS_OK');
      if (!reply.text.includes(body.request_uuid)) complain(`request_uuid is not repeated: ${reply.text}`);
    },
  },
  {
    id: 'bet-debits',
    title: 'A bet takes exactly its amount, and the answer states the balance after it',
    play: (subject, complain) =>
      expectChange(subject, complain, -unit, async () => {
        const before = await balanceOf(subject);
        const reply = await call(subject, betPath, betRequest(subject));
        expectStatus(complain, 'the bet', reply, 'RS_OK');
        if (reply.answer?.balance !== before - unit) {
          complain(`the answer tells ${reply.answer?.balance}, and ${before - unit} is right`);
        }
      }),
  },
  {
    id: 'win-credits',
    title: 'A win adds exactly its amount; a zero win is accepted, and so is a second win of the same bet',
    play: (subject, complain) =>
      expectChange(subject, complain, 2 * unit, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        for (const amount of [0, unit, 2 * unit]) {
          const reply = await call(subject, winPath, winRequest(subject, bet, amount));
          expectStatus(complain, `the win of ${amount}`, reply, 'RS_OK');
        }
      }),
  },
  {
    id: 'rollback-returns',
    title: 'A rollback returns a bet, and takes back a win',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = betRequest(subject);
        const win = winRequest(subject, bet, 2 * unit);
        await call(subject, betPath, bet);
        await call(subject, winPath, win);
        for (const what of [win, bet]) {
          const reply = await call(subject, rollbackPath, rollbackRequest(subject, what));
          expectStatus(complain, 'the rollback', reply, 'RS_OK');
        }
      }),
  },
  {
    id: 'precision',
    title: 'Amounts are exact to 1/100,000 of a unit',
    play: (subject, complain) =>
      expectChange(subject, complain, -1 - 33_333 + 100_001 - 7, async () => {
        const bet = betRequest(subject, 1);
        await call(subject, betPath, bet);
        await call(subject, betPath, betRequest(subject, 33_333));
        await call(subject, winPath, winRequest(subject, bet, 100_001));
        await call(subject, betPath, betRequest(subject, 7));
      }),
  },
  {
    id: 'not-enough-money',
    title: 'A bet above the balance is refused as such, with the balance',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const before = await balanceOf(subject);
        const bet = betRequest(subject, before + 1);
        const reply = await call(subject, betPath, bet);
        expectStatus(complain, 'the bet', reply, 'RS_ERROR_NOT_ENOUGH_MONEY');
        if (reply.answer?.balance !== before)
          complain(`the answer tells ${reply.answer?.balance} for ${before}`);
        if (reply.answer?.status === 'RS_OK')
          await call(subject, rollbackPath, rollbackRequest(subject, bet));
      }),
  },
  {
    id: 'concurrent-spending',
    title: 'Of simultaneous bets whose sum exceeds the balance, only one is accepted',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        // Use whole units, so that a wallet without smaller ones passes.
        const stake = (Math.floor((await balanceOf(subject)) / 2 / unit) + 1) * unit;
        const bets = Array.from({ length: 6 }, () => betRequest(subject, stake));
        const replies = await Promise.all(bets.map((bet) => call(subject, betPath, bet)));
        const taken = replies.filter((reply) => reply.answer?.status === 'RS_OK').length;
        if (taken !== 1) complain(`${taken} of 6 bets were taken`);
        for (const bet of bets) await call(subject, rollbackPath, rollbackRequest(subject, bet));
      }),
  },
  {
    id: 'free-bet',
    title: 'A free bet of a reward that the operator did not give is refused, and its win is not paid',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const free = { is_free: true, reward_uuid: newId() };
        const bet = { ...betRequest(subject), ...free };
        const refused = await call(subject, betPath, bet);
        expectStatus(complain, 'the bet', refused, 'RS_ERROR_LIMIT_REACHED');
        const win = { ...winRequest(subject, bet, 2 * unit), ...free };
        const unpaid = await call(subject, winPath, win);
        expectStatus(complain, 'the win', unpaid, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      }),
  },
];
