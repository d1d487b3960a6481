import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { gameIndex } from '@marquee/contract/api/product/game_index.ts';
import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { jackpotWins } from '@marquee/contract/api/settings/jackpot_wins.ts';
import { topTenWinnerWithdrawal } from '@marquee/contract/api/settings/top10winner_withdrawal.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { gameSchema } from '@marquee/contract/entities.ts';
import type { GameListName } from '@marquee/contract/fallback-games.ts';
import { needsOf, type HomePlan } from '@marquee/themes/home/section.ts';
import { themeFacts } from '@marquee/themes/registry.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { z } from 'zod';
import type { PageInput } from '../../page-input.ts';
import { cardLine } from '../../shell/card-line.ts';
import { cardOf } from '../../shell/games.ts';
import { themeOf } from '../../shell/shell-data.ts';
import { createWords } from '../../words/load.ts';
import { composeHouses, type ComposedHouse } from './compose-houses.ts';
import { composeShelves } from './compose-shelves.ts';

type ApiGame = z.infer<typeof gameSchema>;
type CardLine = (game: ApiGame) => string;

/** How many promotions the home page shows: the first of the site's order. */
const promoCount = 3;
/** How many games all glimpses have together at least, and each of them. */
const glimpsedGames = 14;
const leastGlimpsed = 3;
/** How many games of a category a selection has. */
const selectionLength = 8;

/** What the server is asked for a home page: nothing that no section of its template needs. */
export async function loadHomeData(page: PageInput, plan: HomePlan) {
  const needs = needsOf(plan);
  const site = { domain_name: page.domain_name };
  const { cards } = themeFacts[themeOf(page.startup.site).template];
  // A game that stands in several places is sent once: the same text is written as a reference.
  const card: CardLine = (game) => cardLine(cardOf(game, cards));
  const needsGames = needs.has('shelves') || needs.has('spotlight') || needs.has('facts');
  const [lists, all, top, promotions, jackpot, index] = await Promise.all([
    needs.has('shelves') || needs.has('spotlight') ? gameLists(page) : undefined,
    needsGames ? page.call(gameList, { ...site, page_size: 48 }) : undefined,
    needs.has('winners') || needs.has('facts') ? page.call(topTenWinnerWithdrawal, site) : undefined,
    needs.has('promos')
      ? page.call(promotionList, { ...site, language: page.language, page_size: promoCount })
      : undefined,
    needs.has('jackpot') ? page.call(jackpotWins, site) : undefined,
    needs.has('wings') || needs.has('glimpses') || needs.has('selections')
      ? page.call(gameIndex, site)
      : undefined,
  ]);
  const games = all?.value ?? [];
  const listed = index?.value ?? [];
  const { shelves, spotlight } = lists
    ? composeShelves({
        ...lists,
        all: games,
        inBanners: (page.startup.site?.banners ?? []).flatMap(({ href }) => gameIn(href)),
        hasSpotlight: needs.has('spotlight'),
        first: plan.firstShelfGames,
      })
    : { shelves: [], spotlight: undefined };
  return {
    shelves: shelves.map((shelf) => ({ ...shelf, games: shelf.games.map(card) })),
    spotlight: spotlight && card(spotlight),
    bestRtp: games.reduce(
      (best, { rtp_percent: rtp }) => (toMinor(rtp ?? '0') > toMinor(best) ? (rtp ?? best) : best),
      '0',
    ),
    total: all?.total ?? 0,
    winners: top?.value?.winner ?? [],
    paidOutHour: top?.value?.hour_withdrawal ?? '0',
    promos: (promotions?.value ?? []).map((promotion) => ({
      key: promotion.promotion_id,
      title: promotion.title,
      text: promotion.summary,
      image: promotion.image_url,
    })),
    jackpot: jackpotOf(jackpot),
    wings: needs.has('wings') ? await wingsOf(page, listed, card) : [],
    glimpses: needs.has('glimpses') ? await glimpsesOf(page, listed, card) : [],
    selections: needs.has('selections') ? await selectionsOf(page, listed, card) : [],
    told: (['missions', 'gift', 'player'] as const).filter((need) => needs.has(need)),
  };
}

/** The categories of the site's menu and their houses, in the words of the page: those of all traits would be many. */
async function wingsOf(page: PageInput, games: readonly ApiGame[], card: CardLine) {
  const { wings, count, label } = await housesOf(page, games);
  return wings.map((wing) => ({
    category: wing.category,
    count: count(wing.total),
    games: wing.games.map(card),
    houses: wing.houses.map((house) => ({
      id: idOf(house),
      label: label(house),
      count: count(house.total),
      games: house.games.map(card),
    })),
  }));
}

/** The categories of the site's menu with a few of their games; of the others the codes alone, by which their wins are known. */
async function glimpsesOf(page: PageInput, games: readonly ApiGame[], card: CardLine) {
  const words = await createWords(page.language, ['interface', 'misc']);
  const kinds = (page.startup.content?.game_menu ?? []).flatMap(({ category }) => {
    const own = games.filter((game) => game.category === category);
    return own.length > 0 ? [{ category, own }] : [];
  });
  const length = Math.max(leastGlimpsed, Math.ceil(glimpsedGames / kinds.length));
  return kinds.map(({ category, own }) => ({
    category,
    count: words._('lobby.count', { count: own.length }),
    games: own.slice(0, length).map(card),
    otherCodes: own
      .slice(length)
      .map((game) => game.game_code)
      .join(' '),
  }));
}

/** The categories with their most popular games, and of their houses the names alone. */
async function selectionsOf(page: PageInput, games: readonly ApiGame[], card: CardLine) {
  const { wings, count, label } = await housesOf(page, games);
  return wings.map(({ category, total, houses }) => ({
    category,
    count: count(total),
    games: games
      .filter((game) => game.category === category)
      .slice(0, selectionLength)
      .map(card),
    houses: houses.map((house) => ({ id: idOf(house), label: label(house) })),
  }));
}

/** What lists of houses are made of: the categories of the site's menu that have games, and how they are put into words. */
async function housesOf(page: PageInput, games: readonly ApiGame[]) {
  const words = await createWords(page.language, ['interface', 'misc']);
  const menu = page.startup.content?.game_menu ?? [];
  return {
    wings: composeHouses(
      games,
      menu.map((item) => item.category),
    ),
    count: (total: number): string => words._('lobby.count', { count: total }),
    label: (house: ComposedHouse): string =>
      house.by === 'provider' ? house.name : words._(`lobby.${house.by}.${house.value}`),
  };
}

/** The filter of the lobby that finds a house. */
function idOf({ by, value }: ComposedHouse): string {
  return `${by}=${value}`;
}

/** The site's lists of games, by what they are called. */
async function gameLists(page: PageInput) {
  const listed = async (list: GameListName) =>
    (await page.call(getHotGames, { domain_name: page.domain_name, list })).value ?? [];
  const [hot, fresh, featured, popular] = await Promise.all([
    listed('hot'),
    listed('new'),
    listed('featured'),
    listed('popular'),
  ]);
  return { hot, fresh, featured, popular };
}

/** What the counter counts: the largest progressive jackpot, or else what was won since the month began, whatever it came to. */
function jackpotOf(found: Partial<AnswerOf<typeof jackpotWins>> | undefined) {
  if (!found?.games) return undefined;
  const { pot } = found;
  if (!pot) {
    return { amount: found.amount ?? '0', currency: found.currency ?? '', isPot: false, game: undefined };
  }
  const { provider_code, game_code, game_name } = pot;
  return {
    amount: pot.amount,
    currency: pot.currency,
    isPot: true,
    game: { provider_code, game_code, game_name },
  };
}

/** The game that an address opens, as `<provider_code>/<game_code>`; none for any other page. */
function gameIn(href: string): string[] {
  const { pathname, searchParams } = new URL(href, 'http://site');
  const game = [searchParams.get('provider_code'), searchParams.get('game_code')];
  return pathname === '/playnow' && !game.includes(null) ? [game.join('/')] : [];
}
