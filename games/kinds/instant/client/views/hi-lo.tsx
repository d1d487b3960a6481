/** Hi-lo: whether the next card is higher or lower. */
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { z } from 'zod';
import { writeChance } from '../../../../kit/client/words/chance.ts';
import type { BoardProps, GameView } from '../../../../kit/client/game-view.ts';
import { hiLo as rules, hiLoCalls, hiLoRow } from '../../hi-lo.ts';
import { writeTimes } from '../figures.ts';
import { CardFace, rankOf, suitOf } from '../pictures/card.tsx';
import { shownRound } from '../shown-round.ts';
import { useStepPresentation } from '../step-presentation.ts';
import { useWords } from '../words.ts';
import '../style/steps.css';
import '../style/hi-lo.css';

const wagerSchema = z.object({});
type HiLoWager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({
  cards: z.array(z.int()),
  calls: z.array(z.enum(['higher', 'lower', 'skip'])),
});
type HiLoSeen = z.infer<typeof seenSchema>;

const RANKS = 13n;

function Fields() {
  return null;
}

function Board({ phase, round, pace, act, onShown, sound }: BoardProps<HiLoWager, HiLoSeen>) {
  const words = useWords();
  const isPlaying = phase === 'in_play';
  const isOver = round?.course.state === 'ended';
  const seen = shownRound({ phase, round })?.course.seen ?? null;
  const cards = seen?.cards ?? [];
  const calls = seen?.calls ?? [];
  const steps = calls.map((call) => ({ type: 'call' as const, call }));
  const open = isOver || cards.length === 0 ? [] : hiLoCalls(cards, steps);
  const reached = hiLoRow(cards, calls);
  const card = cards.at(-1);
  const isLost = isOver && round?.course.multiplier === 0;
  const row = useRef<HTMLOListElement>(null);

  // The row is one line, however long the round: the newest card is in sight, and those before it can be scrolled to.
  const showNewest = useEffectEvent(() => {
    const behavior = pace === 'still' ? 'instant' : 'smooth';
    row.current?.scrollTo({ left: row.current.scrollWidth, behavior });
  });
  useLayoutEffect(() => {
    if (cards.length > 0) showNewest();
  }, [cards.length]);

  useStepPresentation({ phase, pace, round, sound, onShown });

  const name = (each: number): string =>
    words('hi_lo.card', { rank: rankOf(each), suit: words(`hi_lo.suit.${suitOf(each)}`) });
  return (
    <div className="steps hi-lo" data-pace={pace}>
      <div className="hi-lo-table">
        <div className="hi-lo-deck" aria-hidden="true" />
        <div
          className={`hi-lo-card ${phase === 'asking' && !isOver ? 'is-waiting' : ''} ${isLost ? 'is-lost' : ''}`}
        >
          {card === undefined ? (
            <span className="hi-lo-back" aria-hidden="true" />
          ) : (
            <div key={cards.length}>
              <CardFace card={card} />
            </div>
          )}
        </div>
        <div className="hi-lo-calls">
          {(['higher', 'lower'] as const).map((call) => {
            const found = open.find((each) => each.call === call);
            return (
              <button
                key={call}
                type="button"
                className={`hi-lo-call is-${call}`}
                aria-disabled={!isPlaying || !(found?.isAllowed ?? false)}
                onClick={() => isPlaying && found?.isAllowed && act({ type: 'call', call })}
              >
                <b>{words(callName(card, call))}</b>
                <span>{found ? writeTimes(found.multiplier) : '–'}</span>
                <small>{found ? writeChance(BigInt(found.ranks), RANKS) : ' '}</small>
              </button>
            );
          })}
          <button
            type="button"
            className="button hi-lo-skip"
            aria-disabled={!isPlaying}
            onClick={() => isPlaying && act({ type: 'call', call: 'skip' })}
          >
            {words('hi_lo.skip')}
          </button>
        </div>
      </div>
      <output className="visually-hidden">{card === undefined ? '' : name(card)}</output>
      <ol className={isLost ? 'hi-lo-row is-lost' : 'hi-lo-row'} aria-label={words('hi_lo.row')} ref={row}>
        {cards.map((each, index) => (
          <li key={index} aria-label={name(each)}>
            <CardFace card={each} />
            {index > 0 && <small>{words(`hi_lo.mark.${calls[index - 1] ?? 'skip'}`)}</small>}
            {index > 0 && calls[index - 1] !== 'skip' && (
              <b>
                {isLost && index === cards.length - 1 ? writeTimes(0) : writeTimes(reached[index - 1] ?? 0)}
              </b>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An equal card counts for both calls, but beside an ace and a king, where one of them could not lose. */
function callName(card: number | undefined, call: 'higher' | 'lower') {
  const rank = card === undefined ? '' : rankOf(card);
  if (rank === 'A') return call === 'higher' ? 'hi_lo.higher' : 'hi_lo.same';
  if (rank === 'K') return call === 'lower' ? 'hi_lo.lower' : 'hi_lo.same';
  return call === 'higher' ? 'hi_lo.higher_or_same' : 'hi_lo.lower_or_same';
}

function Picture({ seen }: { wager: HiLoWager; seen: HiLoSeen }) {
  return (
    <div className="hi-lo-picture" aria-hidden="true">
      {seen.cards.slice(-4).map((card, index) => (
        <CardFace key={index} card={card} />
      ))}
    </div>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('hi_lo.rules')}</p>;
}

function OddsNote() {
  const words = useWords();
  return <p>{words('hi_lo.odds')}</p>;
}

const view: GameView<HiLoWager, HiLoSeen> = {
  code: 'hi-lo',
  accent: '#8fd14f',
  wagerSchema,
  seenSchema,
  firstWager: {},
  mostMultiplier: (wager) => rules.mostMultiplier(wager),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
  OddsNote,
};
export default view;
