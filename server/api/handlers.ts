import { serveAccessLog } from './auth/access_log.ts';
import { serveForgotPassword } from './auth/forgot_password.ts';
import { serveGetBalance } from './auth/get_balance.ts';
import { serveLogin } from './auth/login.ts';
import { serveLoginTac } from './auth/login_tac.ts';
import { serveLogout } from './auth/logout.ts';
import { servePasskeyAdd } from './auth/passkey_add.ts';
import { servePasskeyAddBegin } from './auth/passkey_add_begin.ts';
import { servePasskeyList } from './auth/passkey_list.ts';
import { servePasskeyLogin } from './auth/passkey_login.ts';
import { servePasskeyLoginBegin } from './auth/passkey_login_begin.ts';
import { servePasskeyRemove } from './auth/passkey_remove.ts';
import { servePasskeyStepUp } from './auth/passkey_step_up.ts';
import { servePasskeyStepUpBegin } from './auth/passkey_step_up_begin.ts';
import { serveResetPassword } from './auth/reset_password.ts';
import { serveSessionList } from './auth/session_list.ts';
import { serveSessionRevoke } from './auth/session_revoke.ts';
import { serveSignup } from './auth/signup.ts';
import { serveStepUp } from './auth/step_up.ts';
import { serveTacRequestLogin } from './auth/tac/request_login.ts';
import { serveTacRequestNewRegister } from './auth/tac/request_new_register.ts';
import { serveTacRequestUnlock } from './auth/tac/request_unlock.ts';
import { serveTacVerify } from './auth/tac/verify.ts';
import { serveTwoFactorBegin } from './auth/two_factor_begin.ts';
import { serveTwoFactorConfirm } from './auth/two_factor_confirm.ts';
import { serveTwoFactorDisable } from './auth/two_factor_disable.ts';
import { serveUnlock } from './auth/unlock.ts';
import { serveUpdatePassword } from './auth/update_password.ts';
import { serveVip } from './auth/vip.ts';
import { serveBankAccountAdd } from './cashier/bank_account_add.ts';
import { serveBankAccountDefault } from './cashier/bank_account_default.ts';
import { serveBankAccountList } from './cashier/bank_account_list.ts';
import { serveBankAccountRemove } from './cashier/bank_account_remove.ts';
import { serveDepositCancel } from './cashier/deposit_cancel.ts';
import { serveDepositCreate } from './cashier/deposit_create.ts';
import { serveDepositList } from './cashier/deposit_list.ts';
import { serveDepositMethods } from './cashier/deposit_methods.ts';
import { serveDepositProof } from './cashier/deposit_proof.ts';
import { serveDepositStatus } from './cashier/deposit_status.ts';
import { serveWithdrawalCreate } from './cashier/withdrawal_create.ts';
import { serveWithdrawalInfo } from './cashier/withdrawal_info.ts';
import { serveWithdrawalList } from './cashier/withdrawal_list.ts';
import { serveWithdrawalStatus } from './cashier/withdrawal_status.ts';
import { serveDocumentsList } from './documents/list.ts';
import { serveDocumentsUpload } from './documents/upload.ts';
import { serveBetHistory } from './history/bets.ts';
import { serveHistoryExport } from './history/export.ts';
import { serveRoundDetail } from './history/round.ts';
import { serveStatement } from './history/statement.ts';
import { serveTransactionHistory } from './history/transactions.ts';
import { serveFavList } from './home/fav_list.ts';
import { serveFavSet } from './home/fav_set.ts';
import { serveRecentlyPlayed } from './home/recently_played.ts';
import { serveLeaderboardDetail } from './leaderboard/detail.ts';
import { serveLeaderboardList } from './leaderboard/list.ts';
import { serveMiniGameBet } from './mini_game/mini_game_bet.ts';
import { serveMiniGameCycle } from './mini_game/mini_game_cycle.ts';
import { serveMiniGameGamify } from './mini_game/mini_game_gamify.ts';
import { serveMiniGameList } from './mini_game/mini_game_list.ts';
import { serveMiniGameLog } from './mini_game/mini_game_log.ts';
import { serveMiniGameReward } from './mini_game/mini_game_reward.ts';
import { serveMiniGameWallet } from './mini_game/mini_game_wallet.ts';
import { serveMissionClaim } from './mission/claim.ts';
import { serveMissionList } from './mission/list.ts';
import { serveNewsDetail } from './news/detail.ts';
import { serveNewsList } from './news/list.ts';
import { serveCategoryList } from './product/categories.ts';
import { serveGameDetail } from './product/game_detail.ts';
import { serveGameIndex } from './product/game_index.ts';
import { serveGameList } from './product/game_list.ts';
import { serveGetHotGames } from './product/get_hot_games.ts';
import { serveLaunchDemo } from './product/launch_demo.ts';
import { serveLaunchGame } from './product/launch_game.ts';
import { serveProviderList } from './product/providers.ts';
import { serveBonusList } from './promotion/bonus_list.ts';
import { servePromotionClaim } from './promotion/claim.ts';
import { serveDepositOffers } from './promotion/deposit_offers.ts';
import { servePromotionDetail } from './promotion/detail.ts';
import { servePromotionEligibility } from './promotion/eligibility.ts';
import { serveForfeitBonus } from './promotion/forfeit.ts';
import { serveForfeitPreview } from './promotion/forfeit_preview.ts';
import { servePromotionList } from './promotion/list.ts';
import { serveStakeWeights } from './promotion/stake_weights.ts';
import { serveReferralClaim } from './referral/claim.ts';
import { serveReferralEarnings } from './referral/earnings.ts';
import { serveReferralList } from './referral/list.ts';
import { serveReferralSummary } from './referral/summary.ts';
import { serveSafetyCloseAccount } from './safety/close_account.ts';
import { serveSafetyExclusion } from './safety/exclusion.ts';
import { serveSafetyExclusionReturn } from './safety/exclusion_return.ts';
import { serveSafetyHistory } from './safety/history.ts';
import { serveSafetyLimitCancel } from './safety/limit_cancel.ts';
import { serveSafetyLimitSet } from './safety/limit_set.ts';
import { serveSafetyLimits } from './safety/limits.ts';
import { serveSafetyNetPosition } from './safety/net_position.ts';
import { serveSafetyRealityCheck } from './safety/reality_check.ts';
import { serveSafetyRealityCheckAcknowledge } from './safety/reality_check_acknowledge.ts';
import { serveSafetyRealityCheckSet } from './safety/reality_check_set.ts';
import { serveSafetySelfExclude } from './safety/self_exclude.ts';
import { serveSafetyTimeOut } from './safety/time_out.ts';
import { serveSeo } from './seo.ts';
import { serveAdsVisit } from './settings/adsvisit.ts';
import { serveCheckStatus } from './settings/check_status.ts';
import { serveClaimInbox } from './settings/claim_inbox.ts';
import { serveContactChangeRequest } from './settings/contact_change_request.ts';
import { serveContactChangeVerify } from './settings/contact_change_verify.ts';
import { serveContactMessage } from './settings/contact_message.ts';
import { serveDeleteInbox } from './settings/delete_inbox.ts';
import { serveGetAnalytics } from './settings/get_analytics.ts';
import { serveGetInbox } from './settings/get_inbox.ts';
import { serveJackpotWins } from './settings/jackpot_wins.ts';
import { serveNextDraws } from './settings/next_draws.ts';
import { servePartners } from './settings/partners.ts';
import { servePopups } from './settings/popups.ts';
import { serveProfile } from './settings/profile.ts';
import { serveProfileUpdate } from './settings/profile_update.ts';
import { servePushList } from './settings/push_list.ts';
import { servePushRemove } from './settings/push_remove.ts';
import { servePushSubscribe } from './settings/push_subscribe.ts';
import { serveReadInbox } from './settings/read_inbox.ts';
import { serveSiteInfoDetail } from './settings/siteinfodetail.ts';
import { serveSocialAccount } from './settings/social_account.ts';
import { serveTopTenWinnerWithdrawal } from './settings/top10winner_withdrawal.ts';
import { serveSpinPlay } from './spin/play.ts';
import { serveSpinWheel } from './spin/wheel.ts';
import { serveStartup } from './startup.ts';
import { serveVipLadder } from './vip/ladder.ts';
import { serveVipLevels } from './vip/levels.ts';
import type { ServedCall } from '../http/serve.ts';

/** Every call that is served, in the order of its path. Written by `npm run contract:registries`. */
export const servedCalls: readonly ServedCall[] = [
  serveAccessLog,
  serveForgotPassword,
  serveGetBalance,
  serveLogin,
  serveLoginTac,
  serveLogout,
  servePasskeyAdd,
  servePasskeyAddBegin,
  servePasskeyList,
  servePasskeyLogin,
  servePasskeyLoginBegin,
  servePasskeyRemove,
  servePasskeyStepUp,
  servePasskeyStepUpBegin,
  serveResetPassword,
  serveSessionList,
  serveSessionRevoke,
  serveSignup,
  serveStepUp,
  serveTacRequestLogin,
  serveTacRequestNewRegister,
  serveTacRequestUnlock,
  serveTacVerify,
  serveTwoFactorBegin,
  serveTwoFactorConfirm,
  serveTwoFactorDisable,
  serveUnlock,
  serveUpdatePassword,
  serveVip,
  serveBankAccountAdd,
  serveBankAccountDefault,
  serveBankAccountList,
  serveBankAccountRemove,
  serveDepositCancel,
  serveDepositCreate,
  serveDepositList,
  serveDepositMethods,
  serveDepositProof,
  serveDepositStatus,
  serveWithdrawalCreate,
  serveWithdrawalInfo,
  serveWithdrawalList,
  serveWithdrawalStatus,
  serveDocumentsList,
  serveDocumentsUpload,
  serveBetHistory,
  serveHistoryExport,
  serveRoundDetail,
  serveStatement,
  serveTransactionHistory,
  serveFavList,
  serveFavSet,
  serveRecentlyPlayed,
  serveLeaderboardDetail,
  serveLeaderboardList,
  serveMiniGameBet,
  serveMiniGameCycle,
  serveMiniGameGamify,
  serveMiniGameList,
  serveMiniGameLog,
  serveMiniGameReward,
  serveMiniGameWallet,
  serveMissionClaim,
  serveMissionList,
  serveNewsDetail,
  serveNewsList,
  serveCategoryList,
  serveGameDetail,
  serveGameIndex,
  serveGameList,
  serveGetHotGames,
  serveLaunchDemo,
  serveLaunchGame,
  serveProviderList,
  serveBonusList,
  servePromotionClaim,
  serveDepositOffers,
  servePromotionDetail,
  servePromotionEligibility,
  serveForfeitBonus,
  serveForfeitPreview,
  servePromotionList,
  serveStakeWeights,
  serveReferralClaim,
  serveReferralEarnings,
  serveReferralList,
  serveReferralSummary,
  serveSafetyCloseAccount,
  serveSafetyExclusion,
  serveSafetyExclusionReturn,
  serveSafetyHistory,
  serveSafetyLimitCancel,
  serveSafetyLimitSet,
  serveSafetyLimits,
  serveSafetyNetPosition,
  serveSafetyRealityCheck,
  serveSafetyRealityCheckAcknowledge,
  serveSafetyRealityCheckSet,
  serveSafetySelfExclude,
  serveSafetyTimeOut,
  serveSeo,
  serveAdsVisit,
  serveCheckStatus,
  serveClaimInbox,
  serveContactChangeRequest,
  serveContactChangeVerify,
  serveContactMessage,
  serveDeleteInbox,
  serveGetAnalytics,
  serveGetInbox,
  serveJackpotWins,
  serveNextDraws,
  servePartners,
  servePopups,
  serveProfile,
  serveProfileUpdate,
  servePushList,
  servePushRemove,
  servePushSubscribe,
  serveReadInbox,
  serveSiteInfoDetail,
  serveSocialAccount,
  serveTopTenWinnerWithdrawal,
  serveSpinPlay,
  serveSpinWheel,
  serveStartup,
  serveVipLadder,
  serveVipLevels,
];
