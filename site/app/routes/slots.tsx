import { gameList } from '@marquee/contract/api/product/game_list.ts';
import type { ReactNode } from 'react';
import type { Route } from './+types/slots.ts';
import { pageContext } from '../page-input.ts';
import { Lobby } from '../shell/lobby.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import { seoRecord } from '../shell/seo-record.ts';

/** How many games the lobby is given at once; it filters and sorts them in the browser. */
const lobbySize = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [first, record] = await Promise.all([
    page.call(gameList, { domain_name: page.domain_name, category: 'slot_game', page_size: lobbySize }),
    seoRecord(page, 'slots'),
  ]);
  const games = first.value ?? [];
  // The API's pages hold a hundred games; the lobby has them all.
  const pageCount = Math.ceil((first.total ?? 0) / lobbySize);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) =>
      page.call(gameList, {
        domain_name: page.domain_name,
        category: 'slot_game',
        page_size: lobbySize,
        page: index + 2,
      }),
    ),
  );
  return {
    games: [...games, ...others.flatMap((answer) => answer.value ?? [])],
    providers: first.providers ?? [],
    record,
  };
}

/** The lobby filters what it has; its address changes without asking the server again. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    record: loaderData?.record,
    title: 'Slots',
    pathname: location.pathname,
  });
}

export default function SlotsPage({ loaderData }: Route.ComponentProps): ReactNode {
  return <Lobby games={loaderData.games} providers={loaderData.providers} titleId="lobby.slots" />;
}
