import { useCallback } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation } from '../../api/use-operation.ts';
import { mayEverywhere, useMe } from '../../session/me.ts';

/** Tells the name of a provider; its code as long as it is not known, and to who may not see providers. */
export function useProviderName(): (code: string) => string {
  const enabled = mayEverywhere(useMe(), 'games.read');
  const { data } = useOperation(endpoints.providersList, {}, { enabled });
  return useCallback(
    (code) => data?.value.find(({ provider_code }) => provider_code === code)?.provider_name ?? code,
    [data],
  );
}
