import type { playersAccess } from '@marquee/contract/operate/players/access.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Lines, type LineColumn } from './lines.tsx';
import type { Player } from './player.tsx';

function columnsOf(
  words: Words,
  time_zone: string,
): readonly LineColumn<OperationAnswer<typeof playersAccess>['value'][number]>[] {
  return [
    { title: words('round.at'), cell: ({ at }) => <Time at={at} timeZone={time_zone} seconds /> },
    {
      title: words('access.outcome'),
      cell: ({ outcome }) => words.find(`access.${outcome}`, outcome.replaceAll('_', ' ')),
    },
    {
      title: words('access.device'),
      cell: ({ device }) =>
        [device.browser, device.os].filter(Boolean).join(', ') || words('sessions.unknownDevice'),
    },
    { title: words('audit.ip'), cell: ({ ip_masked }) => ip_masked },
  ];
}

/** From where somebody signed in to an account or tried to, and what was changed that protects it. */
export function PlayerAccess({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const { time_zone } = siteOf(useMe(), player.site_code);
  const { player_id } = player;
  const list = useCursorList([endpoints.playersAccess.path, player_id], (cursor, signal) =>
    operateOrThrow(endpoints.playersAccess, { player_id, cursor, limit: 50 }, { signal }),
  );
  return (
    <Lines
      label={words('player.tab.access')}
      state={list}
      rowKey={({ access_id }) => access_id}
      empty={words('access.none')}
      columns={columnsOf(words, time_zone)}
    />
  );
}
