import type { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';

/** The player's bank accounts, the banks that there are, and the name that an account must be in. */
export function useBankAccounts(): UseQueryResult<AnswerOf<typeof bankAccountList>> {
  return usePlayerQuery(['bank_accounts'], (player, signal) =>
    callOrThrow(endpoints.bankAccountList, player, { signal }),
  );
}
