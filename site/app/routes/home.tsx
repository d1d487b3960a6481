import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { jackpotWins } from '@marquee/contract/api/settings/jackpot_wins.ts';
import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { topTenWinnerWithdrawal } from '@marquee/contract/api/settings/top10winner_withdrawal.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { GameListName } from '@marquee/contract/fallback-games.ts';
import { factsOf } from '@marquee/themes/registry.ts';
import { formatMoney, formatNumber, toMinor } from '@marquee/ui/data/decimal.ts';
import type { GameShelf } from '@marquee/ui/sections/types.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Route } from './+types/home.ts';
import { pageContext } from '../page-input.ts';
import { SignInOnArrival } from '../features/auth/sign-in-on-arrival.tsx';
import { composeShelves } from '../features/home/compose-shelves.ts';
import { useLiveWinners, type ApiWinner } from '../features/lobby/use-live-winners.ts';
import { JackpotAmount } from '../features/home/jackpot-amount.tsx';
import type { MissionTrail } from '../features/home/own-missions.tsx';
import { OwnPlace } from '../features/home/own-place.tsx';
import { FavouritesPlace } from '../features/lobby/favourites-place.tsx';
import { useSession } from '../session/session.ts';
import { cardOf, playPath, toGame } from '../shell/games.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { seoRecord } from '../shell/seo-record.ts';
import { usePath, useShell } from '../shell/shell-context.ts';
import { useTemplate } from '../shell/template-context.ts';
import { addCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';

const OwnMissions = lazy(async () => {
  const [module] = await Promise.all([
    import('../features/home/own-missions.tsx'),
    addCatalogues(['general']),
  ]);
  return module;
});

/** How many promotions the home page shows: the first of the site's order. */
const promoCount = 3;

const noWinners: readonly ApiWinner[] = [];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const site = { domain_name: page.domain_name };
  const listed = async (list: GameListName) => (await page.call(getHotGames, { ...site, list })).value ?? [];
  const facts = factsOf(page.startup.site?.theme_code ?? '');
  const [hot, fresh, featured, popular, games, winners, promotions, record, jackpot] = await Promise.all([
    listed('hot'),
    listed('new'),
    listed('featured'),
    listed('popular'),
    page.call(gameList, { ...site, page_size: 48 }),
    page.call(topTenWinnerWithdrawal, site),
    page.call(promotionList, { ...site, language: page.language, page_size: promoCount }),
    seoRecord(page, 'home'),
    facts?.jackpot ? page.call(jackpotWins, site) : undefined,
  ]);
  const all = games.value ?? [];
  const { shelves, spotlight } = composeShelves({
    hot,
    fresh,
    featured,
    popular,
    all,
    inBanners: (page.startup.site?.banners ?? []).flatMap(({ href }) => gameIn(href)),
    hasSpotlight: facts?.spotlight ?? false,
  });
  const banner = page.startup.site?.banners[0];
  return {
    shelves: shelves.map((shelf) => ({ ...shelf, games: shelf.games.map(cardOf) })),
    spotlight: spotlight && cardOf(spotlight),
    hasMissions: facts?.missions ?? false,
    bestRtp: all.reduce(
      (best, { rtp_percent: rtp }) => (toMinor(rtp ?? '0') > toMinor(best) ? (rtp ?? best) : best),
      '0',
    ),
    total: games.total ?? 0,
    top: winners.value,
    promos: (promotions.value ?? []).map((promotion) => ({
      key: promotion.promotion_id,
      title: promotion.title,
      text: promotion.summary,
      image: promotion.image_url,
    })),
    jackpot: jackpotOf(jackpot),
    record,
    banner: banner && { image: banner.image_url, imageMobile: banner.image_mobile_url },
    facts: page.startup.site && siteFacts(page.startup.site, page.origin),
  };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = matches[0].loaderData;
  const preload = loaderData?.banner && [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      href: loaderData.banner.imageMobile,
      media: '(width < 48rem)',
      fetchPriority: 'high',
    },
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      href: loaderData.banner.image,
      media: '(width >= 48rem)',
      fetchPriority: 'high',
    },
  ];
  return [
    ...pageMeta({
      shell,
      record: loaderData?.record,
      title: shell?.site?.site_name ?? '',
      pathname: location.pathname,
    }),
    ...(preload ?? []),
    ...(loaderData?.facts ? [{ 'script:ld+json': loaderData.facts }] : []),
  ];
}

/** What search engines are told of the house, in schema.org's words. */
function siteFacts(site: { site_name: string; logo1: string }, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name: site.site_name, url: origin, logo: new URL(site.logo1, origin).href },
      {
        '@type': 'WebSite',
        name: site.site_name,
        url: origin,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/slots?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps): ReactNode {
  const t = useWords();
  const path = usePath();
  const { Home } = useTemplate();
  const { site, content } = useShell();
  const { status } = useSession();
  const isPlayer = status === 'authenticated';
  const { total, top, bestRtp, spotlight, hasMissions } = loaderData;
  const winners = useLiveWinners(top?.winner ?? noWinners);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [missions, setMissions] = useState<MissionTrail>();
  const [favourites, setFavourites] = useState<readonly string[]>([]);
  const games = [...loaderData.shelves.flatMap((shelf) => shelf.games), ...(spotlight ? [spotlight] : [])];
  const isOwn = ({ provider_code, game_code }: { provider_code: string; game_code: string }): boolean =>
    [...recent, ...favourites].includes(`${provider_code}/${game_code}`);
  const currency = site?.currency ?? '';
  // A win is told without its provider; the page knows that of the games which it shows.
  const winningGame = (win: ApiWinner): { gameName: string; gameHref: string } => {
    const game = { ...win, provider_code: providerOf(games, win.game_code) };
    return { gameName: t.game(game), gameHref: path(playPath(game)) };
  };

  const shelves = loaderData.shelves
    .map(({ id, href, games: chosen }): GameShelf => ({
      id,
      title: t(`home.shelf.${id}.title`),
      lead: t(`home.shelf.${id}.lead`),
      href: path(href),
      // A badge that says "Hot" says nothing in the row of the hot games.
      games: chosen
        .filter((game) => !isOwn(game))
        .map((game) => ({ ...toGame(game, path, t), ...(id === 'hot' && { badges: [] }) })),
    }))
    .filter((shelf) => shelf.games.length > 0);

  const largest = (top?.winner ?? []).reduce(
    (most, win) => (toMinor(win.amount) > toMinor(most) ? win.amount : most),
    '0',
  );
  const money = (amount: string): string => (toMinor(amount) > 0n ? formatMoney(amount, currency) : '');
  const facts = [
    { label: t('home.fact.topWin'), value: money(largest) },
    { label: t('home.fact.paidOutHour'), value: money(top?.hour_withdrawal ?? '0') },
    { label: t('home.fact.bestRtp'), value: bestRtp === '0' ? '' : `${bestRtp}%` },
    { label: t('home.fact.gameCount'), value: total > 0 ? formatNumber(String(total)) : '' },
    { label: t('home.fact.withdrawal'), value: money(site?.withdrawal_minimum ?? '0') },
    { label: t('home.fact.age'), value: site ? `${site.minimum_age}+` : '' },
  ]
    .filter((fact) => fact.value !== '')
    .slice(0, 4);
  const promises = (['fair', 'exact', 'ledger', 'care'] as const).map((icon) => ({
    icon,
    title: t(`home.promise.${icon}.title`),
    text: t(`home.promise.${icon}.text`),
    href: path('/faqs'),
  }));
  const trail = (['join', 'fund', 'play', 'cash'] as const).map((step) => ({
    title: t(`home.trail.${step}.title`),
    text: t(`home.trail.${step}.text`),
    href: path({ join: '/register', fund: '/deposit', play: '/slots', cash: '/withdrawal' }[step]),
  }));

  const own = isPlayer ? missions : undefined;

  return (
    <>
      <SignInOnArrival />
      {isPlayer && hasMissions && (
        <Contained>
          <Suspense>
            <OwnMissions onKnown={setMissions} />
          </Suspense>
        </Contained>
      )}
      <Home
        banners={(site?.banners ?? []).map((banner) => ({
          image: banner.image_url,
          imageMobile: banner.image_mobile_url,
          title: banner.title,
          body: banner.body,
          href: path(banner.href),
          action: t(
            banner.href.startsWith('/playnow')
              ? 'home.banner.play'
              : banner.href === '/slots'
                ? 'home.banner.games'
                : 'home.banner.more',
          ),
        }))}
        categories={content.game_menu.map((item) => ({
          id: item.category,
          label: t.find(item.label_key),
          href: path(item.href),
          image: `/art/category/${item.category.toLowerCase()}.webp`,
        }))}
        shelves={shelves}
        own={<OwnPlace onShown={setRecent} />}
        favourites={<FavouritesPlace games={games} shownBefore={recent} onShown={setFavourites} />}
        winners={winners.map((win) => ({
          key: `${win.at}/${win.account}`,
          account: win.account,
          ...winningGame(win),
          amount: formatMoney(win.amount, win.currency),
        }))}
        promos={loaderData.promos.map((promo) => ({ ...promo, href: path(`/promotions/${promo.key}`) }))}
        promotionsPath={path('/promotions')}
        jackpot={
          loaderData.jackpot && {
            label: loaderData.jackpot.game
              ? t('home.jackpot.pot', { game: loaderData.jackpot.game.name })
              : t('home.jackpot.label'),
            amount: <JackpotAmount known={loaderData.jackpot} />,
            more: loaderData.jackpot.game ? t('home.jackpot.play') : t('home.jackpot.more'),
            href: path(loaderData.jackpot.game?.href ?? '/slots?feature=jackpot'),
          }
        }
        facts={facts}
        spotlight={spotlight && !isOwn(spotlight) ? toGame(spotlight, path, t) : undefined}
        gamesPath={path('/slots')}
        words={{
          spotlight: t('home.spotlight'),
          rtp: t('game.rtp'),
          volatility: t('game.volatility'),
          seeAll: t('home.seeAll'),
          previous: t('common.previous'),
          next: t('common.next'),
          slide: (number) => t('home.slide', { number }),
          carousel: t('home.carousel'),
          pauseCarousel: t('home.pauseCarousel'),
          play: t('game.play'),
          winners: t('home.winners'),
          pauseWinners: t('home.pauseWinners'),
          promotions: t('menu.promotions'),
          categories: t('shell.games'),
          promises,
          promisesTitle: t('home.promisesTitle'),
          trailTitle: own?.title ?? t('home.trailTitle'),
          trailLead: own?.lead ?? t('home.trailLead'),
          trail: own?.steps ?? trail,
        }}
      />
    </>
  );
}

/** What the counter counts: the largest progressive jackpot, or else what was won since the month began, whatever it came to. */
function jackpotOf(found: Partial<AnswerOf<typeof jackpotWins>> | undefined) {
  if (!found?.games) return undefined;
  const { pot } = found;
  if (!pot) {
    return { amount: found.amount ?? '0', currency: found.currency ?? '', isPot: false, game: undefined };
  }
  const address = new URLSearchParams({ provider_code: pot.provider_code, game_code: pot.game_code });
  return {
    amount: pot.amount,
    currency: pot.currency,
    isPot: true,
    game: { name: pot.game_name, href: `/playnow?${address.toString()}` },
  };
}

/** The game that an address opens, as `<provider_code>/<game_code>`; none for any other page. */
function gameIn(href: string): string[] {
  const { pathname, searchParams } = new URL(href, 'http://site');
  const game = [searchParams.get('provider_code'), searchParams.get('game_code')];
  return pathname === '/playnow' && !game.includes(null) ? [game.join('/')] : [];
}

/** A winner's line names only the game; its provider is that of the game in the list. */
function providerOf(
  games: readonly { game_code: string; provider_code: string }[],
  gameCode: string,
): string {
  return games.find((game) => game.game_code === gameCode)?.provider_code ?? '';
}
