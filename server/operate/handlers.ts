import { serveApprovalsDecide } from './approvals/decide.ts';
import { serveApprovalsList } from './approvals/list.ts';
import { serveApprovalsRules } from './approvals/rules.ts';
import { serveApprovalsSaveRule } from './approvals/save_rule.ts';
import { serveAuditList } from './audit/list.ts';
import { serveAuditVerify } from './audit/verify.ts';
import { serveGamesChange } from './games/change.ts';
import { serveGamesList } from './games/list.ts';
import { serveGamesMove } from './games/move.ts';
import { serveGamesRtp } from './games/rtp.ts';
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
import { serveProvidersAddKey } from './providers/add_key.ts';
import { serveProvidersDecideOrigin } from './providers/decide_origin.ts';
import { serveProvidersGet } from './providers/get.ts';
import { serveProvidersImport } from './providers/import.ts';
import { serveProvidersList } from './providers/list.ts';
import { serveProvidersPreviewImport } from './providers/preview_import.ts';
import { serveProvidersSetStatus } from './providers/set_status.ts';
import { serveProvidersUseKey } from './providers/use_key.ts';
import { serveRolesList } from './roles/list.ts';
import { serveRolesSave } from './roles/save.ts';
import { serveRoundsGet } from './rounds/get.ts';
import { serveRoundsList } from './rounds/list.ts';
import { serveRoundsReplay } from './rounds/replay.ts';
import { serveRoundsVoid } from './rounds/void.ts';
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
  serveGamesChange,
  serveGamesList,
  serveGamesMove,
  serveGamesRtp,
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
  serveProvidersAddKey,
  serveProvidersDecideOrigin,
  serveProvidersGet,
  serveProvidersImport,
  serveProvidersList,
  serveProvidersPreviewImport,
  serveProvidersSetStatus,
  serveProvidersUseKey,
  serveRolesList,
  serveRolesSave,
  serveRoundsGet,
  serveRoundsList,
  serveRoundsReplay,
  serveRoundsVoid,
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
  serveWithdrawalsApprove,
  serveWithdrawalsGet,
  serveWithdrawalsList,
  serveWithdrawalsRefuse,
];
