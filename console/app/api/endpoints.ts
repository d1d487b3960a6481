import type { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import type { approvalsList } from '@marquee/contract/operate/approvals/list.ts';
import type { approvalsRules } from '@marquee/contract/operate/approvals/rules.ts';
import type { approvalsSaveRule } from '@marquee/contract/operate/approvals/save_rule.ts';
import type { auditList } from '@marquee/contract/operate/audit/list.ts';
import type { auditVerify } from '@marquee/contract/operate/audit/verify.ts';
import type { gamesChange } from '@marquee/contract/operate/games/change.ts';
import type { gamesList } from '@marquee/contract/operate/games/list.ts';
import type { gamesMove } from '@marquee/contract/operate/games/move.ts';
import type { gamesRtp } from '@marquee/contract/operate/games/rtp.ts';
import type { operatorsGrant } from '@marquee/contract/operate/operators/grant.ts';
import type { operatorsInvite } from '@marquee/contract/operate/operators/invite.ts';
import type { operatorsList } from '@marquee/contract/operate/operators/list.ts';
import type { operatorsResetSecondFactor } from '@marquee/contract/operate/operators/reset_second_factor.ts';
import type { operatorsRestore } from '@marquee/contract/operate/operators/restore.ts';
import type { operatorsRevoke } from '@marquee/contract/operate/operators/revoke.ts';
import type { operatorsSuspend } from '@marquee/contract/operate/operators/suspend.ts';
import type { playersBlock } from '@marquee/contract/operate/players/block.ts';
import type { playersEndSessions } from '@marquee/contract/operate/players/end_sessions.ts';
import type { playersGet } from '@marquee/contract/operate/players/get.ts';
import type { playersSearch } from '@marquee/contract/operate/players/search.ts';
import type { playersUnblock } from '@marquee/contract/operate/players/unblock.ts';
import type { playersUnmask } from '@marquee/contract/operate/players/unmask.ts';
import type { providersAddKey } from '@marquee/contract/operate/providers/add_key.ts';
import type { providersDecideOrigin } from '@marquee/contract/operate/providers/decide_origin.ts';
import type { providersGet } from '@marquee/contract/operate/providers/get.ts';
import type { providersImport } from '@marquee/contract/operate/providers/import.ts';
import type { providersList } from '@marquee/contract/operate/providers/list.ts';
import type { providersPreviewImport } from '@marquee/contract/operate/providers/preview_import.ts';
import type { providersSetStatus } from '@marquee/contract/operate/providers/set_status.ts';
import type { providersUseKey } from '@marquee/contract/operate/providers/use_key.ts';
import type { rolesList } from '@marquee/contract/operate/roles/list.ts';
import type { rolesSave } from '@marquee/contract/operate/roles/save.ts';
import type { roundsGet } from '@marquee/contract/operate/rounds/get.ts';
import type { roundsList } from '@marquee/contract/operate/rounds/list.ts';
import type { roundsReplay } from '@marquee/contract/operate/rounds/replay.ts';
import type { roundsVoid } from '@marquee/contract/operate/rounds/void.ts';
import type { sessionChangePassword } from '@marquee/contract/operate/session/change_password.ts';
import type { sessionEnd } from '@marquee/contract/operate/session/end.ts';
import type { sessionEnrol } from '@marquee/contract/operate/session/enrol.ts';
import type { sessionInvitation } from '@marquee/contract/operate/session/invitation.ts';
import type { sessionList } from '@marquee/contract/operate/session/list.ts';
import type { sessionMe } from '@marquee/contract/operate/session/me.ts';
import type { sessionNewRecoveryCodes } from '@marquee/contract/operate/session/new_recovery_codes.ts';
import type { sessionSignIn } from '@marquee/contract/operate/session/sign_in.ts';
import type { sessionSignOut } from '@marquee/contract/operate/session/sign_out.ts';
import type { sessionStepUp } from '@marquee/contract/operate/session/step_up.ts';
import type { withdrawalsApprove } from '@marquee/contract/operate/withdrawals/approve.ts';
import type { withdrawalsGet } from '@marquee/contract/operate/withdrawals/get.ts';
import type { withdrawalsList } from '@marquee/contract/operate/withdrawals/list.ts';
import type { withdrawalsRefuse } from '@marquee/contract/operate/withdrawals/refuse.ts';
import type { Operation } from '@marquee/contract/operation.ts';
import type { Endpoint } from './endpoint.ts';

function at<O extends Operation>(path: O['path']): Endpoint<O> {
  return { path };
}

/** Every call of the console, by the name that the contract gives it. Written by `npm run contract:registries`. */
export const endpoints = {
  approvalsDecide: at<typeof approvalsDecide>('/operate/approvals/decide'),
  approvalsList: at<typeof approvalsList>('/operate/approvals/list'),
  approvalsRules: at<typeof approvalsRules>('/operate/approvals/rules'),
  approvalsSaveRule: at<typeof approvalsSaveRule>('/operate/approvals/save_rule'),
  auditList: at<typeof auditList>('/operate/audit/list'),
  auditVerify: at<typeof auditVerify>('/operate/audit/verify'),
  gamesChange: at<typeof gamesChange>('/operate/games/change'),
  gamesList: at<typeof gamesList>('/operate/games/list'),
  gamesMove: at<typeof gamesMove>('/operate/games/move'),
  gamesRtp: at<typeof gamesRtp>('/operate/games/rtp'),
  operatorsGrant: at<typeof operatorsGrant>('/operate/operators/grant'),
  operatorsInvite: at<typeof operatorsInvite>('/operate/operators/invite'),
  operatorsList: at<typeof operatorsList>('/operate/operators/list'),
  operatorsResetSecondFactor: at<typeof operatorsResetSecondFactor>('/operate/operators/reset_second_factor'),
  operatorsRestore: at<typeof operatorsRestore>('/operate/operators/restore'),
  operatorsRevoke: at<typeof operatorsRevoke>('/operate/operators/revoke'),
  operatorsSuspend: at<typeof operatorsSuspend>('/operate/operators/suspend'),
  playersBlock: at<typeof playersBlock>('/operate/players/block'),
  playersEndSessions: at<typeof playersEndSessions>('/operate/players/end_sessions'),
  playersGet: at<typeof playersGet>('/operate/players/get'),
  playersSearch: at<typeof playersSearch>('/operate/players/search'),
  playersUnblock: at<typeof playersUnblock>('/operate/players/unblock'),
  playersUnmask: at<typeof playersUnmask>('/operate/players/unmask'),
  providersAddKey: at<typeof providersAddKey>('/operate/providers/add_key'),
  providersDecideOrigin: at<typeof providersDecideOrigin>('/operate/providers/decide_origin'),
  providersGet: at<typeof providersGet>('/operate/providers/get'),
  providersImport: at<typeof providersImport>('/operate/providers/import'),
  providersList: at<typeof providersList>('/operate/providers/list'),
  providersPreviewImport: at<typeof providersPreviewImport>('/operate/providers/preview_import'),
  providersSetStatus: at<typeof providersSetStatus>('/operate/providers/set_status'),
  providersUseKey: at<typeof providersUseKey>('/operate/providers/use_key'),
  rolesList: at<typeof rolesList>('/operate/roles/list'),
  rolesSave: at<typeof rolesSave>('/operate/roles/save'),
  roundsGet: at<typeof roundsGet>('/operate/rounds/get'),
  roundsList: at<typeof roundsList>('/operate/rounds/list'),
  roundsReplay: at<typeof roundsReplay>('/operate/rounds/replay'),
  roundsVoid: at<typeof roundsVoid>('/operate/rounds/void'),
  sessionChangePassword: at<typeof sessionChangePassword>('/operate/session/change_password'),
  sessionEnd: at<typeof sessionEnd>('/operate/session/end'),
  sessionEnrol: at<typeof sessionEnrol>('/operate/session/enrol'),
  sessionInvitation: at<typeof sessionInvitation>('/operate/session/invitation'),
  sessionList: at<typeof sessionList>('/operate/session/list'),
  sessionMe: at<typeof sessionMe>('/operate/session/me'),
  sessionNewRecoveryCodes: at<typeof sessionNewRecoveryCodes>('/operate/session/new_recovery_codes'),
  sessionSignIn: at<typeof sessionSignIn>('/operate/session/sign_in'),
  sessionSignOut: at<typeof sessionSignOut>('/operate/session/sign_out'),
  sessionStepUp: at<typeof sessionStepUp>('/operate/session/step_up'),
  withdrawalsApprove: at<typeof withdrawalsApprove>('/operate/withdrawals/approve'),
  withdrawalsGet: at<typeof withdrawalsGet>('/operate/withdrawals/get'),
  withdrawalsList: at<typeof withdrawalsList>('/operate/withdrawals/list'),
  withdrawalsRefuse: at<typeof withdrawalsRefuse>('/operate/withdrawals/refuse'),
};
