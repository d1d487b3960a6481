/** Night Crossing: a cat in a raincoat crosses a road lane by lane; each clear lane raises what the round pays. */
import { z } from 'zod';
import type { BoardProps, FieldsProps, GameView } from '../../../../kit/client/game-view.ts';
import { writeShortMultiplier } from '../../../../kit/client/words/multiplier.ts';
import { crossing as rules, crossingLadder, HITS, isHit, levels, NUMBERS } from '../../crossing.ts';
import { ChoiceField } from '../choice-field.tsx';
import { FarSide } from '../crossing/far-side.tsx';
import { Cat, type CatPose } from '../pictures/cat.tsx';
import { Vehicle } from '../pictures/traffic.tsx';
import { shownRound } from '../shown-round.ts';
import { useStepPresentation } from '../step-presentation.ts';
import { variables } from '../variables.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/pictures.css';
import '../style/steps.css';
import '../style/crossing.css';
import '../style/crossing-far.css';
import '../style/crossing-traffic.css';
import '../style/crossing-cat.css';

const wagerSchema = z.object({ level: z.enum(levels) });
type CrossingWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ crossed: z.array(z.string()), numbers: z.array(z.int()) });
type CrossingSeen = z.infer<typeof seenSchema>;

/** Lanes beyond these are out of sight: their traffic is not drawn. */
const IN_SIGHT = 9;
/** What passes takes one and a half steps until it has been seen to pass, as in the style sheet. */
const STRIKE_STEPS = 1.5;

function Fields({ wager, onWager, isLocked }: FieldsProps<CrossingWager>) {
  const words = useWords();
  return (
    <ChoiceField
      label={words('crossing.level')}
      values={levels}
      value={wager.level}
      isLocked={isLocked}
      nameOf={(level) => words(`crossing.level.${level}`)}
      onValue={(level) => onWager({ level })}
    />
  );
}

/** `ahead` is still hidden; of the others it is known whether something passes. */
type LaneState = 'ahead' | 'clear' | 'hit' | 'would-hit' | 'unreached';

function laneState(lane: number, wager: CrossingWager, seen: CrossingSeen | null): LaneState {
  const number = seen?.numbers[lane];
  if (!seen || number === undefined) return 'ahead';
  const hits = isHit(wager.level, number);
  if (lane < seen.crossed.length) return hits ? 'hit' : 'clear';
  return hits ? 'would-hit' : 'unreached';
}

const laneWords: Readonly<Record<LaneState, MessageId>> = {
  ahead: 'crossing.lane',
  clear: 'crossing.clear',
  hit: 'crossing.hit',
  'would-hit': 'crossing.would_hit',
  unreached: 'crossing.lane',
};

function Board({ wager, phase, round, pace, act, onShown, sound }: BoardProps<CrossingWager, CrossingSeen>) {
  const words = useWords();
  const isPlaying = phase === 'in_play';
  const isOver = round?.course.state === 'ended';
  const standing = shownRound({ phase, round }, round?.wager.level === wager.level);
  const shown = standing?.wager ?? wager;
  const seen = standing?.course.seen ?? null;
  const ladder = crossingLadder(shown.level);
  const crossed = seen?.crossed.length ?? 0;
  const isLost = isOver && standing?.course.multiplier === 0;
  // Who was in a lane as something passed is back on the kerb.
  const at = isLost ? 0 : crossed;
  const next = Math.min(isLost ? crossed - 1 : crossed, ladder.length - 1);
  const isWalking = phase === 'asking' || (phase === 'showing' && crossed > 0 && !isOver);
  const resting: CatPose = isWalking ? 'walks' : 'waits';
  const last = crossed - 1;

  useStepPresentation({ phase, pace, round, sound, onShown, lossSteps: STRIKE_STEPS });

  return (
    <div
      className={`steps crossing ${isLost ? 'is-lost' : ''}`}
      data-pace={pace}
      style={variables({ '--at': at, '--lanes': ladder.length })}
    >
      <div className="crossing-far">
        <FarSide />
      </div>
      <div className="crossing-dusk" />
      <div className="crossing-road">
        <ol className="crossing-lanes" reversed aria-label={words('crossing.board')}>
          {ladder
            .map((multiplier, lane) => {
              const state = laneState(lane, shown, seen);
              const isNext = lane === crossed && standing !== null && !isOver;
              const isNear = lane >= at - 2 && lane < at + IN_SIGHT;
              return (
                <li key={lane} className={`crossing-lane is-${state} ${isNext ? 'is-next' : ''}`}>
                  <b>{writeShortMultiplier(multiplier)}</b>
                  <span className="visually-hidden">{words(laneWords[state], { lane: lane + 1 })}</span>
                  {state === 'ahead' && isNear && <Vehicle lane={lane} className="is-passing" />}
                  {state === 'hit' && <Vehicle lane={lane} className="is-striking" />}
                  {state === 'would-hit' && <Vehicle lane={lane} className="is-standing" />}
                </li>
              );
            })
            .toReversed()}
        </ol>
        <p className="crossing-kerb">
          {isLost
            ? words('crossing.hit', { lane: crossed })
            : words('crossing.chance', { clear: NUMBERS - HITS[shown.level], numbers: NUMBERS })}
        </p>
        <button
          type="button"
          className="crossing-go"
          style={variables({ '--next': next })}
          aria-label={words('crossing.go', { lane: next + 1 })}
          aria-disabled={!isPlaying}
          onClick={() => isPlaying && act({ type: 'cross' })}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20V5M5 11l7-7 7 7" />
          </svg>
        </button>
        <div className="crossing-cat">
          <span key={`${round?.roundId ?? ''} ${at}`} className={at > 0 ? 'is-hopping' : ''}>
            <Cat pose={isLost ? 'carried' : resting} />
          </span>
        </div>
      </div>
      <output className="visually-hidden">
        {last >= 0 && words(laneWords[laneState(last, shown, seen)], { lane: last + 1 })}
      </output>
    </div>
  );
}

function Picture({ wager, seen }: { wager: CrossingWager; seen: CrossingSeen }) {
  const lanes = crossingLadder(wager.level).length;
  return (
    <svg viewBox={`0 0 ${lanes * 6 + 2} 26`} className="crossing-picture" aria-hidden="true">
      {Array.from({ length: lanes }, (_, lane) => {
        const state = laneState(lane, wager, seen);
        return (
          <rect key={lane} x={lane * 6 + 2} y="2" width="4" height="22" rx="1.5" className={`is-${state}`} />
        );
      })}
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('crossing.rules')}</p>;
}

const view: GameView<CrossingWager, CrossingSeen> = {
  code: 'crossing',
  accent: '#ffc53d',
  wagerSchema,
  seenSchema,
  firstWager: { level: 'medium' },
  mostMultiplier: (wager) => rules.mostMultiplier(wager),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
