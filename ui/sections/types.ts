import type { ComponentType } from 'react';

/** A game as sections show it. */
export interface Game {
  /** `<provider_code>/<game_code>`. */
  readonly key: string;
  readonly name: string;
  /** The provider's word for what it is, e.g. SLOTS. */
  readonly type: string;
  readonly providerName: string;
  readonly image: string;
  readonly image2x: string;
  /** A landscape, 4 : 3, without lettering; empty without one. */
  readonly imageWide: string;
  readonly href: string;
  /** Exact return to player in percent, where the provider declares it. */
  readonly rtpPercent: string | null;
  /** In words. */
  readonly volatility: string | null;
  /** Words to show on the card, such as "New". */
  readonly badges: readonly string[];
}

export interface GameCardProps {
  readonly game: Game;
  /** Load the picture at once: the card is in the first screen. */
  readonly eager?: boolean;
  /** What the card invites to, e.g. "Play". */
  readonly playLabel: string;
}

export type GameCard = ComponentType<GameCardProps>;

/** Games under one heading. */
export interface GameShelf {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Where all of them are; empty where no page has them. */
  readonly href: string;
  readonly games: readonly Game[];
}

export interface Banner {
  readonly image: string;
  readonly imageMobile: string;
  readonly title: string;
  readonly body: string;
  readonly href: string;
  readonly action: string;
}

export interface Winner {
  readonly key: string;
  readonly account: string;
  readonly gameName: string;
  readonly gameHref: string;
  /** With its currency's sign. */
  readonly amount: string;
  /** The amount without it, to compare wins by. */
  readonly size: bigint;
  /** The moment, as ISO 8601 writes it, so that texts are in the order of time. */
  readonly at: string;
}

/** What a carousel says. */
export interface CarouselWords {
  readonly carousel: string;
  readonly previous: string;
  readonly next: string;
  readonly slide: (number: number) => string;
  /** Names the button that stops the banners. */
  readonly pauseCarousel: string;
}
