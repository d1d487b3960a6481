import { adjustmentsAsk } from './operate/adjustments/ask.ts';
import { approvalsDecide } from './operate/approvals/decide.ts';
import { approvalsList } from './operate/approvals/list.ts';
import { approvalsRules } from './operate/approvals/rules.ts';
import { approvalsSaveRule } from './operate/approvals/save_rule.ts';
import { auditList } from './operate/audit/list.ts';
import { auditVerify } from './operate/audit/verify.ts';
import { bonusesGrant } from './operate/bonuses/grant.ts';
import { bonusesGrantable } from './operate/bonuses/grantable.ts';
import { campaignsCount } from './operate/campaigns/count.ts';
import { campaignsList } from './operate/campaigns/list.ts';
import { campaignsSave } from './operate/campaigns/save.ts';
import { campaignsSend } from './operate/campaigns/send.ts';
import { campaignsStop } from './operate/campaigns/stop.ts';
import { chatJudge } from './operate/chat/judge.ts';
import { chatLines } from './operate/chat/lines.ts';
import { chatMute } from './operate/chat/mute.ts';
import { chatMutes } from './operate/chat/mutes.ts';
import { chatSetWords } from './operate/chat/set_words.ts';
import { chatWords } from './operate/chat/words.ts';
import { contentDiscardDraft } from './operate/content/discard_draft.ts';
import { contentGet } from './operate/content/get.ts';
import { contentHistory } from './operate/content/history.ts';
import { contentPreview } from './operate/content/preview.ts';
import { contentPublish } from './operate/content/publish.ts';
import { contentRestore } from './operate/content/restore.ts';
import { contentSaveDraft } from './operate/content/save_draft.ts';
import { contentUploadPicture } from './operate/content/upload_picture.ts';
import { depositsApprove } from './operate/deposits/approve.ts';
import { depositsGet } from './operate/deposits/get.ts';
import { depositsList } from './operate/deposits/list.ts';
import { depositsRefund } from './operate/deposits/refund.ts';
import { depositsRefuse } from './operate/deposits/refuse.ts';
import { depositsViewProof } from './operate/deposits/view_proof.ts';
import { documentsDecide } from './operate/documents/decide.ts';
import { documentsList } from './operate/documents/list.ts';
import { documentsRules } from './operate/documents/rules.ts';
import { documentsSaveRule } from './operate/documents/save_rule.ts';
import { documentsView } from './operate/documents/view.ts';
import { drawsCallOff } from './operate/draws/call_off.ts';
import { drawsList } from './operate/draws/list.ts';
import { drawsSetSales } from './operate/draws/set_sales.ts';
import { gamesChange } from './operate/games/change.ts';
import { gamesList } from './operate/games/list.ts';
import { gamesMove } from './operate/games/move.ts';
import { gamesRtp } from './operate/games/rtp.ts';
import { jackpotsCheck } from './operate/jackpots/check.ts';
import { jackpotsList } from './operate/jackpots/list.ts';
import { ledgerAccounts } from './operate/ledger/accounts.ts';
import { ledgerPostings } from './operate/ledger/postings.ts';
import { ledgerTransaction } from './operate/ledger/transaction.ts';
import { ledgerTrialBalance } from './operate/ledger/trial_balance.ts';
import { ledgerVerify } from './operate/ledger/verify.ts';
import { messagesAssign } from './operate/messages/assign.ts';
import { messagesGet } from './operate/messages/get.ts';
import { messagesList } from './operate/messages/list.ts';
import { messagesRemoveTemplate } from './operate/messages/remove_template.ts';
import { messagesReply } from './operate/messages/reply.ts';
import { messagesSaveTemplate } from './operate/messages/save_template.ts';
import { messagesSetState } from './operate/messages/set_state.ts';
import { messagesTemplates } from './operate/messages/templates.ts';
import { methodsList } from './operate/methods/list.ts';
import { methodsSave } from './operate/methods/save.ts';
import { methodsSaveWithdrawalRules } from './operate/methods/save_withdrawal_rules.ts';
import { methodsWithdrawalRules } from './operate/methods/withdrawal_rules.ts';
import { operatorsGrant } from './operate/operators/grant.ts';
import { operatorsInvite } from './operate/operators/invite.ts';
import { operatorsList } from './operate/operators/list.ts';
import { operatorsResetSecondFactor } from './operate/operators/reset_second_factor.ts';
import { operatorsRestore } from './operate/operators/restore.ts';
import { operatorsRevoke } from './operate/operators/revoke.ts';
import { operatorsSetAddresses } from './operate/operators/set_addresses.ts';
import { operatorsSuspend } from './operate/operators/suspend.ts';
import { playersAccess } from './operate/players/access.ts';
import { playersAddNote } from './operate/players/add_note.ts';
import { playersAskData } from './operate/players/ask_data.ts';
import { playersAskErasure } from './operate/players/ask_erasure.ts';
import { playersBlock } from './operate/players/block.ts';
import { playersBonuses } from './operate/players/bonuses.ts';
import { playersClose } from './operate/players/close.ts';
import { playersData } from './operate/players/data.ts';
import { playersEndSessions } from './operate/players/end_sessions.ts';
import { playersGet } from './operate/players/get.ts';
import { playersInbox } from './operate/players/inbox.ts';
import { playersLinked } from './operate/players/linked.ts';
import { playersNotes } from './operate/players/notes.ts';
import { playersPostings } from './operate/players/postings.ts';
import { playersResetSecondFactor } from './operate/players/reset_second_factor.ts';
import { playersRoundReplay } from './operate/players/round_replay.ts';
import { playersRounds } from './operate/players/rounds.ts';
import { playersSearch } from './operate/players/search.ts';
import { playersSetTags } from './operate/players/set_tags.ts';
import { playersTakeData } from './operate/players/take_data.ts';
import { playersUnblock } from './operate/players/unblock.ts';
import { playersUnmask } from './operate/players/unmask.ts';
import { playersWriteMessage } from './operate/players/write_message.ts';
import { promotionsDiscardDraft } from './operate/promotions/discard_draft.ts';
import { promotionsGet } from './operate/promotions/get.ts';
import { promotionsHistory } from './operate/promotions/history.ts';
import { promotionsList } from './operate/promotions/list.ts';
import { promotionsPublish } from './operate/promotions/publish.ts';
import { promotionsRestore } from './operate/promotions/restore.ts';
import { promotionsSaveDraft } from './operate/promotions/save_draft.ts';
import { promotionsSimulate } from './operate/promotions/simulate.ts';
import { promotionsStop } from './operate/promotions/stop.ts';
import { promotionsUploadPicture } from './operate/promotions/upload_picture.ts';
import { providersAddKey } from './operate/providers/add_key.ts';
import { providersChanges } from './operate/providers/changes.ts';
import { providersDecideOrigin } from './operate/providers/decide_origin.ts';
import { providersGet } from './operate/providers/get.ts';
import { providersImport } from './operate/providers/import.ts';
import { providersList } from './operate/providers/list.ts';
import { providersOffer } from './operate/providers/offer.ts';
import { providersPreviewImport } from './operate/providers/preview_import.ts';
import { providersSaveConnection } from './operate/providers/save_connection.ts';
import { providersSetStatus } from './operate/providers/set_status.ts';
import { providersTest } from './operate/providers/test.ts';
import { providersUseKey } from './operate/providers/use_key.ts';
import { reconciliationExplain } from './operate/reconciliation/explain.ts';
import { reconciliationGet } from './operate/reconciliation/get.ts';
import { reconciliationList } from './operate/reconciliation/list.ts';
import { reconciliationRun } from './operate/reconciliation/run.ts';
import { reconciliationUpload } from './operate/reconciliation/upload.ts';
import { reportsCohorts } from './operate/reports/cohorts.ts';
import { reportsDays } from './operate/reports/days.ts';
import { reportsEntries } from './operate/reports/entries.ts';
import { reportsExport } from './operate/reports/export.ts';
import { reportsGames } from './operate/reports/games.ts';
import { reportsPlayers } from './operate/reports/players.ts';
import { reportsReconciliation } from './operate/reports/reconciliation.ts';
import { reportsSegments } from './operate/reports/segments.ts';
import { reportsSetSubscription } from './operate/reports/set_subscription.ts';
import { reportsSubscribe } from './operate/reports/subscribe.ts';
import { reportsSubscriptions } from './operate/reports/subscriptions.ts';
import { reportsToday } from './operate/reports/today.ts';
import { rewardsCheck } from './operate/rewards/check.ts';
import { rewardsDiscardDraft } from './operate/rewards/discard_draft.ts';
import { rewardsGet } from './operate/rewards/get.ts';
import { rewardsHistory } from './operate/rewards/history.ts';
import { rewardsList } from './operate/rewards/list.ts';
import { rewardsPublish } from './operate/rewards/publish.ts';
import { rewardsRestore } from './operate/rewards/restore.ts';
import { rewardsResults } from './operate/rewards/results.ts';
import { rewardsSaveDraft } from './operate/rewards/save_draft.ts';
import { rewardsSaveStakeWeights } from './operate/rewards/save_stake_weights.ts';
import { rewardsStakeWeights } from './operate/rewards/stake_weights.ts';
import { rewardsStop } from './operate/rewards/stop.ts';
import { rolesList } from './operate/roles/list.ts';
import { rolesSave } from './operate/roles/save.ts';
import { roundsGet } from './operate/rounds/get.ts';
import { roundsList } from './operate/rounds/list.ts';
import { roundsReplay } from './operate/rounds/replay.ts';
import { roundsResend } from './operate/rounds/resend.ts';
import { roundsVoid } from './operate/rounds/void.ts';
import { safetyAskLift } from './operate/safety/ask_lift.ts';
import { safetyExclude } from './operate/safety/exclude.ts';
import { safetyExclusions } from './operate/safety/exclusions.ts';
import { safetyLimits } from './operate/safety/limits.ts';
import { safetyMarkers } from './operate/safety/markers.ts';
import { safetyReviewMarker } from './operate/safety/review_marker.ts';
import { safetySetLimit } from './operate/safety/set_limit.ts';
import { safetySetSiteLimit } from './operate/safety/set_site_limit.ts';
import { safetySiteLimits } from './operate/safety/site_limits.ts';
import { sessionChangePassword } from './operate/session/change_password.ts';
import { sessionEnd } from './operate/session/end.ts';
import { sessionEnrol } from './operate/session/enrol.ts';
import { sessionInvitation } from './operate/session/invitation.ts';
import { sessionList } from './operate/session/list.ts';
import { sessionMe } from './operate/session/me.ts';
import { sessionNewRecoveryCodes } from './operate/session/new_recovery_codes.ts';
import { sessionPasskeyAdd } from './operate/session/passkey_add.ts';
import { sessionPasskeyAddBegin } from './operate/session/passkey_add_begin.ts';
import { sessionPasskeyRemove } from './operate/session/passkey_remove.ts';
import { sessionPasskeySignIn } from './operate/session/passkey_sign_in.ts';
import { sessionPasskeySignInBegin } from './operate/session/passkey_sign_in_begin.ts';
import { sessionPasskeyStepUp } from './operate/session/passkey_step_up.ts';
import { sessionPasskeyStepUpBegin } from './operate/session/passkey_step_up_begin.ts';
import { sessionPasskeys } from './operate/session/passkeys.ts';
import { sessionSignIn } from './operate/session/sign_in.ts';
import { sessionSignOut } from './operate/session/sign_out.ts';
import { sessionStepUp } from './operate/session/step_up.ts';
import { sitesCheckDomain } from './operate/sites/check_domain.ts';
import { sitesCreate } from './operate/sites/create.ts';
import { sitesGet } from './operate/sites/get.ts';
import { sitesHistory } from './operate/sites/history.ts';
import { sitesList } from './operate/sites/list.ts';
import { sitesPreview } from './operate/sites/preview.ts';
import { sitesRestore } from './operate/sites/restore.ts';
import { sitesSave } from './operate/sites/save.ts';
import { sitesSaveScripts } from './operate/sites/save_scripts.ts';
import { sitesScripts } from './operate/sites/scripts.ts';
import { sitesUploadPicture } from './operate/sites/upload_picture.ts';
import { systemCheckBook } from './operate/system/check_book.ts';
import { systemJobs } from './operate/system/jobs.ts';
import { systemNotices } from './operate/system/notices.ts';
import { systemOverview } from './operate/system/overview.ts';
import { systemProviderHours } from './operate/system/provider_hours.ts';
import { systemRetryJobs } from './operate/system/retry_jobs.ts';
import { systemRetryNotice } from './operate/system/retry_notice.ts';
import { viewsList } from './operate/views/list.ts';
import { viewsRemove } from './operate/views/remove.ts';
import { viewsSave } from './operate/views/save.ts';
import { withdrawalsApprove } from './operate/withdrawals/approve.ts';
import { withdrawalsClosed } from './operate/withdrawals/closed.ts';
import { withdrawalsGet } from './operate/withdrawals/get.ts';
import { withdrawalsList } from './operate/withdrawals/list.ts';
import { withdrawalsPay } from './operate/withdrawals/pay.ts';
import { withdrawalsPayClosed } from './operate/withdrawals/pay_closed.ts';
import { withdrawalsRefuse } from './operate/withdrawals/refuse.ts';
import { withdrawalsReturned } from './operate/withdrawals/returned.ts';
import { withdrawalsSent } from './operate/withdrawals/sent.ts';
import { withdrawalsSettle } from './operate/withdrawals/settle.ts';
import { withdrawalsUnsent } from './operate/withdrawals/unsent.ts';

/** Every call of the console, in the order of its path. Written by `npm run contract:registries`. */
export const operations = [
  adjustmentsAsk,
  approvalsDecide,
  approvalsList,
  approvalsRules,
  approvalsSaveRule,
  auditList,
  auditVerify,
  bonusesGrant,
  bonusesGrantable,
  campaignsCount,
  campaignsList,
  campaignsSave,
  campaignsSend,
  campaignsStop,
  chatJudge,
  chatLines,
  chatMute,
  chatMutes,
  chatSetWords,
  chatWords,
  contentDiscardDraft,
  contentGet,
  contentHistory,
  contentPreview,
  contentPublish,
  contentRestore,
  contentSaveDraft,
  contentUploadPicture,
  depositsApprove,
  depositsGet,
  depositsList,
  depositsRefund,
  depositsRefuse,
  depositsViewProof,
  documentsDecide,
  documentsList,
  documentsRules,
  documentsSaveRule,
  documentsView,
  drawsCallOff,
  drawsList,
  drawsSetSales,
  gamesChange,
  gamesList,
  gamesMove,
  gamesRtp,
  jackpotsCheck,
  jackpotsList,
  ledgerAccounts,
  ledgerPostings,
  ledgerTransaction,
  ledgerTrialBalance,
  ledgerVerify,
  messagesAssign,
  messagesGet,
  messagesList,
  messagesRemoveTemplate,
  messagesReply,
  messagesSaveTemplate,
  messagesSetState,
  messagesTemplates,
  methodsList,
  methodsSave,
  methodsSaveWithdrawalRules,
  methodsWithdrawalRules,
  operatorsGrant,
  operatorsInvite,
  operatorsList,
  operatorsResetSecondFactor,
  operatorsRestore,
  operatorsRevoke,
  operatorsSetAddresses,
  operatorsSuspend,
  playersAccess,
  playersAddNote,
  playersAskData,
  playersAskErasure,
  playersBlock,
  playersBonuses,
  playersClose,
  playersData,
  playersEndSessions,
  playersGet,
  playersInbox,
  playersLinked,
  playersNotes,
  playersPostings,
  playersResetSecondFactor,
  playersRoundReplay,
  playersRounds,
  playersSearch,
  playersSetTags,
  playersTakeData,
  playersUnblock,
  playersUnmask,
  playersWriteMessage,
  promotionsDiscardDraft,
  promotionsGet,
  promotionsHistory,
  promotionsList,
  promotionsPublish,
  promotionsRestore,
  promotionsSaveDraft,
  promotionsSimulate,
  promotionsStop,
  promotionsUploadPicture,
  providersAddKey,
  providersChanges,
  providersDecideOrigin,
  providersGet,
  providersImport,
  providersList,
  providersOffer,
  providersPreviewImport,
  providersSaveConnection,
  providersSetStatus,
  providersTest,
  providersUseKey,
  reconciliationExplain,
  reconciliationGet,
  reconciliationList,
  reconciliationRun,
  reconciliationUpload,
  reportsCohorts,
  reportsDays,
  reportsEntries,
  reportsExport,
  reportsGames,
  reportsPlayers,
  reportsReconciliation,
  reportsSegments,
  reportsSetSubscription,
  reportsSubscribe,
  reportsSubscriptions,
  reportsToday,
  rewardsCheck,
  rewardsDiscardDraft,
  rewardsGet,
  rewardsHistory,
  rewardsList,
  rewardsPublish,
  rewardsRestore,
  rewardsResults,
  rewardsSaveDraft,
  rewardsSaveStakeWeights,
  rewardsStakeWeights,
  rewardsStop,
  rolesList,
  rolesSave,
  roundsGet,
  roundsList,
  roundsReplay,
  roundsResend,
  roundsVoid,
  safetyAskLift,
  safetyExclude,
  safetyExclusions,
  safetyLimits,
  safetyMarkers,
  safetyReviewMarker,
  safetySetLimit,
  safetySetSiteLimit,
  safetySiteLimits,
  sessionChangePassword,
  sessionEnd,
  sessionEnrol,
  sessionInvitation,
  sessionList,
  sessionMe,
  sessionNewRecoveryCodes,
  sessionPasskeyAdd,
  sessionPasskeyAddBegin,
  sessionPasskeyRemove,
  sessionPasskeySignIn,
  sessionPasskeySignInBegin,
  sessionPasskeyStepUp,
  sessionPasskeyStepUpBegin,
  sessionPasskeys,
  sessionSignIn,
  sessionSignOut,
  sessionStepUp,
  sitesCheckDomain,
  sitesCreate,
  sitesGet,
  sitesHistory,
  sitesList,
  sitesPreview,
  sitesRestore,
  sitesSave,
  sitesSaveScripts,
  sitesScripts,
  sitesUploadPicture,
  systemCheckBook,
  systemJobs,
  systemNotices,
  systemOverview,
  systemProviderHours,
  systemRetryJobs,
  systemRetryNotice,
  viewsList,
  viewsRemove,
  viewsSave,
  withdrawalsApprove,
  withdrawalsClosed,
  withdrawalsGet,
  withdrawalsList,
  withdrawalsPay,
  withdrawalsPayClosed,
  withdrawalsRefuse,
  withdrawalsReturned,
  withdrawalsSent,
  withdrawalsSettle,
  withdrawalsUnsent,
] as const;
