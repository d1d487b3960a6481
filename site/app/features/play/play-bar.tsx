import { Button } from '@marquee/ui/controls/button.tsx';
import { CountingMoney, Money } from '@marquee/ui/data/money.tsx';
import { fromMinor } from '@marquee/ui/data/decimal.ts';
import { ArrowLeft, Heart, Maximize, Minimize, Plus, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFavourites } from '../../session/favourites.ts';
import { openModal } from '../../session/modal-stack.ts';
import { useWords } from '../../words/use-words.ts';
import type { PlayedGame } from './play-stage.tsx';
import { SessionClock } from './session-clock.tsx';
import styles from './play.module.css';

/** The slim bar over a game: the way back, the game, and for a player his balance, deposit, favourite and time. */
export function PlayBar({
  game,
  onBack,
  balance,
  net_minor,
  isPlayer,
  fullScreen,
}: {
  game: PlayedGame;
  onBack: () => void;
  balance: { amount: string; currency: string } | undefined;
  /** What the player has won or lost in this session, in 1e-5 of a unit; undefined until it is known. */
  net_minor: bigint | undefined;
  isPlayer: boolean;
  fullScreen: { on: boolean; toggle: () => void } | undefined;
}): ReactNode {
  const t = useWords();
  const favourites = useFavourites();
  const isFavourite = favourites.has(game);
  return (
    <header className={styles['bar']}>
      <Button
        variant="quiet"
        iconOnly
        aria-label={t('play.back')}
        onClick={onBack}
        icon={<ArrowLeft size={22} aria-hidden="true" />}
      />
      <div className={styles['name']}>
        <h1>{t.game(game)}</h1>
        <p className={styles['facts']}>
          {isPlayer ? (
            <>
              <SessionClock />
              <span className={styles['net']}>
                {t('play.net')}{' '}
                {net_minor !== undefined && balance && (
                  <Money amount={fromMinor(net_minor)} currency={balance.currency} signed />
                )}
              </span>
            </>
          ) : (
            <span>{t('play.demo')}</span>
          )}
        </p>
      </div>
      {isPlayer && (
        <>
          <div className={styles['balance']}>
            <span className={styles['unseen']}>{t('account.balance')}</span>
            <Wallet size={16} aria-hidden="true" />
            {balance && <CountingMoney amount={balance.amount} currency={balance.currency} />}
          </div>
          <Button
            variant="primary"
            size="small"
            className={styles['deposit']}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => openModal({ kind: 'deposit' })}
          >
            <span className={styles['wide']}>{t('account.deposit')}</span>
          </Button>
          <Button
            variant="quiet"
            iconOnly
            aria-label={t('play.favourite')}
            aria-pressed={isFavourite}
            className={styles['heart']}
            onClick={() => favourites.set({ ...game, img_url: game.game_image }, !isFavourite)}
            icon={<Heart size={20} aria-hidden="true" />}
          />
        </>
      )}
      {fullScreen && (
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
      )}
    </header>
  );
}
