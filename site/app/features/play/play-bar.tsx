import { Button } from '@marquee/ui/controls/button.tsx';
import { CountingMoney, Money } from '@marquee/ui/data/money.tsx';
import { fromMinor } from '@marquee/ui/data/decimal.ts';
import { ArrowLeft, Heart, Maximize, Minimize, Plus, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFavourites } from '../../session/favourites.ts';
import { openModal } from '../../session/modal-stack.ts';
import { arranged } from '../../shell/arranged.tsx';
import { useWords } from '../../words/use-words.ts';
import type { PlayedGame } from './play-stage.tsx';
import { SessionClock } from './session-clock.tsx';
import styles from './play-bar.module.css';

/** What stands around a game that is played; what is only a player's is nothing for a visitor. */
export interface PlayBarProps {
  readonly back: ReactNode;
  readonly name: string;
  /** A picture of the game. */
  readonly picture: string;
  /** How long the player has been here and what came of it; or that nothing is at stake. It is always in sight. */
  readonly facts: ReactNode;
  readonly balance: ReactNode;
  readonly deposit: ReactNode;
  readonly favourite: ReactNode;
  readonly fullScreen: ReactNode;
  /** The room of the game. */
  readonly children: ReactNode;
}

const Arranged = arranged<'play_bar', PlayBarProps>('play_bar', {
  top: () => import('../../arrangements/play_bar/top.tsx'),
  bottom: () => import('../../arrangements/play_bar/bottom.tsx'),
  floating: () => import('../../arrangements/play_bar/floating.tsx'),
});

/** The bar beside a game: the way back, the game, and for a player their balance, deposit, favourite and time. */
export function PlayBar({
  game,
  onBack,
  balance,
  net_minor,
  isPlayer,
  fullScreen,
  children,
}: {
  game: PlayedGame;
  onBack: () => void;
  balance: { amount: string; currency: string } | undefined;
  /** What the player has won or lost in this session, in 1e-5 of a unit; undefined until it is known. */
  net_minor: bigint | undefined;
  isPlayer: boolean;
  fullScreen: { on: boolean; toggle: () => void } | undefined;
  children: ReactNode;
}): ReactNode {
  const t = useWords();
  const favourites = useFavourites();
  const isFavourite = favourites.has(game);
  return (
    <Arranged
      name={t.game(game)}
      picture={game.game_image}
      back={
        <Button
          variant="quiet"
          iconOnly
          aria-label={t('play.back')}
          onClick={onBack}
          icon={<ArrowLeft size={22} aria-hidden="true" />}
        />
      }
      facts={
        isPlayer ? (
          <>
            <SessionClock />
            <span>
              {t('play.net')}{' '}
              {net_minor !== undefined && balance && (
                <Money amount={fromMinor(net_minor)} currency={balance.currency} signed />
              )}
            </span>
          </>
        ) : (
          <span>{t('play.demo')}</span>
        )
      }
      balance={
        isPlayer && (
          <div className={styles['balance']}>
            <span className={styles['unseen']}>{t('account.balance')}</span>
            <Wallet size={16} aria-hidden="true" />
            {balance && <CountingMoney amount={balance.amount} currency={balance.currency} />}
          </div>
        )
      }
      deposit={
        isPlayer && (
          <Button
            variant="primary"
            size="small"
            className={styles['deposit']}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => openModal({ kind: 'deposit' })}
          >
            <span>{t('account.deposit')}</span>
          </Button>
        )
      }
      favourite={
        isPlayer && (
          <Button
            variant="quiet"
            iconOnly
            aria-label={t('play.favourite')}
            aria-pressed={isFavourite}
            className={styles['heart']}
            onClick={() => favourites.set({ ...game, img_url: game.game_image }, !isFavourite)}
            icon={<Heart size={20} aria-hidden="true" />}
          />
        )
      }
      fullScreen={
        fullScreen && (
          <Button
            variant="quiet"
            iconOnly
            className={styles['full']}
            aria-label={t(fullScreen.on ? 'play.leaveFullScreen' : 'play.fullScreen')}
            onClick={fullScreen.toggle}
            icon={
              fullScreen.on ? (
                <Minimize size={20} aria-hidden="true" />
              ) : (
                <Maximize size={20} aria-hidden="true" />
              )
            }
          />
        )
      }
    >
      {children}
    </Arranged>
  );
}
