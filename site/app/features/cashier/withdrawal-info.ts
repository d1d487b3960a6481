import type { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';

export type WithdrawalInfo = AnswerOf<typeof withdrawalInfo>;

/** What can be paid out now, why not more, and the requests that wait. */
export function useWithdrawalInfo(): UseQueryResult<WithdrawalInfo> {
  const { language } = useShell();
  return usePlayerQuery(['withdrawal_info', language], (player, signal) =>
    callOrThrow(endpoints.withdrawalInfo, { ...player, language }, { signal }),
  );
}
