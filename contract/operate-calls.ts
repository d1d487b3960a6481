import { approvalsDecide } from './operate/approvals/decide.ts';
import { approvalsList } from './operate/approvals/list.ts';
import { approvalsRules } from './operate/approvals/rules.ts';
import { approvalsSaveRule } from './operate/approvals/save_rule.ts';
import { auditList } from './operate/audit/list.ts';
import { auditVerify } from './operate/audit/verify.ts';
import { gamesChange } from './operate/games/change.ts';
import { gamesList } from './operate/games/list.ts';
import { gamesMove } from './operate/games/move.ts';
import { gamesRtp } from './operate/games/rtp.ts';
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
import { providersAddKey } from './operate/providers/add_key.ts';
import { providersDecideOrigin } from './operate/providers/decide_origin.ts';
import { providersGet } from './operate/providers/get.ts';
import { providersImport } from './operate/providers/import.ts';
import { providersList } from './operate/providers/list.ts';
import { providersPreviewImport } from './operate/providers/preview_import.ts';
import { providersSetStatus } from './operate/providers/set_status.ts';
import { providersUseKey } from './operate/providers/use_key.ts';
import { rolesList } from './operate/roles/list.ts';
import { rolesSave } from './operate/roles/save.ts';
import { roundsGet } from './operate/rounds/get.ts';
import { roundsList } from './operate/rounds/list.ts';
import { roundsReplay } from './operate/rounds/replay.ts';
import { roundsVoid } from './operate/rounds/void.ts';
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
  gamesChange,
  gamesList,
  gamesMove,
  gamesRtp,
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
  providersAddKey,
  providersDecideOrigin,
  providersGet,
  providersImport,
  providersList,
  providersPreviewImport,
  providersSetStatus,
  providersUseKey,
  rolesList,
  rolesSave,
  roundsGet,
  roundsList,
  roundsReplay,
  roundsVoid,
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
  withdrawalsApprove,
  withdrawalsGet,
  withdrawalsList,
  withdrawalsRefuse,
] as const;
