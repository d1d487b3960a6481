import type { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import type { login } from '@marquee/contract/api/auth/login.ts';
import type { logout } from '@marquee/contract/api/auth/logout.ts';
import type { signup } from '@marquee/contract/api/auth/signup.ts';
import type { tacRequestNewRegister } from '@marquee/contract/api/auth/tac/request_new_register.ts';
import type { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import type { vip } from '@marquee/contract/api/auth/vip.ts';
import type { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import type { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import type { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import type { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import type { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import type { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import type { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { historyExport } from '@marquee/contract/api/history/export.ts';
import type { roundDetail } from '@marquee/contract/api/history/round.ts';
import type { statement } from '@marquee/contract/api/history/statement.ts';
import type { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import type { favList } from '@marquee/contract/api/home/fav_list.ts';
import type { favSet } from '@marquee/contract/api/home/fav_set.ts';
import type { recentlyPlayed } from '@marquee/contract/api/home/recently_played.ts';
import type { categoryList } from '@marquee/contract/api/product/categories.ts';
import type { gameDetail } from '@marquee/contract/api/product/game_detail.ts';
import type { gameList } from '@marquee/contract/api/product/game_list.ts';
import type { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import type { launchDemo } from '@marquee/contract/api/product/launch_demo.ts';
import type { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import type { providerList } from '@marquee/contract/api/product/providers.ts';
import type { seo } from '@marquee/contract/api/seo.ts';
import type { adsVisit } from '@marquee/contract/api/settings/adsvisit.ts';
import type { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import type { claimInbox } from '@marquee/contract/api/settings/claim_inbox.ts';
import type { contactMessage } from '@marquee/contract/api/settings/contact_message.ts';
import type { deleteInbox } from '@marquee/contract/api/settings/delete_inbox.ts';
import type { getAnalytics } from '@marquee/contract/api/settings/get_analytics.ts';
import type { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import type { partners } from '@marquee/contract/api/settings/partners.ts';
import type { profile } from '@marquee/contract/api/settings/profile.ts';
import type { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import type { readInbox } from '@marquee/contract/api/settings/read_inbox.ts';
import type { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import type { socialAccount } from '@marquee/contract/api/settings/social_account.ts';
import type { topTenWinnerWithdrawal } from '@marquee/contract/api/settings/top10winner_withdrawal.ts';
import type { startup } from '@marquee/contract/api/startup.ts';
import type { Call } from '@marquee/contract/call.ts';
import type { Endpoint } from './endpoint.ts';

function at<C extends Call>(path: C['path']): Endpoint<C> {
  return { path };
}

/** Every call of the player API, by the name that the contract gives it. Written by `npm run contract:endpoints`. */
export const endpoints = {
  getBalance: at<typeof getBalance>('/api/auth/get_balance'),
  login: at<typeof login>('/api/auth/login'),
  logout: at<typeof logout>('/api/auth/logout'),
  signup: at<typeof signup>('/api/auth/signup'),
  tacRequestNewRegister: at<typeof tacRequestNewRegister>('/api/auth/tac/request_new_register'),
  tacVerify: at<typeof tacVerify>('/api/auth/tac/verify'),
  vip: at<typeof vip>('/api/auth/vip'),
  bankAccountAdd: at<typeof bankAccountAdd>('/api/cashier/bank_account_add'),
  bankAccountList: at<typeof bankAccountList>('/api/cashier/bank_account_list'),
  depositCreate: at<typeof depositCreate>('/api/cashier/deposit_create'),
  depositMethods: at<typeof depositMethods>('/api/cashier/deposit_methods'),
  depositStatus: at<typeof depositStatus>('/api/cashier/deposit_status'),
  withdrawalCreate: at<typeof withdrawalCreate>('/api/cashier/withdrawal_create'),
  withdrawalInfo: at<typeof withdrawalInfo>('/api/cashier/withdrawal_info'),
  betHistory: at<typeof betHistory>('/api/history/bets'),
  historyExport: at<typeof historyExport>('/api/history/export'),
  roundDetail: at<typeof roundDetail>('/api/history/round'),
  statement: at<typeof statement>('/api/history/statement'),
  transactionHistory: at<typeof transactionHistory>('/api/history/transactions'),
  favList: at<typeof favList>('/api/home/fav_list'),
  favSet: at<typeof favSet>('/api/home/fav_set'),
  recentlyPlayed: at<typeof recentlyPlayed>('/api/home/recently_played'),
  categoryList: at<typeof categoryList>('/api/product/categories'),
  gameDetail: at<typeof gameDetail>('/api/product/game_detail'),
  gameList: at<typeof gameList>('/api/product/game_list'),
  getHotGames: at<typeof getHotGames>('/api/product/get_hot_games'),
  launchDemo: at<typeof launchDemo>('/api/product/launch_demo'),
  launchGame: at<typeof launchGame>('/api/product/launch_game'),
  providerList: at<typeof providerList>('/api/product/providers'),
  seo: at<typeof seo>('/api/seo'),
  adsVisit: at<typeof adsVisit>('/api/settings/adsvisit'),
  checkStatus: at<typeof checkStatus>('/api/settings/check_status'),
  claimInbox: at<typeof claimInbox>('/api/settings/claim_inbox'),
  contactMessage: at<typeof contactMessage>('/api/settings/contact_message'),
  deleteInbox: at<typeof deleteInbox>('/api/settings/delete_inbox'),
  getAnalytics: at<typeof getAnalytics>('/api/settings/get_analytics'),
  getInbox: at<typeof getInbox>('/api/settings/get_inbox'),
  partners: at<typeof partners>('/api/settings/partners'),
  profile: at<typeof profile>('/api/settings/profile'),
  profileUpdate: at<typeof profileUpdate>('/api/settings/profile_update'),
  readInbox: at<typeof readInbox>('/api/settings/read_inbox'),
  siteInfoDetail: at<typeof siteInfoDetail>('/api/settings/siteinfodetail'),
  socialAccount: at<typeof socialAccount>('/api/settings/social_account'),
  topTenWinnerWithdrawal: at<typeof topTenWinnerWithdrawal>('/api/settings/top10winner_withdrawal'),
  startup: at<typeof startup>('/api/startup'),
};
