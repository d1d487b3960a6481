import { Button } from '@marquee/ui/controls/button.tsx';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { Facts, Nothing, Section } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import { AddressFields, addressesOf } from './address-fields.tsx';
import { GrantFields, grantOf } from './grant-fields.tsx';
import { InvitationLink } from './invitation-link.tsx';
import styles from './operator-panel.module.css';
import { grantText, OperatorState, type Operator } from './operator.tsx';
import { ownZone } from './own-zone.ts';

type Asked =
  | { readonly kind: 'grant' | 'suspend' | 'restore' | 'reset' | 'addresses' }
  | { readonly kind: 'revoke'; readonly grant: Operator['grants'][number] };

/** One operator: their roles, and what can be done with them. */
export function OperatorPanel({ operator, onClose }: { operator: Operator; onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const [asked, setAsked] = useState<Asked>();
  const [link, setLink] = useState<{ url: string; expires_at: string }>();
  const { operator_id, name, state } = operator;
  const changeable = mayEverywhere(me, 'operators.update');

  function ask(what: Asked): void {
    submission.clear();
    setAsked(what);
  }
  async function confirm(what: Asked, reason: string, form: FormData): Promise<void> {
    const about = { operator_id, reason };
    if (what.kind === 'reset') {
      const answer = await submission.run(endpoints.operatorsResetSecondFactor, about);
      if (!answer) return;
      setAsked(undefined);
      setLink({ url: answer.invitation_url, expires_at: answer.expires_at });
      return;
    }
    const done =
      what.kind === 'grant'
        ? await submission.run(endpoints.operatorsGrant, { ...about, ...grantOf(form) })
        : what.kind === 'revoke'
          ? await submission.run(endpoints.operatorsRevoke, {
              ...about,
              role: what.grant.role,
              site_code: what.grant.site_code,
            })
          : what.kind === 'addresses'
            ? await submission.run(endpoints.operatorsSetAddresses, {
                ...about,
                addresses: addressesOf(form),
              })
            : await submission.run(
                what.kind === 'suspend' ? endpoints.operatorsSuspend : endpoints.operatorsRestore,
                about,
              );
    if (!done) return;
    setAsked(undefined);
    say(words(`operator.${what.kind}.done`, { name }));
  }
  return (
    <SidePanel
      title={name}
      onClose={onClose}
      footer={
        changeable && (
          <>
            {state !== 'invited' && (
              <Button onClick={() => ask({ kind: 'reset' })}>{words('operator.reset.do')}</Button>
            )}
            {state === 'suspended' ? (
              <Button onClick={() => ask({ kind: 'restore' })}>{words('operator.restore.do')}</Button>
            ) : (
              <Button onClick={() => ask({ kind: 'suspend' })}>{words('operator.suspend.do')}</Button>
            )}
          </>
        )
      }
    >
      <div className={styles['operator']}>
        <Facts
          facts={[
            [words('signIn.email'), operator.email],
            [words('operator.state'), <OperatorState key="state" state={state} />],
            [words('player.created'), <Time key="created" at={operator.created_at} timeZone={ownZone} />],
            [
              words('operator.seen'),
              operator.last_seen_at === null ? (
                words('operator.never')
              ) : (
                <Time key="seen" at={operator.last_seen_at} timeZone={ownZone} />
              ),
            ],
          ]}
        />
        <Section
          title={words('area.roles')}
          action={
            changeable && (
              <Button size="small" variant="quiet" onClick={() => ask({ kind: 'grant' })}>
                {words('operator.grant.do')}
              </Button>
            )
          }
        >
          {operator.grants.length === 0 && <Nothing>{words('operator.noRoles')}</Nothing>}
          <ul>
            {operator.grants.map((grant) => (
              <li key={`${grant.role} ${grant.site_code ?? ''}`} className={styles['grant']}>
                <span>{grantText(words, me, grant)}</span>
                {changeable && (
                  <button
                    type="button"
                    className={styles['take']}
                    aria-label={words('operator.revoke.label', { grant: grantText(words, me, grant) })}
                    onClick={() => ask({ kind: 'revoke', grant })}
                  >
                    <X size={15} aria-hidden="true" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Section>
        <Section
          title={words('operator.addresses')}
          action={
            changeable && (
              <Button size="small" variant="quiet" onClick={() => ask({ kind: 'addresses' })}>
                {words('operator.addresses.change')}
              </Button>
            )
          }
        >
          {operator.allowed_addresses.length === 0 && <Nothing>{words('operator.anyAddress')}</Nothing>}
          <ul>
            {operator.allowed_addresses.map((range) => (
              <li key={range} className={styles['grant']}>
                {range}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      {asked && (
        <ReasonDialog
          open
          onClose={() => setAsked(undefined)}
          title={words(`operator.${asked.kind}.title`, { name })}
          text={
            asked.kind === 'revoke'
              ? words('operator.revoke.text', { grant: grantText(words, me, asked.grant) })
              : words(`operator.${asked.kind}.text`)
          }
          confirm={words(`operator.${asked.kind}.do`)}
          danger={asked.kind === 'suspend'}
          submission={submission}
          onConfirm={(reason, form) => void confirm(asked, reason, form)}
        >
          {asked.kind === 'grant' && <GrantFields faults={submission.faults} />}
          {asked.kind === 'addresses' && (
            <AddressFields allowed={operator.allowed_addresses} faults={submission.faults} />
          )}
        </ReasonDialog>
      )}
      {link && <InvitationLink {...link} onClose={() => setLink(undefined)} />}
    </SidePanel>
  );
}
