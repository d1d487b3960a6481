import { gameDetail } from '@marquee/contract/api/product/game_detail.ts';
import { gameNameIn } from '../words/game-names.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { ErrorState } from '@marquee/ui/states/empty-state.tsx';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { PlayStage } from '../features/play/play-stage.tsx';
import { pageContext } from '../page-input.ts';
import { QueryScope } from '../session/query-scope.tsx';
import { FavouritesProvider } from '../shell/favourites-provider.tsx';
import { pageMeta } from '../shell/page-meta.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { usePath } from '../shell/shell-context.ts';
import { SiteLayout } from '../shell/site-layout.tsx';
import { withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import type { Route } from './+types/playnow.ts';

export const handle = {
  catalogues: ['general', 'misc', 'validation', 'errors'],
  layout: 'none',
} satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withCatalogues('general', 'misc', 'validation', 'errors'),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { pathname, searchParams } = new URL(request.url);
  const provider_code = searchParams.get('provider_code') ?? '';
  const game_code = searchParams.get('game_code') ?? '';
  // Whoever names no game is shown all of them.
  if (!provider_code && !game_code) throw redirect(pathname.replace(/\/playnow\/?$/, '/slots'));
  const answer = await page.call(gameDetail, { domain_name: page.domain_name, provider_code, game_code });
  if (!answer.game) return data({ game: undefined, similar: [] }, { status: 404 });
  return data({ game: answer.game, similar: answer.similar ?? [] });
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  const game = loaderData?.game;
  return pageMeta({
    shell,
    title: game ? gameNameIn(shell.language, game) : '404',
    pathname: location.pathname,
  });
}

/** A game in its frame, without the template's header and footer; they stand around the word that there is no such game. */
export default function PlayNowPage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { game, similar } = loaderData;
  if (game)
    return (
      <QueryScope>
        <PlayStage key={`${game.provider_code} ${game.game_code}`} game={game} similar={similar} />
      </QueryScope>
    );
  return (
    <FavouritesProvider>
      <SiteLayout>
        <ErrorState titleAs="h1" title={t('play.noGame')} text={t('gameNotFound')}>
          <LinkButton variant="primary" href={path('/slots')}>
            {t('play.allGames')}
          </LinkButton>
        </ErrorState>
      </SiteLayout>
    </FavouritesProvider>
  );
}
