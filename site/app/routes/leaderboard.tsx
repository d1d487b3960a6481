import type { leaderboardList } from '@marquee/contract/api/leaderboard/list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Tabs } from '@marquee/ui/surfaces/tabs.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { Art } from '../features/engagement/art.tsx';
import { Board } from '../features/leaderboard/board.tsx';
import { usePlayerQuery } from '../session/player-query.ts';
import { usePath, useShell } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';

/** The leaderboards of the site; the chosen one is in the address. */
export default function LeaderboardPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const [search, setSearch] = useSearchParams();
  const query = usePlayerQuery<AnswerOf<typeof leaderboardList>>(
    ['leaderboards', language],
    (player, signal) => callOrThrow(endpoints.leaderboardList, { ...player, language }, { signal }),
    { staleTime: 60_000 },
  );
  return (
    <AccountPage title={t('account.leaderboard')} lead={t('leaderboard.lead')}>
      <Answered query={query} height="44rem">
        {({ value }) => {
          const asked = search.get('board');
          const shown = value.find((board) => board.leaderboard_id === asked) ?? value[0];
          if (!shown) {
            return (
              <Card>
                <EmptyState
                  picture={<Art name="empty-history" />}
                  title={t('leaderboard.noBoards')}
                  text={t('leaderboard.noBoardsText')}
                >
                  <LinkButton variant="primary" href={path('/slots')}>
                    {t('bets.findGame')}
                  </LinkButton>
                </EmptyState>
              </Card>
            );
          }
          return (
            <Tabs
              label={t('leaderboard.choose')}
              tabs={value.map((board) => ({ value: board.leaderboard_id, label: board.title }))}
              value={shown.leaderboard_id}
              onValue={(board) => setSearch({ board }, { replace: true, preventScrollReset: true })}
            >
              <Board key={shown.leaderboard_id} leaderboardId={shown.leaderboard_id} />
            </Tabs>
          );
        }}
      </Answered>
    </AccountPage>
  );
}
