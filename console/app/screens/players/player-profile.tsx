import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { playersUnmask } from '@marquee/contract/operate/players/unmask.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts, Nothing, Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords } from '../../words/use-words.ts';
import type { Player } from './player.tsx';
import styles from './player.module.css';

/** Who a player is and what protects them. Personal data is masked until it is asked for with a reason. */
export function PlayerProfile({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const { time_zone, site_name } = siteOf(me, player.site_code);
  return (
    <div className={styles['column']}>
      <Personal key={player.player_id} player={player} />
      <Section title={words('player.accountSection')}>
        <Facts
          facts={[
            [words('sites.site'), site_name],
            [words('player.id'), player.player_id],
            [words('player.created'), <Time key="created" at={player.created_at} timeZone={time_zone} />],
            [words('player.language'), player.language],
            [words('player.twoFactor'), words(player.two_factor ? 'state.on' : 'state.off')],
            [words('player.marketing'), words(player.accepts_marketing ? 'state.yes' : 'state.no')],
          ]}
        />
      </Section>
      <Markers player={player} />
      {player.risk_signs.length > 0 && (
        <Section title={words('player.risks')}>
          <ul className={styles['rows']}>
            {player.risk_signs.map(({ kind, other_account_id, noted_at }) => (
              <li key={`${kind} ${other_account_id} ${noted_at}`}>
                <Sign>{words.find(`riskSign.${kind}`, kind.replaceAll('_', ' '))}</Sign>
                <span className={styles['quiet']}>{other_account_id}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words('player.limits')}>
        {player.limits.length === 0 ? (
          <Nothing>{words('player.noLimits')}</Nothing>
        ) : (
          <Facts
            facts={player.limits.map(({ kind, window, value, set_by }) => [
              `${words.find(`limit.${kind}`, kind)}, ${words.find(`window.${window}`, window)}`,
              <span key={kind}>
                {kind === 'session_time'
                  ? words('player.minutes', { count: Number(value) })
                  : formatMoney(value, player.currency)}{' '}
                <span className={styles['quiet']}>{words.find(`setBy.${set_by}`, set_by)}</span>
              </span>,
            ])}
          />
        )}
      </Section>
      <Section title={words('player.exclusions')}>
        {player.exclusions.length === 0 ? (
          <Nothing>{words('player.noExclusions')}</Nothing>
        ) : (
          <ul className={styles['rows']}>
            {player.exclusions.map(({ kind, started_at, ends_at, in_force }) => (
              <li key={`${kind} ${started_at}`}>
                <span>
                  {words.find(`exclusion.${kind}`, kind.replaceAll('_', ' '))}{' '}
                  {in_force && <Sign tone="negative">{words('exclusion.inForce')}</Sign>}
                </span>
                <span className={styles['quiet']}>
                  {ends_at ? <Time at={ends_at} timeZone={time_zone} /> : words('exclusion.forever')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={words('player.sessions')}>
        {player.sessions.length === 0 ? (
          <Nothing>{words('player.noSessions')}</Nothing>
        ) : (
          <ul className={styles['rows']}>
            {player.sessions.map(({ session_id, device, ip_masked, last_seen_at }) => (
              <li key={session_id}>
                <span>
                  {[device.browser, device.os].filter(Boolean).join(', ') || words('sessions.unknownDevice')}
                  <br />
                  <span className={styles['quiet']}>{ip_masked}</span>
                </span>
                <span className={styles['quiet']}>
                  <Time at={last_seen_at} timeZone={time_zone} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

/** The rules about harm and suspicion that fired for the player; nothing where none did. */
function Markers({ player: { player_id, site_code } }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const found = useOperation(
    endpoints.safetyMarkers,
    { player_id, state: 'all' },
    { enabled: may(me, 'safety.read', site_code) },
  );
  const failure = found.data ? undefined : failureText(words, found.error);
  const markers = found.data?.value ?? [];
  // Whether rules fired is not known here, which must not look as if none had.
  if (failure !== undefined) {
    return (
      <Section title={words('player.markers')}>
        <LoadFailure failure={failure} retry={() => void found.refetch()} />
      </Section>
    );
  }
  if (markers.length === 0) return null;
  return (
    <Section title={words('player.markers')}>
      <ul className={styles['rows']}>
        {markers.map(({ rule, area, value, reviewed_at }) => (
          <li key={rule}>
            <Link
              to={to('/safety', {
                view: area,
                open: `${player_id}.${rule}`,
                ...(reviewed_at === null ? {} : { state: 'all' }),
              })}
            >
              <Sign tone={reviewed_at === null ? 'warning' : 'neutral'}>{words(`marker.${rule}`)}</Sign>
            </Link>
            <span className={styles['quiet']}>{words(`marker.figure.${rule}`, { value })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Personal({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<OperationAnswer<typeof playersUnmask>>();
  const submission = useSubmission();
  async function unmask(reason: string): Promise<void> {
    const answer = await submission.run(endpoints.playersUnmask, { player_id: player.player_id, reason });
    if (!answer) return;
    setShown(answer);
    setAsking(false);
  }
  const verified = (is: boolean): ReactNode =>
    is ? null : <Sign tone="neutral">{words('player.notVerified')}</Sign>;
  return (
    <Section
      title={words('player.personal')}
      action={
        may(me, 'personal.read', player.site_code) &&
        !shown && (
          <Button
            size="small"
            variant="quiet"
            icon={<Eye size={15} aria-hidden="true" />}
            onClick={() => {
              submission.clear();
              setAsking(true);
            }}
          >
            {words('player.show')}
          </Button>
        )
      }
    >
      <div aria-live="polite">
        <Facts
          facts={[
            [words('player.name'), shown?.full_name ?? player.full_name_masked],
            [words('player.born'), shown?.birth_date ?? player.birth_year],
            [
              words('player.phone'),
              <span key="phone">
                {shown?.contact_phone ?? player.contact_phone_masked} {verified(player.phone_verified)}
              </span>,
            ],
            [
              words('player.email'),
              <span key="email">
                {shown?.contact_email ?? player.contact_email_masked} {verified(player.email_verified)}
              </span>,
            ],
          ]}
        />
      </div>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words('player.unmask.title')}
        text={words('player.unmask.text')}
        confirm={words('player.unmask.do')}
        suggestions={[
          words('player.unmask.identity'),
          words('player.unmask.payment'),
          words('player.unmask.contact'),
        ]}
        submission={submission}
        onConfirm={(reason) => void unmask(reason)}
      />
    </Section>
  );
}
