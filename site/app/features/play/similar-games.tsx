import type { ReactNode } from 'react';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useTemplate } from '../../shell/template-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { SimilarGame } from './play-stage.tsx';
import styles from './play.module.css';

/** Other games, where one cannot be played now. */
export function SimilarGames({ games }: { games: readonly SimilarGame[] }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { GameCard } = useTemplate();
  if (games.length === 0) return null;
  return (
    <section className={styles['similar']} aria-labelledby="similar-games">
      <h2 id="similar-games">{t('play.similar')}</h2>
      <div className={styles['cards']}>
        {games.slice(0, 6).map((game) => {
          const shown = toGame(game, path, t);
          return <GameCard key={shown.key} game={shown} playLabel={t('play.play')} />;
        })}
      </div>
    </section>
  );
}
