import type { HomeData } from '@marquee/themes/home/section.ts';
import { formatMoney, formatNumber, toMinor } from '@marquee/ui/data/decimal.ts';
import type { GameShelf, Winner } from '@marquee/ui/sections/types.ts';
import { lazy, useMemo, useState } from 'react';
import { cardOfLine } from '../../shell/card-line.ts';
import { type CardGame, playPath, toGame } from '../../shell/games.ts';
import { categoryPicture } from '../../shell/image-folders.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { FavouritesPlace } from '../lobby/favourites-place.tsx';
import { useLiveWinners, type ApiWinner } from '../lobby/use-live-winners.ts';
import { JackpotAmount } from './jackpot-amount.tsx';
import type { loadHomeData } from './load-home.ts';
import { OwnPlace } from './own-place.tsx';

const Finder = lazy(() => import('./game-finder.tsx'));

type Loaded = Awaited<ReturnType<typeof loadHomeData>>;

/**
 * What the sections of a home page show, out of what the server was asked, in the words of the page's language. When a win is told, only what
 * shows wins is made again: a section whose data stay the same is not drawn again.
 */
export function useHomeData(sent: Loaded): HomeData {
  const loaded = useMemo(() => withCards(sent), [sent]);
  const t = useWords();
  const path = usePath();
  const { site, content } = useShell();
  const wins = useLiveWinners(loaded.winners);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [favourites, setFavourites] = useState<readonly string[]>([]);
  const games = useMemo(() => gamesOf(loaded), [loaded]);
  const lasting = useMemo(
    () => ({
      ...lastingData({ loaded, t, path, site, content, owned: [...recent, ...favourites] }),
      own: <OwnPlace onShown={setRecent} />,
      favourites: <FavouritesPlace games={games} shownBefore={recent} onShown={setFavourites} />,
    }),
    [loaded, t, path, site, content, games, recent, favourites],
  );
  return useMemo(() => {
    const shownWin = (win: ApiWinner): Winner => {
      // A win is told without its provider; the page knows that of the games which it shows.
      const game = { ...win, provider_code: providerOf(games, win.game_code) };
      return {
        key: `${win.at}/${win.account}`,
        account: win.account,
        gameName: t.game(game),
        gameHref: path(playPath(game)),
        amount: formatMoney(win.amount, win.currency),
        size: toMinor(win.amount),
        at: win.at,
      };
    };
    return {
      ...lasting,
      glimpses: lasting.glimpses.map(({ codes, ...glimpse }) => {
        const lastWin = wins
          .filter((win) => codes.includes(win.game_code))
          .reduce<ApiWinner | undefined>((last, win) => (last && last.at >= win.at ? last : win), undefined);
        return { ...glimpse, lastWin: lastWin && shownWin(lastWin) };
      }),
      winners: wins.map(shownWin),
    };
  }, [lasting, wins, games, t, path]);
}

/** What stays as it is when somebody wins; of each category's glimpse also the codes of all its games. */
function lastingData({
  loaded,
  t,
  path,
  site,
  content,
  owned,
}: Pick<ReturnType<typeof useShell>, 'site' | 'content'> & {
  readonly loaded: ReturnType<typeof withCards>;
  readonly t: Words;
  readonly path: ReturnType<typeof usePath>;
  /** The games that the player's own rows show. */
  readonly owned: readonly string[];
}) {
  const { spotlight } = loaded;
  const isOwn = ({ provider_code, game_code }: CardGame): boolean =>
    owned.includes(`${provider_code}/${game_code}`);
  const shown = (own: readonly CardGame[]) => own.map((game) => toGame(game, path, t));
  // A category by its entry of the menu, with what else is told of it; nothing where the menu has lost it.
  const inMenu = <More extends object>(
    { category, count }: { readonly category: string; readonly count: string },
    more: (item: { readonly href: string }) => More,
  ) => {
    const item = content.game_menu.find((entry) => entry.category === category);
    if (!item) return [];
    const label = t.find(item.label_key);
    const image = categoryPicture(category);
    return [{ id: category, label, href: path(item.href), image, count, ...more(item) }];
  };
  const trail = {
    title: t('home.trailTitle'),
    lead: t('home.trailLead'),
    steps: (['join', 'fund', 'play', 'cash'] as const).map((step) => ({
      title: t(`home.trail.${step}.title`),
      text: t(`home.trail.${step}.text`),
      href: path({ join: '/register', fund: '/deposit', play: '/slots', cash: '/withdrawal' }[step]),
    })),
  };
  return {
    banners: (site?.banners ?? []).map((banner) => ({
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
    })),
    categories: content.game_menu.map((item) => ({
      id: item.category,
      label: t.find(item.label_key),
      href: path(item.href),
      image: categoryPicture(item.category),
    })),
    wings: loaded.wings.flatMap((wing) =>
      inMenu(wing, ({ href }) => ({
        games: shown(wing.games),
        houses: wing.houses.map((house) => ({
          ...house,
          href: path(`${href}?${house.id}`),
          games: shown(house.games),
        })),
      })),
    ),
    glimpses: loaded.glimpses.flatMap((glimpse) =>
      inMenu(glimpse, () => ({
        games: shown(glimpse.games),
        codes: [...glimpse.games.map((game) => game.game_code), ...glimpse.otherCodes.split(' ')],
      })),
    ),
    selections: loaded.selections.flatMap((selection) =>
      inMenu(selection, ({ href }) => ({
        games: shown(selection.games),
        houses: selection.houses.map((house) => ({ ...house, href: path(`${href}?${house.id}`) })),
      })),
    ),
    shelves: loaded.shelves
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
      .filter((shelf) => shelf.games.length > 0),
    promos: loaded.promos.map((promo) => ({ ...promo, href: path(`/promotions/${promo.key}`) })),
    jackpot: loaded.jackpot && {
      label: loaded.jackpot.game
        ? t('home.jackpot.pot', { game: t.game(loaded.jackpot.game) })
        : t('home.jackpot.label'),
      amount: <JackpotAmount known={loaded.jackpot} />,
      more: loaded.jackpot.game ? t('home.jackpot.play') : t('home.jackpot.more'),
      href: path(loaded.jackpot.game ? playPath(loaded.jackpot.game) : '/slots?feature=jackpot'),
    },
    facts: factsOf(t, loaded, site),
    spotlight: spotlight && !isOwn(spotlight) ? toGame(spotlight, path, t) : undefined,
    trail,
    missions: trail,
    gift: undefined,
    player: undefined,
    promises: (['fair', 'exact', 'ledger', 'care'] as const).map((icon) => ({
      icon,
      title: t(`home.promise.${icon}.title`),
      text: t(`home.promise.${icon}.text`),
    })),
    Finder,
  };
}

/** Every game that the page shows. */
function gamesOf(loaded: ReturnType<typeof withCards>): readonly CardGame[] {
  return [
    ...loaded.shelves.flatMap((shelf) => shelf.games),
    ...loaded.wings.flatMap((wing) => [...wing.games, ...wing.houses.flatMap((house) => house.games)]),
    ...loaded.glimpses.flatMap((glimpse) => glimpse.games),
    ...loaded.selections.flatMap((selection) => selection.games),
    ...(loaded.spotlight ? [loaded.spotlight] : []),
  ];
}

/** What was sent, with the games of its lines. */
function withCards(sent: Loaded) {
  const read = <Part extends { readonly games: readonly string[] }>({ games, ...part }: Part) => ({
    ...part,
    games: games.map(cardOfLine),
  });
  return {
    ...sent,
    spotlight: sent.spotlight ? cardOfLine(sent.spotlight) : undefined,
    shelves: sent.shelves.map(read),
    wings: sent.wings.map((wing) => ({ ...read(wing), houses: wing.houses.map(read) })),
    glimpses: sent.glimpses.map(read),
    selections: sent.selections.map(read),
  };
}

/** Figures of the house, the weightiest first; those that are nothing yet are left out. */
function factsOf(
  t: Words,
  { winners, paidOutHour, bestRtp, total }: Pick<Loaded, 'winners' | 'paidOutHour' | 'bestRtp' | 'total'>,
  site: ReturnType<typeof useShell>['site'],
): HomeData['facts'] {
  const currency = site?.currency ?? '';
  const largest = winners.reduce(
    (most, win) => (toMinor(win.amount) > toMinor(most) ? win.amount : most),
    '0',
  );
  const money = (amount: string): string => (toMinor(amount) > 0n ? formatMoney(amount, currency) : '');
  return [
    { label: t('home.fact.topWin'), value: money(largest) },
    { label: t('home.fact.paidOutHour'), value: money(paidOutHour) },
    { label: t('home.fact.bestRtp'), value: bestRtp === '0' ? '' : `${bestRtp}%` },
    { label: t('home.fact.gameCount'), value: total > 0 ? formatNumber(String(total)) : '' },
    { label: t('home.fact.withdrawal'), value: money(site?.withdrawal_minimum ?? '0') },
    { label: t('home.fact.age'), value: site ? `${site.minimum_age}+` : '' },
  ]
    .filter((fact) => fact.value !== '')
    .slice(0, 4);
}

/** A winner's line names only the game; its provider is that of the game in the list. */
function providerOf(
  games: readonly { game_code: string; provider_code: string }[],
  gameCode: string,
): string {
  return games.find((game) => game.game_code === gameCode)?.provider_code ?? '';
}
