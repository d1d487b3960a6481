import type { operatorsList } from '@marquee/contract/operate/operators/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ReactNode } from 'react';
import { State, type Tone } from '../../figures/state.tsx';
import { siteOf, type Me } from '../../session/me.ts';
import { useWords, type Words } from '../../words/use-words.ts';

export type Operator = OperationAnswer<typeof operatorsList>['value'][number];

const tones: Readonly<Record<Operator['state'], Tone>> = {
  active: 'positive',
  invited: 'accent',
  suspended: 'negative',
};

/** A role and where it holds. */
export function grantText(words: Words, me: Me, grant: Operator['grants'][number]): string {
  return words('grant.text', {
    role: words.find(`role.${grant.role}`, grant.role_name),
    site: grant.site_code === null ? words('sites.all') : siteOf(me, grant.site_code).site_name,
  });
}

export function OperatorState({ state }: { state: Operator['state'] }): ReactNode {
  const words = useWords();
  return <State tone={tones[state]}>{words(`operatorState.${state}`)}</State>;
}
