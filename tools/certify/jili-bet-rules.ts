import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import {
  callJili,
  digits,
  expectCode,
  expectJiliChange,
  expectNotAccepted,
  jiliBalanceOf,
  jiliBetOf,
  jiliCancelOf,
  newJiliId,
  sendJili,
  type JiliReply,
  type JiliSubject,
} from './jili-wallet.ts';
import type { Rule } from './rule.ts';

const { auth: authPath, bet: betPath, cancelBet } = jiliWalletPaths;
type JiliRule = Rule<JiliSubject>;

/** A malformed call may also be refused by HTTP 400. */
function isRefusedForm({ http, answer }: JiliReply): boolean {
  return http === 400 || answer?.errorCode === 3;
}

/** Bets that carry their win, and their cancellations. */
export const jiliBetRules: readonly JiliRule[] = [
  {
    id: 'auth',
    title: 'A token answers its user, currency and balance; one that was never issued is 4',
    play: async (subject, complain) => {
      const known = await callJili(subject, authPath, { reqId: newId(), token: subject.token });
      expectCode(complain, 'the token', known, 0);
      if (known.answer?.username !== subject.user) complain(`username is not told: ${known.text}`);
      if (known.answer?.currency !== subject.currency) complain(`currency is not told: ${known.text}`);
      const unknown = await callJili(subject, authPath, { reqId: newId(), token: 'no-such-token' });
      expectCode(complain, 'an unknown token', unknown, 4);
    },
  },
  {
    id: 'credentials',
    title: 'A call without credentials, or with wrong ones, is refused',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const body = JSON.stringify({ reqId: newId(), token: subject.token });
        for (const authorization of ['', 'Basic bm9ib2R5Om5vdGhpbmc=']) {
          const reply = await sendJili(subject, authPath, body, authorization);
          if (reply.answer?.errorCode === 0)
            complain(`${authorization || 'no credentials'}: it was accepted`);
        }
      }),
  },
  {
    id: 'bet',
    title: 'after = before − betAmount + winloseAmount, and the answer states it',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0.2501, async () => {
        const before = await jiliBalanceOf(subject);
        const reply = await callJili(subject, betPath, jiliBetOf(subject, 1.25, 1.5001));
        expectCode(complain, 'the bet', reply, 0);
        const told = Math.round((reply.answer?.balance ?? 0) * 100_000);
        if (told !== before + 25_010) complain(`the answer tells ${told}, and ${before + 25_010} is right`);
      }),
  },
  {
    id: 'not-enough-balance',
    title: 'A bet above the balance is 2, even if its win would cover it',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const units = Math.floor((await jiliBalanceOf(subject)) / 100_000) + 1;
        for (const win of [0, units * 2]) {
          expectCode(
            complain,
            'the bet',
            await callJili(subject, betPath, jiliBetOf(subject, units, win)),
            2,
          );
        }
      }),
  },
  {
    id: 'bet-repeat',
    title: 'A repeated bet, whether at once, at the same time or late, is 0 or 1 and moves nothing',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, -1, async () => {
        const bet = jiliBetOf(subject, 2, 1);
        const copies = await Promise.all(Array.from({ length: 20 }, () => callJili(subject, betPath, bet)));
        copies.push(await callJili(subject, betPath, { ...bet, reqId: newId() }));
        for (const reply of copies) expectCode(complain, 'a copy', reply, 0, 1);
      }),
  },
  {
    id: 'bet-repeat-changed',
    title: 'A round that is repeated with other figures moves nothing',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, -1, async () => {
        const bet = jiliBetOf(subject, 2, 1);
        await callJili(subject, betPath, bet);
        await callJili(subject, betPath, { ...bet, betAmount: 3 });
        await callJili(subject, betPath, { ...bet, winloseAmount: 9 });
      }),
  },
  {
    id: 'long-rounds',
    title: 'Rounds that differ only in their last digits are two rounds',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, -2, async () => {
        const id = newJiliId().slice('digits:'.length, -1);
        for (const last of ['4', '5']) {
          const bet = jiliBetOf(subject, 1, 0, digits(id + last));
          expectCode(complain, 'the bet', await callJili(subject, betPath, bet), 0);
        }
      }),
  },
  {
    id: 'cancel',
    title: 'A cancel returns the bet and takes back the win, once; the bet is not accepted again',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const bet = jiliBetOf(subject, 2, 1);
        await callJili(subject, betPath, bet);
        expectCode(complain, 'the cancel', await callJili(subject, cancelBet, jiliCancelOf(subject, bet)), 0);
        const copies = await Promise.all(
          Array.from({ length: 5 }, () => callJili(subject, cancelBet, jiliCancelOf(subject, bet))),
        );
        for (const reply of copies) expectCode(complain, 'a second cancel', reply, 0, 1);
        expectNotAccepted(complain, 'the bet again', await callJili(subject, betPath, bet));
      }),
  },
  {
    id: 'cancel-before-bet',
    title: 'A cancel before its bet finds no round, and the bet is refused when it arrives',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const bet = jiliBetOf(subject, 2, 5);
        const early = await callJili(subject, cancelBet, jiliCancelOf(subject, bet));
        expectCode(complain, 'the cancel', early, 0, 2);
        expectNotAccepted(complain, 'the bet that came late', await callJili(subject, betPath, bet));
      }),
  },
  {
    id: 'cancel-refused',
    title: 'A cancel that would take the balance below zero is 6',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const won = jiliBetOf(subject, 0, 100);
        await callJili(subject, betPath, won);
        const all = jiliBetOf(subject, (await jiliBalanceOf(subject)) / 100_000, 0);
        await callJili(subject, betPath, all);
        expectCode(complain, 'the cancel', await callJili(subject, cancelBet, jiliCancelOf(subject, won)), 6);
        await callJili(subject, cancelBet, jiliCancelOf(subject, all));
        await callJili(subject, cancelBet, jiliCancelOf(subject, won));
      }),
  },
  {
    id: 'wrong-token',
    title: 'A bet with a token that was never issued is 4; a cancel with it uses the user id',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const token = 'no-such-token';
        const bet = jiliBetOf(subject, 1, 0);
        await callJili(subject, betPath, bet);
        const other = { ...jiliBetOf(subject, 1, 0), token };
        expectCode(complain, 'the bet', await callJili(subject, betPath, other), 4);
        const cancel = { ...jiliCancelOf(subject, bet), token };
        expectCode(complain, 'the cancel', await callJili(subject, cancelBet, cancel), 0);
      }),
  },
  {
    id: 'malformed',
    title: 'A body that is not JSON, or has a missing or wrongly typed field, is 3 and moves nothing',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        for (const body of ['', 'no json', '[]', 'null']) {
          const reply = await sendJili(subject, betPath, body);
          if (!isRefusedForm(reply)) complain(`${body || 'an empty body'}: HTTP ${reply.http} ${reply.text}`);
        }
        const bet = jiliBetOf(subject, 1, 0);
        for (const change of [
          { betAmount: -1 },
          { betAmount: '1' },
          { betAmount: undefined },
          { winloseAmount: undefined },
          { round: undefined },
          { round: 'text' },
          { token: undefined },
          { currency: undefined },
        ]) {
          const reply = await callJili(subject, betPath, { ...bet, ...change });
          if (!isRefusedForm(reply)) complain(`${JSON.stringify(change)}: HTTP ${reply.http} ${reply.text}`);
        }
      }),
  },
];
