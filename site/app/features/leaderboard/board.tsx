import type { leaderboardDetail } from '@marquee/contract/api/leaderboard/detail.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { useState, type ReactNode } from 'react';
import { ListPages } from '../account/list-pages.tsx';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { AccountColumns } from '../account/account-columns.tsx';
import { Answered } from '../account/query-state.tsx';
import { Art } from '../engagement/art.tsx';
import { formatMoment } from '../history/moments.ts';
import { BoardHead } from './board-head.tsx';
import { Prizes } from './prizes.tsx';
import { Ranking } from './ranking.tsx';
import { formatScore } from './score.ts';
import styles from './leaderboard.module.css';

/** How many places a page of a ranking has, and how often a running one is asked for again. */
const placesPerPage = 20;
const again_ms = 30_000;

/** One leaderboard: its rule and the player's place, its prizes, and the ranking of now or of a period before. */
export function Board({ leaderboardId }: { leaderboardId: string }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const [page, setPage] = useState(1);
  const [period, setPeriod] = useState('');
  const query = usePlayerQuery<AnswerOf<typeof leaderboardDetail>>(
    ['leaderboard', leaderboardId, language, period, page],
    (player, signal) =>
      callOrThrow(
        endpoints.leaderboardDetail,
        {
          ...player,
          language,
          leaderboard_id: leaderboardId,
          period_start: period || undefined,
          page,
          page_size: placesPerPage,
        },
        { signal },
      ),
    {
      keepPrevious: true,
      refetchInterval: again_ms,
      pollWhile: ({ leaderboard }) => leaderboard.state !== 'settled',
    },
  );
  return (
    <Answered query={query} height="40rem">
      {({ leaderboard, ranking, periods, total }) => (
        <div className={styles['board']}>
          <Card>
            <BoardHead board={leaderboard} />
          </Card>
          <AccountColumns beside={<Prizes board={leaderboard} />}>
            <Card flush className={styles['rankingCard']}>
              <div className={styles['rankingHead']}>
                <h2 className={styles['cardTitle']}>{t('leaderboard.ranking')}</h2>
                {periods.length > 1 && (
                  <SelectField
                    label={t('leaderboard.period')}
                    value={period || leaderboard.period_start}
                    onChange={(event) => {
                      setPage(1);
                      setPeriod(event.currentTarget.value);
                    }}
                    options={periods.map((one) => ({
                      value: one.period_start,
                      label: formatMoment(one.period_start, language),
                    }))}
                  />
                )}
              </div>
              {ranking.length === 0 ? (
                <EmptyState
                  picture={<Art name="empty-history" />}
                  title={t('leaderboard.none')}
                  text={t('leaderboard.noneText', {
                    minimum: formatScore(leaderboard.minimum_score, leaderboard),
                  })}
                >
                  <LinkButton variant="primary" href={path('/slots')}>
                    {t('bets.findGame')}
                  </LinkButton>
                </EmptyState>
              ) : (
                <>
                  <Ranking board={leaderboard} entries={ranking} />
                  <p className={styles['count']}>
                    {t('leaderboard.players', { count: leaderboard.players })}
                  </p>
                  <ListPages page={page} total={total} pageSize={placesPerPage} onPage={setPage} />
                </>
              )}
            </Card>
          </AccountColumns>
        </div>
      )}
    </Answered>
  );
}
