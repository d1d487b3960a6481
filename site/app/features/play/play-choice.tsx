import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { modalIdOf, openModal } from '../../session/modal-stack.ts';
import { signInAddress } from '../../session/return-to.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { PlayedGame } from './play-stage.tsx';
import styles from './play.module.css';

/** What a visitor can do with a game: try it without money, or sign in. */
export function PlayChoice({ game, onDemo }: { game: PlayedGame; onDemo: () => void }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { theme } = useShell();
  const { login } = theme;
  const { pathname, search } = useLocation();
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
      <p className={styles['rtp']}>
        <a href={path(`/providers/${game.provider_code.toLowerCase()}`)}>{game.provider_name}</a>
        {game.rtp_percent && ` · ${t('play.rtp', { rtp: game.rtp_percent })}`}
      </p>
      <Button
        variant="primary"
        size="large"
        wide
        onClick={onDemo}
        icon={<Play size={18} aria-hidden="true" />}
      >
        {t('play.tryDemo')}
      </Button>
      {login === 'page' ? (
        <LinkButton wide size="large" href={signInAddress(path('/login'), pathname + search)}>
          {t('play.signIn')}
        </LinkButton>
      ) : (
        <Button wide size="large" onClick={() => openModal({ kind: 'sign_in', elementId: modalIdOf(login) })}>
          {t('play.signIn')}
        </Button>
      )}
    </div>
  );
}
