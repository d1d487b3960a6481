import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callOrThrow, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { StakeWeights } from './stake-weights.tsx';

/** The same on a page whose loader has not asked for it. */
export default function AskedStakeWeights({ className }: { className: string | undefined }): ReactNode {
  const { data } = useQuery({
    queryKey: ['stake_weights'],
    staleTime: 300_000,
    queryFn: () => callOrThrow(endpoints.stakeWeights, siteInput()),
  });
  return data ? (
    <p className={className}>
      <StakeWeights weights={data} />
    </p>
  ) : null;
}
