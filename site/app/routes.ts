import { categories } from '@marquee/contract/categories.ts';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The page of a category stands at its path and, where it has one, at its slug. */
const categoryAddresses = Object.values(categories).flatMap(({ path, slug }) => [path.slice(1), slug]);

/** Every page stands with and without a language's prefix: /slots and /cn/slots. */
export default [
  route(':language?', 'routes/in-language.ts', [
    index('routes/home.tsx'),
    ...[...new Set(categoryAddresses)]
      .filter((address) => address !== '')
      .map((address) => route(address, 'routes/category.tsx', { id: `category/${address}` })),
    ...['about', 'banking', 'faqs', 'responsible-gaming', 'privacy-policy', 'term-condition'].map((path) =>
      route(path, 'routes/brand-page.tsx', { id: path }),
    ),
    route('contact-us', 'routes/contact-us.tsx'),
    route('download', 'routes/download.tsx'),
    route('fairness', 'routes/fairness.tsx'),
    route('providers', 'routes/providers.tsx'),
    route('providers/:slug', 'routes/provider.tsx'),
    route('news', 'routes/news.tsx'),
    route('news/:newsId', 'routes/news-item.tsx'),
    route('promotions', 'routes/promotions.tsx'),
    route('promotions/:promotionId', 'routes/promotion.tsx'),
    route('vip', 'routes/vip.tsx'),
    route('preloader', 'routes/preloader.tsx'),
    route('offline', 'routes/offline.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('playnow', 'routes/playnow.tsx'),
    layout('routes/player-area.tsx', [
      route('account', 'routes/account.tsx'),
      route('deposit', 'routes/deposit.tsx'),
      route('withdrawal', 'routes/withdrawal.tsx'),
      route('add-bank', 'routes/add-bank.tsx'),
      route('bank-details', 'routes/bank-details.tsx'),
      route('transaction-history', 'routes/transaction-history.tsx'),
      route('bet-history', 'routes/bet-history.tsx'),
      route('statement', 'routes/statement.tsx'),
      route('inbox', 'routes/inbox.tsx'),
      route('mission', 'routes/mission.tsx'),
      route('leaderboard', 'routes/leaderboard.tsx'),
      route('referral', 'routes/referral.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('spin', 'routes/spin.tsx'),
      route('edit-profile', 'routes/edit-profile.tsx'),
      route('security', 'routes/security.tsx'),
      route('change-password', 'routes/change-password.tsx'),
    ]),
    layout('routes/minigame-area.tsx', [route('minigame', 'routes/minigame.tsx')]),
  ]),
  route('_gallery', 'routes/gallery.tsx'),
  route('games.json', 'routes/games.ts'),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
