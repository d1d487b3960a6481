import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import {
  callJili,
  expectCode,
  expectJiliChange,
  expectNotAccepted,
  jiliBalanceOf,
  newJiliId,
  sessionCancelOf,
  settlementOf,
  stakeOf,
  type JiliSubject,
} from './jili-wallet.ts';
import type { Rule } from './rule.ts';

const { sessionBet, cancelSessionBet } = jiliWalletPaths;
type JiliRule = Rule<JiliSubject>;

/** Table games: stakes, one settlement, held money, and cancellations. */
export const jiliSessionRules: readonly JiliRule[] = [
  {
    id: 'session',
    title: 'Stakes are taken one by one and settled once: after = before + winloseAmount',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 1.5, async () => {
        const id = newJiliId();
        for (const stake of [stakeOf(subject, id, 1), stakeOf(subject, id, 0.5)]) {
          expectCode(complain, 'a stake', await callJili(subject, sessionBet, stake), 0);
        }
        expectCode(complain, 'settled', await callJili(subject, sessionBet, settlementOf(subject, id, 3)), 0);
      }),
  },
  {
    id: 'session-repeat',
    title: 'A repeated stake or settlement, even at the same time, is 0 or 1 and moves nothing',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 1, async () => {
        const id = newJiliId();
        for (const body of [stakeOf(subject, id, 1), settlementOf(subject, id, 2)]) {
          const copies = await Promise.all(
            Array.from({ length: 10 }, () => callJili(subject, sessionBet, body)),
          );
          for (const reply of copies) expectCode(complain, 'a copy', reply, 0, 1);
        }
      }),
  },
  {
    id: 'session-unknown',
    title: 'A session without a stake is not paid',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const reply = await callJili(subject, sessionBet, settlementOf(subject, newJiliId(), 5));
        expectNotAccepted(complain, 'the settlement', reply);
      }),
  },
  {
    id: 'preserve',
    title: 'Preserved money is held at once, and settled as before + preserve − betAmount + winloseAmount',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, -1.25, async () => {
        const id = newJiliId();
        await expectJiliChange(subject, complain, -5, async () => {
          const held = stakeOf(subject, id, 0, 5);
          expectCode(complain, 'the hold', await callJili(subject, sessionBet, held), 0);
        });
        const settlement = settlementOf(subject, id, 0.75, { betAmount: 2, preserve: 5 });
        expectCode(complain, 'settled', await callJili(subject, sessionBet, settlement), 0);
      }),
  },
  {
    id: 'preserve-not-enough',
    title: 'More than the balance cannot be preserved',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const units = Math.floor((await jiliBalanceOf(subject)) / 100_000) + 1;
        const held = stakeOf(subject, newJiliId(), 0, units);
        expectCode(complain, 'the hold', await callJili(subject, sessionBet, held), 2);
      }),
  },
  {
    id: 'session-cancel',
    title: 'A cancel returns one stake, once; the session takes no more stakes, and is still settled',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 1, async () => {
        const id = newJiliId();
        const [first, last] = [stakeOf(subject, id, 1), stakeOf(subject, id, 2)] as const;
        await callJili(subject, sessionBet, first);
        await callJili(subject, sessionBet, last);
        const cancel = () => callJili(subject, cancelSessionBet, sessionCancelOf(subject, last));
        expectCode(complain, 'the cancel', await cancel(), 0);
        expectCode(complain, 'a second cancel', await cancel(), 0, 1);
        const more = await callJili(subject, sessionBet, stakeOf(subject, id, 1));
        expectNotAccepted(complain, 'a stake after it', more);
        expectCode(complain, 'settled', await callJili(subject, sessionBet, settlementOf(subject, id, 2)), 0);
      }),
  },
  {
    id: 'session-cancel-early',
    title: 'A stake is refused after its cancel',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0, async () => {
        const late = stakeOf(subject, newJiliId(), 2);
        const early = await callJili(subject, cancelSessionBet, sessionCancelOf(subject, late));
        expectCode(complain, 'the cancel', early, 0, 2);
        expectNotAccepted(complain, 'the stake', await callJili(subject, sessionBet, late));
      }),
  },
  {
    id: 'session-cancel-late',
    title: 'A stake is returned even after the settlement, which was computed without it',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 0.5, async () => {
        const id = newJiliId();
        const [first, last] = [stakeOf(subject, id, 1), stakeOf(subject, id, 2)] as const;
        await callJili(subject, sessionBet, first);
        await callJili(subject, sessionBet, last);
        await callJili(subject, sessionBet, settlementOf(subject, id, 1.5));
        const reply = await callJili(subject, cancelSessionBet, sessionCancelOf(subject, last));
        expectCode(complain, 'the cancel', reply, 0);
      }),
  },
  {
    id: 'settlement-cancel',
    title: 'A settlement is never cancelled',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 1, async () => {
        const id = newJiliId();
        await callJili(subject, sessionBet, stakeOf(subject, id, 1));
        const settlement = settlementOf(subject, id, 2);
        await callJili(subject, sessionBet, settlement);
        const reply = await callJili(subject, cancelSessionBet, sessionCancelOf(subject, settlement));
        expectNotAccepted(complain, 'the cancel', reply);
      }),
  },
  {
    id: 'settlement-offline',
    title: 'A settlement with an expired token is accepted by the user id',
    play: (subject, complain) =>
      expectJiliChange(subject, complain, 1, async () => {
        const id = newJiliId();
        await callJili(subject, sessionBet, stakeOf(subject, id, 1));
        const settlement = { ...settlementOf(subject, id, 2), token: 'long-gone' };
        expectCode(complain, 'settled', await callJili(subject, sessionBet, settlement), 0);
      }),
  },
];
