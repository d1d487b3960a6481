/**
 * Every refusal that a call can answer, by its statusMessage, with its statusCode and HTTP status. A domain refusal is
 * a well-formed answer and has HTTP status 200. The codes are part of the contract: they are added to, never
 * renumbered.
 */
export const refusals = {
  // The request itself.
  invalidInput: { code: -400, http: 400, detail: 'The request is malformed; statusDetail names the fields.' },
  notFound: { code: -404, http: 404, detail: 'There is no such call.' },
  payloadTooLarge: { code: -413, http: 413, detail: 'The body is larger than this call takes.' },
  unsupportedMediaType: { code: -415, http: 415, detail: 'Send JSON with Content-Type: application/json.' },
  tooManyRequests: { code: -429, http: 429, detail: 'Too many requests; wait and try again.' },
  internalServerError: { code: -500, http: 500, detail: 'Something failed on our side.' },
  serviceUnavailable: { code: -503, http: 503, detail: 'The service is busy; try again shortly.' },

  // The session. These force a logout on the client.
  sessionExpired: { code: -401, http: 200, detail: 'The session is unknown or has ended; sign in again.' },
  permissionDenied: { code: -403, http: 200, detail: 'This session may not act for this account.' },
  BLOCK: { code: -423, http: 200, detail: 'This account is blocked.' },
  CLOSE: { code: -410, http: 200, detail: 'This account is closed.' },

  // Sites.
  siteNotFound: { code: 1001, http: 200, detail: 'No site is configured for this domain.' },
  siteInactive: { code: 1002, http: 200, detail: 'This site is not active.' },
  siteExpired: { code: 1003, http: 200, detail: 'The licence of this site has expired.' },
  invalidThemeCode: { code: 1004, http: 200, detail: 'Invalid theme code' },
  invalidThemeColor: { code: 1005, http: 200, detail: 'Invalid theme color' },
  siteInMaintenance: { code: 1006, http: 200, detail: 'The site is in maintenance.' },

  // Players.
  accountTaken: { code: 2001, http: 200, detail: 'This account name is taken.' },
  phoneTaken: { code: 2002, http: 200, detail: 'This phone number already has an account.' },
  emailTaken: { code: 2003, http: 200, detail: 'This e-mail address already has an account.' },
  underAge: { code: 2004, http: 200, detail: 'Players must have reached the minimum age.' },
  termsNotAccepted: { code: 2005, http: 200, detail: 'The terms must be accepted.' },
  nameLocked: { code: 2006, http: 200, detail: 'The name of a verified account cannot be changed.' },
  invalidCredentials: { code: 2010, http: 200, detail: 'The account or the password is wrong.' },
  accountLocked: {
    code: 2011,
    http: 200,
    detail: 'Too many failed attempts; the account is locked for this address for now.',
  },
  accountNotVerified: { code: 2012, http: 200, detail: 'Verify the account with the code that was sent.' },
  invalidTac: { code: 2020, http: 200, detail: 'The code is wrong.' },
  tacExpired: { code: 2021, http: 200, detail: 'The code has expired; request another.' },
  tacAttemptsExceeded: { code: 2022, http: 200, detail: 'Too many wrong codes; request another.' },
  tacResendTooSoon: {
    code: 2023,
    http: 200,
    detail: 'A code was sent a moment ago; wait before asking again.',
  },
  tacNotRequested: { code: 2024, http: 200, detail: 'No code is waiting for this account.' },
  deliveryFailed: { code: 2025, http: 200, detail: 'The code could not be delivered; try again.' },
  wrongPassword: { code: 2030, http: 200, detail: 'The current password is wrong.' },
  samePassword: { code: 2031, http: 200, detail: 'The new password must differ from the current one.' },
  sessionNotFound: { code: 2032, http: 200, detail: 'There is no such session, or it has ended.' },
  referrerUnknown: { code: 2033, http: 200, detail: 'There is no such referrer code.' },
  contactUnchanged: { code: 2034, http: 200, detail: 'This is the verified contact already.' },
  twoFactorRequired: { code: 2035, http: 200, detail: 'Send the code of the authenticator app as totp.' },
  invalidTotp: { code: 2036, http: 200, detail: 'The code of the authenticator app is wrong or was used.' },
  twoFactorActive: { code: 2037, http: 200, detail: 'The second factor is on already.' },
  twoFactorNotActive: { code: 2038, http: 200, detail: 'The second factor is not on.' },
  twoFactorNotBegun: { code: 2039, http: 200, detail: 'Begin with two_factor_begin.' },
  stepUpRequired: {
    code: 2040,
    http: 200,
    detail: 'Prove who you are with auth/step_up, and send the call again with step_up_proof.',
  },
  passwordTooCommon: {
    code: 2041,
    http: 200,
    detail: 'This password is one of those that are tried first; choose another one.',
  },
  passwordHasAccount: { code: 2042, http: 200, detail: 'The password must not contain the account name.' },
  invalidPasskey: {
    code: 2043,
    http: 200,
    detail: 'This passkey is unknown here, or its signature is wrong.',
  },
  passkeyExpired: {
    code: 2044,
    http: 200,
    detail: 'The challenge has expired or was answered; begin again.',
  },
  passkeyTaken: { code: 2045, http: 200, detail: 'This passkey is registered already.' },
  passkeyNotFound: { code: 2046, http: 200, detail: 'There is no such passkey.' },
  passkeyLimitReached: { code: 2047, http: 200, detail: 'The account has the maximum number of passkeys.' },
  pushServiceRefused: {
    code: 2048,
    http: 200,
    detail: 'The endpoint must be the https address of a public push service.',
  },
  pushNotFound: { code: 2049, http: 200, detail: 'There is no such subscription.' },

  // Safer play.
  selfExcluded: { code: 2100, http: 200, detail: 'This player is excluded from play at their own request.' },
  timedOut: { code: 2101, http: 200, detail: 'This player has taken a time-out from play.' },
  playTimeReached: { code: 2102, http: 200, detail: 'The limit on the time of play is reached.' },
  playNotAllowed: { code: 2103, http: 200, detail: 'Play is switched off for this account.' },
  realityCheckDue: {
    code: 2104,
    http: 200,
    detail: 'The player must acknowledge a reality check before playing on.',
  },
  exclusionNotShortened: {
    code: 2105,
    http: 200,
    detail: 'A longer time-out or exclusion stands and cannot be shortened.',
  },
  exclusionNotFound: { code: 2106, http: 200, detail: 'There is no such exclusion that stands.' },
  exclusionNotOver: { code: 2107, http: 200, detail: 'This exclusion cannot be ended yet.' },
  noPendingLimit: { code: 2108, http: 200, detail: 'No change of this limit is pending.' },
  roundsOpen: { code: 2109, http: 200, detail: 'Bets of this player are not settled yet.' },
  depositsPending: { code: 2110, http: 200, detail: 'Deposits of this player wait for their payment.' },
  bankAccountRequired: {
    code: 2111,
    http: 200,
    detail: 'There is a balance and no bank account to return it to; add one, or withdraw first.',
  },
  bonusNotForfeited: {
    code: 2112,
    http: 200,
    detail: 'There is bonus money, which is lost; say that it may be.',
  },

  // Cashier.
  methodUnavailable: { code: 3001, http: 200, detail: 'This payment method is not available.' },
  amountBelowMinimum: { code: 3002, http: 200, detail: 'The amount is below the minimum.' },
  amountAboveMaximum: { code: 3003, http: 200, detail: 'The amount is above the maximum.' },
  depositNotFound: { code: 3004, http: 200, detail: 'There is no such deposit.' },
  gatewayUnavailable: {
    code: 3005,
    http: 200,
    detail: 'The payment gateway does not answer; nothing was charged.',
  },
  bankAccountNotFound: { code: 3006, http: 200, detail: 'There is no such bank account.' },
  bankAccountTaken: { code: 3007, http: 200, detail: 'This bank account is registered already.' },
  bankAccountNameMismatch: { code: 3008, http: 200, detail: 'The account holder must be the player.' },
  insufficientBalance: { code: 3009, http: 200, detail: 'The available balance is too small.' },
  turnoverRequired: { code: 3010, http: 200, detail: 'The turnover requirement is not met yet.' },
  dailyWithdrawalsReached: {
    code: 3011,
    http: 200,
    detail: 'The number of withdrawals for today is reached.',
  },
  idempotencyConflict: {
    code: 3012,
    http: 200,
    detail: 'This idempotency key was used for another request.',
  },
  limitReached: { code: 3013, http: 200, detail: 'A limit that the player has set is reached.' },
  tooManyPendingDeposits: {
    code: 3014,
    http: 200,
    detail: 'Too many deposits of this player wait for their payment.',
  },
  depositNotCancellable: {
    code: 3020,
    http: 200,
    detail: 'Only a deposit that is not paid yet can be cancelled.',
  },
  proofNotExpected: { code: 3021, http: 200, detail: 'Only an open bank transfer takes a proof.' },
  proofUnreadable: {
    code: 3022,
    http: 200,
    detail: 'The proof must be a picture of at most 25 megapixels or a PDF, of at most 4 MB.',
  },
  proofLimitReached: { code: 3023, http: 200, detail: 'This deposit has as many proofs as it can have.' },
  bankAccountInUse: {
    code: 3024,
    http: 200,
    detail: 'A withdrawal to this bank account is not settled yet.',
  },
  bankAccountLimitReached: {
    code: 3025,
    http: 200,
    detail: 'The player has the maximum number of bank accounts.',
  },
  bankAccountTooNew: {
    code: 3026,
    http: 200,
    detail: 'This bank account was added too recently to be paid out to.',
  },
  dailyWithdrawalAmountReached: {
    code: 3027,
    http: 200,
    detail: 'The amount that can be withdrawn in a day is reached.',
  },
  withdrawalCooling: {
    code: 3029,
    http: 200,
    detail: 'Security data of this account was changed lately; withdrawals wait for a while after that.',
  },
  documentNotExpected: { code: 3030, http: 200, detail: 'This site asks for no such document.' },
  documentLimitReached: { code: 3031, http: 200, detail: 'Documents of this kind wait for their review.' },
  documentRequired: { code: 3032, http: 200, detail: 'A document must be approved first.' },
  withdrawalNotFound: { code: 3028, http: 200, detail: 'There is no such withdrawal.' },

  // Games.
  gameNotFound: { code: 4001, http: 200, detail: 'There is no such game.' },
  gameUnavailable: { code: 4002, http: 200, detail: 'This game is not available at the moment.' },
  providerUnavailable: { code: 4003, http: 200, detail: 'The game provider does not answer.' },
  roundNotFound: { code: 4004, http: 200, detail: 'There is no such round.' },

  // Promotions and bonuses.
  promotionNotFound: { code: 5001, http: 200, detail: 'There is no such promotion.' },
  promotionNotOpen: { code: 5002, http: 200, detail: 'This promotion is not open now.' },
  promotionNotForYou: { code: 5003, http: 200, detail: 'This promotion is for other players.' },
  promotionAlreadyClaimed: { code: 5004, http: 200, detail: 'This promotion was claimed already.' },
  promotionStakes: {
    code: 5091,
    http: 200,
    detail: 'More has to be staked before this promotion can be claimed.',
  },
  promotionDuplicate: {
    code: 5005,
    http: 200,
    detail: 'This promotion was claimed with this phone number or mailbox already.',
  },
  promotionNotClaimable: { code: 5006, http: 200, detail: 'This promotion is paid without a claim.' },
  promotionUsedUp: { code: 5007, http: 200, detail: 'All of this promotion was given away.' },
  bonusNotStackable: {
    code: 5008,
    http: 200,
    detail: 'This promotion cannot be taken while there is another bonus.',
  },
  bonusQueueFull: { code: 5009, http: 200, detail: 'Too many bonuses are waiting already.' },
  depositNumberPassed: {
    code: 5010,
    http: 200,
    detail: 'The deposit that this promotion is for was made already.',
  },
  bonusNotFound: { code: 5011, http: 200, detail: 'There is no such bonus.' },
  bonusFinished: { code: 5012, http: 200, detail: 'This bonus is over.' },
  forfeitureChanged: {
    code: 5013,
    http: 200,
    detail: 'What would be forfeited has changed since it was shown; look again.',
  },
  bonusWouldBeForfeited: {
    code: 5014,
    http: 200,
    detail: 'A withdrawal forfeits the active bonus; say that you accept it.',
  },

  // Inbox, missions, referral, leaderboards, news.
  inboxNotFound: { code: 5050, http: 200, detail: 'There is no such message.' },
  nothingToClaim: { code: 5051, http: 200, detail: 'There is nothing to claim.' },
  rewardClaimed: { code: 5052, http: 200, detail: 'This reward was claimed already.' },
  rewardExpired: { code: 5053, http: 200, detail: 'The time to claim this reward is over.' },
  rewardUnclaimed: { code: 5054, http: 200, detail: 'A reward waits in this message; claim it first.' },
  missionNotFound: { code: 5060, http: 200, detail: 'There is no such mission.' },
  missionNotCompleted: { code: 5061, http: 200, detail: 'The mission is not completed yet.' },
  claimBelowMinimum: { code: 5070, http: 200, detail: 'The earnings are below the smallest claim.' },
  leaderboardNotFound: { code: 5080, http: 200, detail: 'There is no such leaderboard.' },
  miniGameNotFound: { code: 5100, http: 200, detail: 'There is no such minigame.' },
  miniGameCycleOver: { code: 5101, http: 200, detail: 'Minigames rest at the moment.' },
  miniGamePlayOpen: { code: 5102, http: 200, detail: 'A play waits; take its prize first.' },
  miniGameOddsChanged: {
    code: 5106,
    http: 200,
    detail: 'Other odds were published meanwhile; read the list again.',
  },
  miniGamePlaysUsed: { code: 5105, http: 200, detail: 'No plays of this game are left today.' },
  miniGameNoPlay: { code: 5103, http: 200, detail: 'No play waits for its prize.' },
  notEnoughTokens: { code: 5104, http: 200, detail: 'There are too few tokens.' },
  newsNotFound: { code: 5090, http: 200, detail: 'There is no such news.' },
} as const satisfies Record<string, { code: number; http: number; detail: string }>;

export type Refusal = keyof typeof refusals;
