import type { accessLog } from '@marquee/contract/api/auth/access_log.ts';
import type { forgotPassword } from '@marquee/contract/api/auth/forgot_password.ts';
import type { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import type { login } from '@marquee/contract/api/auth/login.ts';
import type { loginTac } from '@marquee/contract/api/auth/login_tac.ts';
import type { logout } from '@marquee/contract/api/auth/logout.ts';
import type { passkeyAdd } from '@marquee/contract/api/auth/passkey_add.ts';
import type { passkeyAddBegin } from '@marquee/contract/api/auth/passkey_add_begin.ts';
import type { passkeyList } from '@marquee/contract/api/auth/passkey_list.ts';
import type { passkeyLogin } from '@marquee/contract/api/auth/passkey_login.ts';
import type { passkeyLoginBegin } from '@marquee/contract/api/auth/passkey_login_begin.ts';
import type { passkeyRemove } from '@marquee/contract/api/auth/passkey_remove.ts';
import type { passkeyStepUp } from '@marquee/contract/api/auth/passkey_step_up.ts';
import type { passkeyStepUpBegin } from '@marquee/contract/api/auth/passkey_step_up_begin.ts';
import type { resetPassword } from '@marquee/contract/api/auth/reset_password.ts';
import type { sessionList } from '@marquee/contract/api/auth/session_list.ts';
import type { sessionRevoke } from '@marquee/contract/api/auth/session_revoke.ts';
import type { signup } from '@marquee/contract/api/auth/signup.ts';
import type { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import type { tacRequestLogin } from '@marquee/contract/api/auth/tac/request_login.ts';
import type { tacRequestNewRegister } from '@marquee/contract/api/auth/tac/request_new_register.ts';
import type { tacRequestUnlock } from '@marquee/contract/api/auth/tac/request_unlock.ts';
import type { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import type { twoFactorBegin } from '@marquee/contract/api/auth/two_factor_begin.ts';
import type { twoFactorConfirm } from '@marquee/contract/api/auth/two_factor_confirm.ts';
import type { twoFactorDisable } from '@marquee/contract/api/auth/two_factor_disable.ts';
import type { unlock } from '@marquee/contract/api/auth/unlock.ts';
import type { updatePassword } from '@marquee/contract/api/auth/update_password.ts';
import type { vip } from '@marquee/contract/api/auth/vip.ts';
import type { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import type { bankAccountDefault } from '@marquee/contract/api/cashier/bank_account_default.ts';
import type { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import type { bankAccountRemove } from '@marquee/contract/api/cashier/bank_account_remove.ts';
import type { depositCancel } from '@marquee/contract/api/cashier/deposit_cancel.ts';
import type { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import type { depositList } from '@marquee/contract/api/cashier/deposit_list.ts';
import type { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import type { depositProof } from '@marquee/contract/api/cashier/deposit_proof.ts';
import type { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import type { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import type { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import type { withdrawalList } from '@marquee/contract/api/cashier/withdrawal_list.ts';
import type { withdrawalStatus } from '@marquee/contract/api/cashier/withdrawal_status.ts';
import type { documentsList } from '@marquee/contract/api/documents/list.ts';
import type { documentsUpload } from '@marquee/contract/api/documents/upload.ts';
import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { historyExport } from '@marquee/contract/api/history/export.ts';
import type { roundDetail } from '@marquee/contract/api/history/round.ts';
import type { statement } from '@marquee/contract/api/history/statement.ts';
import type { transactionHistory } from '@marquee/contract/api/history/transactions.ts';
import type { favList } from '@marquee/contract/api/home/fav_list.ts';
import type { favSet } from '@marquee/contract/api/home/fav_set.ts';
import type { recentlyPlayed } from '@marquee/contract/api/home/recently_played.ts';
import type { leaderboardDetail } from '@marquee/contract/api/leaderboard/detail.ts';
import type { leaderboardList } from '@marquee/contract/api/leaderboard/list.ts';
import type { miniGameBet } from '@marquee/contract/api/mini_game/mini_game_bet.ts';
import type { miniGameCycle } from '@marquee/contract/api/mini_game/mini_game_cycle.ts';
import type { miniGameGamify } from '@marquee/contract/api/mini_game/mini_game_gamify.ts';
import type { miniGameList } from '@marquee/contract/api/mini_game/mini_game_list.ts';
import type { miniGameLog } from '@marquee/contract/api/mini_game/mini_game_log.ts';
import type { miniGameReward } from '@marquee/contract/api/mini_game/mini_game_reward.ts';
import type { miniGameWallet } from '@marquee/contract/api/mini_game/mini_game_wallet.ts';
import type { missionClaim } from '@marquee/contract/api/mission/claim.ts';
import type { missionList } from '@marquee/contract/api/mission/list.ts';
import type { newsDetail } from '@marquee/contract/api/news/detail.ts';
import type { newsList } from '@marquee/contract/api/news/list.ts';
import type { categoryList } from '@marquee/contract/api/product/categories.ts';
import type { gameDetail } from '@marquee/contract/api/product/game_detail.ts';
import type { gameIndex } from '@marquee/contract/api/product/game_index.ts';
import type { gameList } from '@marquee/contract/api/product/game_list.ts';
import type { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import type { launchDemo } from '@marquee/contract/api/product/launch_demo.ts';
import type { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import type { providerList } from '@marquee/contract/api/product/providers.ts';
import type { bonusList } from '@marquee/contract/api/promotion/bonus_list.ts';
import type { promotionClaim } from '@marquee/contract/api/promotion/claim.ts';
import type { depositOffers } from '@marquee/contract/api/promotion/deposit_offers.ts';
import type { promotionDetail } from '@marquee/contract/api/promotion/detail.ts';
import type { promotionEligibility } from '@marquee/contract/api/promotion/eligibility.ts';
import type { forfeitBonus } from '@marquee/contract/api/promotion/forfeit.ts';
import type { forfeitPreview } from '@marquee/contract/api/promotion/forfeit_preview.ts';
import type { promotionList } from '@marquee/contract/api/promotion/list.ts';
import type { stakeWeights } from '@marquee/contract/api/promotion/stake_weights.ts';
import type { referralClaim } from '@marquee/contract/api/referral/claim.ts';
import type { referralEarnings } from '@marquee/contract/api/referral/earnings.ts';
import type { referralList } from '@marquee/contract/api/referral/list.ts';
import type { referralSummary } from '@marquee/contract/api/referral/summary.ts';
import type { safetyCloseAccount } from '@marquee/contract/api/safety/close_account.ts';
import type { safetyExclusion } from '@marquee/contract/api/safety/exclusion.ts';
import type { safetyExclusionReturn } from '@marquee/contract/api/safety/exclusion_return.ts';
import type { safetyHistory } from '@marquee/contract/api/safety/history.ts';
import type { safetyLimitCancel } from '@marquee/contract/api/safety/limit_cancel.ts';
import type { safetyLimitSet } from '@marquee/contract/api/safety/limit_set.ts';
import type { safetyLimits } from '@marquee/contract/api/safety/limits.ts';
import type { safetyNetPosition } from '@marquee/contract/api/safety/net_position.ts';
import type { safetyRealityCheck } from '@marquee/contract/api/safety/reality_check.ts';
import type { safetyRealityCheckAcknowledge } from '@marquee/contract/api/safety/reality_check_acknowledge.ts';
import type { safetyRealityCheckSet } from '@marquee/contract/api/safety/reality_check_set.ts';
import type { safetySelfExclude } from '@marquee/contract/api/safety/self_exclude.ts';
import type { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import type { seo } from '@marquee/contract/api/seo.ts';
import type { adsVisit } from '@marquee/contract/api/settings/adsvisit.ts';
import type { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import type { claimInbox } from '@marquee/contract/api/settings/claim_inbox.ts';
import type { contactChangeRequest } from '@marquee/contract/api/settings/contact_change_request.ts';
import type { contactChangeVerify } from '@marquee/contract/api/settings/contact_change_verify.ts';
import type { contactMessage } from '@marquee/contract/api/settings/contact_message.ts';
import type { deleteInbox } from '@marquee/contract/api/settings/delete_inbox.ts';
import type { getAnalytics } from '@marquee/contract/api/settings/get_analytics.ts';
import type { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import type { jackpotWins } from '@marquee/contract/api/settings/jackpot_wins.ts';
import type { nextDraws } from '@marquee/contract/api/settings/next_draws.ts';
import type { partners } from '@marquee/contract/api/settings/partners.ts';
import type { popups } from '@marquee/contract/api/settings/popups.ts';
import type { profile } from '@marquee/contract/api/settings/profile.ts';
import type { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import type { pushList } from '@marquee/contract/api/settings/push_list.ts';
import type { pushRemove } from '@marquee/contract/api/settings/push_remove.ts';
import type { pushSubscribe } from '@marquee/contract/api/settings/push_subscribe.ts';
import type { readInbox } from '@marquee/contract/api/settings/read_inbox.ts';
import type { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import type { socialAccount } from '@marquee/contract/api/settings/social_account.ts';
import type { topTenWinnerWithdrawal } from '@marquee/contract/api/settings/top10winner_withdrawal.ts';
import type { spinPlay } from '@marquee/contract/api/spin/play.ts';
import type { spinWheel } from '@marquee/contract/api/spin/wheel.ts';
import type { startup } from '@marquee/contract/api/startup.ts';
import type { vipLadder } from '@marquee/contract/api/vip/ladder.ts';
import type { vipLevels } from '@marquee/contract/api/vip/levels.ts';
import type { Call } from '@marquee/contract/call.ts';
import type { Endpoint } from './endpoint.ts';

function at<C extends Call>(path: C['path']): Endpoint<C> {
  return { path };
}

/** Every call of the player API, by the name that the contract gives it. Written by `npm run contract:registries`. */
export const endpoints = {
  accessLog: at<typeof accessLog>('/api/auth/access_log'),
  forgotPassword: at<typeof forgotPassword>('/api/auth/forgot_password'),
  getBalance: at<typeof getBalance>('/api/auth/get_balance'),
  login: at<typeof login>('/api/auth/login'),
  loginTac: at<typeof loginTac>('/api/auth/login_tac'),
  logout: at<typeof logout>('/api/auth/logout'),
  passkeyAdd: at<typeof passkeyAdd>('/api/auth/passkey_add'),
  passkeyAddBegin: at<typeof passkeyAddBegin>('/api/auth/passkey_add_begin'),
  passkeyList: at<typeof passkeyList>('/api/auth/passkey_list'),
  passkeyLogin: at<typeof passkeyLogin>('/api/auth/passkey_login'),
  passkeyLoginBegin: at<typeof passkeyLoginBegin>('/api/auth/passkey_login_begin'),
  passkeyRemove: at<typeof passkeyRemove>('/api/auth/passkey_remove'),
  passkeyStepUp: at<typeof passkeyStepUp>('/api/auth/passkey_step_up'),
  passkeyStepUpBegin: at<typeof passkeyStepUpBegin>('/api/auth/passkey_step_up_begin'),
  resetPassword: at<typeof resetPassword>('/api/auth/reset_password'),
  sessionList: at<typeof sessionList>('/api/auth/session_list'),
  sessionRevoke: at<typeof sessionRevoke>('/api/auth/session_revoke'),
  signup: at<typeof signup>('/api/auth/signup'),
  stepUp: at<typeof stepUp>('/api/auth/step_up'),
  tacRequestLogin: at<typeof tacRequestLogin>('/api/auth/tac/request_login'),
  tacRequestNewRegister: at<typeof tacRequestNewRegister>('/api/auth/tac/request_new_register'),
  tacRequestUnlock: at<typeof tacRequestUnlock>('/api/auth/tac/request_unlock'),
  tacVerify: at<typeof tacVerify>('/api/auth/tac/verify'),
  twoFactorBegin: at<typeof twoFactorBegin>('/api/auth/two_factor_begin'),
  twoFactorConfirm: at<typeof twoFactorConfirm>('/api/auth/two_factor_confirm'),
  twoFactorDisable: at<typeof twoFactorDisable>('/api/auth/two_factor_disable'),
  unlock: at<typeof unlock>('/api/auth/unlock'),
  updatePassword: at<typeof updatePassword>('/api/auth/update_password'),
  vip: at<typeof vip>('/api/auth/vip'),
  bankAccountAdd: at<typeof bankAccountAdd>('/api/cashier/bank_account_add'),
  bankAccountDefault: at<typeof bankAccountDefault>('/api/cashier/bank_account_default'),
  bankAccountList: at<typeof bankAccountList>('/api/cashier/bank_account_list'),
  bankAccountRemove: at<typeof bankAccountRemove>('/api/cashier/bank_account_remove'),
  depositCancel: at<typeof depositCancel>('/api/cashier/deposit_cancel'),
  depositCreate: at<typeof depositCreate>('/api/cashier/deposit_create'),
  depositList: at<typeof depositList>('/api/cashier/deposit_list'),
  depositMethods: at<typeof depositMethods>('/api/cashier/deposit_methods'),
  depositProof: at<typeof depositProof>('/api/cashier/deposit_proof'),
  depositStatus: at<typeof depositStatus>('/api/cashier/deposit_status'),
  withdrawalCreate: at<typeof withdrawalCreate>('/api/cashier/withdrawal_create'),
  withdrawalInfo: at<typeof withdrawalInfo>('/api/cashier/withdrawal_info'),
  withdrawalList: at<typeof withdrawalList>('/api/cashier/withdrawal_list'),
  withdrawalStatus: at<typeof withdrawalStatus>('/api/cashier/withdrawal_status'),
  documentsList: at<typeof documentsList>('/api/documents/list'),
  documentsUpload: at<typeof documentsUpload>('/api/documents/upload'),
  betHistory: at<typeof betHistory>('/api/history/bets'),
  historyExport: at<typeof historyExport>('/api/history/export'),
  roundDetail: at<typeof roundDetail>('/api/history/round'),
  statement: at<typeof statement>('/api/history/statement'),
  transactionHistory: at<typeof transactionHistory>('/api/history/transactions'),
  favList: at<typeof favList>('/api/home/fav_list'),
  favSet: at<typeof favSet>('/api/home/fav_set'),
  recentlyPlayed: at<typeof recentlyPlayed>('/api/home/recently_played'),
  leaderboardDetail: at<typeof leaderboardDetail>('/api/leaderboard/detail'),
  leaderboardList: at<typeof leaderboardList>('/api/leaderboard/list'),
  miniGameBet: at<typeof miniGameBet>('/api/mini_game/mini_game_bet'),
  miniGameCycle: at<typeof miniGameCycle>('/api/mini_game/mini_game_cycle'),
  miniGameGamify: at<typeof miniGameGamify>('/api/mini_game/mini_game_gamify'),
  miniGameList: at<typeof miniGameList>('/api/mini_game/mini_game_list'),
  miniGameLog: at<typeof miniGameLog>('/api/mini_game/mini_game_log'),
  miniGameReward: at<typeof miniGameReward>('/api/mini_game/mini_game_reward'),
  miniGameWallet: at<typeof miniGameWallet>('/api/mini_game/mini_game_wallet'),
  missionClaim: at<typeof missionClaim>('/api/mission/claim'),
  missionList: at<typeof missionList>('/api/mission/list'),
  newsDetail: at<typeof newsDetail>('/api/news/detail'),
  newsList: at<typeof newsList>('/api/news/list'),
  categoryList: at<typeof categoryList>('/api/product/categories'),
  gameDetail: at<typeof gameDetail>('/api/product/game_detail'),
  gameIndex: at<typeof gameIndex>('/api/product/game_index'),
  gameList: at<typeof gameList>('/api/product/game_list'),
  getHotGames: at<typeof getHotGames>('/api/product/get_hot_games'),
  launchDemo: at<typeof launchDemo>('/api/product/launch_demo'),
  launchGame: at<typeof launchGame>('/api/product/launch_game'),
  providerList: at<typeof providerList>('/api/product/providers'),
  bonusList: at<typeof bonusList>('/api/promotion/bonus_list'),
  promotionClaim: at<typeof promotionClaim>('/api/promotion/claim'),
  depositOffers: at<typeof depositOffers>('/api/promotion/deposit_offers'),
  promotionDetail: at<typeof promotionDetail>('/api/promotion/detail'),
  promotionEligibility: at<typeof promotionEligibility>('/api/promotion/eligibility'),
  forfeitBonus: at<typeof forfeitBonus>('/api/promotion/forfeit'),
  forfeitPreview: at<typeof forfeitPreview>('/api/promotion/forfeit_preview'),
  promotionList: at<typeof promotionList>('/api/promotion/list'),
  stakeWeights: at<typeof stakeWeights>('/api/promotion/stake_weights'),
  referralClaim: at<typeof referralClaim>('/api/referral/claim'),
  referralEarnings: at<typeof referralEarnings>('/api/referral/earnings'),
  referralList: at<typeof referralList>('/api/referral/list'),
  referralSummary: at<typeof referralSummary>('/api/referral/summary'),
  safetyCloseAccount: at<typeof safetyCloseAccount>('/api/safety/close_account'),
  safetyExclusion: at<typeof safetyExclusion>('/api/safety/exclusion'),
  safetyExclusionReturn: at<typeof safetyExclusionReturn>('/api/safety/exclusion_return'),
  safetyHistory: at<typeof safetyHistory>('/api/safety/history'),
  safetyLimitCancel: at<typeof safetyLimitCancel>('/api/safety/limit_cancel'),
  safetyLimitSet: at<typeof safetyLimitSet>('/api/safety/limit_set'),
  safetyLimits: at<typeof safetyLimits>('/api/safety/limits'),
  safetyNetPosition: at<typeof safetyNetPosition>('/api/safety/net_position'),
  safetyRealityCheck: at<typeof safetyRealityCheck>('/api/safety/reality_check'),
  safetyRealityCheckAcknowledge: at<typeof safetyRealityCheckAcknowledge>(
    '/api/safety/reality_check_acknowledge',
  ),
  safetyRealityCheckSet: at<typeof safetyRealityCheckSet>('/api/safety/reality_check_set'),
  safetySelfExclude: at<typeof safetySelfExclude>('/api/safety/self_exclude'),
  safetyTimeOut: at<typeof safetyTimeOut>('/api/safety/time_out'),
  seo: at<typeof seo>('/api/seo'),
  adsVisit: at<typeof adsVisit>('/api/settings/adsvisit'),
  checkStatus: at<typeof checkStatus>('/api/settings/check_status'),
  claimInbox: at<typeof claimInbox>('/api/settings/claim_inbox'),
  contactChangeRequest: at<typeof contactChangeRequest>('/api/settings/contact_change_request'),
  contactChangeVerify: at<typeof contactChangeVerify>('/api/settings/contact_change_verify'),
  contactMessage: at<typeof contactMessage>('/api/settings/contact_message'),
  deleteInbox: at<typeof deleteInbox>('/api/settings/delete_inbox'),
  getAnalytics: at<typeof getAnalytics>('/api/settings/get_analytics'),
  getInbox: at<typeof getInbox>('/api/settings/get_inbox'),
  jackpotWins: at<typeof jackpotWins>('/api/settings/jackpot_wins'),
  nextDraws: at<typeof nextDraws>('/api/settings/next_draws'),
  partners: at<typeof partners>('/api/settings/partners'),
  popups: at<typeof popups>('/api/settings/popups'),
  profile: at<typeof profile>('/api/settings/profile'),
  profileUpdate: at<typeof profileUpdate>('/api/settings/profile_update'),
  pushList: at<typeof pushList>('/api/settings/push_list'),
  pushRemove: at<typeof pushRemove>('/api/settings/push_remove'),
  pushSubscribe: at<typeof pushSubscribe>('/api/settings/push_subscribe'),
  readInbox: at<typeof readInbox>('/api/settings/read_inbox'),
  siteInfoDetail: at<typeof siteInfoDetail>('/api/settings/siteinfodetail'),
  socialAccount: at<typeof socialAccount>('/api/settings/social_account'),
  topTenWinnerWithdrawal: at<typeof topTenWinnerWithdrawal>('/api/settings/top10winner_withdrawal'),
  spinPlay: at<typeof spinPlay>('/api/spin/play'),
  spinWheel: at<typeof spinWheel>('/api/spin/wheel'),
  startup: at<typeof startup>('/api/startup'),
  vipLadder: at<typeof vipLadder>('/api/vip/ladder'),
  vipLevels: at<typeof vipLevels>('/api/vip/levels'),
};
