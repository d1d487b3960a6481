import type { adjustmentsAsk } from '@marquee/contract/operate/adjustments/ask.ts';
import type { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import type { approvalsList } from '@marquee/contract/operate/approvals/list.ts';
import type { approvalsRules } from '@marquee/contract/operate/approvals/rules.ts';
import type { approvalsSaveRule } from '@marquee/contract/operate/approvals/save_rule.ts';
import type { auditList } from '@marquee/contract/operate/audit/list.ts';
import type { auditVerify } from '@marquee/contract/operate/audit/verify.ts';
import type { bonusesGrant } from '@marquee/contract/operate/bonuses/grant.ts';
import type { bonusesGrantable } from '@marquee/contract/operate/bonuses/grantable.ts';
import type { campaignsCount } from '@marquee/contract/operate/campaigns/count.ts';
import type { campaignsList } from '@marquee/contract/operate/campaigns/list.ts';
import type { campaignsSave } from '@marquee/contract/operate/campaigns/save.ts';
import type { campaignsSend } from '@marquee/contract/operate/campaigns/send.ts';
import type { campaignsStop } from '@marquee/contract/operate/campaigns/stop.ts';
import type { chatJudge } from '@marquee/contract/operate/chat/judge.ts';
import type { chatLines } from '@marquee/contract/operate/chat/lines.ts';
import type { chatMute } from '@marquee/contract/operate/chat/mute.ts';
import type { chatMutes } from '@marquee/contract/operate/chat/mutes.ts';
import type { chatSetWords } from '@marquee/contract/operate/chat/set_words.ts';
import type { chatWords } from '@marquee/contract/operate/chat/words.ts';
import type { contentDiscardDraft } from '@marquee/contract/operate/content/discard_draft.ts';
import type { contentGet } from '@marquee/contract/operate/content/get.ts';
import type { contentHistory } from '@marquee/contract/operate/content/history.ts';
import type { contentPreview } from '@marquee/contract/operate/content/preview.ts';
import type { contentPublish } from '@marquee/contract/operate/content/publish.ts';
import type { contentRestore } from '@marquee/contract/operate/content/restore.ts';
import type { contentSaveDraft } from '@marquee/contract/operate/content/save_draft.ts';
import type { contentUploadPicture } from '@marquee/contract/operate/content/upload_picture.ts';
import type { depositsApprove } from '@marquee/contract/operate/deposits/approve.ts';
import type { depositsGet } from '@marquee/contract/operate/deposits/get.ts';
import type { depositsList } from '@marquee/contract/operate/deposits/list.ts';
import type { depositsRefund } from '@marquee/contract/operate/deposits/refund.ts';
import type { depositsRefuse } from '@marquee/contract/operate/deposits/refuse.ts';
import type { depositsViewProof } from '@marquee/contract/operate/deposits/view_proof.ts';
import type { documentsDecide } from '@marquee/contract/operate/documents/decide.ts';
import type { documentsList } from '@marquee/contract/operate/documents/list.ts';
import type { documentsRules } from '@marquee/contract/operate/documents/rules.ts';
import type { documentsSaveRule } from '@marquee/contract/operate/documents/save_rule.ts';
import type { documentsView } from '@marquee/contract/operate/documents/view.ts';
import type { drawsCallOff } from '@marquee/contract/operate/draws/call_off.ts';
import type { drawsList } from '@marquee/contract/operate/draws/list.ts';
import type { drawsSetSales } from '@marquee/contract/operate/draws/set_sales.ts';
import type { gamesChange } from '@marquee/contract/operate/games/change.ts';
import type { gamesList } from '@marquee/contract/operate/games/list.ts';
import type { gamesMove } from '@marquee/contract/operate/games/move.ts';
import type { gamesRtp } from '@marquee/contract/operate/games/rtp.ts';
import type { jackpotsCheck } from '@marquee/contract/operate/jackpots/check.ts';
import type { jackpotsList } from '@marquee/contract/operate/jackpots/list.ts';
import type { ledgerAccounts } from '@marquee/contract/operate/ledger/accounts.ts';
import type { ledgerPostings } from '@marquee/contract/operate/ledger/postings.ts';
import type { ledgerTransaction } from '@marquee/contract/operate/ledger/transaction.ts';
import type { ledgerTrialBalance } from '@marquee/contract/operate/ledger/trial_balance.ts';
import type { ledgerVerify } from '@marquee/contract/operate/ledger/verify.ts';
import type { messagesAssign } from '@marquee/contract/operate/messages/assign.ts';
import type { messagesGet } from '@marquee/contract/operate/messages/get.ts';
import type { messagesList } from '@marquee/contract/operate/messages/list.ts';
import type { messagesRemoveTemplate } from '@marquee/contract/operate/messages/remove_template.ts';
import type { messagesReply } from '@marquee/contract/operate/messages/reply.ts';
import type { messagesSaveTemplate } from '@marquee/contract/operate/messages/save_template.ts';
import type { messagesSetState } from '@marquee/contract/operate/messages/set_state.ts';
import type { messagesTemplates } from '@marquee/contract/operate/messages/templates.ts';
import type { methodsList } from '@marquee/contract/operate/methods/list.ts';
import type { methodsSave } from '@marquee/contract/operate/methods/save.ts';
import type { methodsSaveWithdrawalRules } from '@marquee/contract/operate/methods/save_withdrawal_rules.ts';
import type { methodsWithdrawalRules } from '@marquee/contract/operate/methods/withdrawal_rules.ts';
import type { operatorsGrant } from '@marquee/contract/operate/operators/grant.ts';
import type { operatorsInvite } from '@marquee/contract/operate/operators/invite.ts';
import type { operatorsList } from '@marquee/contract/operate/operators/list.ts';
import type { operatorsResetSecondFactor } from '@marquee/contract/operate/operators/reset_second_factor.ts';
import type { operatorsRestore } from '@marquee/contract/operate/operators/restore.ts';
import type { operatorsRevoke } from '@marquee/contract/operate/operators/revoke.ts';
import type { operatorsSetAddresses } from '@marquee/contract/operate/operators/set_addresses.ts';
import type { operatorsSuspend } from '@marquee/contract/operate/operators/suspend.ts';
import type { playersAccess } from '@marquee/contract/operate/players/access.ts';
import type { playersAddNote } from '@marquee/contract/operate/players/add_note.ts';
import type { playersAskData } from '@marquee/contract/operate/players/ask_data.ts';
import type { playersAskErasure } from '@marquee/contract/operate/players/ask_erasure.ts';
import type { playersBlock } from '@marquee/contract/operate/players/block.ts';
import type { playersBonuses } from '@marquee/contract/operate/players/bonuses.ts';
import type { playersClose } from '@marquee/contract/operate/players/close.ts';
import type { playersData } from '@marquee/contract/operate/players/data.ts';
import type { playersEndSessions } from '@marquee/contract/operate/players/end_sessions.ts';
import type { playersGet } from '@marquee/contract/operate/players/get.ts';
import type { playersInbox } from '@marquee/contract/operate/players/inbox.ts';
import type { playersLinked } from '@marquee/contract/operate/players/linked.ts';
import type { playersNotes } from '@marquee/contract/operate/players/notes.ts';
import type { playersPostings } from '@marquee/contract/operate/players/postings.ts';
import type { playersResetSecondFactor } from '@marquee/contract/operate/players/reset_second_factor.ts';
import type { playersRoundReplay } from '@marquee/contract/operate/players/round_replay.ts';
import type { playersRounds } from '@marquee/contract/operate/players/rounds.ts';
import type { playersSearch } from '@marquee/contract/operate/players/search.ts';
import type { playersSetTags } from '@marquee/contract/operate/players/set_tags.ts';
import type { playersTakeData } from '@marquee/contract/operate/players/take_data.ts';
import type { playersUnblock } from '@marquee/contract/operate/players/unblock.ts';
import type { playersUnmask } from '@marquee/contract/operate/players/unmask.ts';
import type { playersWriteMessage } from '@marquee/contract/operate/players/write_message.ts';
import type { promotionsDiscardDraft } from '@marquee/contract/operate/promotions/discard_draft.ts';
import type { promotionsGet } from '@marquee/contract/operate/promotions/get.ts';
import type { promotionsHistory } from '@marquee/contract/operate/promotions/history.ts';
import type { promotionsList } from '@marquee/contract/operate/promotions/list.ts';
import type { promotionsPublish } from '@marquee/contract/operate/promotions/publish.ts';
import type { promotionsRestore } from '@marquee/contract/operate/promotions/restore.ts';
import type { promotionsSaveDraft } from '@marquee/contract/operate/promotions/save_draft.ts';
import type { promotionsSimulate } from '@marquee/contract/operate/promotions/simulate.ts';
import type { promotionsStop } from '@marquee/contract/operate/promotions/stop.ts';
import type { promotionsUploadPicture } from '@marquee/contract/operate/promotions/upload_picture.ts';
import type { providersAddKey } from '@marquee/contract/operate/providers/add_key.ts';
import type { providersChanges } from '@marquee/contract/operate/providers/changes.ts';
import type { providersDecideOrigin } from '@marquee/contract/operate/providers/decide_origin.ts';
import type { providersGet } from '@marquee/contract/operate/providers/get.ts';
import type { providersImport } from '@marquee/contract/operate/providers/import.ts';
import type { providersList } from '@marquee/contract/operate/providers/list.ts';
import type { providersOffer } from '@marquee/contract/operate/providers/offer.ts';
import type { providersPreviewImport } from '@marquee/contract/operate/providers/preview_import.ts';
import type { providersSaveConnection } from '@marquee/contract/operate/providers/save_connection.ts';
import type { providersSetStatus } from '@marquee/contract/operate/providers/set_status.ts';
import type { providersTest } from '@marquee/contract/operate/providers/test.ts';
import type { providersUseKey } from '@marquee/contract/operate/providers/use_key.ts';
import type { reconciliationExplain } from '@marquee/contract/operate/reconciliation/explain.ts';
import type { reconciliationGet } from '@marquee/contract/operate/reconciliation/get.ts';
import type { reconciliationList } from '@marquee/contract/operate/reconciliation/list.ts';
import type { reconciliationRun } from '@marquee/contract/operate/reconciliation/run.ts';
import type { reconciliationUpload } from '@marquee/contract/operate/reconciliation/upload.ts';
import type { reportsCohorts } from '@marquee/contract/operate/reports/cohorts.ts';
import type { reportsDays } from '@marquee/contract/operate/reports/days.ts';
import type { reportsEntries } from '@marquee/contract/operate/reports/entries.ts';
import type { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import type { reportsGames } from '@marquee/contract/operate/reports/games.ts';
import type { reportsPlayers } from '@marquee/contract/operate/reports/players.ts';
import type { reportsReconciliation } from '@marquee/contract/operate/reports/reconciliation.ts';
import type { reportsSegments } from '@marquee/contract/operate/reports/segments.ts';
import type { reportsSetSubscription } from '@marquee/contract/operate/reports/set_subscription.ts';
import type { reportsSubscribe } from '@marquee/contract/operate/reports/subscribe.ts';
import type { reportsSubscriptions } from '@marquee/contract/operate/reports/subscriptions.ts';
import type { reportsToday } from '@marquee/contract/operate/reports/today.ts';
import type { rewardsCheck } from '@marquee/contract/operate/rewards/check.ts';
import type { rewardsDiscardDraft } from '@marquee/contract/operate/rewards/discard_draft.ts';
import type { rewardsGet } from '@marquee/contract/operate/rewards/get.ts';
import type { rewardsHistory } from '@marquee/contract/operate/rewards/history.ts';
import type { rewardsList } from '@marquee/contract/operate/rewards/list.ts';
import type { rewardsPublish } from '@marquee/contract/operate/rewards/publish.ts';
import type { rewardsRestore } from '@marquee/contract/operate/rewards/restore.ts';
import type { rewardsResults } from '@marquee/contract/operate/rewards/results.ts';
import type { rewardsSaveDraft } from '@marquee/contract/operate/rewards/save_draft.ts';
import type { rewardsSaveStakeWeights } from '@marquee/contract/operate/rewards/save_stake_weights.ts';
import type { rewardsStakeWeights } from '@marquee/contract/operate/rewards/stake_weights.ts';
import type { rewardsStop } from '@marquee/contract/operate/rewards/stop.ts';
import type { rolesList } from '@marquee/contract/operate/roles/list.ts';
import type { rolesSave } from '@marquee/contract/operate/roles/save.ts';
import type { roundsGet } from '@marquee/contract/operate/rounds/get.ts';
import type { roundsList } from '@marquee/contract/operate/rounds/list.ts';
import type { roundsReplay } from '@marquee/contract/operate/rounds/replay.ts';
import type { roundsResend } from '@marquee/contract/operate/rounds/resend.ts';
import type { roundsVoid } from '@marquee/contract/operate/rounds/void.ts';
import type { safetyAskLift } from '@marquee/contract/operate/safety/ask_lift.ts';
import type { safetyExclude } from '@marquee/contract/operate/safety/exclude.ts';
import type { safetyExclusions } from '@marquee/contract/operate/safety/exclusions.ts';
import type { safetyLimits } from '@marquee/contract/operate/safety/limits.ts';
import type { safetyMarkers } from '@marquee/contract/operate/safety/markers.ts';
import type { safetyReviewMarker } from '@marquee/contract/operate/safety/review_marker.ts';
import type { safetySetLimit } from '@marquee/contract/operate/safety/set_limit.ts';
import type { safetySetSiteLimit } from '@marquee/contract/operate/safety/set_site_limit.ts';
import type { safetySiteLimits } from '@marquee/contract/operate/safety/site_limits.ts';
import type { sessionChangePassword } from '@marquee/contract/operate/session/change_password.ts';
import type { sessionEnd } from '@marquee/contract/operate/session/end.ts';
import type { sessionEnrol } from '@marquee/contract/operate/session/enrol.ts';
import type { sessionInvitation } from '@marquee/contract/operate/session/invitation.ts';
import type { sessionList } from '@marquee/contract/operate/session/list.ts';
import type { sessionMe } from '@marquee/contract/operate/session/me.ts';
import type { sessionNewRecoveryCodes } from '@marquee/contract/operate/session/new_recovery_codes.ts';
import type { sessionPasskeyAdd } from '@marquee/contract/operate/session/passkey_add.ts';
import type { sessionPasskeyAddBegin } from '@marquee/contract/operate/session/passkey_add_begin.ts';
import type { sessionPasskeyRemove } from '@marquee/contract/operate/session/passkey_remove.ts';
import type { sessionPasskeySignIn } from '@marquee/contract/operate/session/passkey_sign_in.ts';
import type { sessionPasskeySignInBegin } from '@marquee/contract/operate/session/passkey_sign_in_begin.ts';
import type { sessionPasskeyStepUp } from '@marquee/contract/operate/session/passkey_step_up.ts';
import type { sessionPasskeyStepUpBegin } from '@marquee/contract/operate/session/passkey_step_up_begin.ts';
import type { sessionPasskeys } from '@marquee/contract/operate/session/passkeys.ts';
import type { sessionSignIn } from '@marquee/contract/operate/session/sign_in.ts';
import type { sessionSignOut } from '@marquee/contract/operate/session/sign_out.ts';
import type { sessionStepUp } from '@marquee/contract/operate/session/step_up.ts';
import type { sitesCheckDomain } from '@marquee/contract/operate/sites/check_domain.ts';
import type { sitesCreate } from '@marquee/contract/operate/sites/create.ts';
import type { sitesGet } from '@marquee/contract/operate/sites/get.ts';
import type { sitesHistory } from '@marquee/contract/operate/sites/history.ts';
import type { sitesList } from '@marquee/contract/operate/sites/list.ts';
import type { sitesPreview } from '@marquee/contract/operate/sites/preview.ts';
import type { sitesRestore } from '@marquee/contract/operate/sites/restore.ts';
import type { sitesSave } from '@marquee/contract/operate/sites/save.ts';
import type { sitesSaveScripts } from '@marquee/contract/operate/sites/save_scripts.ts';
import type { sitesScripts } from '@marquee/contract/operate/sites/scripts.ts';
import type { sitesUploadPicture } from '@marquee/contract/operate/sites/upload_picture.ts';
import type { systemCheckBook } from '@marquee/contract/operate/system/check_book.ts';
import type { systemJobs } from '@marquee/contract/operate/system/jobs.ts';
import type { systemNotices } from '@marquee/contract/operate/system/notices.ts';
import type { systemOverview } from '@marquee/contract/operate/system/overview.ts';
import type { systemProviderHours } from '@marquee/contract/operate/system/provider_hours.ts';
import type { systemRetryJobs } from '@marquee/contract/operate/system/retry_jobs.ts';
import type { systemRetryNotice } from '@marquee/contract/operate/system/retry_notice.ts';
import type { viewsList } from '@marquee/contract/operate/views/list.ts';
import type { viewsRemove } from '@marquee/contract/operate/views/remove.ts';
import type { viewsSave } from '@marquee/contract/operate/views/save.ts';
import type { withdrawalsApprove } from '@marquee/contract/operate/withdrawals/approve.ts';
import type { withdrawalsClosed } from '@marquee/contract/operate/withdrawals/closed.ts';
import type { withdrawalsGet } from '@marquee/contract/operate/withdrawals/get.ts';
import type { withdrawalsList } from '@marquee/contract/operate/withdrawals/list.ts';
import type { withdrawalsPay } from '@marquee/contract/operate/withdrawals/pay.ts';
import type { withdrawalsPayClosed } from '@marquee/contract/operate/withdrawals/pay_closed.ts';
import type { withdrawalsRefuse } from '@marquee/contract/operate/withdrawals/refuse.ts';
import type { withdrawalsReturned } from '@marquee/contract/operate/withdrawals/returned.ts';
import type { withdrawalsSent } from '@marquee/contract/operate/withdrawals/sent.ts';
import type { withdrawalsSettle } from '@marquee/contract/operate/withdrawals/settle.ts';
import type { withdrawalsUnsent } from '@marquee/contract/operate/withdrawals/unsent.ts';
import { at } from './endpoint.ts';

/** Every call of the console, by the name that the contract gives it. Written by `npm run contract:registries`. */
export const endpoints = {
  adjustmentsAsk: at<typeof adjustmentsAsk>('/operate/adjustments/ask'),
  approvalsDecide: at<typeof approvalsDecide>('/operate/approvals/decide'),
  approvalsList: at<typeof approvalsList>('/operate/approvals/list'),
  approvalsRules: at<typeof approvalsRules>('/operate/approvals/rules'),
  approvalsSaveRule: at<typeof approvalsSaveRule>('/operate/approvals/save_rule'),
  auditList: at<typeof auditList>('/operate/audit/list'),
  auditVerify: at<typeof auditVerify>('/operate/audit/verify'),
  bonusesGrant: at<typeof bonusesGrant>('/operate/bonuses/grant'),
  bonusesGrantable: at<typeof bonusesGrantable>('/operate/bonuses/grantable'),
  campaignsCount: at<typeof campaignsCount>('/operate/campaigns/count'),
  campaignsList: at<typeof campaignsList>('/operate/campaigns/list'),
  campaignsSave: at<typeof campaignsSave>('/operate/campaigns/save'),
  campaignsSend: at<typeof campaignsSend>('/operate/campaigns/send'),
  campaignsStop: at<typeof campaignsStop>('/operate/campaigns/stop'),
  chatJudge: at<typeof chatJudge>('/operate/chat/judge'),
  chatLines: at<typeof chatLines>('/operate/chat/lines'),
  chatMute: at<typeof chatMute>('/operate/chat/mute'),
  chatMutes: at<typeof chatMutes>('/operate/chat/mutes'),
  chatSetWords: at<typeof chatSetWords>('/operate/chat/set_words'),
  chatWords: at<typeof chatWords>('/operate/chat/words'),
  contentDiscardDraft: at<typeof contentDiscardDraft>('/operate/content/discard_draft'),
  contentGet: at<typeof contentGet>('/operate/content/get'),
  contentHistory: at<typeof contentHistory>('/operate/content/history'),
  contentPreview: at<typeof contentPreview>('/operate/content/preview'),
  contentPublish: at<typeof contentPublish>('/operate/content/publish'),
  contentRestore: at<typeof contentRestore>('/operate/content/restore'),
  contentSaveDraft: at<typeof contentSaveDraft>('/operate/content/save_draft'),
  contentUploadPicture: at<typeof contentUploadPicture>('/operate/content/upload_picture'),
  depositsApprove: at<typeof depositsApprove>('/operate/deposits/approve'),
  depositsGet: at<typeof depositsGet>('/operate/deposits/get'),
  depositsList: at<typeof depositsList>('/operate/deposits/list'),
  depositsRefund: at<typeof depositsRefund>('/operate/deposits/refund'),
  depositsRefuse: at<typeof depositsRefuse>('/operate/deposits/refuse'),
  depositsViewProof: at<typeof depositsViewProof>('/operate/deposits/view_proof'),
  documentsDecide: at<typeof documentsDecide>('/operate/documents/decide'),
  documentsList: at<typeof documentsList>('/operate/documents/list'),
  documentsRules: at<typeof documentsRules>('/operate/documents/rules'),
  documentsSaveRule: at<typeof documentsSaveRule>('/operate/documents/save_rule'),
  documentsView: at<typeof documentsView>('/operate/documents/view'),
  drawsCallOff: at<typeof drawsCallOff>('/operate/draws/call_off'),
  drawsList: at<typeof drawsList>('/operate/draws/list'),
  drawsSetSales: at<typeof drawsSetSales>('/operate/draws/set_sales'),
  gamesChange: at<typeof gamesChange>('/operate/games/change'),
  gamesList: at<typeof gamesList>('/operate/games/list'),
  gamesMove: at<typeof gamesMove>('/operate/games/move'),
  gamesRtp: at<typeof gamesRtp>('/operate/games/rtp'),
  jackpotsCheck: at<typeof jackpotsCheck>('/operate/jackpots/check'),
  jackpotsList: at<typeof jackpotsList>('/operate/jackpots/list'),
  ledgerAccounts: at<typeof ledgerAccounts>('/operate/ledger/accounts'),
  ledgerPostings: at<typeof ledgerPostings>('/operate/ledger/postings'),
  ledgerTransaction: at<typeof ledgerTransaction>('/operate/ledger/transaction'),
  ledgerTrialBalance: at<typeof ledgerTrialBalance>('/operate/ledger/trial_balance'),
  ledgerVerify: at<typeof ledgerVerify>('/operate/ledger/verify'),
  messagesAssign: at<typeof messagesAssign>('/operate/messages/assign'),
  messagesGet: at<typeof messagesGet>('/operate/messages/get'),
  messagesList: at<typeof messagesList>('/operate/messages/list'),
  messagesRemoveTemplate: at<typeof messagesRemoveTemplate>('/operate/messages/remove_template'),
  messagesReply: at<typeof messagesReply>('/operate/messages/reply'),
  messagesSaveTemplate: at<typeof messagesSaveTemplate>('/operate/messages/save_template'),
  messagesSetState: at<typeof messagesSetState>('/operate/messages/set_state'),
  messagesTemplates: at<typeof messagesTemplates>('/operate/messages/templates'),
  methodsList: at<typeof methodsList>('/operate/methods/list'),
  methodsSave: at<typeof methodsSave>('/operate/methods/save'),
  methodsSaveWithdrawalRules: at<typeof methodsSaveWithdrawalRules>('/operate/methods/save_withdrawal_rules'),
  methodsWithdrawalRules: at<typeof methodsWithdrawalRules>('/operate/methods/withdrawal_rules'),
  operatorsGrant: at<typeof operatorsGrant>('/operate/operators/grant'),
  operatorsInvite: at<typeof operatorsInvite>('/operate/operators/invite'),
  operatorsList: at<typeof operatorsList>('/operate/operators/list'),
  operatorsResetSecondFactor: at<typeof operatorsResetSecondFactor>('/operate/operators/reset_second_factor'),
  operatorsRestore: at<typeof operatorsRestore>('/operate/operators/restore'),
  operatorsRevoke: at<typeof operatorsRevoke>('/operate/operators/revoke'),
  operatorsSetAddresses: at<typeof operatorsSetAddresses>('/operate/operators/set_addresses'),
  operatorsSuspend: at<typeof operatorsSuspend>('/operate/operators/suspend'),
  playersAccess: at<typeof playersAccess>('/operate/players/access'),
  playersAddNote: at<typeof playersAddNote>('/operate/players/add_note'),
  playersAskData: at<typeof playersAskData>('/operate/players/ask_data'),
  playersAskErasure: at<typeof playersAskErasure>('/operate/players/ask_erasure'),
  playersBlock: at<typeof playersBlock>('/operate/players/block'),
  playersBonuses: at<typeof playersBonuses>('/operate/players/bonuses'),
  playersClose: at<typeof playersClose>('/operate/players/close'),
  playersData: at<typeof playersData>('/operate/players/data'),
  playersEndSessions: at<typeof playersEndSessions>('/operate/players/end_sessions'),
  playersGet: at<typeof playersGet>('/operate/players/get'),
  playersInbox: at<typeof playersInbox>('/operate/players/inbox'),
  playersLinked: at<typeof playersLinked>('/operate/players/linked'),
  playersNotes: at<typeof playersNotes>('/operate/players/notes'),
  playersPostings: at<typeof playersPostings>('/operate/players/postings'),
  playersResetSecondFactor: at<typeof playersResetSecondFactor>('/operate/players/reset_second_factor'),
  playersRoundReplay: at<typeof playersRoundReplay>('/operate/players/round_replay'),
  playersRounds: at<typeof playersRounds>('/operate/players/rounds'),
  playersSearch: at<typeof playersSearch>('/operate/players/search'),
  playersSetTags: at<typeof playersSetTags>('/operate/players/set_tags'),
  playersTakeData: at<typeof playersTakeData>('/operate/players/take_data'),
  playersUnblock: at<typeof playersUnblock>('/operate/players/unblock'),
  playersUnmask: at<typeof playersUnmask>('/operate/players/unmask'),
  playersWriteMessage: at<typeof playersWriteMessage>('/operate/players/write_message'),
  promotionsDiscardDraft: at<typeof promotionsDiscardDraft>('/operate/promotions/discard_draft'),
  promotionsGet: at<typeof promotionsGet>('/operate/promotions/get'),
  promotionsHistory: at<typeof promotionsHistory>('/operate/promotions/history'),
  promotionsList: at<typeof promotionsList>('/operate/promotions/list'),
  promotionsPublish: at<typeof promotionsPublish>('/operate/promotions/publish'),
  promotionsRestore: at<typeof promotionsRestore>('/operate/promotions/restore'),
  promotionsSaveDraft: at<typeof promotionsSaveDraft>('/operate/promotions/save_draft'),
  promotionsSimulate: at<typeof promotionsSimulate>('/operate/promotions/simulate'),
  promotionsStop: at<typeof promotionsStop>('/operate/promotions/stop'),
  promotionsUploadPicture: at<typeof promotionsUploadPicture>('/operate/promotions/upload_picture'),
  providersAddKey: at<typeof providersAddKey>('/operate/providers/add_key'),
  providersChanges: at<typeof providersChanges>('/operate/providers/changes'),
  providersDecideOrigin: at<typeof providersDecideOrigin>('/operate/providers/decide_origin'),
  providersGet: at<typeof providersGet>('/operate/providers/get'),
  providersImport: at<typeof providersImport>('/operate/providers/import'),
  providersList: at<typeof providersList>('/operate/providers/list'),
  providersOffer: at<typeof providersOffer>('/operate/providers/offer'),
  providersPreviewImport: at<typeof providersPreviewImport>('/operate/providers/preview_import'),
  providersSaveConnection: at<typeof providersSaveConnection>('/operate/providers/save_connection'),
  providersSetStatus: at<typeof providersSetStatus>('/operate/providers/set_status'),
  providersTest: at<typeof providersTest>('/operate/providers/test'),
  providersUseKey: at<typeof providersUseKey>('/operate/providers/use_key'),
  reconciliationExplain: at<typeof reconciliationExplain>('/operate/reconciliation/explain'),
  reconciliationGet: at<typeof reconciliationGet>('/operate/reconciliation/get'),
  reconciliationList: at<typeof reconciliationList>('/operate/reconciliation/list'),
  reconciliationRun: at<typeof reconciliationRun>('/operate/reconciliation/run'),
  reconciliationUpload: at<typeof reconciliationUpload>('/operate/reconciliation/upload'),
  reportsCohorts: at<typeof reportsCohorts>('/operate/reports/cohorts'),
  reportsDays: at<typeof reportsDays>('/operate/reports/days'),
  reportsEntries: at<typeof reportsEntries>('/operate/reports/entries'),
  reportsExport: at<typeof reportsExport>('/operate/reports/export'),
  reportsGames: at<typeof reportsGames>('/operate/reports/games'),
  reportsPlayers: at<typeof reportsPlayers>('/operate/reports/players'),
  reportsReconciliation: at<typeof reportsReconciliation>('/operate/reports/reconciliation'),
  reportsSegments: at<typeof reportsSegments>('/operate/reports/segments'),
  reportsSetSubscription: at<typeof reportsSetSubscription>('/operate/reports/set_subscription'),
  reportsSubscribe: at<typeof reportsSubscribe>('/operate/reports/subscribe'),
  reportsSubscriptions: at<typeof reportsSubscriptions>('/operate/reports/subscriptions'),
  reportsToday: at<typeof reportsToday>('/operate/reports/today'),
  rewardsCheck: at<typeof rewardsCheck>('/operate/rewards/check'),
  rewardsDiscardDraft: at<typeof rewardsDiscardDraft>('/operate/rewards/discard_draft'),
  rewardsGet: at<typeof rewardsGet>('/operate/rewards/get'),
  rewardsHistory: at<typeof rewardsHistory>('/operate/rewards/history'),
  rewardsList: at<typeof rewardsList>('/operate/rewards/list'),
  rewardsPublish: at<typeof rewardsPublish>('/operate/rewards/publish'),
  rewardsRestore: at<typeof rewardsRestore>('/operate/rewards/restore'),
  rewardsResults: at<typeof rewardsResults>('/operate/rewards/results'),
  rewardsSaveDraft: at<typeof rewardsSaveDraft>('/operate/rewards/save_draft'),
  rewardsSaveStakeWeights: at<typeof rewardsSaveStakeWeights>('/operate/rewards/save_stake_weights'),
  rewardsStakeWeights: at<typeof rewardsStakeWeights>('/operate/rewards/stake_weights'),
  rewardsStop: at<typeof rewardsStop>('/operate/rewards/stop'),
  rolesList: at<typeof rolesList>('/operate/roles/list'),
  rolesSave: at<typeof rolesSave>('/operate/roles/save'),
  roundsGet: at<typeof roundsGet>('/operate/rounds/get'),
  roundsList: at<typeof roundsList>('/operate/rounds/list'),
  roundsReplay: at<typeof roundsReplay>('/operate/rounds/replay'),
  roundsResend: at<typeof roundsResend>('/operate/rounds/resend'),
  roundsVoid: at<typeof roundsVoid>('/operate/rounds/void'),
  safetyAskLift: at<typeof safetyAskLift>('/operate/safety/ask_lift'),
  safetyExclude: at<typeof safetyExclude>('/operate/safety/exclude'),
  safetyExclusions: at<typeof safetyExclusions>('/operate/safety/exclusions'),
  safetyLimits: at<typeof safetyLimits>('/operate/safety/limits'),
  safetyMarkers: at<typeof safetyMarkers>('/operate/safety/markers'),
  safetyReviewMarker: at<typeof safetyReviewMarker>('/operate/safety/review_marker'),
  safetySetLimit: at<typeof safetySetLimit>('/operate/safety/set_limit'),
  safetySetSiteLimit: at<typeof safetySetSiteLimit>('/operate/safety/set_site_limit'),
  safetySiteLimits: at<typeof safetySiteLimits>('/operate/safety/site_limits'),
  sessionChangePassword: at<typeof sessionChangePassword>('/operate/session/change_password'),
  sessionEnd: at<typeof sessionEnd>('/operate/session/end'),
  sessionEnrol: at<typeof sessionEnrol>('/operate/session/enrol'),
  sessionInvitation: at<typeof sessionInvitation>('/operate/session/invitation'),
  sessionList: at<typeof sessionList>('/operate/session/list'),
  sessionMe: at<typeof sessionMe>('/operate/session/me'),
  sessionNewRecoveryCodes: at<typeof sessionNewRecoveryCodes>('/operate/session/new_recovery_codes'),
  sessionPasskeyAdd: at<typeof sessionPasskeyAdd>('/operate/session/passkey_add'),
  sessionPasskeyAddBegin: at<typeof sessionPasskeyAddBegin>('/operate/session/passkey_add_begin'),
  sessionPasskeyRemove: at<typeof sessionPasskeyRemove>('/operate/session/passkey_remove'),
  sessionPasskeySignIn: at<typeof sessionPasskeySignIn>('/operate/session/passkey_sign_in'),
  sessionPasskeySignInBegin: at<typeof sessionPasskeySignInBegin>('/operate/session/passkey_sign_in_begin'),
  sessionPasskeyStepUp: at<typeof sessionPasskeyStepUp>('/operate/session/passkey_step_up'),
  sessionPasskeyStepUpBegin: at<typeof sessionPasskeyStepUpBegin>('/operate/session/passkey_step_up_begin'),
  sessionPasskeys: at<typeof sessionPasskeys>('/operate/session/passkeys'),
  sessionSignIn: at<typeof sessionSignIn>('/operate/session/sign_in'),
  sessionSignOut: at<typeof sessionSignOut>('/operate/session/sign_out'),
  sessionStepUp: at<typeof sessionStepUp>('/operate/session/step_up'),
  sitesCheckDomain: at<typeof sitesCheckDomain>('/operate/sites/check_domain'),
  sitesCreate: at<typeof sitesCreate>('/operate/sites/create'),
  sitesGet: at<typeof sitesGet>('/operate/sites/get'),
  sitesHistory: at<typeof sitesHistory>('/operate/sites/history'),
  sitesList: at<typeof sitesList>('/operate/sites/list'),
  sitesPreview: at<typeof sitesPreview>('/operate/sites/preview'),
  sitesRestore: at<typeof sitesRestore>('/operate/sites/restore'),
  sitesSave: at<typeof sitesSave>('/operate/sites/save'),
  sitesSaveScripts: at<typeof sitesSaveScripts>('/operate/sites/save_scripts'),
  sitesScripts: at<typeof sitesScripts>('/operate/sites/scripts'),
  sitesUploadPicture: at<typeof sitesUploadPicture>('/operate/sites/upload_picture'),
  systemCheckBook: at<typeof systemCheckBook>('/operate/system/check_book'),
  systemJobs: at<typeof systemJobs>('/operate/system/jobs'),
  systemNotices: at<typeof systemNotices>('/operate/system/notices'),
  systemOverview: at<typeof systemOverview>('/operate/system/overview'),
  systemProviderHours: at<typeof systemProviderHours>('/operate/system/provider_hours'),
  systemRetryJobs: at<typeof systemRetryJobs>('/operate/system/retry_jobs'),
  systemRetryNotice: at<typeof systemRetryNotice>('/operate/system/retry_notice'),
  viewsList: at<typeof viewsList>('/operate/views/list'),
  viewsRemove: at<typeof viewsRemove>('/operate/views/remove'),
  viewsSave: at<typeof viewsSave>('/operate/views/save'),
  withdrawalsApprove: at<typeof withdrawalsApprove>('/operate/withdrawals/approve'),
  withdrawalsClosed: at<typeof withdrawalsClosed>('/operate/withdrawals/closed'),
  withdrawalsGet: at<typeof withdrawalsGet>('/operate/withdrawals/get'),
  withdrawalsList: at<typeof withdrawalsList>('/operate/withdrawals/list'),
  withdrawalsPay: at<typeof withdrawalsPay>('/operate/withdrawals/pay'),
  withdrawalsPayClosed: at<typeof withdrawalsPayClosed>('/operate/withdrawals/pay_closed'),
  withdrawalsRefuse: at<typeof withdrawalsRefuse>('/operate/withdrawals/refuse'),
  withdrawalsReturned: at<typeof withdrawalsReturned>('/operate/withdrawals/returned'),
  withdrawalsSent: at<typeof withdrawalsSent>('/operate/withdrawals/sent'),
  withdrawalsSettle: at<typeof withdrawalsSettle>('/operate/withdrawals/settle'),
  withdrawalsUnsent: at<typeof withdrawalsUnsent>('/operate/withdrawals/unsent'),
};
