import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { siteLimitName, siteLimitText } from '../safety/site-limit-text.ts';

/** The looser limit that another operator is asked for, as long as it waits. */
export function SiteLimitChange({ site, approvalId }: { site: string; approvalId: string }): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.safetySiteLimits, { site_code: site });
  const failure = found.data ? undefined : failureText(words, found.error);
  if (failure !== undefined) return <FormMessage text={failure} />;
  if (!found.data) return <Skeleton height="3rem" radius="8px" />;
  const { currency, value } = found.data;
  const limit = value.find(({ asked }) => asked?.approval_id === approvalId);
  if (!limit?.asked) return null;
  const text = (one: string | null): string => siteLimitText(words, limit.kind, one, currency);
  return (
    <Facts facts={[[siteLimitName(words, limit), `${text(limit.value)} → ${text(limit.asked.value)}`]]} />
  );
}
