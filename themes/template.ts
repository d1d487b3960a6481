import type { Banner, GameCardProps, GameShelf, PaidOut, Winner } from '@marquee/ui/sections/types.ts';
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
  readonly close: string;
  readonly playMoney: string;
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

export interface HomeProps {
  readonly banners: readonly Banner[];
  readonly shelves: readonly GameShelf[];
  readonly winners: readonly Winner[];
  readonly paidOut: PaidOut;
  readonly gamesPath: string;
  readonly words: HomeWords;
}

/** What a home page says; a template uses those that its sections need. */
export interface HomeWords {
  readonly title: string;
  readonly lead: string;
  readonly seeAll: string;
  readonly allGames: string;
  readonly previous: string;
  readonly next: string;
  readonly slide: (number: number) => string;
  readonly carousel: string;
  readonly play: string;
  readonly winners: string;
  readonly won: string;
  readonly topWin: string;
  readonly paidOutHour: string;
  readonly bestRtp: string;
  readonly gameCount: string;
  readonly promises: readonly {
    readonly icon: 'fair' | 'exact' | 'ledger' | 'care';
    readonly title: string;
    readonly text: string;
    readonly href: string;
  }[];
  readonly promisesTitle: string;
  readonly trailTitle: string;
  readonly trailLead: string;
  readonly trail: readonly { readonly title: string; readonly text: string; readonly href: string }[];
}

/** One template: everything in which it differs from the others besides its style sheet. */
export interface Template {
  readonly Layout: ComponentType<LayoutProps>;
  readonly Home: ComponentType<HomeProps>;
  readonly GameCard: ComponentType<GameCardProps>;
}
