import { Button } from '@marquee/ui/controls/button.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import links from '../withdrawals/withdrawals.module.css';
import { standingOf, type ChatLine } from './chat-line.ts';
import styles from './chat.module.css';
import { JudgeDialog, MuteDialog } from './dialogs.tsx';

/** A line with what was said around it, and what can be done about it and whoever wrote it. */
export function LinePanel({
  line,
  siteCode,
  onClose,
}: {
  line: ChatLine;
  siteCode: string;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const [asks, setAsks] = useState<'remove' | 'leave' | 'mute' | 'unmute'>();
  const { time_zone: timeZone } = siteOf(me, siteCode);
  const { word, tone } = standingOf(line);
  const close = (): void => setAsks(undefined);
  const { player_id: playerId, account_id: accountId, mute } = line;
  return (
    <SidePanel
      title={words('chat.line')}
      onClose={onClose}
      footer={
        may(me, 'messages.update', siteCode) && (
          <>
            {playerId !== null && (
              <Button onClick={() => setAsks(mute ? 'unmute' : 'mute')}>
                {words(mute ? 'chat.unmute.do' : 'chat.mute.do')}
              </Button>
            )}
            {word === 'reported' && (
              <Button onClick={() => setAsks('leave')}>{words('chat.leave.do')}</Button>
            )}
            {!line.removed && (
              <Button variant="danger" onClick={() => setAsks('remove')}>
                {words('chat.remove.do')}
              </Button>
            )}
          </>
        )
      }
    >
      <blockquote className={styles['line']} dir="auto">
        {line.text}
      </blockquote>
      <Facts
        facts={[
          [
            words('player.account'),
            playerId !== null && may(me, 'players.read', siteCode) ? (
              <Link key="player" to={to(`/players/${playerId}`)} className={links['link']}>
                {accountId}
              </Link>
            ) : (
              (accountId ?? words('chat.erased'))
            ),
          ],
          [
            words('withdrawal.status'),
            <State key="state" tone={tone}>
              {words(`chat.state.${word}`)}
            </State>,
          ],
          [words('chat.room'), line.game_name],
          [words('chat.at'), <Time key="at" at={line.written_at} timeZone={timeZone} seconds />],
          [words('chat.reports'), line.reports.toLocaleString(words.locale)],
          ...(mute
            ? [
                [
                  words('chat.muted'),
                  mute.until === null ? (
                    words('chat.term.ever')
                  ) : (
                    <Time key="mute" at={mute.until} timeZone={timeZone} />
                  ),
                ] as const,
              ]
            : []),
          ...[line.removed ?? line.judged].flatMap((judged) =>
            judged
              ? [
                  [words('chat.judged'), <Time key="judged" at={judged.at} timeZone={timeZone} />] as const,
                  [words('draws.why'), `${judged.why} (${judged.by})`] as const,
                ]
              : [],
          ),
        ]}
      />
      {line.context.length > 0 && (
        <>
          <h3 className={styles['title']}>{words('chat.context')}</h3>
          <ol className={styles['context']}>
            {line.context.map((said) => (
              <li key={said.line_id} aria-current={said.line_id === line.line_id || undefined}>
                <b>{said.account_id ?? words('chat.erased')}</b>{' '}
                <Time at={said.written_at} timeZone={timeZone} seconds />
                <p dir="auto" className={said.removed ? styles['removed'] : undefined}>
                  {said.text}
                </p>
              </li>
            ))}
          </ol>
        </>
      )}
      {(asks === 'remove' || asks === 'leave') && (
        <JudgeDialog line={line} siteCode={siteCode} verdict={asks} onClose={close} />
      )}
      {(asks === 'mute' || asks === 'unmute') && playerId !== null && (
        <MuteDialog
          player={{ provider_code: line.provider_code, player_id: playerId, account_id: accountId }}
          siteCode={siteCode}
          mutes={asks === 'mute'}
          onClose={close}
        />
      )}
    </SidePanel>
  );
}
