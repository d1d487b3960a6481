import type { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import type { approvalsList } from '@marquee/contract/operate/approvals/list.ts';
import type { approvalsRules } from '@marquee/contract/operate/approvals/rules.ts';
import type { approvalsSaveRule } from '@marquee/contract/operate/approvals/save_rule.ts';
import type { auditList } from '@marquee/contract/operate/audit/list.ts';
import type { auditVerify } from '@marquee/contract/operate/audit/verify.ts';
import type { contentDiscardDraft } from '@marquee/contract/operate/content/discard_draft.ts';
import type { contentGet } from '@marquee/contract/operate/content/get.ts';
import type { contentHistory } from '@marquee/contract/operate/content/history.ts';
import type { contentPreview } from '@marquee/contract/operate/content/preview.ts';
import type { contentPublish } from '@marquee/contract/operate/content/publish.ts';
import type { contentRestore } from '@marquee/contract/operate/content/restore.ts';
import type { contentSaveDraft } from '@marquee/contract/operate/content/save_draft.ts';
import type { contentUploadPicture } from '@marquee/contract/operate/content/upload_picture.ts';
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
import type { reportsCohorts } from '@marquee/contract/operate/reports/cohorts.ts';
import type { reportsDays } from '@marquee/contract/operate/reports/days.ts';
import type { reportsEntries } from '@marquee/contract/operate/reports/entries.ts';
import type { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import type { reportsGames } from '@marquee/contract/operate/reports/games.ts';
import type { reportsPlayers } from '@marquee/contract/operate/reports/players.ts';
import type { reportsReconciliation } from '@marquee/contract/operate/reports/reconciliation.ts';
import type { reportsSegments } from '@marquee/contract/operate/reports/segments.ts';
import type { reportsToday } from '@marquee/contract/operate/reports/today.ts';
import type { rolesList } from '@marquee/contract/operate/roles/list.ts';
import type { rolesSave } from '@marquee/contract/operate/roles/save.ts';
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
import type { sitesCheckDomain } from '@marquee/contract/operate/sites/check_domain.ts';
import type { sitesCreate } from '@marquee/contract/operate/sites/create.ts';
import type { sitesGet } from '@marquee/contract/operate/sites/get.ts';
import type { sitesHistory } from '@marquee/contract/operate/sites/history.ts';
import type { sitesList } from '@marquee/contract/operate/sites/list.ts';
import type { sitesPreview } from '@marquee/contract/operate/sites/preview.ts';
import type { sitesRestore } from '@marquee/contract/operate/sites/restore.ts';
import type { sitesSave } from '@marquee/contract/operate/sites/save.ts';
import type { sitesUploadPicture } from '@marquee/contract/operate/sites/upload_picture.ts';
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
  contentDiscardDraft: at<typeof contentDiscardDraft>('/operate/content/discard_draft'),
  contentGet: at<typeof contentGet>('/operate/content/get'),
  contentHistory: at<typeof contentHistory>('/operate/content/history'),
  contentPreview: at<typeof contentPreview>('/operate/content/preview'),
  contentPublish: at<typeof contentPublish>('/operate/content/publish'),
  contentRestore: at<typeof contentRestore>('/operate/content/restore'),
  contentSaveDraft: at<typeof contentSaveDraft>('/operate/content/save_draft'),
  contentUploadPicture: at<typeof contentUploadPicture>('/operate/content/upload_picture'),
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
  reportsCohorts: at<typeof reportsCohorts>('/operate/reports/cohorts'),
  reportsDays: at<typeof reportsDays>('/operate/reports/days'),
  reportsEntries: at<typeof reportsEntries>('/operate/reports/entries'),
  reportsExport: at<typeof reportsExport>('/operate/reports/export'),
  reportsGames: at<typeof reportsGames>('/operate/reports/games'),
  reportsPlayers: at<typeof reportsPlayers>('/operate/reports/players'),
  reportsReconciliation: at<typeof reportsReconciliation>('/operate/reports/reconciliation'),
  reportsSegments: at<typeof reportsSegments>('/operate/reports/segments'),
  reportsToday: at<typeof reportsToday>('/operate/reports/today'),
  rolesList: at<typeof rolesList>('/operate/roles/list'),
  rolesSave: at<typeof rolesSave>('/operate/roles/save'),
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
  sitesCheckDomain: at<typeof sitesCheckDomain>('/operate/sites/check_domain'),
  sitesCreate: at<typeof sitesCreate>('/operate/sites/create'),
  sitesGet: at<typeof sitesGet>('/operate/sites/get'),
  sitesHistory: at<typeof sitesHistory>('/operate/sites/history'),
  sitesList: at<typeof sitesList>('/operate/sites/list'),
  sitesPreview: at<typeof sitesPreview>('/operate/sites/preview'),
  sitesRestore: at<typeof sitesRestore>('/operate/sites/restore'),
  sitesSave: at<typeof sitesSave>('/operate/sites/save'),
  sitesUploadPicture: at<typeof sitesUploadPicture>('/operate/sites/upload_picture'),
  withdrawalsApprove: at<typeof withdrawalsApprove>('/operate/withdrawals/approve'),
  withdrawalsGet: at<typeof withdrawalsGet>('/operate/withdrawals/get'),
  withdrawalsList: at<typeof withdrawalsList>('/operate/withdrawals/list'),
  withdrawalsRefuse: at<typeof withdrawalsRefuse>('/operate/withdrawals/refuse'),
};
