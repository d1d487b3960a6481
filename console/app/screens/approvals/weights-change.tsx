import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { weightChanges } from '../rewards/weights-panel.tsx';

/** The weights of stakes that another operator is asked for, as long as they wait. */
export function WeightsChange({ site, approvalId }: { site: string; approvalId: string }): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.rewardsStakeWeights, { site_code: site });
  const failure = found.data ? undefined : failureText(words, found.error);
  if (failure !== undefined) return <FormMessage text={failure} />;
  if (!found.data) return <Skeleton height="3rem" radius="8px" />;
  if (found.data.asked?.approval_id !== approvalId) return null;
  return <Facts facts={weightChanges(words, found.data)} />;
}
