import { CardCorner } from '@marquee/ui/sections/card-corner.ts';
import { GamePicture } from '@marquee/ui/sections/game-picture.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useContext, type ReactNode } from 'react';
import type { ApiGame } from '../../features/lobby/game-filter.ts';
import type { TraitWords } from '../../features/lobby/trait-words.ts';
import { toGame } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './list.module.css';

/** So many features stand in a line; the filter has all. */
const mostFeatures = 2;

/** One game of the list; the whole line is its link. A game that is not known yet holds its place. */
export function GameLine({
  game,
  traits,
  eager,
}: {
  game: ApiGame | undefined;
  traits: TraitWords;
  eager: boolean;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const corner = useContext(CardCorner);
  if (!game) return <Skeleton height="3.5rem" radius="var(--radius-box)" />;
  const card = toGame(game, path, t);
  const features = game.features
    .flatMap((feature) => traits.features[feature] ?? [])
    .slice(0, mostFeatures)
    .join(', ');
  return (
    <>
      <span className={styles['thumb']}>
        <GamePicture game={card} eager={eager} late={!eager} sizes="72px" />
      </span>
      <span className={styles['name']}>
        <a className={styles['link']} href={card.href}>
          {card.name}
        </a>
        <span className={styles['maker']} data-facts="">
          {card.providerName}
        </span>
        {card.badges.map((badge) => (
          <span key={badge} className={styles['badge']}>
            {badge}
          </span>
        ))}
      </span>
      <span className={styles['traits']}>{features}</span>
      <span className={styles['volatility']}>
        {game.volatility && (
          <>
            <span className={styles['hidden']}>{t('game.volatility')} </span>
            <span className={styles['meter']} data-level={game.volatility} aria-hidden="true" />
            <span>{card.volatility}</span>
          </>
        )}
      </span>
      <span className={styles['rtp']}>
        {card.rtpPercent !== null && (
          <>
            <span className={styles['hidden']}>{t('game.rtp')} </span>
            {`${card.rtpPercent}%`}
          </>
        )}
      </span>
      <span className={styles['play']} aria-hidden="true">
        {t('game.play')}
      </span>
      {corner && <span className={styles['heart']}>{corner(card)}</span>}
    </>
  );
}
