import type { depositList } from '@marquee/contract/api/cashier/deposit_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiRefusal, callApi, callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey, usePlayerQuery } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import type { Deposit } from './deposit-form.tsx';

export type Deposits = AnswerOf<typeof depositList>;

/** The key under which lists of deposits are kept. */
const depositsKey = 'deposits';
/** No player has more open deposits than a page holds. */
const mostOpen = 20;

/** A page of the player's deposits, the newest first. */
export function useDeposits(page: number, page_size: number): UseQueryResult<Deposits> {
  return usePlayerQuery(
    [depositsKey, page],
    (player, signal) =>
      callOrThrow(endpoints.depositList, { ...player, page, page_size, open_only: false }, { signal }),
    { keepPrevious: true },
  );
}

/** The deposits that wait for their payment, or for the operator's look at it. */
export function useOpenDeposits(): UseQueryResult<Deposits> {
  return usePlayerQuery([depositsKey, 'open'], (player, signal) =>
    callOrThrow(endpoints.depositList, { ...player, page_size: mostOpen, open_only: true }, { signal }),
  );
}

/** A transfer that an operator looks at is not settled yet either. */
export function isOpen({ status }: Pick<Deposit, 'status'>): boolean {
  return status === 'pending' || status === 'review';
}

/** Asks for one deposit and for the lists again. */
export function useDepositChanged(): (deposit: Deposit) => Promise<void> {
  const queries = useQueryClient();
  const accountId = usePlayerFields()?.account_id;
  return async (deposit) => {
    queries.setQueryData(playerKey(accountId, 'deposit', deposit.deposit_id), { deposit });
    await queries.invalidateQueries({ queryKey: playerKey(accountId, depositsKey) });
  };
}

/** Cancels a deposit that is not paid; one that turns out to be paid is credited, and said to be. */
export function useCancelDeposit(): { cancel: (deposit: Deposit) => Promise<void>; cancelling: string } {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const changed = useDepositChanged();
  const [cancelling, setCancelling] = useState('');

  async function cancel({ deposit_id, amount, currency }: Deposit): Promise<void> {
    if (!player) return;
    setCancelling(deposit_id);
    const result = await callApi(endpoints.depositCancel, { ...player, deposit_id });
    setCancelling('');
    if (!result.ok) {
      await report(new ApiRefusal(result.refusal));
      return;
    }
    const { deposit } = result.answer;
    const words = { amount: formatMoney(amount, currency) };
    showToast(
      deposit.status === 'credited'
        ? { tone: 'success', text: t('deposit.credited', words) }
        : { tone: 'info', text: t('deposit.cancelled', words) },
    );
    await changed(deposit);
  }
  return { cancel, cancelling };
}
