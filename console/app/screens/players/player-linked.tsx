import type { playersLinked } from '@marquee/contract/operate/players/linked.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Sign } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Lines, type LineColumn } from './lines.tsx';
import { PlayerState } from './player-status.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';

function columnsOf(
  words: Words,
  me: Me,
  to: (path: string) => string,
): readonly LineColumn<OperationAnswer<typeof playersLinked>['value'][number]>[] {
  return [
    {
      title: words('player.account'),
      cell: ({ player_id, account_id }) => <Link to={to(`/players/${player_id}`)}>{account_id}</Link>,
    },
    { title: words('sites.site'), cell: ({ site_code }) => siteOf(me, site_code).site_name },
    { title: words('player.status'), cell: ({ status }) => <PlayerState status={status} /> },
    {
      title: words('linked.shares'),
      cell: ({ links }) => links.map((link) => <Sign key={link}>{words(`link.${link}`)}</Sign>),
    },
    {
      title: words('linked.lastAt'),
      cell: ({ last_at, site_code }) =>
        last_at ? <Time at={last_at} timeZone={siteOf(me, site_code).time_zone} /> : '–',
    },
  ];
}

/** Other accounts that share something with this one. Families share all of it, so it is only a sign. */
export function PlayerLinked({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const found = useOperation(endpoints.playersLinked, { player_id: player.player_id });
  return (
    <>
      <p className={styles['quiet']}>{words('linked.text')}</p>
      <Lines
        label={words('player.tab.linked')}
        state={{
          rows: found.data?.value,
          failure: failureText(words, found.error),
          retry: () => void found.refetch(),
        }}
        rowKey={({ player_id }) => player_id}
        empty={words('linked.none')}
        columns={columnsOf(words, me, to)}
      />
    </>
  );
}
