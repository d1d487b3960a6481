import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { messagesGet } from '@marquee/contract/operate/messages/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import links from '../withdrawals/withdrawals.module.css';
import { messageTones } from './contact-message.ts';
import styles from './messages.module.css';
import { ReplyDialog } from './reply-dialog.tsx';

type Got = OperationAnswer<typeof messagesGet>;

/** One message with what was answered, and what can be done about it. */
export function MessagePanel({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const found = useOperation(endpoints.messagesGet, { message_id: id });
  const submission = useSubmission();
  const [replying, setReplying] = useState(false);
  const failure = found.data ? undefined : failureText(words, found.error);
  const message = found.data?.message;
  const canAnswer = message !== undefined && may(me, 'messages.update', message.site_code);
  const mine = message?.assigned_to === me.operator.email;
  return (
    <SidePanel
      title={message ? words.find(`messageTopic.${message.topic}`, message.topic) : words('message.title')}
      onClose={onClose}
      footer={
        canAnswer && (
          <>
            <Button
              busy={submission.busy}
              onClick={() => void submission.run(endpoints.messagesAssign, { message_id: id, mine: !mine })}
            >
              {words(mine ? 'message.letGo' : 'message.take')}
            </Button>
            {message.state !== 'answered' && (
              <Button
                busy={submission.busy}
                onClick={() =>
                  void submission.run(endpoints.messagesSetState, {
                    message_id: id,
                    state: message.state === 'open' ? 'closed' : 'open',
                  })
                }
              >
                {words(message.state === 'open' ? 'message.close' : 'message.reopen')}
              </Button>
            )}
            <Button variant="primary" onClick={() => setReplying(true)}>
              {words('message.reply')}
            </Button>
          </>
        )
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!found.data && failure === undefined && <Skeleton height="16rem" radius="8px" />}
      <FormMessage text={submission.message} />
      {found.data && <Details {...found.data} />}
      {replying && message && <ReplyDialog message={message} onClose={() => setReplying(false)} />}
    </SidePanel>
  );
}

function Details({ message, replies }: Pick<Got, 'message' | 'replies'>): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { time_zone, site_name } = siteOf(me, message.site_code);
  return (
    <>
      <p className={styles['text']}>{message.message}</p>
      <Facts
        facts={[
          [
            words('withdrawal.status'),
            <State key="state" tone={messageTones[message.state]}>
              {words(`messageState.${message.state}`)}
            </State>,
          ],
          [words('message.from'), message.name],
          [words('player.email'), message.email_masked],
          [
            words('player.account'),
            message.player_id !== null && may(me, 'players.read', message.site_code) ? (
              <Link key="player" to={to(`/players/${message.player_id}`)} className={links['link']}>
                {message.account_id}
              </Link>
            ) : (
              (message.account_id ?? words('message.visitor'))
            ),
          ],
          [words('sites.site'), site_name],
          [words('message.at'), <Time key="at" at={message.created_at} timeZone={time_zone} seconds />],
          [words('message.assigned'), message.assigned_to ?? '–'],
        ]}
      />
      {replies.length > 0 && (
        <section className={links['history']}>
          <h3>{words('message.replies')}</h3>
          <ol>
            {replies.map((reply) => (
              <li key={reply.reply_id}>
                <strong>{reply.subject}</strong>
                <p className={styles['reply']}>{reply.body}</p>
                <span className={links['quiet']}>
                  {reply.sent_by} · <Time at={reply.sent_at} timeZone={time_zone} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
