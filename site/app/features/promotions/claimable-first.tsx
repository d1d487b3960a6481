import { useEffect, type ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useEligibility } from './bonus-queries.ts';

interface ClaimableFirstProps {
  /** Told the ids of the promotions that the player can claim; none where that cannot be known. */
  readonly onKnown: (promotionIds: readonly string[]) => void;
}

/** Shows nothing: asks which promotions the player can claim, so that these are listed first. */
export default function ClaimableFirst(props: ClaimableFirstProps): ReactNode {
  return (
    <QueryScope>
      <Asked {...props} />
    </QueryScope>
  );
}

function Asked({ onKnown }: ClaimableFirstProps): ReactNode {
  const { data, isError } = useEligibility();
  const claimable =
    data?.value.flatMap(({ promotion_id, can_claim }) => (can_claim ? [promotion_id] : [])).join(' ') ??
    (isError ? '' : undefined);
  useEffect(() => {
    if (claimable !== undefined) onKnown(claimable.split(' '));
  }, [onKnown, claimable]);
  return null;
}
