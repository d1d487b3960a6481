/** Coconut Catch: a monkey lets go of a coconut, which falls over pegs to the baskets that the player has set out. */
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { z } from 'zod';
import { moveFocus } from '../../../../kit/client/keys/move-focus.ts';
import type { BoardProps, FieldsProps, GameView, Pace } from '../../../../kit/client/game-view.ts';
import { writeChance } from '../../../../kit/client/words/chance.ts';
import {
  ALL_WAYS,
  basketPays,
  coconut as rules,
  FIRST_FROM,
  LAST_FROM,
  PLACES,
  ROWS,
  wagerSchema,
  wayOf,
  waysTo,
} from '../../coconut.ts';
import { ChoiceField } from '../choice-field.tsx';
import { Grove } from '../coconut/grove.tsx';
import { fallOf } from '../coconut/way.ts';
import { placeAt } from '../falling/hops.ts';
import { writeBriefTimes } from '../figures.ts';
import { Basket, Coconut, Monkey, SplitCoconut, type MonkeyMood } from '../pictures/coconuts.tsx';
import { shareOf } from '../round-share.ts';
import { animate } from '../spring.ts';
import { variables } from '../variables.ts';
import { winCue } from '../win-cue.ts';
import { useWords } from '../words.ts';
import '../style/pictures.css';
import '../style/coconut.css';
import '../style/coconut-ground.css';

type CoconutWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ path: z.array(z.int().min(0).max(1)), place: z.int() });
type CoconutSeen = z.infer<typeof seenSchema>;

/** A row takes this long to fall through. */
const ROW_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 125, turbo: 40 };
/** So long a peg that was struck is lit, and so many are lit at the same time. */
const STRIKE_MS = 320;
const STRIKES = 4;

const places = Array.from({ length: PLACES }, (_, index) => index + 1);
const froms = places.filter((place) => place >= FIRST_FROM && place <= LAST_FROM);

const layouts = ['near', 'far', 'all'] as const;
type Layout = (typeof layouts)[number];

/** Baskets that are set out with one press: the three places that are nearest, the three that are furthest, or every one. */
function basketsOf(layout: Layout, from: number): number[] {
  if (layout === 'all') return places;
  const near = places.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
  return (layout === 'near' ? near.slice(0, 3) : near.slice(-3)).toSorted((a, b) => a - b);
}

const isSame = (a: CoconutWager, b: CoconutWager): boolean =>
  a.from === b.from && a.baskets.join() === b.baskets.join();

function Fields({ wager, onWager, isLocked }: FieldsProps<CoconutWager>) {
  const words = useWords();
  const { from } = wager;
  const laid = layouts.find((layout) => isSame(wager, { from, baskets: basketsOf(layout, from) }));
  return (
    <ChoiceField<Layout | ''>
      label={words('coconut.layout')}
      values={layouts}
      value={laid ?? ''}
      isLocked={isLocked}
      nameOf={(layout) => (layout === '' ? '' : words(`coconut.layout.${layout}`))}
      onValue={(layout) => layout !== '' && onWager({ from, baskets: basketsOf(layout, from) })}
    />
  );
}

/** Lets the arrow keys go from a button to those beside it. */
function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  moveFocus(event, [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]);
}

function Board(props: BoardProps<CoconutWager, CoconutSeen>) {
  const { wager, onWager, phase, round, pace, onShown, sound } = props;
  const words = useWords();
  const ball = useRef<HTMLDivElement>(null);
  const strikes = useRef<HTMLDivElement>(null);
  const isShowing = phase === 'showing';
  const isIdle = phase === 'idle';
  const { from, baskets } = isShowing && round ? round.wager : wager;
  // The last round stands until something else is chosen or a bet is placed.
  const landed = isIdle && round !== null && isSame(round.wager, wager) ? round.course.seen.place : null;
  const paid = landed === null ? 0 : (round?.course.multiplier ?? 0);

  const placed = (x: number, y: number): string =>
    `translate(${(x / PLACES) * 100}%, ${((y + 0.5) / ROWS) * 100}%)`;

  /** Lights the peg that was struck; a few of them fade at the same time. */
  function strike(row: number, x: number): void {
    const light = strikes.current?.children[row % STRIKES];
    if (!(light instanceof HTMLElement)) return;
    light.style.transform = placed(x, row);
    light.firstElementChild?.animate(
      [
        { opacity: 1, transform: 'scale(0.7)' },
        { opacity: 0, transform: 'scale(1.5)' },
      ],
      { duration: STRIKE_MS, easing: 'ease-out' },
    );
  }

  const present = useEffectEvent(() => {
    if (!round) return undefined;
    const { path } = round.course.seen;
    const way = wayOf(round.wager.from, path);
    const fall = fallOf(round.wager.from, path, (row) => shareOf(`${round.roundId} ${row}`));
    let struck = -1;
    return animate(
      ROW_MS[pace] * (path.length + 1),
      (passed) => {
        const { x, y, row } = placeAt(fall, passed);
        const element = ball.current;
        if (element) element.style.transform = placed(x, y);
        // It rolls the way it goes.
        const picture = element?.firstElementChild;
        if (picture instanceof HTMLElement) picture.style.rotate = `${(x - round.wager.from) * 150}deg`;
        if (row === struck || pace === 'still') return;
        struck = row;
        sound('knock');
        strike(row, (way[row] ?? 0) / 2);
      },
      () => {
        const { multiplier } = round.course;
        // A basket that pays back no more than the bet is heard as what it is.
        sound(winCue(multiplier) ?? (multiplier > 0 ? 'knock' : 'crack'));
        onShown();
      },
    );
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  function toggle(place: number): void {
    if (!isIdle) return;
    const isOut = baskets.includes(place);
    if (isOut && baskets.length === 1) return;
    const next = isOut ? baskets.filter((each) => each !== place) : [...baskets, place];
    onWager({ from, baskets: next.toSorted((a, b) => a - b) });
  }

  function mood(): MonkeyMood {
    if (landed !== null && winCue(paid) !== null) return 'glad';
    return isShowing || landed !== null ? 'drops' : 'holds';
  }

  const caught = baskets.reduce((sum, place) => sum + waysTo(from, place), 0n);
  return (
    <div className="coconut" data-pace={pace}>
      <Grove />
      <div className="coconut-field" style={variables({ '--from': from })}>
        <fieldset className="coconut-branch" aria-label={words('coconut.from')} aria-disabled={!isIdle}>
          {froms.map((place) => (
            <button
              key={place}
              type="button"
              aria-pressed={place === from}
              aria-label={words('coconut.from_place', { place })}
              style={variables({ '--place': place })}
              onKeyDown={moveAlong}
              onClick={() => isIdle && onWager({ from: place, baskets })}
            />
          ))}
          <div className="coconut-monkey" data-mood={mood()}>
            <Monkey mood={mood()} />
          </div>
        </fieldset>
        <div className="coconut-pegs" aria-hidden="true">
          <div ref={strikes}>
            {Array.from({ length: STRIKES }, (_, index) => (
              <div key={index} className="coconut-strike">
                <i />
              </div>
            ))}
          </div>
          <div className={isShowing ? 'coconut-ball is-falling' : 'coconut-ball'} ref={ball}>
            <Coconut />
          </div>
        </div>
        <fieldset
          className={`coconut-ground ${landed === null ? '' : 'is-over'}`}
          aria-label={words('coconut.places')}
          aria-disabled={!isIdle}
        >
          {places.map((place) => {
            const isOut = baskets.includes(place);
            // An empty place says what a basket would pay that joined the others, until a coconut has fallen.
            const count = isOut ? baskets.length : baskets.length + 1;
            const pays =
              isOut || (isIdle && landed === null) ? writeBriefTimes(basketPays(from, place, count)) : '';
            const chance = writeChance(waysTo(from, place), ALL_WAYS);
            return (
              <button
                key={place}
                type="button"
                data-place={place}
                className={place === landed ? 'is-struck' : ''}
                aria-pressed={isOut}
                aria-label={words(isOut ? 'coconut.basket' : 'coconut.place', { place, pays, chance })}
                onKeyDown={moveAlong}
                onClick={() => toggle(place)}
              >
                <span className="coconut-spot">
                  {isOut && <Basket isFull={place === landed} />}
                  {!isOut && place === landed && <SplitCoconut />}
                </span>
                <b>{pays}</b> <small>{chance}</small>
              </button>
            );
          })}
        </fieldset>
        <p className="coconut-said">
          {words('coconut.share', { count: baskets.length, chance: writeChance(caught, ALL_WAYS) })}
        </p>
      </div>
      <output className="visually-hidden">
        {landed !== null &&
          (paid > 0
            ? words('coconut.caught', { place: landed, pays: writeBriefTimes(paid) })
            : words('coconut.missed', { place: landed }))}
      </output>
    </div>
  );
}

function Picture({ wager, seen }: { wager: CoconutWager; seen: CoconutSeen }) {
  const way = wayOf(wager.from, seen.path).map((at, row) => `${at * 2.5 + 1} ${row * 1.6 + 1}`);
  return (
    <svg viewBox="0 0 42 30" className="coconut-picture" aria-hidden="true">
      <polyline points={way.join(' ')} />
      {places.map((place) => {
        const isOut = wager.baskets.includes(place);
        const own = isOut ? 'is-caught' : 'is-missed';
        const other = isOut ? 'is-out' : 'is-open';
        return (
          <path
            key={place}
            d={`M${place * 5 - 3.7} 23h4.4l-.8 6h-2.8z`}
            className={place === seen.place ? own : other}
          />
        );
      })}
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('coconut.rules')}</p>;
}

const view: GameView<CoconutWager, CoconutSeen> = {
  code: 'coconut',
  accent: '#ffc75a',
  wagerSchema,
  seenSchema,
  firstWager: { from: 4, baskets: [3, 4, 5] },
  endsAtOnce: true,
  hasOpenMiddle: true,
  mostMultiplier: (wager) => rules.mostMultiplier(wager),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
