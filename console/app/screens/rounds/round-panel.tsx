import type { roundsGet } from '@marquee/contract/operate/rounds/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import { WaitsForDecision } from '../approvals/waits-for-decision.tsx';
import { roundTones, type Round } from './columns.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import styles from './rounds.module.css';
import { VoidDialog } from './void-dialog.tsx';

export type RoundDetail = OperationAnswer<typeof roundsGet>;

/** One round: what it moved, in whose accounts, its replay, and a void with a second operator. */
export function RoundPanel({
  of,
  onClose,
}: {
  of: Pick<Round, 'player_id' | 'provider_code' | 'round_id'>;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const found = useOperation(endpoints.roundsGet, of, { every_ms: 20_000 });
  const [asks, setAsks] = useState<'void' | 'resend'>();
  const failure = found.data ? undefined : failureText(words, found.error);
  const detail = found.data;
  const canAsk =
    detail !== undefined &&
    detail.void.objection === null &&
    detail.approval?.state !== 'open' &&
    may(me, 'rounds.approve', detail.round.site_code);
  const canResend = detail?.can_resend === true && may(me, 'rounds.approve', detail.round.site_code);
  return (
    <SidePanel
      title={detail?.round.game_name ?? words('rounds.title')}
      onClose={onClose}
      footer={
        (canAsk || canResend) && (
          <>
            {canResend && <Button onClick={() => setAsks('resend')}>{words('rounds.resend.do')}</Button>}
            {canAsk && (
              <Button variant="danger" onClick={() => setAsks('void')}>
                {words('rounds.void.do')}
              </Button>
            )}
          </>
        )
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!detail && failure === undefined && <Skeleton height="18rem" radius="8px" />}
      {detail && <Details detail={detail} />}
      {detail && asks === 'void' && <VoidDialog detail={detail} onClose={() => setAsks(undefined)} />}
      {detail && asks === 'resend' && (
        <ResendDialog round={detail.round} onClose={() => setAsks(undefined)} />
      )}
    </SidePanel>
  );
}

function Details({ detail }: { detail: RoundDetail }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { round, transactions, approval } = detail;
  const { time_zone, site_name } = siteOf(me, round.site_code);
  return (
    <>
      <p className={styles['amounts']}>
        <span>
          {words('rounds.stake')} <b>{formatMoney(round.stake, round.currency)}</b>
        </span>
        <span>
          {words('rounds.payout')} <b>{formatMoney(round.payout, round.currency)}</b>
        </span>
      </p>
      {approval?.state === 'open' && (
        <WaitsForDecision
          text={words('rounds.void.askedBy', { name: approval.asked_by })}
          site={round.site_code}
          approvalId={approval.approval_id}
        />
      )}
      {detail.void.objection !== null &&
        detail.void.objection !== 'nothing_stands' &&
        may(me, 'rounds.approve', round.site_code) && (
          <p className={styles['note']}>{words(`rounds.objection.${detail.void.objection}`)}</p>
        )}
      <Facts
        facts={[
          [
            words('rounds.state'),
            <State key="state" tone={roundTones[round.state]}>
              {words(
                round.state === 'rolled_back' && approval?.state === 'approved'
                  ? 'rounds.voided'
                  : `roundState.${round.state}`,
              )}
            </State>,
          ],
          [
            words('player.title'),
            may(me, 'players.read', round.site_code) ? (
              <Link key="player" to={to(`/players/${round.player_id}`)} className={styles['link']}>
                {round.account_id}
              </Link>
            ) : (
              round.account_id
            ),
          ],
          [words('sites.site'), site_name],
          [words('games.code'), `${round.provider_code}/${round.game_code}`],
          [words('rounds.id'), round.round_id],
          [words('rounds.began'), <Time key="began" at={round.opened_at} timeZone={time_zone} seconds />],
          [words('rounds.moved'), <Time key="moved" at={round.updated_at} timeZone={time_zone} seconds />],
        ]}
      />
      {detail.has_replay && <Replay round={round} />}
      <section className={styles['transactions']}>
        <h3>{words('rounds.transactions')}</h3>
        <ol>
          {transactions.map((one) => (
            <li key={`${one.kind} ${one.external_id}`}>
              <div className={styles['line']}>
                <b>{words.find(`transactionKind.${one.kind}`, one.kind.replaceAll('_', ' '))}</b>
                <span>{formatMoney(one.amount, round.currency)}</span>
              </div>
              {one.rolled_back && <Sign tone="neutral">{words('rounds.rolledBack')}</Sign>}
              <p className={styles['quiet']}>
                <Time at={one.at} timeZone={time_zone} seconds />
              </p>
              <p className={styles['key']}>{one.external_id}</p>
              {one.postings.map((posting) => (
                <p key={`${posting.sequence} ${posting.debit} ${posting.credit}`} className={styles['line']}>
                  <span>
                    {words.find(`account.${posting.debit}`, posting.debit)} →{' '}
                    {words.find(`account.${posting.credit}`, posting.credit)}
                  </span>
                  <span>{formatMoney(posting.amount, round.currency)}</span>
                </p>
              ))}
              {one.postings.length === 0 && <p className={styles['quiet']}>{words('rounds.noPosting')}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The provider's own page of the round. It is asked for when it is wanted, because its address may hold only once. */
function Replay({ round }: { round: Round }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const { player_id, provider_code, round_id } = round;
  const [url, setUrl] = useState<string>();
  async function ask(): Promise<void> {
    const answer = await submission.run(endpoints.roundsReplay, { player_id, provider_code, round_id });
    if (answer) setUrl(answer.url);
  }
  return (
    <div className={styles['replay']}>
      {url === undefined ? (
        <Button size="small" busy={submission.busy} onClick={() => void ask()}>
          {words('rounds.replay.ask')}
        </Button>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className={styles['link']}>
          {words('rounds.replay.open')} <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
      <FormMessage text={submission.message} />
    </div>
  );
}
