import type { ReactNode } from 'react';
import { arranged } from '../../shell/arranged.tsx';
import { useAccountPlaces, type AccountArrangementProps } from './account-places.tsx';

const Arrangement = arranged<'account', AccountArrangementProps>('account', {
  rail: () => import('../../arrangements/account/rail.tsx'),
  tabs: () => import('../../arrangements/account/tabs.tsx'),
  hub: () => import('../../arrangements/account/hub.tsx'),
  drawer: () => import('../../arrangements/account/drawer.tsx'),
});

/** The frame of the player's pages: the menu of the account in the template's arrangement, and the page. */
export function AccountFrame({ children }: { children: ReactNode }): ReactNode {
  return <Arrangement places={useAccountPlaces()}>{children}</Arrangement>;
}
