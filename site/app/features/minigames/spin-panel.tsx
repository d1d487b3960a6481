import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Countdown } from '@marquee/ui/data/countdown.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useRefreshMiniGames } from './mini-game-queries.ts';
import { OddsTable } from './odds-table.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import type { MiniGame } from './outcome.ts';
import { usePrizeWords } from './prize-words.ts';
import { Proof } from './proof.tsx';
import { createTicker, type Ticker } from './tick-sound.ts';
import { canSpin, useNextFree, useSpin } from './use-spin.ts';
import { Wheel } from './wheel.tsx';
import styles from './minigames.module.css';

/** The wheel, what the next spin costs, and the chances of every segment. */
export function SpinPanel({ wheel, token_balance }: { wheel: MiniGame; token_balance: string }): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const refresh = useRefreshMiniGames();
  const { isDrawing, result, told, spin } = useSpin(wheel);
  const [stoppedPlay, setStoppedPlay] = useState<string>();
  const { ticker, toggleSound } = useTicker();
  const isSpinning = result !== undefined && stoppedPlay !== result.play_id;
  const canPay = canSpin(wheel, token_balance);
  const cost = wheel.is_free_now
    ? t('spin.free')
    : t('spin.forTokens', { tokens: words.tokens(wheel.token_cost) });
  return (
    <div className={styles['columns']}>
      <Card className={styles['stageCard']}>
        <div className={styles['cardHead']}>
          <div>
            <h2 className={styles['cardTitle']}>{wheel.name}</h2>
            <p className={styles['muted']}>{wheel.lead}</p>
          </div>
          <Button
            variant="quiet"
            iconOnly
            aria-label={t('spin.sound')}
            aria-pressed={ticker !== undefined}
            icon={
              ticker ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />
            }
            onClick={toggleSound}
          />
        </div>
        <Wheel
          prizes={wheel.prizes}
          target={result && { playId: result.play_id, prizeId: result.prize.prize_id, draw: result.draw }}
          drawing={isDrawing}
          onStopped={(playId) => {
            setStoppedPlay(playId);
            refresh();
          }}
          onPeg={() => ticker?.tick()}
        />
        <OutcomeLine
          prize={isSpinning ? undefined : result?.prize}
          token_cost={result?.token_cost ?? wheel.token_cost}
          hint={isSpinning ? t('spin.turning') : t('spin.ready')}
        />
        <Button
          variant="primary"
          size="large"
          wide
          busy={isDrawing || isSpinning}
          disabled={!canPay}
          onClick={() => void spin()}
        >
          {cost}
        </Button>
        <NextSpin wheel={wheel} token_balance={token_balance} canPay={canPay || wheel.plays_left === 0} />
        {result && !isSpinning && <Proof result={result} told={told} />}
      </Card>
      <Card>
        <h2 className={styles['cardTitle']}>{t('minigame.odds')}</h2>
        <p className={styles['muted']}>{t('spin.oddsText')}</p>
        <OddsTable prizes={wheel.prizes} caption={t('minigame.oddsOf', { game: wheel.name })} />
      </Card>
    </div>
  );
}

/** What the player has, when the next free spin comes, and where tokens come from if he has too few. */
function NextSpin({
  wheel,
  token_balance,
  canPay,
}: {
  wheel: MiniGame;
  token_balance: string;
  canPay: boolean;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const words = usePrizeWords();
  const currency = useShell().site?.currency ?? '';
  const free_ms = useNextFree(wheel);
  return (
    <>
      <p className={styles['next']}>
        <span>{t('minigame.youHave', { tokens: words.tokens(token_balance) })}</span>
        {wheel.plays_left !== null && <span>{t('minigame.playsLeft', { count: wheel.plays_left })}</span>}
        {!wheel.is_free_now && toMinor(wheel.free_turnover_left) > 0n && (
          <span>{t('spin.freeAfter', { amount: formatMoney(wheel.free_turnover_left, currency) })}</span>
        )}
        {free_ms !== undefined && (
          <span>
            {t('spin.nextFree')} <Countdown until_ms={free_ms} />
          </span>
        )}
      </p>
      {!canPay && (
        <LinkButton href={`${path('/minigame')}#earn`} wide>
          {t('minigame.howToEarn')}
        </LinkButton>
      )}
    </>
  );
}

/** The clicks of the pegs, silent until the player asks for them. */
function useTicker(): { ticker: Ticker | undefined; toggleSound: () => void } {
  const [ticker, setTicker] = useState<Ticker>();
  const kept = useRef<Ticker>(undefined);
  useEffect(() => () => kept.current?.close(), []);
  const toggleSound = (): void => {
    kept.current?.close();
    kept.current = kept.current ? undefined : createTicker();
    setTicker(kept.current);
  };
  return { ticker, toggleSound };
}
