import type { playersGet } from '@marquee/contract/operate/players/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Tabs } from '@marquee/ui/surfaces/tabs.tsx';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { may, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { Back } from '../../shell/back.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { PlayerAccess } from './player-access.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PlayerBalances } from './player-balances.tsx';
import { PlayerBonuses } from './player-bonuses.tsx';
import { PlayerData } from './player-data.tsx';
import { PlayerDocuments } from './player-documents.tsx';
import { PlayerHistory } from './player-history.tsx';
import { PlayerInbox } from './player-inbox.tsx';
import { PlayerLinked } from './player-linked.tsx';
import { PlayerNotes } from './player-notes.tsx';
import { PlayerPostings } from './player-postings.tsx';
import { PlayerProfile } from './player-profile.tsx';
import { PlayerRounds } from './player-rounds.tsx';
import { PlayerState } from './player-status.tsx';
import styles from './player.module.css';

export type Player = OperationAnswer<typeof playersGet>['player'];

/** All of one player: who they are, what they hold, what they did, and what can be done. */
export default function PlayerScreen(): ReactNode {
  const words = useWords();
  const to = useTo();
  const { player: player_id = '' } = useParams();
  const found = useOperation(endpoints.playersGet, { player_id });
  const player = found.data?.player;
  const failure = player ? undefined : failureText(words, found.error);
  return (
    <Screen
      title={player?.account_id ?? words('player.title')}
      scrolls
      lead={<Back to={to('/players')} label={words('player.back')} />}
      aside={
        player && (
          <span className={styles['standing']}>
            <PlayerState status={player.status} />
          </span>
        )
      }
      actions={player && <PlayerActions player={player} />}
    >
      {failure !== undefined && (
        <LoadFailure failure={failure} retry={() => void found.refetch()} title={words('player.failed')} />
      )}
      {!player && failure === undefined && (
        <div className={styles['page']} aria-busy="true">
          <Skeleton height="4.5rem" radius="8px" />
          <Skeleton height="16rem" radius="8px" />
        </div>
      )}
      {player && (
        <div className={styles['page']}>
          <PlayerParts player={player} />
          <PlayerProfile player={player} />
        </div>
      )}
    </Screen>
  );
}

/** The parts of the page, in the order of their tabs. What each loads is loaded when it is chosen. */
const parts = {
  overview: PlayerHistory,
  postings: PlayerPostings,
  rounds: PlayerRounds,
  bonuses: PlayerBonuses,
  access: PlayerAccess,
  linked: PlayerLinked,
  documents: PlayerDocuments,
  inbox: PlayerInbox,
  notes: PlayerNotes,
  data: PlayerData,
} as const;
const partNames = [
  'overview',
  'postings',
  'rounds',
  'bonuses',
  'access',
  'linked',
  'documents',
  'inbox',
  'notes',
  'data',
] as const;

/** What a player holds, and one part of the rest at a time. */
function PlayerParts({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const [parameters, setParameters] = useSearchParams();
  const me = useMe();
  const names = partNames.filter(
    (name) => name !== 'documents' || may(me, 'documents.read', player.site_code),
  );
  const part = names.find((one) => one === parameters.get('part')) ?? 'overview';
  const Part = parts[part];
  function choose(next: string, bucket?: string): void {
    const after = new URLSearchParams(parameters);
    after.delete('bucket');
    after.delete('part');
    if (next !== 'overview') after.set('part', next);
    if (bucket !== undefined) after.set('bucket', bucket);
    setParameters(after, { replace: true, preventScrollReset: true });
  }
  return (
    <div className={styles['column']}>
      <PlayerBalances player={player} onBucket={(bucket) => choose('postings', bucket)} />
      <Tabs
        label={words('player.parts')}
        tabs={names.map((value) => ({ value, label: words(`player.tab.${value}`) }))}
        value={part}
        onValue={(value) => choose(value)}
      >
        <Part player={player} />
      </Tabs>
    </div>
  );
}
