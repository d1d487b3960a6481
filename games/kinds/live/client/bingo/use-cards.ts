/** The cards of tickets, made where the player is. */
import { useEffect, useState } from 'react';
import type { Card } from '../../bingo/cards.ts';
import { revealedCards } from '../../bingo/revealed-cards.ts';
import type { BingoGame } from '../../games.ts';

type Named = { id: string; count: number };

/** Of each ticket its cards; a ticket whose cards are being made has none yet. */
export function useCards(
  game: BingoGame,
  draw: { chain: number; number: number } | null,
  tickets: readonly Named[],
): ReadonlyMap<string, readonly Card[]> {
  const [made, setMade] = useState<ReadonlyMap<string, readonly Card[]>>(new Map());
  const { chain, number } = draw ?? { chain: 0, number: 0 };
  const keyOf = ({ id, count }: Named): string => `${chain}.${number}.${id}.${count}`;
  const keys = tickets.map(keyOf).join();
  useEffect(() => {
    let isOver = false;
    const missing = tickets.filter((ticket) => !made.has(keyOf(ticket)));
    if (number === 0 || missing.length === 0) return undefined;
    const make = async (): Promise<void> => {
      const cards = await Promise.all(
        missing.map(
          async (ticket) =>
            [keyOf(ticket), await revealedCards(game, { chain, number }, ticket.id, ticket.count)] as const,
        ),
      );
      if (!isOver) setMade((before) => new Map([...[...before].slice(-40), ...cards]));
    };
    void make();
    return () => {
      isOver = true;
    };
    // The tickets are named by their keys.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game, keys]);
  return new Map(tickets.map((ticket) => [ticket.id, made.get(keyOf(ticket)) ?? []]));
}
