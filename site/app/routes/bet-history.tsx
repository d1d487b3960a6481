import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Dices } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { betShape, type Bet } from '../features/history/bet-shape.tsx';
import { BetSums } from '../features/history/bet-sums.tsx';
import { CsvButton } from '../features/history/csv-button.tsx';
import { GameFilter } from '../features/history/game-filter.tsx';
import { ClearFilters, HistoryCard } from '../features/history/history-card.tsx';
import { pageSize, useListFilters } from '../features/history/list-filters.ts';
import { PeriodField } from '../features/history/period-field.tsx';
import { RoundDialog } from '../features/history/round-dialog.tsx';
import { usePlayerQuery } from '../session/player-query.ts';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';

type Bets = AnswerOf<typeof betHistory>;

/** The player's rounds with their sums; each round can be looked at. */
export default function BetHistoryPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const filters = useListFilters();
  const [round, setRound] = useState<Bet | null>(null);
  const { page, dateFrom, filter } = filters;
  const asked = { game_code: filter, date_from: dateFrom };
  const query = usePlayerQuery<Bets>(
    ['bets', page, filter, dateFrom],
    (player, signal) =>
      callOrThrow(endpoints.betHistory, { ...player, ...asked, page, page_size: pageSize }, { signal }),
    { keepPrevious: true },
  );
  return (
    <AccountPage title={t('account.bets')} lead={t('bets.lead')}>
      <HistoryCard
        caption={t('account.bets')}
        query={query}
        shape={betShape(t, setRound)}
        page={page}
        onPage={filters.setPage}
        renderHead={(answer) => <BetSums answer={answer} />}
        filters={
          <>
            <GameFilter value={filter} onValue={filters.setFilter} />
            <PeriodField period={filters.period} onPeriod={filters.setPeriod} />
            <CsvButton asked={{ list: 'bets', ...asked }} />
          </>
        }
        empty={
          <EmptyState
            picture={<Dices size={40} strokeWidth={1.5} aria-hidden="true" />}
            title={t('bets.none')}
            text={t('bets.noneText')}
          >
            <LinkButton variant="primary" href={path('/slots')}>
              {t('bets.findGame')}
            </LinkButton>
            <ClearFilters onClear={filters.clear} />
          </EmptyState>
        }
      />
      <RoundDialog bet={round} onClose={() => setRound(null)} />
    </AccountPage>
  );
}
