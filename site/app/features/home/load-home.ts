import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { jackpotWins } from '@marquee/contract/api/settings/jackpot_wins.ts';
import { topTenWinnerWithdrawal } from '@marquee/contract/api/settings/top10winner_withdrawal.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { GameListName } from '@marquee/contract/fallback-games.ts';
import type { HomeNeed } from '@marquee/themes/home/section.ts';
import { themeFacts } from '@marquee/themes/registry.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { PageInput } from '../../page-input.ts';
import { cardOf } from '../../shell/games.ts';
import { themeOf } from '../../shell/shell-data.ts';
import { composeShelves } from './compose-shelves.ts';

/** How many promotions the home page shows: the first of the site's order. */
const promoCount = 3;

/** What the server is asked for a home page: nothing that no section of its template needs. */
export async function loadHomeData(page: PageInput, needs: ReadonlySet<HomeNeed>) {
  const site = { domain_name: page.domain_name };
  const { cards } = themeFacts[themeOf(page.startup.site).template];
  const card = (game: Parameters<typeof cardOf>[0]) => cardOf(game, cards);
  const needsGames = needs.has('shelves') || needs.has('spotlight') || needs.has('facts');
  const [lists, all, top, promotions, jackpot] = await Promise.all([
    needs.has('shelves') || needs.has('spotlight') ? gameLists(page) : undefined,
    needsGames ? page.call(gameList, { ...site, page_size: 48 }) : undefined,
    needs.has('winners') || needs.has('facts') ? page.call(topTenWinnerWithdrawal, site) : undefined,
    needs.has('promos')
      ? page.call(promotionList, { ...site, language: page.language, page_size: promoCount })
      : undefined,
    needs.has('jackpot') ? page.call(jackpotWins, site) : undefined,
  ]);
  const games = all?.value ?? [];
  const { shelves, spotlight } = lists
    ? composeShelves({
        ...lists,
        all: games,
        inBanners: (page.startup.site?.banners ?? []).flatMap(({ href }) => gameIn(href)),
        hasSpotlight: needs.has('spotlight'),
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
    told: (['missions', 'gift'] as const).filter((need) => needs.has(need)),
  };
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
