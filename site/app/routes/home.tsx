import { needsOf, type HomeTold } from '@marquee/themes/home/section.ts';
import { loadTemplate } from '@marquee/themes/templates.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Route } from './+types/home.ts';
import { SignInOnArrival } from '../features/auth/sign-in-on-arrival.tsx';
import { homeHead } from '../features/home/home-head.ts';
import { loadHomeData } from '../features/home/load-home.ts';
import { useHomeData } from '../features/home/use-home-data.tsx';
import { pageContext } from '../page-input.ts';
import { useIsPlayer } from '../session/session.ts';
import { jsonOf, valueOf } from '../shell/json-of.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { usePath, useShell } from '../shell/shell-context.ts';
import { themeOf } from '../shell/shell-data.ts';
import { useTemplate } from '../shell/template-context.ts';
import { addCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

const OwnTold = lazy(async () => {
  const [module] = await Promise.all([import('../features/home/own-told.tsx'), addCatalogues(['general'])]);
  return module;
});

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { loadHome } = await loadTemplate(themeOf(page.startup.site).template);
  const plan = await loadHome();
  const [data, record] = await Promise.all([loadHomeData(page, plan), seoRecord(page, 'home')]);
  return { home: jsonOf(data), record, head: homeHead(page, needsOf(plan).has('banners')) };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  return [
    ...pageMeta({
      shell,
      record: loaderData?.record,
      title: shell?.site?.site_name ?? '',
      pathname: location.pathname,
    }),
    ...(loaderData?.head ?? []),
  ];
}

export default function HomePage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { Home, GameCard } = useTemplate();
  const isPlayer = useIsPlayer();
  const [told, setTold] = useState<HomeTold>();
  const sent = useMemo(() => valueOf(loaderData.home), [loaderData.home]);
  const data = useHomeData(sent);
  const { language } = useShell();
  const frame = useMemo(
    () => ({
      language,
      paths: { games: path('/slots'), promotions: path('/promotions'), join: path('/register') },
      words: {
        spotlight: t('home.spotlight'),
        rtp: t('game.rtp'),
        volatility: t('game.volatility'),
        seeAll: t('home.seeAll'),
        previous: t('common.previous'),
        next: t('common.next'),
        slide: (number: number) => t('home.slide', { number }),
        carousel: t('home.carousel'),
        pauseCarousel: t('home.pauseCarousel'),
        play: t('game.play'),
        winners: t('home.winners'),
        pauseWinners: t('home.pauseWinners'),
        promotions: t('menu.promotions'),
        categories: t('shell.games'),
        promises: t('home.promisesTitle'),
      },
    }),
    [language, path, t],
  );
  return (
    <>
      <SignInOnArrival />
      {isPlayer && sent.told[0] && (
        <Contained>
          <Suspense>
            <OwnTold needs={sent.told} onKnown={setTold} />
          </Suspense>
        </Contained>
      )}
      <Home {...data} {...(isPlayer && told)} Card={GameCard} {...frame} />
    </>
  );
}
