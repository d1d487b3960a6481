import type { passkeyList } from '@marquee/contract/api/auth/passkey_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';

export type Passkey = AnswerOf<typeof passkeyList>['value'][number];

/** The passkeys of the account, on every address of the site. */
export function usePasskeys(): UseQueryResult<AnswerOf<typeof passkeyList>> {
  return usePlayerQuery(['passkeys'], (player, signal) =>
    callOrThrow(endpoints.passkeyList, player, { signal }),
  );
}
