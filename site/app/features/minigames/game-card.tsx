import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { ListOrdered } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { ChestStage } from './chest-stage.tsx';
import { DiceStage } from './dice-stage.tsx';
import { OddsTable } from './odds-table.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import type { MiniGame } from './outcome.ts';
import { diceTotalsOf } from './pictures.ts';
import { usePrizeWords } from './prize-words.ts';
import { Proof } from './proof.tsx';
import { ScratchStage } from './scratch-stage.tsx';
import { usePlay, type Play } from './use-play.ts';
import { Wheel } from './wheel.tsx';
import styles from './minigames.module.css';

/** A game on its stage: what it costs, the play, its prizes and chances, and the proof of the last play. */
export function GameCard({
  game,
  token_balance,
  isResting,
}: {
  game: MiniGame;
  /** Undefined until the wallet is known. */
  token_balance: string | undefined;
  /** No cycle runs: an open play can be ended, and no other begun. */
  isResting: boolean;
}): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const titleId = useId();
  const play = usePlay(game);
  const { phase, result, told } = play;
  const isOver = phase === 'shown';
  const pairWords = (prizeId: number): string | undefined => {
    const totals = game.kind === 'dice' ? diceTotalsOf(game.prizes, prizeId) : undefined;
    return (
      totals &&
      t('minigame.totalOf', { low: totals[0], high: totals[1], one: String(totals[0] === totals[1]) })
    );
  };
  const hints = {
    idle: t(`minigame.ready.${game.kind}`),
    open: t('minigame.waiting'),
    taking: t('minigame.revealing'),
    showing: t('minigame.revealing'),
    shown: '',
  };
  return (
    <Card className={styles['stageCard']} aria-labelledby={titleId}>
      <div className={styles['cardHead']}>
        <div>
          <h2 className={styles['cardTitle']} id={titleId}>
            {game.name}
          </h2>
          <p className={styles['muted']}>{game.lead}</p>
        </div>
        <Badge tone="accent">{t('minigame.cost', { tokens: words.tokens(game.token_cost) })}</Badge>
      </div>
      <Stage game={game} play={play} />
      <OutcomeLine
        prize={isOver ? result?.prize : undefined}
        token_cost={game.token_cost}
        hint={hints[phase]}
      />
      <Action game={game} play={play} token_balance={token_balance} isResting={isResting} />
      <div>
        {isOver && result && <Proof result={result} told={told} />}
        <details className={styles['details']}>
          <summary>
            <ListOrdered size={18} aria-hidden="true" />
            {t('minigame.odds')}
          </summary>
          <OddsTable
            prizes={game.prizes}
            caption={t('minigame.oddsOf', { game: game.name })}
            noteOf={pairWords}
          />
        </details>
      </div>
    </Card>
  );
}

function Stage({ game, play }: { game: MiniGame; play: Play }): ReactNode {
  if (game.kind === 'dice') return <DiceStage play={play} />;
  if (game.kind === 'scratch') return <ScratchStage game={game} play={play} />;
  if (game.kind === 'chests') return <ChestStage play={play} />;
  const { result } = play;
  return (
    <Wheel
      prizes={game.prizes}
      target={result && { playId: result.play_id, prizeId: result.prize.prize_id, draw: result.draw }}
      drawing={play.phase === 'taking'}
      onStopped={play.shown}
      onPeg={() => undefined}
    />
  );
}

/** The one thing to do next: pay for a play, or play it. */
function Action({
  game,
  play,
  token_balance,
  isResting,
}: {
  game: MiniGame;
  play: Play;
  token_balance: string | undefined;
  isResting: boolean;
}): ReactNode {
  const t = useWords();
  const words = usePrizeWords();
  const { phase } = play;
  const tokens = words.tokens(game.token_cost);
  if (phase === 'idle' || phase === 'shown') {
    if (isResting) return null;
    const canPay = token_balance !== undefined && toMinor(token_balance) >= toMinor(game.token_cost);
    return (
      <div className={styles['action']}>
        <Button
          variant="primary"
          size="large"
          wide
          busy={play.isBetting}
          disabled={!canPay || game.plays_left === 0}
          onClick={() => void play.bet()}
        >
          {t(phase === 'idle' ? 'minigame.play' : 'minigame.playAgain', { tokens })}
        </Button>
        {game.plays_left !== null && (
          <p className={styles['muted']}>{t('minigame.playsLeft', { count: game.plays_left })}</p>
        )}
        {token_balance !== undefined && !canPay && (
          <p className={styles['muted']}>
            {t('minigame.tooFew', { tokens })} <a href="#earn">{t('minigame.howToEarn')}</a>
          </p>
        )}
      </div>
    );
  }
  // A chest is chosen on the stage itself.
  if (game.kind === 'chests') {
    return <p className={styles['choose']}>{phase === 'open' && t('minigame.act.chests')}</p>;
  }
  const canHurry = game.kind === 'scratch' && phase === 'showing';
  return (
    <div className={styles['action']}>
      <Button
        variant="primary"
        size="large"
        wide
        busy={phase !== 'open' && !canHurry}
        onClick={() => (canHurry ? play.shown() : void play.take({ atOnce: true }))}
      >
        {t(`minigame.act.${game.kind}`)}
      </Button>
    </div>
  );
}
