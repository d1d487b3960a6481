/** The player's cards in the round that is shown, those that need least first. */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isBigWin } from '../../../../kit/client/board/win-mark.tsx';
import { prizesIn } from '../../bingo/prizes.ts';
import { CARDS } from '../../bingo/round.ts';
import type { BingoGame } from '../../games.ts';
import type { LiveFeltProps, Sale } from '../live-view.ts';
import { betsIn } from '../room/state.ts';
import { useWords } from '../words.ts';
import { BingoCard } from './card.tsx';
import { gainedBy, standingOf, wonAtIn } from './round.ts';
import { useCards } from './use-cards.ts';

type OwnCardsProps = {
  game: BingoGame;
  sale: Sale;
  called: readonly number[];
  sound: LiveFeltProps['sound'];
};

/** Where daubs by hand are kept, so that a page that is loaded again has them. */
const keyOf = (code: string, draw: Sale['draw']): string =>
  `marquee:daubs:${code}:${draw?.chain}.${draw?.number}`;

function readDaubs(key: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(Number) : []);
  } catch {
    return new Set();
  }
}

/** Daubing decides nothing: a card has what has been called of it. */
export function OwnCards({ game, sale, called, sound }: OwnCardsProps) {
  const words = useWords();
  const [isByHand, setByHand] = useState(() => readMode() === 'hand');
  const key = keyOf(game.code, sale.draw);
  const [daubs, setDaubs] = useState(() => ({ key, numbers: readDaubs(key) }));
  const number = sale.draw?.number ?? 1;
  const tickets = sale.own.map(({ bet_id, wager }) => ({ id: bet_id, count: wager.spots[CARDS] ?? 0 }));
  const made = useCards(game, sale.draw, tickets);
  const cards = tickets.flatMap(({ id }) => made.get(id) ?? []);
  const come = new Set(called);
  const byHand = daubs.key === key ? daubs.numbers : new Set<number>();
  const wonAt = wonAtIn(sale);
  const [, second] = prizesIn(game.pool.balls, number);
  const marked = second.name === 'pattern' ? (second.sets[0] ?? []) : [];
  const standing = cards
    .map((card, index) => ({ card, index, ...standingOf(game, number, card, called, wonAt) }))
    .toSorted(
      (a, b) =>
        Number(b.won !== null) - Number(a.won !== null) ||
        (a.missing ?? 0) - (b.missing ?? 0) ||
        a.index - b.index,
    );
  const { fresh, win_minor } = gainedBy(game, number, cards, called, sale);
  const staked_minor = betsIn(sale.own).reduce((sum, { bet_minor }) => sum + BigInt(bet_minor), 0n);
  const hearWon = useEffectEvent((count: number) => {
    // A prize that is less than what the cards of the round cost is no win.
    if (count > 0 && win_minor > staked_minor) sound(isBigWin(staked_minor, win_minor) ? 'bigWin' : 'win');
  });
  useEffect(() => hearWon(fresh), [fresh]);
  const daub = (daubed: number): void => {
    const numbers = new Set([...byHand, daubed]);
    setDaubs({ key, numbers });
    sound('chip');
    try {
      sessionStorage.setItem(key, JSON.stringify([...numbers]));
    } catch {
      // A page that may keep nothing forgets daubs when it is loaded again.
    }
  };
  const choose = (hand: boolean): void => {
    setByHand(hand);
    try {
      localStorage.setItem(MODE, hand ? 'hand' : 'auto');
    } catch {
      // The next page daubs by itself again.
    }
  };
  if (cards.length === 0)
    return <p className="lotto-none">{words(sale.isGivenBack ? 'bingo.given_back' : 'bingo.no_cards')}</p>;
  return (
    <div className="bingo-own">
      <fieldset className="tabs bingo-daub" aria-label={words('bingo.daub')}>
        <button type="button" data-daub="auto" aria-pressed={!isByHand} onClick={() => choose(false)}>
          {words('bingo.daub_auto')}
        </button>
        <button type="button" data-daub="hand" aria-pressed={isByHand} onClick={() => choose(true)}>
          {words('bingo.daub_hand')}
        </button>
      </fieldset>
      <Scrolled game={game} count={cards.length} label={words('bingo.your_cards')}>
        {standing.map(({ card, index, missing, won: has }) => (
          <BingoCard
            key={index}
            game={game}
            card={card}
            index={index}
            called={come}
            daubed={isByHand ? byHand : come}
            onDaub={isByHand ? daub : null}
            marked={marked}
            missing={missing}
            won={has}
          />
        ))}
      </Scrolled>
    </div>
  );
}

/** So few cards are drawn as large as there is room for. */
const FEW = 4;

type ScrolledProps = { game: BingoGame; count: number; label: string; children: ReactNode };

function Scrolled({ game, count, label, children }: ScrolledProps) {
  return (
    // It is scrolled by the keyboard too.
    <section
      className={`bingo-cards is-of-${game.pool.balls}`}
      data-few={count <= FEW || undefined}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {children}
    </section>
  );
}

const MODE = 'marquee:daub';

function readMode(): string | null {
  try {
    return localStorage.getItem(MODE);
  } catch {
    return null;
  }
}
