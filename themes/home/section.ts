import type { SpokenLanguage } from '@marquee/contract/languages.ts';
import type { HousePromise } from '@marquee/ui/sections/promise-strip.tsx';
import type { Promo } from '@marquee/ui/sections/promo-strip.tsx';
import type { Banner, CarouselWords, Game, GameCard, GameShelf, Winner } from '@marquee/ui/sections/types.ts';
import { memo, type ComponentType, type ReactNode } from 'react';

/** A category of games that the site has, as its game menu names it. */
export interface HomeCategory {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** A picture of it, 96 pixels square. */
  readonly image: string;
}

/** Games of a category that have something in common: those of one provider, or of one kind. */
export interface HomeHouse {
  readonly id: string;
  readonly label: string;
  /** Where all of its games are. */
  readonly href: string;
  /** How many those are, in words. */
  readonly count: string;
  readonly games: readonly Game[];
}

/** A category and the houses that its games are of; a category with few games has them undivided. */
export interface HomeWing extends HomeCategory {
  readonly count: string;
  readonly houses: readonly HomeHouse[];
  readonly games: readonly Game[];
}

/** A category with a few of its games, and what was won in it last of all that is known of. */
export interface HomeGlimpse extends HomeCategory {
  readonly count: string;
  readonly games: readonly Game[];
  readonly lastWin: Winner | undefined;
}

/** A category with the first of its games. Its houses are ways on, and their games are not sent. */
export interface HomeSelection extends HomeCategory {
  readonly count: string;
  readonly houses: readonly Pick<HomeHouse, 'id' | 'label' | 'href'>[];
  readonly games: readonly Game[];
}

/** A step of the trail: of a new player's way, or a mission of the signed-in player's. */
export interface TrailStep {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** How far a mission is, from 0 to 100. */
  readonly percent?: number;
}

export interface Trail {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly TrailStep[];
}

/** A jackpot as its counter shows it. */
export interface HomeJackpot {
  readonly label: string;
  readonly amount: ReactNode;
  readonly more: string;
  readonly href: string;
}

/** The gift of the day: a draw that is free once a day, and costs tokens otherwise. */
export interface HomeGift {
  /** What the next draw costs, in words; empty while it is free. */
  readonly cost: string;
  /** It is free, or the player has the tokens. */
  readonly canOpen: boolean;
  readonly isDrawing: boolean;
  /** It is drawing, or what the next draw costs is not known yet. */
  readonly isBusy: boolean;
  /** Draws, and tells what came of it as the outcome. */
  readonly open: () => void;
  /** What has to be staked before the next free draw, with its currency's sign; empty where nothing has to be. */
  readonly stakeLeft: string;
  /** The time until the next free draw, where it is only a matter of time. */
  readonly countdown: ReactNode;
  /** How many tokens the player has, in words, and where they come from. */
  readonly tokens: string;
  readonly earnHref: string;
  /** The last draw on this page. Tokens that come back are no win. */
  readonly outcome:
    | { readonly key: string; readonly kind: 'none' | 'back' | 'win'; readonly text: string }
    | undefined;
  /** Every prize with its chance. */
  readonly odds: ReactNode;
  /** The proof of the last draw. */
  readonly proof: ReactNode;
}

/** The signed-in player, for a home page that greets them. */
export interface HomePlayer {
  readonly name: string;
  /** The balance as it is at each moment. */
  readonly balance: ReactNode;
  readonly depositHref: string;
}

/**
 * Finds games among all that the site has, without a look of its own: `render` gives it one. It is loaded where a section shows it, which a
 * section does once a visitor asks: a home page comes with its most popular games alone. The games are undefined until they are known.
 */
export type GameFinder = ComponentType<{
  /** What was typed; slips of the pen are forgiven. Empty for all. */
  readonly typed: string;
  /** A category's id; empty for all. */
  readonly category: string;
  readonly render: (games: readonly Game[] | undefined) => ReactNode;
}>;

/**
 * What sections of a home page may show. What no section of a template needs is not loaded: then lists are empty, and single
 * things undefined.
 */
export interface HomeData {
  readonly banners: readonly Banner[];
  readonly categories: readonly HomeCategory[];
  /** The categories that have games, with their houses; the most popular games first in each. */
  readonly wings: readonly HomeWing[];
  /** The categories that have games, each with a few of them and its last win. */
  readonly glimpses: readonly HomeGlimpse[];
  /** The categories that have games, each with its most popular ones and the names of its houses. */
  readonly selections: readonly HomeSelection[];
  readonly shelves: readonly GameShelf[];
  /** What is the signed-in player's own: games to go on with, level, bonus. Nothing for visitors. */
  readonly own: ReactNode;
  /** The signed-in player's favourites. Nothing for visitors. */
  readonly favourites: ReactNode;
  readonly winners: readonly Winner[];
  /** Some promotions of the site. */
  readonly promos: readonly Promo[];
  /** A progressive jackpot, or what is won on the games with a jackpot, as it grows; undefined where the site has none. */
  readonly jackpot: HomeJackpot | undefined;
  /** Figures of the house, the weightiest first; at most four. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** One game to show large; no shelf has it too. */
  readonly spotlight: Game | undefined;
  /** A new player's first steps. */
  readonly trail: Trail;
  /** The first steps, or the missions of now for a signed-in player. */
  readonly missions: Trail;
  /** The signed-in player's gift of the day; `closed` while there is none to draw. Nothing for visitors, and until it is known. */
  readonly gift: HomeGift | 'closed' | undefined;
  /** Nothing for visitors, and until it is known. */
  readonly player: HomePlayer | undefined;
  readonly promises: readonly HousePromise[];
  readonly Finder: GameFinder;
}

export type HomeNeed = keyof HomeData;

/** What the player's browser asks for itself, once the page is there. */
export type HomeTold = Partial<Pick<HomeData, 'missions' | 'gift' | 'player'>>;

/** What every section is given. */
export interface SectionFrame {
  readonly Card: GameCard;
  readonly paths: { readonly games: string; readonly promotions: string; readonly join: string };
  readonly words: HomeWords;
  /** The language of the page, for what a template says itself. */
  readonly language: SpokenLanguage;
}

/** What a home page says; a section uses what it needs. */
export interface HomeWords extends CarouselWords {
  readonly spotlight: string;
  readonly rtp: string;
  readonly volatility: string;
  readonly seeAll: string;
  readonly play: string;
  readonly winners: string;
  readonly pauseWinners: string;
  readonly promotions: string;
  /** The name of the list of categories. */
  readonly categories: string;
  readonly promises: string;
}

/** A part of a home page, with the data that it cannot be shown without. */
export interface HomeSection {
  readonly needs: readonly HomeNeed[];
  readonly Section: ComponentType<HomeData & SectionFrame>;
}

/**
 * Declares a section. It is given what it needs, sees nothing else, and is drawn again only when some of that has changed: wins are told
 * while a page is read, and would draw the whole page again and again.
 */
export function section<Need extends HomeNeed>(
  needs: readonly Need[],
  Section: (props: Pick<HomeData, Need> & SectionFrame) => ReactNode,
): HomeSection {
  const seen = [...needs, 'Card', 'paths', 'words', 'language'] as const;
  return {
    needs,
    Section: memo(Section, (before, after) => seen.every((key) => before[key] === after[key])),
  };
}

/** A home page: its sections from top to bottom. */
export interface HomePlan {
  readonly className: string | undefined;
  readonly sections: readonly HomeSection[];
  /** How many games the first shelf has at most, where it is fewer than twelve: what is not shown is not sent. */
  readonly firstShelfGames?: number;
}

/** Everything that a home page needs, each once. */
export function needsOf(plan: HomePlan): ReadonlySet<HomeNeed> {
  return new Set(plan.sections.flatMap(({ needs }) => needs));
}
