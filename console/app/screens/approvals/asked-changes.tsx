import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { ruleChanges } from '../methods/rule-texts.ts';
import { weightChanges } from '../rewards/weight-texts.ts';
import { siteLimitName, siteLimitText } from '../safety/site-limit-text.ts';

interface OfRequest {
  readonly site: string;
  readonly approvalId: string;
}

/** What a request makes other, before and after; it stays to be read once it is decided. */
function AskedChange({
  failure,
  facts,
}: {
  failure: string | undefined;
  facts: readonly (readonly [name: string, value: string])[] | undefined;
}): ReactNode {
  if (facts) return <Facts facts={facts} />;
  return failure === undefined ? <Skeleton height="3rem" radius="8px" /> : <FormMessage text={failure} />;
}

/** The limit of a site that another operator is asked to loosen. */
export function SiteLimitChange({ site, approvalId }: OfRequest): ReactNode {
  const words = useWords();
  const { data, error } = useOperation(endpoints.safetySiteLimits, {
    site_code: site,
    approval_id: approvalId,
  });
  const change = data?.change;
  const text = (value: string | null): string =>
    data && change ? siteLimitText(words, change.after.kind, value, data.currency) : '';
  return (
    <AskedChange
      failure={failureText(words, error)}
      facts={
        change
          ? [
              [
                siteLimitName(words, change.after),
                `${text(change.before.value)} → ${text(change.after.value)}`,
              ],
            ]
          : undefined
      }
    />
  );
}

/** The weights of stakes that another operator is asked for. */
export function WeightsChange({ site, approvalId }: OfRequest): ReactNode {
  const words = useWords();
  const { data, error } = useOperation(endpoints.rewardsStakeWeights, {
    site_code: site,
    approval_id: approvalId,
  });
  return (
    <AskedChange
      failure={failureText(words, error)}
      facts={data?.change ? weightChanges(words, data.change) : undefined}
    />
  );
}

/** The withdrawal rules that another operator is asked for. */
export function RulesChange({ site, approvalId }: OfRequest): ReactNode {
  const words = useWords();
  const { data, error } = useOperation(endpoints.methodsWithdrawalRules, {
    site_code: site,
    approval_id: approvalId,
  });
  return (
    <AskedChange
      failure={failureText(words, error)}
      facts={data?.change ? ruleChanges(words, data.change, data.currency) : undefined}
    />
  );
}
