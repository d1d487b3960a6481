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
  draftNotFound: { code: 6070, http: 200, detail: 'There is no draft of this.' },
  documentUnchanged: { code: 6071, http: 200, detail: 'It is like this already.' },
  revisionNotFound: { code: 6072, http: 200, detail: 'There is no such change on your sites.' },
  pictureUnreadable: {
    code: 6073,
    http: 200,
    detail: 'This is no picture that can be used. Send a JPEG, PNG, WebP or AVIF of at most 5 MB.',
  },
  currencyFixed: {
    code: 6074,
    http: 200,
    detail: 'Money has moved on this site, so its currency stays as it is.',
  },
  siteExists: { code: 6075, http: 200, detail: 'There is a site with this code already.' },
  domainTaken: { code: 6076, http: 200, detail: 'Another site has this domain.' },
  adjustmentAsked: { code: 6042, http: 200, detail: 'This adjustment was asked for already.' },
  documentNotFound: { code: 6043, http: 200, detail: 'There is no such document on your sites.' },
  documentDecided: { code: 6044, http: 200, detail: 'This document was decided already.' },
  exclusionNotLiftable: {
    code: 6045,
    http: 200,
    detail: 'This exclusion cannot be lifted now; statusDetail says why.',
  },
  messageNotFound: { code: 6046, http: 200, detail: 'There is no such message on your sites.' },
  messageUnchanged: { code: 6047, http: 200, detail: 'The message is in this state already.' },
  templateExists: { code: 6049, http: 200, detail: 'The site has a template of this name already.' },
  templateNotFound: { code: 6051, http: 200, detail: 'There is no such template on this site.' },
  mailNotSent: { code: 6048, http: 200, detail: 'The e-mail could not be sent. Nothing was changed.' },
  providerNotFound: { code: 6065, http: 200, detail: 'There is no such provider.' },
  commandRefused: { code: 6050, http: 200, detail: 'This cannot be done now; statusDetail says why.' },
  promotionExists: { code: 6080, http: 200, detail: 'The site has a promotion of this code already.' },
  campaignNotFound: { code: 6081, http: 200, detail: 'There is no such campaign on this site.' },
  campaignFixed: {
    code: 6082,
    http: 200,
    detail: 'This campaign is being sent, was sent or was stopped.',
  },
  reportDays: {
    code: 6060,
    http: 200,
    detail: 'The days are not in their order, or more of them than the report holds.',
  },
} as const satisfies Record<string, { code: number; http: number; detail: string }>;

export type OperateRefusal = keyof typeof operateRefusals;
