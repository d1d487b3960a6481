import type { playersInbox } from '@marquee/contract/operate/players/inbox.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { useContentLanguage } from './content-language.ts';
import { Lines, type LineColumn } from './lines.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';

function columnsOf(
  words: Words,
  time_zone: string,
): readonly LineColumn<OperationAnswer<typeof playersInbox>['value'][number]>[] {
  return [
    { title: words('round.at'), cell: ({ created_at }) => <Time at={created_at} timeZone={time_zone} /> },
    {
      title: words('inbox.message'),
      wraps: true,
      cell: ({ title, body }) => (
        <>
          <strong>{title}</strong>
          <br />
          <span className={styles['quiet']}>{body}</span>
        </>
      ),
    },
    {
      title: words('inbox.category'),
      cell: ({ category }) => words.find(`inboxCategory.${category}`, category),
    },
    {
      title: words('inbox.read'),
      cell: ({ is_read }) => words(is_read ? 'state.yes' : 'state.no'),
    },
  ];
}

/** What the player finds in their inbox. */
export function PlayerInbox({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const language = useContentLanguage();
  const { time_zone } = siteOf(useMe(), player.site_code);
  const { player_id } = player;
  const list = useCursorList([endpoints.playersInbox.path, player_id, language], (cursor, signal) =>
    operateOrThrow(endpoints.playersInbox, { player_id, cursor, language, limit: 50 }, { signal }),
  );
  return (
    <Lines
      label={words('player.tab.inbox')}
      state={list}
      rowKey={({ inbox_id }) => inbox_id}
      empty={words('inbox.none')}
      columns={columnsOf(words, time_zone)}
    />
  );
}
