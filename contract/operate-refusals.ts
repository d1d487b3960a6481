/**
 * What a call of the console can be refused with besides the refusals of the player API. The codes are part of the
 * contract, as there: they are added to, never renumbered.
 */
export const operateRefusals = {
  originRefused: { code: -4030, http: 403, detail: 'The request does not come from a page of the console.' },
  operatorNotPermitted: { code: 6001, http: 200, detail: 'Your roles do not permit this.' },
  signInFailed: { code: 6002, http: 200, detail: 'The e-mail address, the password or the code is wrong.' },
  signInLocked: { code: 6003, http: 200, detail: 'Too many failed attempts. Wait and try again.' },
  secondFactorRequired: { code: 6004, http: 200, detail: 'Send the code of the authenticator app as totp.' },
  secondFactorWrong: { code: 6005, http: 200, detail: 'The code is wrong or was used.' },
  secondFactorDue: { code: 6006, http: 200, detail: 'Enter the second factor with session/step_up first.' },
  invitationInvalid: { code: 6007, http: 200, detail: 'This link is unknown, used or has expired.' },
  operatorNotFound: { code: 6010, http: 200, detail: 'There is no such operator.' },
  operatorExists: { code: 6011, http: 200, detail: 'An operator with this e-mail address exists already.' },
  operatorUnchanged: { code: 6012, http: 200, detail: 'The operator is in this state already.' },
  lastOwner: { code: 6013, http: 200, detail: 'This is the last owner of all sites, who must remain.' },
  grantExceedsOwn: {
    code: 6014,
    http: 200,
    detail: 'Nobody can grant or change more than they hold themselves.',
  },
  grantUnchanged: {
    code: 6015,
    http: 200,
    detail: 'The operator has this role there already, or does not have it.',
  },
  roleNotFound: { code: 6020, http: 200, detail: 'There is no such role.' },
  roleFixed: { code: 6021, http: 200, detail: 'The owner role cannot be edited.' },
  approvalNotFound: { code: 6030, http: 200, detail: 'There is no such approval.' },
  approvalDecided: { code: 6031, http: 200, detail: 'This approval was decided already.' },
  approvalOwnRequest: { code: 6032, http: 200, detail: 'The operator who asked cannot decide.' },
  playerNotFound: { code: 6040, http: 200, detail: 'There is no such player on your sites.' },
  playerUnchanged: {
    code: 6041,
    http: 200,
    detail: 'The player is in this state already, or was never verified.',
  },
  providerNotFound: { code: 6060, http: 200, detail: 'There is no such provider.' },
  commandRefused: { code: 6050, http: 200, detail: 'This cannot be done now; statusDetail says why.' },
} as const satisfies Record<string, { code: number; http: number; detail: string }>;

export type OperateRefusal = keyof typeof operateRefusals;
