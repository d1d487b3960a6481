/** Coin streak: heads or tails, again and again. */
import { useState } from 'react';
import { z } from 'zod';
import type { BoardProps, GameView } from '../../../../kit/client/game-view.ts';
import { coinStreak as rules, coinStreakLadder } from '../../coin-streak.ts';
import { writeTimes } from '../figures.ts';
import { CoinFace } from '../pictures/coin.tsx';
import { shownRound } from '../shown-round.ts';
import { useStepPresentation } from '../step-presentation.ts';
import { useWords } from '../words.ts';
import '../style/pictures.css';
import '../style/steps.css';
import '../style/coin-streak.css';

const sides = ['heads', 'tails'] as const;
const wagerSchema = z.object({});
type CoinWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ calls: z.array(z.enum(sides)), flips: z.array(z.enum(sides)) });
type CoinSeen = z.infer<typeof seenSchema>;

function Fields() {
  return null;
}

function Board({ phase, round, pace, act, onShown, sound }: BoardProps<CoinWager, CoinSeen>) {
  const words = useWords();
  const [called, setCalled] = useState<'heads' | 'tails' | null>(null);
  const isPlaying = phase === 'in_play';
  const isOver = round?.course.state === 'ended';
  const seen = shownRound({ phase, round })?.course.seen ?? null;
  const calls = seen?.calls ?? [];
  const flips = seen?.flips.slice(0, calls.length) ?? [];
  const last = flips.at(-1) ?? 'heads';
  const isFlying = phase === 'asking' && !isOver && round !== null;
  const isLost = isOver && round?.course.multiplier === 0 && phase !== 'asking';
  const first = Math.max(0, Math.min(calls.length - 3, coinStreakLadder.length - 6));

  useStepPresentation({ phase, pace, round, sound, onShown });

  return (
    <div className="steps coin" data-pace={pace}>
      <div className={`coin-stage ${isFlying ? 'is-flying' : ''} ${isLost ? 'is-lost' : ''}`}>
        <div key={calls.length} className={`coin-body is-${last}`}>
          <CoinFace side="heads" />
          <CoinFace side="tails" />
        </div>
      </div>
      <output className="visually-hidden">
        {flips.length === 0 ? words('coin.ready') : words(`coin.fell.${last}`)}
      </output>
      <ol className="coin-trail" aria-label={words('coin.trail')}>
        {coinStreakLadder.slice(first, first + 6).map((multiplier, index) => {
          const step = first + index;
          const flip = flips[step];
          const ahead = step === calls.length && !isOver ? 'is-next' : '';
          const fallen = flip === calls[step] ? 'is-won' : 'is-lost';
          const state = flip === undefined ? ahead : fallen;
          return (
            <li key={step} className={state}>
              <b>{writeTimes(multiplier)}</b>
              <small>{flip === undefined ? '·' : words(`coin.short.${flip}`)}</small>
            </li>
          );
        })}
      </ol>
      <div className="coin-calls">
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={isFlying && called === side ? 'coin-call is-called' : 'coin-call'}
            aria-disabled={!isPlaying}
            onClick={() => {
              if (!isPlaying) return;
              setCalled(side);
              act({ type: 'call', side });
            }}
          >
            <CoinFace side={side} />
            <b>{words(`coin.call.${side}`)}</b>
          </button>
        ))}
      </div>
    </div>
  );
}

function Picture({ seen }: { wager: CoinWager; seen: CoinSeen }) {
  return (
    <div className="coin-picture" aria-hidden="true">
      {seen.calls.slice(-6).map((call, index, shown) => {
        const at = seen.calls.length - shown.length + index;
        const flip = seen.flips[at] ?? call;
        return (
          <span key={at} className={flip === call ? 'is-won' : 'is-lost'}>
            <CoinFace side={flip} />
          </span>
        );
      })}
    </div>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('coin.rules')}</p>;
}

const view: GameView<CoinWager, CoinSeen> = {
  code: 'coin-streak',
  accent: '#f4c752',
  wagerSchema,
  seenSchema,
  firstWager: {},
  mostMultiplier: (wager) => rules.mostMultiplier(wager),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
