import type { Promo } from '@marquee/ui/sections/promo-strip.tsx';
import type { Banner, Game, GameCardProps, GameShelf, Winner } from '@marquee/ui/sections/types.ts';
import type { ComponentType, ReactNode } from 'react';

export interface NavigationLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** What a layout says itself; everything else it is given ready to show. */
export interface LayoutWords {
  readonly skip: string;
  readonly menu: string;
  readonly games: string;
  readonly home: string;
  readonly play: string;
  readonly search: string;
  readonly account: string;
  readonly wallet: string;
  readonly history: string;
  readonly playMoney: string;
  /** Names the bar at the foot of a phone. */
  readonly bar: string;
}

export interface LayoutProps {
  readonly brand: {
    readonly name: string;
    readonly logo: string;
    readonly mark: string;
    readonly playMoney: boolean;
  };
  readonly paths: {
    readonly home: string;
    readonly games: string;
    readonly account: string;
    readonly deposit: string;
    readonly history: string;
    /** The path of the page that is shown. */
    readonly current: string;
  };
  readonly menu: readonly NavigationLink[];
  readonly gameMenu: readonly NavigationLink[];
  /** Sign in and register, or the balance and the player's menu; it keeps its place while it loads. */
  readonly account: ReactNode;
  readonly languageMenu: ReactNode;
  readonly footer: ReactNode;
  readonly words: LayoutWords;
  readonly children: ReactNode;
}

/** A category of games that the site has, as its game menu names it. */
export interface HomeCategory {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** A picture of it, 96 pixels square. */
  readonly image: string;
}

export interface HomeProps {
  readonly banners: readonly Banner[];
  readonly categories: readonly HomeCategory[];
  readonly shelves: readonly GameShelf[];
  /** What is the signed-in player's own, before everything else: games to go on with, level, bonus. Nothing for visitors. */
  readonly own: ReactNode;
  /** The signed-in player's favourites, below the first shelf. Nothing for visitors. */
  readonly favourites: ReactNode;
  readonly winners: readonly Winner[];
  /** Some promotions of the site, and where all of them are. */
  readonly promos: readonly Promo[];
  readonly promotionsPath: string;
  /** A progressive jackpot, or what is won on the games with a jackpot, as it grows; undefined where the site has none. */
  readonly jackpot:
    | { readonly label: string; readonly amount: ReactNode; readonly more: string; readonly href: string }
    | undefined;
  /** Figures of the house, the weightiest first; at most four. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** One game to show large. */
  readonly spotlight: Game | undefined;
  readonly gamesPath: string;
  readonly words: HomeWords;
}

/** A step of the trail: of a new player's way, or a mission of the signed-in player's. */
export interface TrailStep {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** How far a mission is, from 0 to 100. */
  readonly percent?: number;
}

/** What a home page says; a template uses those that its sections need. */
export interface HomeWords {
  readonly spotlight: string;
  readonly rtp: string;
  readonly volatility: string;
  readonly seeAll: string;
  readonly previous: string;
  readonly next: string;
  readonly slide: (number: number) => string;
  readonly carousel: string;
  readonly pauseCarousel: string;
  readonly play: string;
  readonly winners: string;
  readonly pauseWinners: string;
  readonly promotions: string;
  /** The name of the list of categories. */
  readonly categories: string;
  readonly promises: readonly {
    readonly icon: 'fair' | 'exact' | 'ledger' | 'care';
    readonly title: string;
    readonly text: string;
    readonly href: string;
  }[];
  readonly promisesTitle: string;
  readonly trailTitle: string;
  readonly trailLead: string;
  readonly trail: readonly TrailStep[];
}

/** One template: everything in which it differs from the others besides its style sheet. */
export interface Template {
  /** How the files of the fonts are named that are preloaded, because text would change its lines when they come. */
  readonly preloadedFonts: readonly string[];
  readonly Layout: ComponentType<LayoutProps>;
  /** Loaded where it is shown: all other pages do without it. */
  readonly Home: ComponentType<HomeProps>;
  readonly GameCard: ComponentType<GameCardProps>;
}
