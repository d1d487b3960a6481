/** Penalty Shootout: five targets, and an octopus in goal whose arms were drawn before the kick. */
import { useRef, useState, type KeyboardEvent } from 'react';
import { z } from 'zod';
import type { BoardProps, BoardRound, FieldsProps, GameView } from '../../../../kit/client/game-view.ts';
import { writeShortMultiplier } from '../../../../kit/client/words/multiplier.ts';
import { ARMS, levels, penalty as rules, penaltyLadder, TARGETS } from '../../penalty.ts';
import { ChoiceField } from '../choice-field.tsx';
import { places } from '../penalty/goal-places.ts';
import { GoalFrame, PitchLines, Stands } from '../penalty/stadium.tsx';
import { Football, Glove, Keeper, type KeeperMood } from '../pictures/keeper.tsx';
import { shownRound } from '../shown-round.ts';
import { useStepPresentation } from '../step-presentation.ts';
import { variables } from '../variables.ts';
import { useWords } from '../words.ts';
import '../style/pictures.css';
import '../style/steps.css';
import '../style/penalty.css';
import '../style/penalty-goal.css';

const wagerSchema = z.object({ level: z.enum(levels) });
type PenaltyWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ kicked: z.array(z.int()), reached: z.array(z.array(z.int())) });
type PenaltySeen = z.infer<typeof seenSchema>;

/** So many rungs of the ladder are in sight. */
const IN_SIGHT = 5;
/** A ball that is held is looked at for so many steps. */
const SAVE_STEPS = 1.8;

function Fields({ wager, onWager, isLocked }: FieldsProps<PenaltyWager>) {
  const words = useWords();
  return (
    <ChoiceField
      label={words('penalty.level')}
      values={levels}
      value={wager.level}
      isLocked={isLocked}
      nameOf={(level) => words(`penalty.level.${level}`)}
      onValue={(level) => onWager({ level })}
    />
  );
}

const isSaved = ({ kicked, reached }: PenaltySeen, kick: number): boolean =>
  reached[kick]?.includes(kicked[kick] ?? -1) ?? false;

const endsWithKick = ({ actions }: BoardRound<PenaltyWager, PenaltySeen>): boolean =>
  actions.at(-1)?.['type'] === 'kick';

function Board({ wager, phase, round, pace, act, onShown, sound }: BoardProps<PenaltyWager, PenaltySeen>) {
  const words = useWords();
  const goal = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState({ kick: -1, target: -1 });
  const isPlaying = phase === 'in_play';
  const isOver = round?.course.state === 'ended';
  const shown = shownRound({ phase, round }, round?.wager.level === wager.level);
  const isShown = shown !== null;
  const { level } = shown?.wager ?? wager;
  const seen: PenaltySeen = shown?.course.seen ?? { kicked: [], reached: [] };
  const ladder = penaltyLadder(level);
  const kicks = seen.kicked.length;
  const last = kicks - 1;
  // Asked for is a kick, and not the cash-out.
  const isAsked = isShown && phase === 'asking' && aim.kick === kicks;
  // The kick whose ball is in the air is not told.
  const told = isShown && phase === 'showing' && endsWithKick(shown) ? kicks - 1 : kicks;
  const isInTheAir = told < kicks;
  const isLost = told > 0 && told === kicks && isSaved(seen, last);
  // Once a goal has been looked at the arms come back, where they are seen to; of the kick that ended the round they stay.
  const isLastKick = isShown && isOver && endsWithKick(shown);
  const areArmsOut = kicks > 0 && !isAsked && (isInTheAir || isLastKick || pace === 'still');
  const reached = areArmsOut ? (seen.reached[last] ?? []) : [];
  const first = Math.max(0, Math.min(told - 3, ladder.length - IN_SIGHT));

  useStepPresentation({ phase, pace, round, sound, onShown, lossSteps: SAVE_STEPS, isHeardAfter: true });

  function mood(): KeeperMood {
    if (told === 0 || isInTheAir || isAsked) return 'ready';
    return isLost ? 'glad' : 'beaten';
  }

  function kick(target: number): void {
    if (!isPlaying) return;
    setAim({ kick: kicks, target });
    sound('kick');
    act({ type: 'kick', target });
  }

  function move(event: KeyboardEvent, from: number): void {
    const { up, down } = places[from] ?? { up: from, down: from };
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, ArrowUp: up, ArrowDown: down }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goal.current?.querySelector<HTMLElement>(`[data-target="${to}"]`)?.focus();
  }

  /** A ball on the spot, in the air, in the net, or in a glove. */
  function ballOf(index: number) {
    const target = places[seen.kicked[index] ?? -1];
    const isGone = index < last || (isAsked && index === last);
    return (
      <span
        key={`${round?.roundId ?? ''} ${index}`}
        className={`penalty-ball ${target ? 'is-kicked' : 'is-laid'} ${isGone ? 'is-gone' : ''}`}
        style={target && variables({ '--x': target.x, '--y': target.y })}
      >
        <Football />
      </span>
    );
  }

  const told_words =
    told > 0 && words(isSaved(seen, told - 1) ? 'penalty.saved' : 'penalty.goal', { kick: told });

  return (
    <div className="steps penalty" data-pace={pace}>
      <div className="penalty-scene">
        <Stands />
        <div className="penalty-pitch">
          <PitchLines />
        </div>
        <div className={`penalty-goal ${isInTheAir ? 'is-kicked' : ''}`} ref={goal}>
          <GoalFrame />
          {!isInTheAir && told > 0 && !isLost && !isAsked && (
            <span
              className="penalty-ripple"
              style={variables({
                '--x': places[seen.kicked[last] ?? 0]?.x ?? 0,
                '--y': places[seen.kicked[last] ?? 0]?.y ?? 0,
              })}
            />
          )}
          <svg className="penalty-arms" viewBox="0 0 100 50" aria-hidden="true">
            {places.map(({ arm }, target) => (
              <g key={arm} className={reached.includes(target) ? 'is-out' : ''}>
                <path d={arm} pathLength="1" className="is-edge" />
                <path d={arm} pathLength="1" />
                <path d={arm} pathLength="1" className="is-light" />
              </g>
            ))}
          </svg>
          {places.map(({ x, y, lean }, target) => (
            <span
              key={target}
              className={`penalty-glove ${lean > 0 ? 'is-right' : ''} ${reached.includes(target) ? 'is-out' : ''}`}
              style={variables({ '--x': x, '--y': y, '--lean': lean })}
            >
              <Glove />
            </span>
          ))}
          <div className="penalty-keeper">
            <Keeper mood={mood()} />
          </div>
          {last >= 0 && ballOf(last)}
          {!isInTheAir && !(isShown && isOver) && ballOf(kicks)}
          {places.map(({ name, x, y }, target) => (
            <button
              key={name}
              type="button"
              data-target={target}
              className={`penalty-target ${isAsked && aim.target === target ? 'is-aimed' : ''}`}
              style={variables({ '--x': x, '--y': y })}
              aria-label={words(name)}
              aria-disabled={!isPlaying}
              onKeyDown={(event) => move(event, target)}
              onClick={() => kick(target)}
            />
          ))}
        </div>
      </div>
      <div className="penalty-foot">
        <ol className="penalty-ladder" aria-label={words('penalty.ladder')}>
          {ladder.slice(first, first + IN_SIGHT).map((multiplier, index) => {
            const step = first + index;
            const ended = isSaved(seen, step) ? 'is-saved' : 'is-goal';
            const ahead = step === told && isShown && (isInTheAir || !isOver) ? 'is-next' : '';
            return (
              <li key={step} className={step < told ? ended : ahead}>
                <small>{step + 1}</small>
                <b>{writeShortMultiplier(multiplier)}</b>
              </li>
            );
          })}
        </ol>
        <p className={`penalty-said ${isLost ? 'is-lost' : ''}`}>
          {isLost && told_words
            ? told_words
            : words('penalty.chance', { open: TARGETS - ARMS[level], targets: TARGETS })}
        </p>
      </div>
      <output className="visually-hidden">{told_words}</output>
    </div>
  );
}

function Picture({ seen }: { wager: PenaltyWager; seen: PenaltySeen }) {
  // The last two: more would be too small to be read.
  const shown = seen.kicked.map((_, kick) => kick).slice(-2);
  return (
    <svg viewBox={`0 0 ${Math.max(1, shown.length) * 26} 14`} className="penalty-picture" aria-hidden="true">
      {shown.map((kick, index) => (
        <g key={kick} transform={`translate(${index * 26 + 1} 1)`}>
          <path d="M1 12V1H23V12" className="is-frame" />
          {places.map(({ x, y }, target) => {
            const isHeld = seen.reached[kick]?.includes(target) ?? false;
            const isOwn = seen.kicked[kick] === target;
            const own = isHeld ? 'is-saved' : 'is-goal';
            const other = isHeld ? 'is-held' : 'is-open';
            return (
              <circle
                key={target}
                cx={(x / 100) * 22 + 1}
                cy={(y / 50) * 10 + 1.4}
                r={isOwn ? 2.6 : 1.5}
                className={isOwn ? own : other}
              />
            );
          })}
        </g>
      ))}
      {shown.length === 0 && <path d="M1 12V1H23V12" className="is-frame" />}
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('penalty.rules')}</p>;
}

const view: GameView<PenaltyWager, PenaltySeen> = {
  code: 'penalty',
  accent: '#7fe08a',
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
