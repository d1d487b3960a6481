import { serveApprovalsDecide } from './approvals/decide.ts';
import { serveApprovalsList } from './approvals/list.ts';
import { serveApprovalsRules } from './approvals/rules.ts';
import { serveApprovalsSaveRule } from './approvals/save_rule.ts';
import { serveAuditList } from './audit/list.ts';
import { serveAuditVerify } from './audit/verify.ts';
import { serveContentDiscardDraft } from './content/discard_draft.ts';
import { serveContentGet } from './content/get.ts';
import { serveContentHistory } from './content/history.ts';
import { serveContentPreview } from './content/preview.ts';
import { serveContentPublish } from './content/publish.ts';
import { serveContentRestore } from './content/restore.ts';
import { serveContentSaveDraft } from './content/save_draft.ts';
import { serveContentUploadPicture } from './content/upload_picture.ts';
import { serveOperatorsGrant } from './operators/grant.ts';
import { serveOperatorsInvite } from './operators/invite.ts';
import { serveOperatorsList } from './operators/list.ts';
import { serveOperatorsResetSecondFactor } from './operators/reset_second_factor.ts';
import { serveOperatorsRestore } from './operators/restore.ts';
import { serveOperatorsRevoke } from './operators/revoke.ts';
import { serveOperatorsSuspend } from './operators/suspend.ts';
import { servePlayersBlock } from './players/block.ts';
import { servePlayersEndSessions } from './players/end_sessions.ts';
import { servePlayersGet } from './players/get.ts';
import { servePlayersSearch } from './players/search.ts';
import { servePlayersUnblock } from './players/unblock.ts';
import { servePlayersUnmask } from './players/unmask.ts';
import { serveReportsCohorts } from './reports/cohorts.ts';
import { serveReportsDays } from './reports/days.ts';
import { serveReportsEntries } from './reports/entries.ts';
import { serveReportsExport } from './reports/export.ts';
import { serveReportsGames } from './reports/games.ts';
import { serveReportsPlayers } from './reports/players.ts';
import { serveReportsReconciliation } from './reports/reconciliation.ts';
import { serveReportsSegments } from './reports/segments.ts';
import { serveReportsToday } from './reports/today.ts';
import { serveRolesList } from './roles/list.ts';
import { serveRolesSave } from './roles/save.ts';
import { serveSessionChangePassword } from './session/change_password.ts';
import { serveSessionEnd } from './session/end.ts';
import { serveSessionEnrol } from './session/enrol.ts';
import { serveSessionInvitation } from './session/invitation.ts';
import { serveSessionList } from './session/list.ts';
import { serveSessionMe } from './session/me.ts';
import { serveSessionNewRecoveryCodes } from './session/new_recovery_codes.ts';
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
import { serveSitesUploadPicture } from './sites/upload_picture.ts';
import { serveWithdrawalsApprove } from './withdrawals/approve.ts';
import { serveWithdrawalsGet } from './withdrawals/get.ts';
import { serveWithdrawalsList } from './withdrawals/list.ts';
import { serveWithdrawalsRefuse } from './withdrawals/refuse.ts';
import type { ServedOperation } from '../console/serve-operation.ts';

/** Every call of the console that is served, in the order of its path. Written by `npm run contract:registries`. */
export const servedOperations: readonly ServedOperation[] = [
  serveApprovalsDecide,
  serveApprovalsList,
  serveApprovalsRules,
  serveApprovalsSaveRule,
  serveAuditList,
  serveAuditVerify,
  serveContentDiscardDraft,
  serveContentGet,
  serveContentHistory,
  serveContentPreview,
  serveContentPublish,
  serveContentRestore,
  serveContentSaveDraft,
  serveContentUploadPicture,
  serveOperatorsGrant,
  serveOperatorsInvite,
  serveOperatorsList,
  serveOperatorsResetSecondFactor,
  serveOperatorsRestore,
  serveOperatorsRevoke,
  serveOperatorsSuspend,
  servePlayersBlock,
  servePlayersEndSessions,
  servePlayersGet,
  servePlayersSearch,
  servePlayersUnblock,
  servePlayersUnmask,
  serveReportsCohorts,
  serveReportsDays,
  serveReportsEntries,
  serveReportsExport,
  serveReportsGames,
  serveReportsPlayers,
  serveReportsReconciliation,
  serveReportsSegments,
  serveReportsToday,
  serveRolesList,
  serveRolesSave,
  serveSessionChangePassword,
  serveSessionEnd,
  serveSessionEnrol,
  serveSessionInvitation,
  serveSessionList,
  serveSessionMe,
  serveSessionNewRecoveryCodes,
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
  serveSitesUploadPicture,
  serveWithdrawalsApprove,
  serveWithdrawalsGet,
  serveWithdrawalsList,
  serveWithdrawalsRefuse,
];
