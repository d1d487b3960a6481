import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Time } from '../../figures/time.tsx';
import forms from '../../forms/forms.module.css';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './chat.module.css';
import { MuteDialog } from './dialogs.tsx';

type Player = { provider_code: string; player_id: string; account_id: string | null };

/** Who may not write, and until when. */
export function MutesButton({ siteCode }: { siteCode: string }): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<'list' | Player>();
  return (
    <>
      <Button onClick={() => setShown('list')}>{words('chat.mutes')}</Button>
      {shown === 'list' && (
        <Mutes siteCode={siteCode} onClose={() => setShown(undefined)} onUnmute={setShown} />
      )}
      {shown !== undefined && shown !== 'list' && (
        <MuteDialog player={shown} siteCode={siteCode} mutes={false} onClose={() => setShown('list')} />
      )}
    </>
  );
}

function Mutes({
  siteCode,
  onClose,
  onUnmute,
}: {
  siteCode: string;
  onClose: () => void;
  onUnmute: (player: Player) => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const { time_zone: timeZone } = siteOf(me, siteCode);
  const found = useOperation(endpoints.chatMutes, { site_code: siteCode });
  const mutes = found.data?.value;
  const failure = found.data ? undefined : failureText(words, found.error);
  return (
    <Dialog open wide onClose={onClose} title={words('chat.mutes')} closeLabel={words('dialog.close')}>
      <div className={forms['form']}>
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
        {!mutes && failure === undefined && <Skeleton height="4rem" radius="8px" />}
        {mutes?.length === 0 && <Nothing>{words('chat.nobodyMuted')}</Nothing>}
        <ul className={styles['mutes']}>
          {mutes?.map(({ provider_code, player_id, account_id, until, at, by, why }) => (
            <li key={`${provider_code} ${player_id ?? at}`}>
              <span>
                {account_id ?? words('chat.erased')}
                <small>
                  {until === null ? words('chat.term.ever') : <Time at={until} timeZone={timeZone} />}
                  {` · ${why} (${by})`}
                </small>
              </span>
              {player_id !== null && may(me, 'messages.update', siteCode) && (
                <Button size="small" onClick={() => onUnmute({ provider_code, player_id, account_id })}>
                  {words('chat.unmute.do')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
