import { approvalsDecide } from './operate/approvals/decide.ts';
import { approvalsList } from './operate/approvals/list.ts';
import { approvalsRules } from './operate/approvals/rules.ts';
import { approvalsSaveRule } from './operate/approvals/save_rule.ts';
import { auditList } from './operate/audit/list.ts';
import { auditVerify } from './operate/audit/verify.ts';
import { contentDiscardDraft } from './operate/content/discard_draft.ts';
import { contentGet } from './operate/content/get.ts';
import { contentHistory } from './operate/content/history.ts';
import { contentPreview } from './operate/content/preview.ts';
import { contentPublish } from './operate/content/publish.ts';
import { contentRestore } from './operate/content/restore.ts';
import { contentSaveDraft } from './operate/content/save_draft.ts';
import { contentUploadPicture } from './operate/content/upload_picture.ts';
import { operatorsGrant } from './operate/operators/grant.ts';
import { operatorsInvite } from './operate/operators/invite.ts';
import { operatorsList } from './operate/operators/list.ts';
import { operatorsResetSecondFactor } from './operate/operators/reset_second_factor.ts';
import { operatorsRestore } from './operate/operators/restore.ts';
import { operatorsRevoke } from './operate/operators/revoke.ts';
import { operatorsSuspend } from './operate/operators/suspend.ts';
import { playersBlock } from './operate/players/block.ts';
import { playersEndSessions } from './operate/players/end_sessions.ts';
import { playersGet } from './operate/players/get.ts';
import { playersSearch } from './operate/players/search.ts';
import { playersUnblock } from './operate/players/unblock.ts';
import { playersUnmask } from './operate/players/unmask.ts';
import { reportsCohorts } from './operate/reports/cohorts.ts';
import { reportsDays } from './operate/reports/days.ts';
import { reportsEntries } from './operate/reports/entries.ts';
import { reportsExport } from './operate/reports/export.ts';
import { reportsGames } from './operate/reports/games.ts';
import { reportsPlayers } from './operate/reports/players.ts';
import { reportsReconciliation } from './operate/reports/reconciliation.ts';
import { reportsSegments } from './operate/reports/segments.ts';
import { reportsToday } from './operate/reports/today.ts';
import { rolesList } from './operate/roles/list.ts';
import { rolesSave } from './operate/roles/save.ts';
import { sessionChangePassword } from './operate/session/change_password.ts';
import { sessionEnd } from './operate/session/end.ts';
import { sessionEnrol } from './operate/session/enrol.ts';
import { sessionInvitation } from './operate/session/invitation.ts';
import { sessionList } from './operate/session/list.ts';
import { sessionMe } from './operate/session/me.ts';
import { sessionNewRecoveryCodes } from './operate/session/new_recovery_codes.ts';
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
import { sitesUploadPicture } from './operate/sites/upload_picture.ts';
import { withdrawalsApprove } from './operate/withdrawals/approve.ts';
import { withdrawalsGet } from './operate/withdrawals/get.ts';
import { withdrawalsList } from './operate/withdrawals/list.ts';
import { withdrawalsRefuse } from './operate/withdrawals/refuse.ts';

/** Every call of the console, in the order of its path. Written by `npm run contract:registries`. */
export const operations = [
  approvalsDecide,
  approvalsList,
  approvalsRules,
  approvalsSaveRule,
  auditList,
  auditVerify,
  contentDiscardDraft,
  contentGet,
  contentHistory,
  contentPreview,
  contentPublish,
  contentRestore,
  contentSaveDraft,
  contentUploadPicture,
  operatorsGrant,
  operatorsInvite,
  operatorsList,
  operatorsResetSecondFactor,
  operatorsRestore,
  operatorsRevoke,
  operatorsSuspend,
  playersBlock,
  playersEndSessions,
  playersGet,
  playersSearch,
  playersUnblock,
  playersUnmask,
  reportsCohorts,
  reportsDays,
  reportsEntries,
  reportsExport,
  reportsGames,
  reportsPlayers,
  reportsReconciliation,
  reportsSegments,
  reportsToday,
  rolesList,
  rolesSave,
  sessionChangePassword,
  sessionEnd,
  sessionEnrol,
  sessionInvitation,
  sessionList,
  sessionMe,
  sessionNewRecoveryCodes,
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
  sitesUploadPicture,
  withdrawalsApprove,
  withdrawalsGet,
  withdrawalsList,
  withdrawalsRefuse,
] as const;
