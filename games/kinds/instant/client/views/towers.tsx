/** Towers: floor after floor one door is chosen; each safe one raises what the round pays. */
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { z } from 'zod';
import { moveFocus } from '../../../../kit/client/keys/move-focus.ts';
import type { BoardProps, FieldsProps, GameView } from '../../../../kit/client/game-view.ts';
import { DOORS, levels, towers as rules, towersLadder } from '../../towers.ts';
import { ChoiceField } from '../choice-field.tsx';
import { writeTimes } from '../figures.ts';
import { Egg } from '../pictures/egg.tsx';
import { Trap } from '../pictures/trap.tsx';
import { shownRound } from '../shown-round.ts';
import { useStepPresentation } from '../step-presentation.ts';
import { useWords } from '../words.ts';
import '../style/pictures.css';
import '../style/steps.css';
import '../style/towers.css';

const wagerSchema = z.object({ level: z.enum(levels) });
type TowersWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ opened: z.array(z.int()), safe: z.array(z.array(z.int())) });
type TowersSeen = z.infer<typeof seenSchema>;

function Fields({ wager, onWager, isLocked }: FieldsProps<TowersWager>) {
  const words = useWords();
  return (
    <ChoiceField
      label={words('towers.level')}
      values={levels}
      value={wager.level}
      isLocked={isLocked}
      nameOf={(level) => words(`towers.level.${level}`)}
      onValue={(level) => onWager({ level })}
    />
  );
}

function Board({ wager, phase, round, pace, act, onShown, sound }: BoardProps<TowersWager, TowersSeen>) {
  const words = useWords();
  const tower = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const isPlaying = phase === 'in_play';
  const isOver = round?.course.state === 'ended';
  const shown = shownRound({ phase, round }, round?.wager.level === wager.level);
  const { level } = shown?.wager ?? wager;
  const seen = shown?.course.seen ?? null;
  const ladder = towersLadder(level);
  const { doors } = DOORS[level];
  const opened = seen?.opened ?? [];
  const current = isOver || !shown ? null : opened.length;

  useStepPresentation({ phase, pace, round, sound, onShown });

  const follow = useEffectEvent((floor: number | null) => {
    if (floor === null) return;
    const lit = tower.current?.querySelector(`[data-floor="${floor}"]`);
    lit?.scrollIntoView({ block: 'nearest', behavior: pace === 'normal' ? 'smooth' : 'auto' });
  });
  useEffect(() => follow(current), [current]);

  function choose(door: number): void {
    if (!isPlaying || current === null) return;
    setPressed(`${current} ${door}`);
    act({ type: 'open', door });
  }

  function move(event: KeyboardEvent): void {
    // The doors of a floor stand side by side, or one above the other where the tower lies.
    moveFocus(event, [...(tower.current?.querySelectorAll<HTMLElement>('.is-current .towers-door') ?? [])]);
  }

  return (
    <div className="steps towers" data-pace={pace}>
      <ol className="towers-floors" reversed ref={tower} aria-label={words('towers.board')}>
        {ladder
          .map((multiplier, floor) => {
            const isCurrent = floor === current;
            const passed = floor < opened.length ? 'is-passed' : '';
            const state = isCurrent ? 'is-current' : passed;
            return (
              <li key={floor} data-floor={floor} className={`towers-floor ${state}`}>
                <b>{writeTimes(multiplier)}</b>
                <div className="towers-doors">
                  {Array.from({ length: doors }, (_, door) => {
                    const isOwn = opened[floor] === door;
                    const safe = seen?.safe[floor];
                    const isSafe = safe?.includes(door) ?? false;
                    const isShut = safe === undefined;
                    const isWaiting = phase === 'asking' && pressed === `${floor} ${door}` && isShut;
                    const shut = isWaiting ? 'is-waiting' : '';
                    const open = `is-open ${isSafe ? 'is-safe' : 'is-trap'} ${isOwn ? 'is-own' : ''}`;
                    const found = isSafe ? 'towers.door_safe' : 'towers.door_trap';
                    return (
                      <button
                        key={door}
                        type="button"
                        className={`towers-door ${isShut ? shut : open}`}
                        aria-label={words(isShut ? 'towers.door' : found, {
                          door: door + 1,
                          floor: floor + 1,
                        })}
                        aria-disabled={!isPlaying || !isCurrent}
                        onKeyDown={move}
                        onClick={() => isCurrent && choose(door)}
                      >
                        {!isShut && (isSafe ? <Egg /> : <Trap />)}
                      </button>
                    );
                  })}
                </div>
              </li>
            );
          })
          .toReversed()}
      </ol>
    </div>
  );
}

function Picture({ wager, seen }: { wager: TowersWager; seen: TowersSeen }) {
  const { doors } = DOORS[wager.level];
  const floors = towersLadder(wager.level).length;
  return (
    <svg viewBox={`0 0 ${doors * 12} ${floors * 6}`} className="towers-picture" aria-hidden="true">
      {Array.from({ length: floors }, (_, floor) =>
        Array.from({ length: doors }, (__, door) => {
          const isOpen = seen.opened[floor] === door;
          const isSafe = seen.safe[floor]?.includes(door) ?? false;
          const found = isSafe ? 'is-safe' : 'is-trap';
          return (
            <rect
              key={`${floor} ${door}`}
              x={door * 12 + 1}
              y={(floors - 1 - floor) * 6 + 1}
              width="10"
              height="4"
              rx="1.5"
              className={isOpen ? found : ''}
            />
          );
        }),
      )}
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('towers.rules')}</p>;
}

const view: GameView<TowersWager, TowersSeen> = {
  code: 'towers',
  accent: '#ff9f5a',
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
