import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useRecentGames } from './player-games.ts';
import styles from './recent-games.module.css';

export default function RecentGames(): ReactNode {
  const t = useWords();
  return (
    <QueryScope>
      <RecentGameList title={t('lobby.recent')} />
    </QueryScope>
  );
}

/** The games that the player opened last, in one line of a fixed height. To be shown inside a QueryScope. */
export function RecentGameList({ title }: { title: string }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data: games, isError } = useRecentGames();
  return (
    <section className={styles['recent']} aria-labelledby="recent-games">
      <h2 className={styles['title']} id="recent-games">
        {title}
      </h2>
      {!games && !isError && <Skeleton height="3.75rem" radius="var(--radius-card)" />}
      {isError && <p className={styles['empty']}>{t('lobby.recentFailed')}</p>}
      {games?.length === 0 && <p className={styles['empty']}>{t('lobby.recentEmpty')}</p>}
      {games && games.length > 0 && (
        <ul className={styles['games']}>
          {games.map((game) => {
            const { key, href, name, image } = toGame(game, path, t);
            return (
              <li key={key}>
                <a className={styles['game']} href={href}>
                  <img src={image} alt="" width={300} height={400} loading="lazy" crossOrigin="anonymous" />
                  <span>{name}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
