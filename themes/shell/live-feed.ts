import type { ComponentType, ReactNode } from 'react';

/** A line of the feed: a win that everybody sees, or a round of the player. */
export interface LiveLine {
  readonly key: string;
  /** At what time of the visitor's day. */
  readonly time: string;
  readonly game: string;
  readonly href: string;
  /** Masked; empty for the player's own rounds. */
  readonly account: string;
  /** What was won, or what a round of the player came to, with its sign. */
  readonly amount: string;
  /** The player's stake; empty for the wins of others. */
  readonly stake: string;
  readonly tone: 'won' | 'even' | 'open';
}

export interface LiveData {
  /** Undefined until they are known. */
  readonly wins: readonly LiveLine[] | undefined;
  /** Undefined until they are known; null for visitors. */
  readonly bets: readonly LiveLine[] | undefined | null;
  /** Paid out to players in the last hour, in money; empty where that is nothing. */
  readonly paidOut: string;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * What happens on the site, without a look of its own: `render` gives it one. It listens while it is on the page, so a layout
 * that has closed it leaves it out.
 */
export type LiveFeed = ComponentType<{ readonly render: (data: LiveData) => ReactNode }>;
