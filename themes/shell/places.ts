import type { SignName } from '@marquee/ui/icons/signs.ts';
import type { LayoutProps } from '../template.ts';

/** Somewhere that a menu or a bar leads to. */
export interface Place {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  /** The address of a picture of it, 96 pixels square; categories of games have one. */
  readonly picture?: string;
  /** It leads to play, and is hidden from a player in a break. */
  readonly isPlay?: boolean;
}

/** A place, and the picture beside its name. */
export interface SignedPlace {
  readonly place: Place;
  readonly icon: SignName;
}

/** The places that players go to most, for bars and docks; promotions only where the site's menu has them. */
export function placesOf({ paths, menu, words }: Pick<LayoutProps, 'paths' | 'menu' | 'words'>): {
  readonly home: Place;
  readonly games: Place;
  readonly promotions: Place | undefined;
  readonly wallet: Place;
  readonly history: Place;
  readonly account: Place;
} {
  const place = (id: string, href: string, label: string, isPlay = false): Place => ({
    id,
    href,
    label,
    current: paths.current === href,
    isPlay,
  });
  const promotions = menu.find(({ id }) => id === 'promotions');
  return {
    home: place('home', paths.home, words.home),
    games: place('games', paths.games, words.games, true),
    promotions: promotions && { ...promotions, isPlay: true },
    wallet: place('wallet', paths.deposit, words.wallet, true),
    history: place('history', paths.history, words.history),
    account: place('account', paths.account, words.account),
  };
}
