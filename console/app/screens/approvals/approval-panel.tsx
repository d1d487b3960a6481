import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { reasonsText } from '../../api/refusal-words.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, mayEverywhere, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import { ConnectionChangeFacts } from '../providers/connection-facts.tsx';
import styles from '../withdrawals/withdrawals.module.css';
import type { Approval, Handed } from './approvals.tsx';
import { RulesChange, SiteLimitChange, WeightsChange } from './asked-changes.tsx';
import { ScriptChange } from './script-change.tsx';

/** Requests that are about no player, so that none can be looked up. */
const aboutNoPlayer: readonly Approval['kind'][] = [
  'withdrawal_rules',
  'payment_method',
  'provider_connection',
  'site_scripts',
  'site_limit',
  'stake_weights',
  'draw_call_off',
];

/** One request for a second operator. Whoever asked cannot decide it. */
export function ApprovalPanel({
  approval,
  onClose,
  onHanded,
}: {
  approval: Approval;
  onClose: () => void;
  /** Takes what is to be given to a provider, because this panel goes once the request is decided. */
  onHanded: (handed: Handed) => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const submission = useSubmission();
  const [decision, setDecision] = useState<'approve' | 'refuse'>();
  const { approval_id, account_id, state } = approval;
  // What is about no site is told in UTC, and is about all of them.
  const site_code = approval.site_code ?? '';
  const { time_zone, site_name } = siteOf(me, site_code);
  const amount =
    approval.amount !== null && approval.currency !== null
      ? formatMoney(approval.amount, approval.currency)
      : '';

  function ask(kind: 'approve' | 'refuse'): void {
    submission.clear();
    setDecision(kind);
  }
  async function decide(kind: 'approve' | 'refuse', reason: string): Promise<void> {
    const answer = await submission.run(endpoints.approvalsDecide, { approval_id, decision: kind, reason });
    if (!answer) return;
    setDecision(undefined);
    onClose();
    if (answer.handed) onHanded(answer.handed);
    if (answer.outcome === 'not_done') say(reasonsText(words, answer.detail), 'error');
    else if (answer.outcome === 'refused' && approval.kind !== 'withdrawal')
      say(words('approval.refusedSaid', { account: account_id }));
    else say(words(`outcome.${answer.outcome}.said`, { account: account_id }));
  }
  return (
    <SidePanel
      title={words(`approvalKind.${approval.kind}`, { account: account_id })}
      onClose={onClose}
      footer={
        approval.can_decide && (
          <>
            <Button onClick={() => ask('refuse')}>{words('withdrawal.refuse')}</Button>
            <Button variant="primary" onClick={() => ask('approve')}>
              {words('withdrawal.approve')}
            </Button>
          </>
        )
      }
    >
      {amount !== '' && <p className={styles['amount']}>{amount}</p>}
      {state === 'open' && approval.asked_by_me && (
        <ul className={styles['notes']}>
          <li>{words('approval.own')}</li>
        </ul>
      )}
      <Facts
        facts={[
          [words('approval.askedBy'), approval.asked_by],
          [
            words('approval.askedAt'),
            <Time key="asked" at={approval.asked_at} timeZone={time_zone} seconds />,
          ],
          [words('reason.label'), approval.reason === '' ? '–' : approval.reason],
          [words('sites.site'), approval.site_code === null ? words('sites.all') : site_name],
          [words('withdrawal.status'), words(`approvalState.${state}`)],
          ...(approval.decided_at
            ? [
                [words('approval.decidedBy'), approval.decided_by ?? ''] as const,
                [
                  words('approval.decidedAt'),
                  <Time key="decided" at={approval.decided_at} timeZone={time_zone} seconds />,
                ] as const,
                [words('approval.decisionReason'), approval.decision_reason] as const,
              ]
            : []),
        ]}
      />
      {approval.kind === 'provider_connection' && mayEverywhere(me, 'games.read') && (
        <ConnectionChangeFacts approvalId={approval_id} />
      )}
      {approval.kind === 'site_scripts' && may(me, 'sites.read', site_code) && (
        <ScriptChange site={site_code} approvalId={approval_id} />
      )}
      {approval.kind === 'site_limit' && may(me, 'safety.read', site_code) && (
        <>
          <SiteLimitChange site={site_code} approvalId={approval_id} />
          <p className={styles['history']}>
            <Link
              to={`/safety?${new URLSearchParams({ view: 'site', site: site_code })}`}
              className={styles['link']}
            >
              {words('approval.toSiteLimits')}
            </Link>
          </p>
        </>
      )}
      {approval.kind === 'stake_weights' && may(me, 'rewards.read', site_code) && (
        <>
          <WeightsChange site={site_code} approvalId={approval_id} />
          <p className={styles['history']}>
            <Link
              to={`/rewards?${new URLSearchParams({ weights: 'open', site: site_code })}`}
              className={styles['link']}
            >
              {words('approval.toWeights')}
            </Link>
          </p>
        </>
      )}
      {approval.kind === 'draw_call_off' && mayEverywhere(me, 'games.read') && (
        <p className={styles['history']}>
          <Link to={to('/draws', { open: approval.subject_id })} className={styles['link']}>
            {words('approval.toDraw')}
          </Link>
        </p>
      )}
      {approval.kind === 'round_void' && <p className={styles['quiet']}>{words('approval.voidAmount')}</p>}
      {approval.kind === 'round_void' && may(me, 'rounds.read', site_code) && (
        <p className={styles['history']}>
          <Link to={to('/rounds', { open: approval.subject_id })} className={styles['link']}>
            {words('approval.toRound')}
          </Link>
        </p>
      )}
      {approval.kind === 'withdrawal' && may(me, 'withdrawals.read', site_code) && (
        <p className={styles['history']}>
          <Link to={to('/withdrawals', { open: approval.subject_id })} className={styles['link']}>
            {words('approval.toWithdrawal')}
          </Link>
        </p>
      )}
      {approval.kind === 'deposit' && may(me, 'deposits.read', site_code) && (
        <p className={styles['history']}>
          <Link to={to('/deposits', { state: 'all', open: approval.subject_id })} className={styles['link']}>
            {words('approval.toDeposit')}
          </Link>
        </p>
      )}
      {approval.kind === 'payment_method' && may(me, 'methods.read', site_code) && (
        <p className={styles['history']}>
          <Link
            to={`/methods?${new URLSearchParams({ site: site_code, open: account_id })}`}
            className={styles['link']}
          >
            {words('approval.toMethod')}
          </Link>
        </p>
      )}
      {approval.kind === 'withdrawal_rules' && may(me, 'methods.read', site_code) && (
        <>
          <RulesChange site={site_code} approvalId={approval_id} />
          <p className={styles['history']}>
            <Link
              to={`/methods?${new URLSearchParams({ site: site_code, rules: 'open' })}`}
              className={styles['link']}
            >
              {words('approval.toRules')}
            </Link>
          </p>
        </>
      )}
      {approval.kind !== 'withdrawal' &&
        !aboutNoPlayer.includes(approval.kind) &&
        may(me, 'players.read', site_code) && (
          <p className={styles['history']}>
            <Link to={to('/players', { q: account_id })} className={styles['link']}>
              {words('approval.toPlayer')}
            </Link>
          </p>
        )}
      {decision && (
        <ReasonDialog
          open
          onClose={() => setDecision(undefined)}
          title={words(`approval.title.${approval.kind}.${decision}`, {
            amount,
            account: account_id,
          })}
          text={words(`approval.text.${approval.kind}.${decision}`)}
          confirm={words(`withdrawal.${decision}`)}
          danger={decision === 'refuse'}
          submission={submission}
          onConfirm={(reason) => void decide(decision, reason)}
        />
      )}
    </SidePanel>
  );
}
