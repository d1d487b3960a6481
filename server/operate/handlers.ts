import { serveAdjustmentsAsk } from './adjustments/ask.ts';
import { serveApprovalsDecide } from './approvals/decide.ts';
import { serveApprovalsList } from './approvals/list.ts';
import { serveApprovalsRules } from './approvals/rules.ts';
import { serveApprovalsSaveRule } from './approvals/save_rule.ts';
import { serveAuditList } from './audit/list.ts';
import { serveAuditVerify } from './audit/verify.ts';
import { serveBonusesGrant } from './bonuses/grant.ts';
import { serveBonusesGrantable } from './bonuses/grantable.ts';
import { serveCampaignsCount } from './campaigns/count.ts';
import { serveCampaignsList } from './campaigns/list.ts';
import { serveCampaignsSave } from './campaigns/save.ts';
import { serveCampaignsSend } from './campaigns/send.ts';
import { serveCampaignsStop } from './campaigns/stop.ts';
import { serveChatJudge } from './chat/judge.ts';
import { serveChatLines } from './chat/lines.ts';
import { serveChatMute } from './chat/mute.ts';
import { serveChatMutes } from './chat/mutes.ts';
import { serveChatSetWords } from './chat/set_words.ts';
import { serveChatWords } from './chat/words.ts';
import { serveContentDiscardDraft } from './content/discard_draft.ts';
import { serveContentGet } from './content/get.ts';
import { serveContentHistory } from './content/history.ts';
import { serveContentPreview } from './content/preview.ts';
import { serveContentPublish } from './content/publish.ts';
import { serveContentRestore } from './content/restore.ts';
import { serveContentSaveDraft } from './content/save_draft.ts';
import { serveContentUploadPicture } from './content/upload_picture.ts';
import { serveDepositsApprove } from './deposits/approve.ts';
import { serveDepositsGet } from './deposits/get.ts';
import { serveDepositsList } from './deposits/list.ts';
import { serveDepositsRefund } from './deposits/refund.ts';
import { serveDepositsRefuse } from './deposits/refuse.ts';
import { serveDepositsViewProof } from './deposits/view_proof.ts';
import { serveDocumentsDecide } from './documents/decide.ts';
import { serveDocumentsList } from './documents/list.ts';
import { serveDocumentsRules } from './documents/rules.ts';
import { serveDocumentsSaveRule } from './documents/save_rule.ts';
import { serveDocumentsView } from './documents/view.ts';
import { serveDrawsCallOff } from './draws/call_off.ts';
import { serveDrawsList } from './draws/list.ts';
import { serveDrawsSetSales } from './draws/set_sales.ts';
import { serveGamesChange } from './games/change.ts';
import { serveGamesList } from './games/list.ts';
import { serveGamesMove } from './games/move.ts';
import { serveGamesRtp } from './games/rtp.ts';
import { serveJackpotsCheck } from './jackpots/check.ts';
import { serveJackpotsList } from './jackpots/list.ts';
import { serveLedgerAccounts } from './ledger/accounts.ts';
import { serveLedgerPostings } from './ledger/postings.ts';
import { serveLedgerTransaction } from './ledger/transaction.ts';
import { serveLedgerTrialBalance } from './ledger/trial_balance.ts';
import { serveLedgerVerify } from './ledger/verify.ts';
import { serveMessagesAssign } from './messages/assign.ts';
import { serveMessagesGet } from './messages/get.ts';
import { serveMessagesList } from './messages/list.ts';
import { serveMessagesRemoveTemplate } from './messages/remove_template.ts';
import { serveMessagesReply } from './messages/reply.ts';
import { serveMessagesSaveTemplate } from './messages/save_template.ts';
import { serveMessagesSetState } from './messages/set_state.ts';
import { serveMessagesTemplates } from './messages/templates.ts';
import { serveMethodsList } from './methods/list.ts';
import { serveMethodsSave } from './methods/save.ts';
import { serveMethodsSaveWithdrawalRules } from './methods/save_withdrawal_rules.ts';
import { serveMethodsWithdrawalRules } from './methods/withdrawal_rules.ts';
import { serveOperatorsGrant } from './operators/grant.ts';
import { serveOperatorsInvite } from './operators/invite.ts';
import { serveOperatorsList } from './operators/list.ts';
import { serveOperatorsResetSecondFactor } from './operators/reset_second_factor.ts';
import { serveOperatorsRestore } from './operators/restore.ts';
import { serveOperatorsRevoke } from './operators/revoke.ts';
import { serveOperatorsSetAddresses } from './operators/set_addresses.ts';
import { serveOperatorsSuspend } from './operators/suspend.ts';
import { servePlayersAccess } from './players/access.ts';
import { servePlayersAddNote } from './players/add_note.ts';
import { servePlayersAskData } from './players/ask_data.ts';
import { servePlayersAskErasure } from './players/ask_erasure.ts';
import { servePlayersBlock } from './players/block.ts';
import { servePlayersBonuses } from './players/bonuses.ts';
import { servePlayersClose } from './players/close.ts';
import { servePlayersData } from './players/data.ts';
import { servePlayersEndSessions } from './players/end_sessions.ts';
import { servePlayersGet } from './players/get.ts';
import { servePlayersInbox } from './players/inbox.ts';
import { servePlayersLinked } from './players/linked.ts';
import { servePlayersNotes } from './players/notes.ts';
import { servePlayersPostings } from './players/postings.ts';
import { servePlayersResetSecondFactor } from './players/reset_second_factor.ts';
import { servePlayersRoundReplay } from './players/round_replay.ts';
import { servePlayersRounds } from './players/rounds.ts';
import { servePlayersSearch } from './players/search.ts';
import { servePlayersSetTags } from './players/set_tags.ts';
import { servePlayersTakeData } from './players/take_data.ts';
import { servePlayersUnblock } from './players/unblock.ts';
import { servePlayersUnmask } from './players/unmask.ts';
import { servePlayersWriteMessage } from './players/write_message.ts';
import { servePromotionsDiscardDraft } from './promotions/discard_draft.ts';
import { servePromotionsGet } from './promotions/get.ts';
import { servePromotionsHistory } from './promotions/history.ts';
import { servePromotionsList } from './promotions/list.ts';
import { servePromotionsPublish } from './promotions/publish.ts';
import { servePromotionsRestore } from './promotions/restore.ts';
import { servePromotionsSaveDraft } from './promotions/save_draft.ts';
import { servePromotionsSimulate } from './promotions/simulate.ts';
import { servePromotionsStop } from './promotions/stop.ts';
import { servePromotionsUploadPicture } from './promotions/upload_picture.ts';
import { serveProvidersAddKey } from './providers/add_key.ts';
import { serveProvidersChanges } from './providers/changes.ts';
import { serveProvidersDecideOrigin } from './providers/decide_origin.ts';
import { serveProvidersGet } from './providers/get.ts';
import { serveProvidersImport } from './providers/import.ts';
import { serveProvidersList } from './providers/list.ts';
import { serveProvidersOffer } from './providers/offer.ts';
import { serveProvidersPreviewImport } from './providers/preview_import.ts';
import { serveProvidersSaveConnection } from './providers/save_connection.ts';
import { serveProvidersSetStatus } from './providers/set_status.ts';
import { serveProvidersTest } from './providers/test.ts';
import { serveProvidersUseKey } from './providers/use_key.ts';
import { serveReconciliationExplain } from './reconciliation/explain.ts';
import { serveReconciliationGet } from './reconciliation/get.ts';
import { serveReconciliationList } from './reconciliation/list.ts';
import { serveReconciliationRun } from './reconciliation/run.ts';
import { serveReconciliationUpload } from './reconciliation/upload.ts';
import { serveReportsCohorts } from './reports/cohorts.ts';
import { serveReportsDays } from './reports/days.ts';
import { serveReportsEntries } from './reports/entries.ts';
import { serveReportsExport } from './reports/export.ts';
import { serveReportsGames } from './reports/games.ts';
import { serveReportsPlayers } from './reports/players.ts';
import { serveReportsReconciliation } from './reports/reconciliation.ts';
import { serveReportsSegments } from './reports/segments.ts';
import { serveReportsSetSubscription } from './reports/set_subscription.ts';
import { serveReportsSubscribe } from './reports/subscribe.ts';
import { serveReportsSubscriptions } from './reports/subscriptions.ts';
import { serveReportsToday } from './reports/today.ts';
import { serveRewardsCheck } from './rewards/check.ts';
import { serveRewardsDiscardDraft } from './rewards/discard_draft.ts';
import { serveRewardsGet } from './rewards/get.ts';
import { serveRewardsHistory } from './rewards/history.ts';
import { serveRewardsList } from './rewards/list.ts';
import { serveRewardsPublish } from './rewards/publish.ts';
import { serveRewardsRestore } from './rewards/restore.ts';
import { serveRewardsResults } from './rewards/results.ts';
import { serveRewardsSaveDraft } from './rewards/save_draft.ts';
import { serveRewardsSaveStakeWeights } from './rewards/save_stake_weights.ts';
import { serveRewardsStakeWeights } from './rewards/stake_weights.ts';
import { serveRewardsStop } from './rewards/stop.ts';
import { serveRolesList } from './roles/list.ts';
import { serveRolesSave } from './roles/save.ts';
import { serveRoundsGet } from './rounds/get.ts';
import { serveRoundsList } from './rounds/list.ts';
import { serveRoundsReplay } from './rounds/replay.ts';
import { serveRoundsResend } from './rounds/resend.ts';
import { serveRoundsVoid } from './rounds/void.ts';
import { serveSafetyAskLift } from './safety/ask_lift.ts';
import { serveSafetyExclude } from './safety/exclude.ts';
import { serveSafetyExclusions } from './safety/exclusions.ts';
import { serveSafetyLimits } from './safety/limits.ts';
import { serveSafetyMarkers } from './safety/markers.ts';
import { serveSafetyReviewMarker } from './safety/review_marker.ts';
import { serveSafetySetLimit } from './safety/set_limit.ts';
import { serveSafetySetSiteLimit } from './safety/set_site_limit.ts';
import { serveSafetySiteLimits } from './safety/site_limits.ts';
import { serveSessionChangePassword } from './session/change_password.ts';
import { serveSessionEnd } from './session/end.ts';
import { serveSessionEnrol } from './session/enrol.ts';
import { serveSessionInvitation } from './session/invitation.ts';
import { serveSessionList } from './session/list.ts';
import { serveSessionMe } from './session/me.ts';
import { serveSessionNewRecoveryCodes } from './session/new_recovery_codes.ts';
import { serveSessionPasskeyAdd } from './session/passkey_add.ts';
import { serveSessionPasskeyAddBegin } from './session/passkey_add_begin.ts';
import { serveSessionPasskeyRemove } from './session/passkey_remove.ts';
import { serveSessionPasskeySignIn } from './session/passkey_sign_in.ts';
import { serveSessionPasskeySignInBegin } from './session/passkey_sign_in_begin.ts';
import { serveSessionPasskeyStepUp } from './session/passkey_step_up.ts';
import { serveSessionPasskeyStepUpBegin } from './session/passkey_step_up_begin.ts';
import { serveSessionPasskeys } from './session/passkeys.ts';
import { serveSessionSignIn } from './session/sign_in.ts';
import { serveSessionSignOut } from './session/sign_out.ts';
import { serveSessionStepUp } from './session/step_up.ts';
import { serveSitesCheckDomain } from './sites/check_domain.ts';
import { serveSitesCreate } from './sites/create.ts';
import { serveSitesGet } from './sites/get.ts';
import { serveSitesHistory } from './sites/history.ts';
import { serveSitesList } from './sites/list.ts';
import { serveSitesPreview } from './sites/preview.ts';
import { serveSitesRestore } from './sites/restore.ts';
import { serveSitesSave } from './sites/save.ts';
import { serveSitesSaveScripts } from './sites/save_scripts.ts';
import { serveSitesScripts } from './sites/scripts.ts';
import { serveSitesUploadPicture } from './sites/upload_picture.ts';
import { serveSystemCheckBook } from './system/check_book.ts';
import { serveSystemJobs } from './system/jobs.ts';
import { serveSystemNotices } from './system/notices.ts';
import { serveSystemOverview } from './system/overview.ts';
import { serveSystemProviderHours } from './system/provider_hours.ts';
import { serveSystemRetryJobs } from './system/retry_jobs.ts';
import { serveSystemRetryNotice } from './system/retry_notice.ts';
import { serveViewsList } from './views/list.ts';
import { serveViewsRemove } from './views/remove.ts';
import { serveViewsSave } from './views/save.ts';
import { serveWithdrawalsApprove } from './withdrawals/approve.ts';
import { serveWithdrawalsClosed } from './withdrawals/closed.ts';
import { serveWithdrawalsGet } from './withdrawals/get.ts';
import { serveWithdrawalsList } from './withdrawals/list.ts';
import { serveWithdrawalsPay } from './withdrawals/pay.ts';
import { serveWithdrawalsPayClosed } from './withdrawals/pay_closed.ts';
import { serveWithdrawalsRefuse } from './withdrawals/refuse.ts';
import { serveWithdrawalsReturned } from './withdrawals/returned.ts';
import { serveWithdrawalsSent } from './withdrawals/sent.ts';
import { serveWithdrawalsSettle } from './withdrawals/settle.ts';
import { serveWithdrawalsUnsent } from './withdrawals/unsent.ts';
import type { ServedOperation } from '../console/serve-operation.ts';

/** Every call of the console that is served, in the order of its path. Written by `npm run contract:registries`. */
export const servedOperations: readonly ServedOperation[] = [
  serveAdjustmentsAsk,
  serveApprovalsDecide,
  serveApprovalsList,
  serveApprovalsRules,
  serveApprovalsSaveRule,
  serveAuditList,
  serveAuditVerify,
  serveBonusesGrant,
  serveBonusesGrantable,
  serveCampaignsCount,
  serveCampaignsList,
  serveCampaignsSave,
  serveCampaignsSend,
  serveCampaignsStop,
  serveChatJudge,
  serveChatLines,
  serveChatMute,
  serveChatMutes,
  serveChatSetWords,
  serveChatWords,
  serveContentDiscardDraft,
  serveContentGet,
  serveContentHistory,
  serveContentPreview,
  serveContentPublish,
  serveContentRestore,
  serveContentSaveDraft,
  serveContentUploadPicture,
  serveDepositsApprove,
  serveDepositsGet,
  serveDepositsList,
  serveDepositsRefund,
  serveDepositsRefuse,
  serveDepositsViewProof,
  serveDocumentsDecide,
  serveDocumentsList,
  serveDocumentsRules,
  serveDocumentsSaveRule,
  serveDocumentsView,
  serveDrawsCallOff,
  serveDrawsList,
  serveDrawsSetSales,
  serveGamesChange,
  serveGamesList,
  serveGamesMove,
  serveGamesRtp,
  serveJackpotsCheck,
  serveJackpotsList,
  serveLedgerAccounts,
  serveLedgerPostings,
  serveLedgerTransaction,
  serveLedgerTrialBalance,
  serveLedgerVerify,
  serveMessagesAssign,
  serveMessagesGet,
  serveMessagesList,
  serveMessagesRemoveTemplate,
  serveMessagesReply,
  serveMessagesSaveTemplate,
  serveMessagesSetState,
  serveMessagesTemplates,
  serveMethodsList,
  serveMethodsSave,
  serveMethodsSaveWithdrawalRules,
  serveMethodsWithdrawalRules,
  serveOperatorsGrant,
  serveOperatorsInvite,
  serveOperatorsList,
  serveOperatorsResetSecondFactor,
  serveOperatorsRestore,
  serveOperatorsRevoke,
  serveOperatorsSetAddresses,
  serveOperatorsSuspend,
  servePlayersAccess,
  servePlayersAddNote,
  servePlayersAskData,
  servePlayersAskErasure,
  servePlayersBlock,
  servePlayersBonuses,
  servePlayersClose,
  servePlayersData,
  servePlayersEndSessions,
  servePlayersGet,
  servePlayersInbox,
  servePlayersLinked,
  servePlayersNotes,
  servePlayersPostings,
  servePlayersResetSecondFactor,
  servePlayersRoundReplay,
  servePlayersRounds,
  servePlayersSearch,
  servePlayersSetTags,
  servePlayersTakeData,
  servePlayersUnblock,
  servePlayersUnmask,
  servePlayersWriteMessage,
  servePromotionsDiscardDraft,
  servePromotionsGet,
  servePromotionsHistory,
  servePromotionsList,
  servePromotionsPublish,
  servePromotionsRestore,
  servePromotionsSaveDraft,
  servePromotionsSimulate,
  servePromotionsStop,
  servePromotionsUploadPicture,
  serveProvidersAddKey,
  serveProvidersChanges,
  serveProvidersDecideOrigin,
  serveProvidersGet,
  serveProvidersImport,
  serveProvidersList,
  serveProvidersOffer,
  serveProvidersPreviewImport,
  serveProvidersSaveConnection,
  serveProvidersSetStatus,
  serveProvidersTest,
  serveProvidersUseKey,
  serveReconciliationExplain,
  serveReconciliationGet,
  serveReconciliationList,
  serveReconciliationRun,
  serveReconciliationUpload,
  serveReportsCohorts,
  serveReportsDays,
  serveReportsEntries,
  serveReportsExport,
  serveReportsGames,
  serveReportsPlayers,
  serveReportsReconciliation,
  serveReportsSegments,
  serveReportsSetSubscription,
  serveReportsSubscribe,
  serveReportsSubscriptions,
  serveReportsToday,
  serveRewardsCheck,
  serveRewardsDiscardDraft,
  serveRewardsGet,
  serveRewardsHistory,
  serveRewardsList,
  serveRewardsPublish,
  serveRewardsRestore,
  serveRewardsResults,
  serveRewardsSaveDraft,
  serveRewardsSaveStakeWeights,
  serveRewardsStakeWeights,
  serveRewardsStop,
  serveRolesList,
  serveRolesSave,
  serveRoundsGet,
  serveRoundsList,
  serveRoundsReplay,
  serveRoundsResend,
  serveRoundsVoid,
  serveSafetyAskLift,
  serveSafetyExclude,
  serveSafetyExclusions,
  serveSafetyLimits,
  serveSafetyMarkers,
  serveSafetyReviewMarker,
  serveSafetySetLimit,
  serveSafetySetSiteLimit,
  serveSafetySiteLimits,
  serveSessionChangePassword,
  serveSessionEnd,
  serveSessionEnrol,
  serveSessionInvitation,
  serveSessionList,
  serveSessionMe,
  serveSessionNewRecoveryCodes,
  serveSessionPasskeyAdd,
  serveSessionPasskeyAddBegin,
  serveSessionPasskeyRemove,
  serveSessionPasskeySignIn,
  serveSessionPasskeySignInBegin,
  serveSessionPasskeyStepUp,
  serveSessionPasskeyStepUpBegin,
  serveSessionPasskeys,
  serveSessionSignIn,
  serveSessionSignOut,
  serveSessionStepUp,
  serveSitesCheckDomain,
  serveSitesCreate,
  serveSitesGet,
  serveSitesHistory,
  serveSitesList,
  serveSitesPreview,
  serveSitesRestore,
  serveSitesSave,
  serveSitesSaveScripts,
  serveSitesScripts,
  serveSitesUploadPicture,
  serveSystemCheckBook,
  serveSystemJobs,
  serveSystemNotices,
  serveSystemOverview,
  serveSystemProviderHours,
  serveSystemRetryJobs,
  serveSystemRetryNotice,
  serveViewsList,
  serveViewsRemove,
  serveViewsSave,
  serveWithdrawalsApprove,
  serveWithdrawalsClosed,
  serveWithdrawalsGet,
  serveWithdrawalsList,
  serveWithdrawalsPay,
  serveWithdrawalsPayClosed,
  serveWithdrawalsRefuse,
  serveWithdrawalsReturned,
  serveWithdrawalsSent,
  serveWithdrawalsSettle,
  serveWithdrawalsUnsent,
];
