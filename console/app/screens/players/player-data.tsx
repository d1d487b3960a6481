import type { playersData } from '@marquee/contract/operate/players/data.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Nothing, Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { State, type Tone } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { bytesText } from '../system/bytes.ts';
import type { Player } from './player.tsx';
import styles from './player.module.css';

type Found = OperationAnswer<typeof playersData>;
type Export = Found['exports'][number];

const tones: Readonly<Record<Export['state'], Tone>> = {
  waiting: 'accent',
  ready: 'positive',
  failed: 'negative',
  taken: 'neutral',
  expired: 'neutral',
};

/** What law gives a player over their data: an archive of all of it, and its erasure once the account is closed. */
export function PlayerData({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.playersData, { player_id: player.player_id }, { every_ms: 5_000 });
  const failure = failureText(words, found.error);
  if (!found.data) {
    return failure === undefined ? (
      <div aria-busy="true">
        <Skeleton height="12rem" radius="8px" />
      </div>
    ) : (
      <LoadFailure failure={failure} retry={() => void found.refetch()} />
    );
  }
  return (
    <div className={styles['column']}>
      <Exports player={player} exports={found.data.exports} />
      <Erasure player={player} erasure={found.data.erasure} />
    </div>
  );
}

function Exports({ player, exports }: { player: Player; exports: Found['exports'] }): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const download = useSubmission();
  const [asks, setAsks] = useState(false);
  const { time_zone } = siteOf(me, player.site_code);
  const mayExport = may(me, 'personal.export', player.site_code);
  async function ask(reason: string): Promise<void> {
    if (!(await submission.run(endpoints.playersAskData, { player_id: player.player_id, reason }))) return;
    setAsks(false);
    say(words('data.asked'));
  }
  async function take(export_id: string): Promise<void> {
    const answer = await download.run(endpoints.playersTakeData, { export_id });
    if (!answer) return;
    const link = document.createElement('a');
    link.href = answer.path;
    link.download = '';
    link.click();
  }
  return (
    <Section
      title={words('data.exports')}
      action={
        mayExport && (
          <Button size="small" onClick={() => setAsks(true)}>
            {words('data.ask')}
          </Button>
        )
      }
    >
      <FormMessage text={download.message} />
      {exports.length === 0 ? (
        <Nothing>{words('data.none')}</Nothing>
      ) : (
        <ul className={styles['rows']}>
          {exports.map((one) => (
            <li key={one.export_id}>
              <State tone={tones[one.state]}>
                {words(`exportState.${one.state}`)}
                {one.bytes !== null && ` · ${bytesText(words, one.bytes)}`}
              </State>
              <span className={styles['quiet']}>
                {one.asked_by} · <Time at={one.asked_at} timeZone={time_zone} />
              </span>
              {one.state === 'ready' && one.asked_by_me && mayExport && (
                <Button
                  size="small"
                  variant="primary"
                  busy={download.busy}
                  onClick={() => void take(one.export_id)}
                >
                  {words('data.download')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words('data.ask.title', { account: player.account_id })}
        text={words('data.ask.text')}
        confirm={words('data.ask')}
        submission={submission}
        onConfirm={(reason) => void ask(reason)}
      />
    </Section>
  );
}

function Erasure({ player, erasure }: { player: Player; erasure: Found['erasure'] }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const submission = useSubmission();
  const [asks, setAsks] = useState(false);
  const { time_zone } = siteOf(me, player.site_code);
  const { hindrance, approval_id, erased_at } = erasure;
  const mayAsk = hindrance === null && approval_id === null && may(me, 'erasures.create', player.site_code);
  async function ask(reason: string): Promise<void> {
    if (!(await submission.run(endpoints.playersAskErasure, { player_id: player.player_id, reason }))) return;
    setAsks(false);
    say(words('erasure.asked', { account: player.account_id }));
  }
  return (
    <Section
      title={words('erasure.title')}
      action={
        mayAsk && (
          <Button size="small" variant="danger" onClick={() => setAsks(true)}>
            {words('erasure.ask')}
          </Button>
        )
      }
    >
      <p className={styles['quiet']}>{words('erasure.text')}</p>
      <p>
        {erased_at !== null ? (
          <State tone="neutral">
            {words('erasure.erased')} <Time at={erased_at} timeZone={time_zone} />
          </State>
        ) : approval_id !== null ? (
          <State tone="accent">
            {words('withdrawal.awaitsSecond')}{' '}
            <Link to={to('/approvals', { open: approval_id })}>{words('withdrawal.toApproval')}</Link>
          </State>
        ) : (
          <State tone={hindrance === null ? 'positive' : 'neutral'}>
            {words(hindrance === null ? 'erasure.possible' : `erasure.hindrance.${hindrance}`)}
          </State>
        )}
      </p>
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words('erasure.ask.title', { account: player.account_id })}
        text={words('erasure.ask.text')}
        confirm={words('erasure.ask')}
        danger
        submission={submission}
        onConfirm={(reason) => void ask(reason)}
      />
    </Section>
  );
}
