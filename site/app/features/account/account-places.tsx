import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import type { WaitingIn } from '../engagement/waiting.ts';
import { accountGroups, accountHome, accountLinks, type menuLinks } from '../account-area/account-links.ts';

const WaitingBadge = lazy(() => import('../engagement/waiting-badge.tsx'));

/** A page of the account in its menu. */
export type AccountPlace = (typeof menuLinks)[number] & {
  readonly href: string;
  /** `page` where it is shown, true where a page that belongs to it is. */
  readonly current: 'page' | boolean;
};

interface PlaceGroup {
  readonly id: (typeof accountGroups)[number];
  readonly places: readonly AccountPlace[];
}

/** The pages of the account as a menu arranges them. */
export interface AccountPlaces {
  readonly home: AccountPlace;
  readonly groups: readonly PlaceGroup[];
  /** The group of the page that is shown; undefined on the overview. */
  readonly group: PlaceGroup | undefined;
  /** The page that stands in the menu for the one that is shown. */
  readonly place: AccountPlace | undefined;
}

/** What every arrangement of the account's menu is given. */
export interface AccountArrangementProps {
  readonly places: AccountPlaces;
  /** The page. */
  readonly children: ReactNode;
}

/** The pages of the account and where the player is among them. */
export function useAccountPlaces(): AccountPlaces {
  const path = usePath();
  const { pathname } = useLocation();
  // A page that is reached from another stands in the menu as that one.
  const within = accountLinks.find((link) => pathname === path(link.path))?.within;
  const placeOf = (link: (typeof menuLinks)[number]): AccountPlace => ({
    ...link,
    href: path(link.path),
    current: pathname === path(link.path) ? 'page' : within === link.path,
  });
  const groups = accountGroups.map((id) => ({
    id,
    places: accountLinks.filter((link) => link.group === id && !link.within).map(placeOf),
  }));
  const group = groups.find(({ places }) => places.some(({ current }) => current));
  const home = placeOf(accountHome);
  return {
    home,
    groups,
    group,
    place: group?.places.find(({ current }) => current) ?? (home.current ? home : undefined),
  };
}

/** A link of the menu: its icon, its name, and how much waits behind it. */
export function PlaceLink({
  place,
  className,
  iconSize = 18,
  onChoose,
}: {
  place: AccountPlace;
  className: string | undefined;
  iconSize?: number;
  /** What else is done when it is chosen, such as closing what it stands in. */
  onChoose?: () => void;
}): ReactNode {
  const t = useWords();
  const { href, label, icon: Icon, waiting, current } = place;
  return (
    <a className={className} href={href} aria-current={current || undefined} onClick={onChoose}>
      <Icon size={iconSize} aria-hidden="true" />
      <span>{t(label)}</span>
      {waiting && <WaitingBehind entries={[waiting]} />}
    </a>
  );
}

/** How much waits behind entries of the menu; nothing until somebody is signed in. */
export function WaitingBehind({ entries }: { entries: readonly WaitingIn[] }): ReactNode {
  const { status } = useSession();
  if (status !== 'authenticated' || entries.length === 0) return null;
  return (
    <Contained>
      <Suspense>
        <WaitingBadge of={entries} />
      </Suspense>
    </Contained>
  );
}
