import type { GameCard } from '@marquee/ui/sections/types.ts';
import type { ComponentType, ReactNode } from 'react';
import type { HomeData, HomePlan, SectionFrame } from './home/section.ts';
import type { HeadlineFeed } from './shell/headlines.ts';
import type { LiveFeed } from './shell/live-feed.ts';
import type { Place } from './shell/places.ts';

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
  readonly menu: readonly Place[];
  readonly gameMenu: readonly Place[];
  /** Sign in and register, or the balance and the player's menu; it keeps its place while it loads. */
  readonly account: ReactNode;
  readonly languageMenu: ReactNode;
  readonly footer: ReactNode;
  /** What is won on the site and staked by the player, as it happens. It is loaded where a layout shows it. */
  readonly Live: LiveFeed;
  /** The latest news of the site. They are loaded where a layout shows them. */
  readonly Headlines: HeadlineFeed;
  /** Keeps what the visitor has opened or closed of the layout beyond the visit: `useViewMarks` writes and reads it. */
  readonly keepView: (marks: string) => void;
  /** The language of the page, for words that only this template says. */
  readonly language: string;
  readonly words: LayoutWords;
  readonly children: ReactNode;
}

/** What a page wears of a template besides its style sheet. */
export interface Template {
  readonly Layout: ComponentType<LayoutProps>;
  readonly GameCard: GameCard;
  /** Loaded where it is shown: all other pages do without it. */
  readonly Home: ComponentType<HomeData & SectionFrame>;
  readonly loadHome: () => Promise<HomePlan>;
}
