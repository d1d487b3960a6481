import type { miniGameCycle } from '@marquee/contract/api/mini_game/mini_game_cycle.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { useState, type ReactNode } from 'react';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { formatMoment } from '../features/history/moments.ts';
import { EarnCard } from '../features/minigames/earn-card.tsx';
import { GameCard } from '../features/minigames/game-card.tsx';
import { useMiniGameCycle, useMiniGames, useTokenWallet } from '../features/minigames/mini-game-queries.ts';
import type { MiniGame } from '../features/minigames/outcome.ts';
import { PlayLog } from '../features/minigames/play-log.tsx';
import { Resting } from '../features/minigames/resting.tsx';
import { usePath, useShell } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/minigames/minigames.module.css';

/** The games that are played with tokens, where tokens come from, and what was played. */
export default function MinigamePage(): ReactNode {
  const t = useWords();
  const cycle = useMiniGameCycle();
  return (
    <AccountPage title={t('minigame.title')} lead={t('minigame.lead')}>
      <Answered query={cycle} height="max(40rem, 100svh)">
        {({ value: [first] }) => (
          <>
            {first?.status ? <Season cycle={first} /> : <Resting next={first} />}
            <Games isResting={!first?.status} />
          </>
        )}
      </Answered>
    </AccountPage>
  );
}

function Season({ cycle }: { cycle: AnswerOf<typeof miniGameCycle>['value'][number] }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  return (
    <p className={styles['muted']}>
      {cycle.ends_at
        ? t('minigame.seasonUntil', { cycle: cycle.name, time: formatMoment(cycle.ends_at, language) })
        : t('minigame.season', { cycle: cycle.name })}
    </p>
  );
}

/** The games, and below them, when it is known where that is, what belongs to all of them. */
function Games({ isResting }: { isResting: boolean }): ReactNode {
  const games = useMiniGames();
  return (
    <Answered query={games} height="max(40rem, 100svh)">
      {({ value }) => (
        <>
          <GameGrid key={String(isResting)} games={value} isResting={isResting} />
          <div className={styles['columns']}>
            <EarnCard />
            <SpinCard />
          </div>
          <PlayLog />
        </>
      )}
    </Answered>
  );
}

/** All games while a cycle runs; while none does, those that had a play to end when the page was opened. */
function GameGrid({ games, isResting }: { games: readonly MiniGame[]; isResting: boolean }): ReactNode {
  const t = useWords();
  const path = usePath();
  const [wallet] = useTokenWallet().data?.value ?? [];
  const [leftOpen] = useState(() => games.filter((game) => game.open_play_id !== null));
  const shown = isResting
    ? games.filter((game) => leftOpen.some((open) => open.game_id === game.game_id))
    : games;
  if (shown.length > 0) {
    return (
      <div className={styles['games']}>
        {shown.map((game) => (
          <GameCard
            key={game.game_id}
            game={game}
            token_balance={wallet?.token_balance}
            isResting={isResting}
          />
        ))}
      </div>
    );
  }
  if (isResting) return null;
  return (
    <Card>
      <EmptyState
        picture={<img src="/art/empty-games.webp" alt="" width={96} height={96} />}
        title={t('minigame.none')}
        text={t('minigame.noneText')}
      >
        <LinkButton variant="primary" href={path('/slots')}>
          {t('minigame.toSlots')}
        </LinkButton>
      </EmptyState>
    </Card>
  );
}

function SpinCard(): ReactNode {
  const t = useWords();
  const path = usePath();
  return (
    <Card className={styles['spinCard']}>
      <img src="/art/minigame/spin.webp" alt="" width={72} height={72} />
      <div>
        <h2 className={styles['cardTitle']}>{t('spin.title')}</h2>
        <p className={styles['muted']}>{t('minigame.spinCard')}</p>
      </div>
      <LinkButton href={path('/spin')}>{t('minigame.toSpin')}</LinkButton>
    </Card>
  );
}
