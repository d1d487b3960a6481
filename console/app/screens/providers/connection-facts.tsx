import type { providersChanges } from '@marquee/contract/operate/providers/changes.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import rounds from '../rounds/rounds.module.css';
import styles from './providers.module.css';

type Side = OperationAnswer<typeof providersChanges>['value'][number]['after'];

function lineTexts(words: Words, side: Side): readonly (readonly [name: string, text: string])[] {
  return [
    [words('providers.connection.name'), side.provider_name],
    [words('providers.walletPath'), side.wallet_path],
    [words('providers.baseUrl'), side.base_url],
    [words('providers.operatorId'), side.operator_id],
    [words('providers.connection.fingerprint'), side.key_fingerprint ?? '–'],
    [
      words('providers.connection.addresses'),
      side.allowed_addresses.length === 0
        ? words('providers.connection.everywhere')
        : side.allowed_addresses.join(', '),
    ],
  ];
}

/** What another operator is asked to agree to: the whole of a new connection, or what changes, each with what it was. */
export function ConnectionChangeFacts({ approvalId }: { approvalId: string }): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.providersChanges, { approval_id: approvalId });
  const failure = found.data ? undefined : failureText(words, found.error);
  const change = found.data?.value[0];
  if (failure !== undefined) return <FormMessage text={failure} />;
  if (!change) return <Skeleton height="10rem" radius="8px" />;
  const before = change.before ? new Map(lineTexts(words, change.before)) : undefined;
  const lines = lineTexts(words, change.after).filter(([name, text]) => before?.get(name) !== text);
  return (
    <section className={rounds['transactions']}>
      <h3>{words('providers.connection.title')}</h3>
      <Facts
        facts={lines.map(([name, text]) => [
          name,
          <span key={name} className={styles['exact']}>
            {text}
            {before && <del className={styles['was']}>{before.get(name)}</del>}
          </span>,
        ])}
      />
      <p className={styles['check']}>{words('providers.connection.check')}</p>
    </section>
  );
}

/** Says which connections wait for a second operator, above the list of providers. */
export function WaitingConnections(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const found = useOperation(endpoints.providersChanges, {}, { every_ms: 20_000 });
  const waiting = found.data?.value ?? [];
  if (waiting.length === 0) return null;
  const names = waiting.map(({ after }) => after.provider_name).join(', ');
  return (
    <p className={styles['waiting']}>
      {words('providers.connection.waits', { providers: names })}{' '}
      {mayEverywhere(me, 'approvals.read') && (
        <Link to={to('/approvals')} className={rounds['link']}>
          {words('area.approvals')}
        </Link>
      )}
    </p>
  );
}
