import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatNumber } from '@marquee/ui/data/decimal.ts';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { modalIdOf, openModal } from '../../session/modal-stack.ts';
import { signInAddress } from '../../session/return-to.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { PlayedGame } from './play-stage.tsx';
import styles from './play.module.css';

/** A game before it opens: what it is, and the choice between money and demo; a visitor signs in for money. */
export function PlayChoice({
  game,
  isPlayer,
  onChoice,
}: {
  game: PlayedGame;
  isPlayer: boolean;
  onChoice: (mode: 'money' | 'demo') => void;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const { theme } = useShell();
  const { login } = theme;
  const { pathname, search } = useLocation();
  const { max_win_bets: largest, max_win_once_in: onceIn } = game;
  const facts = [
    { name: t('play.card.rtp'), value: game.rtp_percent && `${game.rtp_percent}%` },
    {
      name: t('play.card.volatility'),
      value: game.volatility && t(`play.card.volatility.${game.volatility}`),
    },
    {
      name: t('play.card.largest'),
      value: largest && t('play.card.times', { multiple: formatNumber(largest.replace(/\.0+$/, '')) }),
      more: onceIn && t('play.card.odds', { rounds: formatNumber(onceIn) }),
    },
  ].filter(({ value }) => value);
  return (
    <div className={styles['panel']}>
      <img
        className={styles['poster']}
        crossOrigin="anonymous"
        src={game.game_image}
        srcSet={`${game.game_image} 1x, ${game.game_image_2x} 2x`}
        alt=""
        width={225}
        height={300}
      />
      <dl className={styles['card']}>
        {facts.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {more && <dd className={styles['odds']}>{more}</dd>}
          </div>
        ))}
      </dl>
      {game.features.length > 0 && (
        <ul className={styles['features']} aria-label={t('play.card.features')}>
          {game.features.map((feature) => (
            <li key={feature}>
              <Badge>{t(`lobby.feature.${feature}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={path(`/providers/${game.provider_code.toLowerCase()}`)}>{game.provider_name}</a>
      </p>
      {isPlayer && (
        <Button
          variant="primary"
          size="large"
          wide
          onClick={() => onChoice('money')}
          icon={<Play size={18} aria-hidden="true" />}
        >
          {t('play.forReal')}
        </Button>
      )}
      <Button
        variant={isPlayer ? 'secondary' : 'primary'}
        size="large"
        wide
        onClick={() => onChoice('demo')}
        icon={isPlayer ? undefined : <Play size={18} aria-hidden="true" />}
      >
        {t('play.tryDemo')}
      </Button>
      {isPlayer || login === 'page' ? null : (
        <Button wide size="large" onClick={() => openModal({ kind: 'sign_in', elementId: modalIdOf(login) })}>
          {t('play.signIn')}
        </Button>
      )}
      {!isPlayer && login === 'page' && (
        <LinkButton wide size="large" href={signInAddress(path('/login'), pathname + search)}>
          {t('play.signIn')}
        </LinkButton>
      )}
    </div>
  );
}
