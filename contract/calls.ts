import { accessLog } from './api/auth/access_log.ts';
import { forgotPassword } from './api/auth/forgot_password.ts';
import { getBalance } from './api/auth/get_balance.ts';
import { login } from './api/auth/login.ts';
import { loginTac } from './api/auth/login_tac.ts';
import { logout } from './api/auth/logout.ts';
import { passkeyAdd } from './api/auth/passkey_add.ts';
import { passkeyAddBegin } from './api/auth/passkey_add_begin.ts';
import { passkeyList } from './api/auth/passkey_list.ts';
import { passkeyLogin } from './api/auth/passkey_login.ts';
import { passkeyLoginBegin } from './api/auth/passkey_login_begin.ts';
import { passkeyRemove } from './api/auth/passkey_remove.ts';
import { passkeyStepUp } from './api/auth/passkey_step_up.ts';
import { passkeyStepUpBegin } from './api/auth/passkey_step_up_begin.ts';
import { resetPassword } from './api/auth/reset_password.ts';
import { sessionList } from './api/auth/session_list.ts';
import { sessionRevoke } from './api/auth/session_revoke.ts';
import { signup } from './api/auth/signup.ts';
import { stepUp } from './api/auth/step_up.ts';
import { tacRequestLogin } from './api/auth/tac/request_login.ts';
import { tacRequestNewRegister } from './api/auth/tac/request_new_register.ts';
import { tacRequestUnlock } from './api/auth/tac/request_unlock.ts';
import { tacVerify } from './api/auth/tac/verify.ts';
import { twoFactorBegin } from './api/auth/two_factor_begin.ts';
import { twoFactorConfirm } from './api/auth/two_factor_confirm.ts';
import { twoFactorDisable } from './api/auth/two_factor_disable.ts';
import { unlock } from './api/auth/unlock.ts';
import { updatePassword } from './api/auth/update_password.ts';
import { vip } from './api/auth/vip.ts';
import { bankAccountAdd } from './api/cashier/bank_account_add.ts';
import { bankAccountDefault } from './api/cashier/bank_account_default.ts';
import { bankAccountList } from './api/cashier/bank_account_list.ts';
import { bankAccountRemove } from './api/cashier/bank_account_remove.ts';
import { depositCancel } from './api/cashier/deposit_cancel.ts';
import { depositCreate } from './api/cashier/deposit_create.ts';
import { depositList } from './api/cashier/deposit_list.ts';
import { depositMethods } from './api/cashier/deposit_methods.ts';
import { depositProof } from './api/cashier/deposit_proof.ts';
import { depositStatus } from './api/cashier/deposit_status.ts';
import { withdrawalCreate } from './api/cashier/withdrawal_create.ts';
import { withdrawalInfo } from './api/cashier/withdrawal_info.ts';
import { withdrawalList } from './api/cashier/withdrawal_list.ts';
import { withdrawalStatus } from './api/cashier/withdrawal_status.ts';
import { documentsList } from './api/documents/list.ts';
import { documentsUpload } from './api/documents/upload.ts';
import { betHistory } from './api/history/bets.ts';
import { historyExport } from './api/history/export.ts';
import { roundDetail } from './api/history/round.ts';
import { statement } from './api/history/statement.ts';
import { transactionHistory } from './api/history/transactions.ts';
import { favList } from './api/home/fav_list.ts';
import { favSet } from './api/home/fav_set.ts';
import { recentlyPlayed } from './api/home/recently_played.ts';
import { leaderboardDetail } from './api/leaderboard/detail.ts';
import { leaderboardList } from './api/leaderboard/list.ts';
import { miniGameBet } from './api/mini_game/mini_game_bet.ts';
import { miniGameCycle } from './api/mini_game/mini_game_cycle.ts';
import { miniGameGamify } from './api/mini_game/mini_game_gamify.ts';
import { miniGameList } from './api/mini_game/mini_game_list.ts';
import { miniGameLog } from './api/mini_game/mini_game_log.ts';
import { miniGameReward } from './api/mini_game/mini_game_reward.ts';
import { miniGameWallet } from './api/mini_game/mini_game_wallet.ts';
import { missionClaim } from './api/mission/claim.ts';
import { missionList } from './api/mission/list.ts';
import { newsDetail } from './api/news/detail.ts';
import { newsList } from './api/news/list.ts';
import { categoryList } from './api/product/categories.ts';
import { gameDetail } from './api/product/game_detail.ts';
import { gameIndex } from './api/product/game_index.ts';
import { gameList } from './api/product/game_list.ts';
import { getHotGames } from './api/product/get_hot_games.ts';
import { launchDemo } from './api/product/launch_demo.ts';
import { launchGame } from './api/product/launch_game.ts';
import { providerList } from './api/product/providers.ts';
import { bonusList } from './api/promotion/bonus_list.ts';
import { promotionClaim } from './api/promotion/claim.ts';
import { depositOffers } from './api/promotion/deposit_offers.ts';
import { promotionDetail } from './api/promotion/detail.ts';
import { promotionEligibility } from './api/promotion/eligibility.ts';
import { forfeitBonus } from './api/promotion/forfeit.ts';
import { forfeitPreview } from './api/promotion/forfeit_preview.ts';
import { promotionList } from './api/promotion/list.ts';
import { stakeWeights } from './api/promotion/stake_weights.ts';
import { referralClaim } from './api/referral/claim.ts';
import { referralEarnings } from './api/referral/earnings.ts';
import { referralList } from './api/referral/list.ts';
import { referralSummary } from './api/referral/summary.ts';
import { safetyCloseAccount } from './api/safety/close_account.ts';
import { safetyExclusion } from './api/safety/exclusion.ts';
import { safetyExclusionReturn } from './api/safety/exclusion_return.ts';
import { safetyHistory } from './api/safety/history.ts';
import { safetyLimitCancel } from './api/safety/limit_cancel.ts';
import { safetyLimitSet } from './api/safety/limit_set.ts';
import { safetyLimits } from './api/safety/limits.ts';
import { safetyNetPosition } from './api/safety/net_position.ts';
import { safetyRealityCheck } from './api/safety/reality_check.ts';
import { safetyRealityCheckAcknowledge } from './api/safety/reality_check_acknowledge.ts';
import { safetyRealityCheckSet } from './api/safety/reality_check_set.ts';
import { safetySelfExclude } from './api/safety/self_exclude.ts';
import { safetyTimeOut } from './api/safety/time_out.ts';
import { seo } from './api/seo.ts';
import { adsVisit } from './api/settings/adsvisit.ts';
import { checkStatus } from './api/settings/check_status.ts';
import { claimInbox } from './api/settings/claim_inbox.ts';
import { contactChangeRequest } from './api/settings/contact_change_request.ts';
import { contactChangeVerify } from './api/settings/contact_change_verify.ts';
import { contactMessage } from './api/settings/contact_message.ts';
import { deleteInbox } from './api/settings/delete_inbox.ts';
import { getAnalytics } from './api/settings/get_analytics.ts';
import { getInbox } from './api/settings/get_inbox.ts';
import { jackpotWins } from './api/settings/jackpot_wins.ts';
import { nextDraws } from './api/settings/next_draws.ts';
import { partners } from './api/settings/partners.ts';
import { popups } from './api/settings/popups.ts';
import { profile } from './api/settings/profile.ts';
import { profileUpdate } from './api/settings/profile_update.ts';
import { pushList } from './api/settings/push_list.ts';
import { pushRemove } from './api/settings/push_remove.ts';
import { pushSubscribe } from './api/settings/push_subscribe.ts';
import { readInbox } from './api/settings/read_inbox.ts';
import { siteInfoDetail } from './api/settings/siteinfodetail.ts';
import { socialAccount } from './api/settings/social_account.ts';
import { topTenWinnerWithdrawal } from './api/settings/top10winner_withdrawal.ts';
import { spinPlay } from './api/spin/play.ts';
import { spinWheel } from './api/spin/wheel.ts';
import { startup } from './api/startup.ts';
import { vipLadder } from './api/vip/ladder.ts';
import { vipLevels } from './api/vip/levels.ts';

/** Every call of the player API, in the order of its path. Written by `npm run contract:registries`. */
export const calls = [
  accessLog,
  forgotPassword,
  getBalance,
  login,
  loginTac,
  logout,
  passkeyAdd,
  passkeyAddBegin,
  passkeyList,
  passkeyLogin,
  passkeyLoginBegin,
  passkeyRemove,
  passkeyStepUp,
  passkeyStepUpBegin,
  resetPassword,
  sessionList,
  sessionRevoke,
  signup,
  stepUp,
  tacRequestLogin,
  tacRequestNewRegister,
  tacRequestUnlock,
  tacVerify,
  twoFactorBegin,
  twoFactorConfirm,
  twoFactorDisable,
  unlock,
  updatePassword,
  vip,
  bankAccountAdd,
  bankAccountDefault,
  bankAccountList,
  bankAccountRemove,
  depositCancel,
  depositCreate,
  depositList,
  depositMethods,
  depositProof,
  depositStatus,
  withdrawalCreate,
  withdrawalInfo,
  withdrawalList,
  withdrawalStatus,
  documentsList,
  documentsUpload,
  betHistory,
  historyExport,
  roundDetail,
  statement,
  transactionHistory,
  favList,
  favSet,
  recentlyPlayed,
  leaderboardDetail,
  leaderboardList,
  miniGameBet,
  miniGameCycle,
  miniGameGamify,
  miniGameList,
  miniGameLog,
  miniGameReward,
  miniGameWallet,
  missionClaim,
  missionList,
  newsDetail,
  newsList,
  categoryList,
  gameDetail,
  gameIndex,
  gameList,
  getHotGames,
  launchDemo,
  launchGame,
  providerList,
  bonusList,
  promotionClaim,
  depositOffers,
  promotionDetail,
  promotionEligibility,
  forfeitBonus,
  forfeitPreview,
  promotionList,
  stakeWeights,
  referralClaim,
  referralEarnings,
  referralList,
  referralSummary,
  safetyCloseAccount,
  safetyExclusion,
  safetyExclusionReturn,
  safetyHistory,
  safetyLimitCancel,
  safetyLimitSet,
  safetyLimits,
  safetyNetPosition,
  safetyRealityCheck,
  safetyRealityCheckAcknowledge,
  safetyRealityCheckSet,
  safetySelfExclude,
  safetyTimeOut,
  seo,
  adsVisit,
  checkStatus,
  claimInbox,
  contactChangeRequest,
  contactChangeVerify,
  contactMessage,
  deleteInbox,
  getAnalytics,
  getInbox,
  jackpotWins,
  nextDraws,
  partners,
  popups,
  profile,
  profileUpdate,
  pushList,
  pushRemove,
  pushSubscribe,
  readInbox,
  siteInfoDetail,
  socialAccount,
  topTenWinnerWithdrawal,
  spinPlay,
  spinWheel,
  startup,
  vipLadder,
  vipLevels,
] as const;
