import type { FieldFault } from './envelope.ts';
import type { Refusal } from './refusals.ts';

/**
 * Why a command of the console can be refused: the sentence that the command line prints, with its figures in braces, and
 * the id of what the console says in its own language. A refusal is written as one of these sentences, so that one without
 * words does not compile.
 */
const reasons = {
  'It waits for a second operator already.': 'refused.waits',
  'This was decided already.': 'refused.decided',
  'Give a reason.': 'refused.reasonMissing',
  'Give a reason. The player will see it.': 'refused.reasonForPlayerMissing',
  "Give the bank's reference of the transfer.": 'refused.transferReferenceMissing',
  "Give the gateway's or the bank's reference of the payout.": 'refused.payoutReferenceMissing',
  "Give the gateway's or the bank's reference of the return.": 'refused.returnReferenceMissing',
  "Give the gateway's or the bank's reference of the payment.": 'refused.paymentReferenceMissing',
  "Give the gateway's or the bank's reference of the refund.": 'refused.refundReferenceMissing',
  'There is no such withdrawal.': 'refused.withdrawalNotFound',
  'There is no such withdrawal on your sites.': 'refused.withdrawalNotFound',
  'There is no such deposit.': 'refused.depositNotFound',
  'There is no such player.': 'refused.playerNotFound',
  'There is no account {account} on the site {site}.': 'refused.playerNotFound',
  'There is no site {site}.': 'refused.siteNotFound',
  'No gateway pays this out. Transfer it by bank, then record it with: pay': 'refused.noGatewayPays',
  'It is unknown whether the gateway received this payout, so it must not be requested again. Look for {reference} at the gateway, then record it with: sent, or unsent':
    'refused.payoutUnknown',
  'This withdrawal is already {status}.': 'refused.withdrawalAlready',
  'The gateway did not answer. Approve again to check the payout and continue.': 'refused.payoutUnanswered',
  'The gateway refused the payout: {reason}': 'refused.payoutRefused',
  '{amount} is not a multiple of {step}, the smallest amount that can be paid. Refuse it, so that the player can request a round amount.':
    'refused.amountNotWhole',
  'Only a withdrawal that waits for a decision can be paid by hand.': 'refused.onlyWaitingPaidByHand',
  'Only a withdrawal that waits for a decision can be refused.': 'refused.onlyWaitingRefused',
  'It waits for a document to be approved: {documents}.': 'refused.documentAwaited',
  'The number of this bank account is not the one that the player entered. Refuse the withdrawal.':
    'refused.accountNumberDiffers',
  'Only a payout whose request got no answer can be recorded as sent.': 'refused.onlyUnansweredSent',
  'The gateway {gateway} is not configured for payouts.': 'refused.gatewayWithoutPayouts',
  'The gateway could not look up this payout.': 'refused.payoutNotLookedUp',
  'That payout belongs to another withdrawal or attempt: {reference}.': 'refused.payoutOfOther',
  'That payout belongs to another withdrawal: {reference}.': 'refused.payoutOfOther',
  'The withdrawal has changed. Check it again.': 'refused.withdrawalChanged',
  'Only a payout in progress can be recorded as unsent.': 'refused.onlyInProgressUnsent',
  'It is unknown whether the gateway received the payout. It can be given up an hour after it was last requested: from {from} on.':
    'refused.tooEarlyUnanswered',
  'The payout is in progress. It can be given up a day after it was requested: from {from} on.':
    'refused.tooEarlyInProgress',
  'The gateway reports it as paid, but it does not match the withdrawal. Settle it with what was really paid.':
    'refused.payoutMismatch',
  'This withdrawal was already settled.': 'refused.settledAlready',
  'This withdrawal was already settled: {status}.': 'refused.settledAlready',
  'The payout has ended meanwhile: {status}.': 'refused.payoutEnded',
  'The balance lacks {amount}. Only a write-off charges that to the house.': 'refused.balanceLacks',
  'Only a settled payout can be recorded as returned.': 'refused.onlySettledReturned',
  'The gateway reports something else: {status} {amount} {currency}.': 'refused.gatewayReportsOther',
  'This reference is already used by withdrawal {withdrawal}.': 'refused.referenceUsedBy',
  'This reference is already used by another withdrawal.': 'refused.referenceUsed',
  'It is recorded as {what} already.': 'refused.recordedAlready',
  'The gateway {gateway} has no clearing account.': 'refused.gatewayWithoutClearing',
  'The player no longer has so much money. Refuse it, and ask for a smaller one.': 'refused.playerHasLess',
  'The ledger refused the adjustment: {status}.': 'refused.adjustmentRefused',
  'This adjustment was already decided.': 'refused.adjustmentDecided',
  'The statement needs a column {column}.': 'refused.statementColumn',
  'The statement needs a column id or reference.': 'refused.statementKey',
  'A statement has at most {lines} lines.': 'refused.statementTooLong',
  'Line {line} has no amount.': 'refused.lineAmount',
  'Line {line} has no time. Write it as 2026-11-21 or 2026-11-21T10:15:00Z, in UTC.': 'refused.lineTime',
  'Line {line} has neither an id nor a reference.': 'refused.lineKey',
  'Line {line} has no currency.': 'refused.lineCurrency',
  'This deposit was already credited.': 'refused.depositCredited',
  "The player's wallet accepts no deposits.": 'refused.walletTakesNoDeposits',
  'This deposit was credited. Its money is in the wallet and leaves it by a withdrawal.':
    'refused.depositInWallet',
  'This deposit was refunded under {reference}.': 'refused.depositRefunded',
  'No payment was opened for this deposit.': 'refused.noPaymentOpened',
  'The gateway does not answer. Try again later.': 'refused.gatewaySilent',
  "The player's wallet is closed. Refund the money by bank.": 'refused.walletClosed',
  'Only an open deposit can be refused.': 'refused.onlyOpenDepositRefused',
  'The deposit was paid and has been credited.': 'refused.depositPaidMeanwhile',
  '{amount} {currency} was paid, which does not match. Record it with: credit, or refund':
    'refused.depositPaidOtherwise',
  'This deposit is settled by its gateway.': 'refused.depositOfGateway',
  'Nobody says any more what has arrived. Refuse it, and ask again.': 'refused.arrivalForgotten',
  'This account is not closed, so its player can request withdrawals.': 'refused.accountNotClosed',
  'This wallet has nothing to pay out.': 'refused.nothingToPay',
  'This player has no bank account. Ask them for one in their own name, and give it with --bank and --number.':
    'refused.noBankAccount',
  'Everything of this round went back already.': 'refused.roundWentBack',
  'The round is in play. It can be voided once its provider has closed it, or an hour after it last moved.':
    'refused.roundInPlay',
  'The player no longer has what the round paid.': 'refused.roundSpent',
  'This provider does not send rounds again when it is asked.': 'refused.roundNotSentAgain',
  'There is no such draw among those to come.': 'refused.drawNotFound',
  'There is no such line any more.': 'refused.chatLineNotFound',
  'The draw was called off already.': 'refused.drawCalledOff',
  'Each draw of this game opens when the one before is over: stop its sales instead.':
    'refused.drawNotSoldAhead',
  'The draw is being held, or is over.': 'refused.drawHeld',
  'The draw is being held, or is over. Refuse this request.': 'refused.drawHeldMeanwhile',
  'The payment method was changed meanwhile. Refuse this, and ask again.': 'refused.methodOvertaken',
  'The rules were changed meanwhile. Refuse this, and ask again.': 'refused.rulesOvertaken',
  'The scripts were changed meanwhile. Refuse this, and ask again.': 'refused.scriptsOvertaken',
  'The connection was changed meanwhile. Refuse this, and ask again.': 'refused.connectionOvertaken',
  'The weights were changed meanwhile. Refuse this, and ask again.': 'refused.weightsOvertaken',
  'The limit was changed meanwhile. Refuse this, and ask again.': 'refused.limitOvertaken',
  'Players could gain by the rewards as they are now. Refuse this, and ask again.': 'refused.rewardsTooDear',
  'Another provider has this path by now. Refuse this, and ask again.': 'refused.pathTaken',
  'The house games are part of this installation.': 'refused.houseProvider',
  'The secrets of this protocol are replaced by command.': 'refused.secretsByCommand',
  'No new pair of keys waits for this provider.': 'refused.noNextKey',
  'This provider has no pair of keys that can be replaced here.': 'refused.keysNotReplaceable',
  'This provider is not connected.': 'refused.providerUnconnected',
  'This is no address: give e.g. https://games.example or https://*.games.example.': 'refused.noOrigin',
  'The account is not closed.': 'refused.accountOpen',
  'The account holds money.': 'refused.accountHoldsMoney',
  'An exclusion of the player stands.': 'refused.playerExcluded',
  'The player was erased already.': 'refused.playerErased',
  'There is no indefinite exclusion with this id.': 'refused.noIndefiniteExclusion',
  'The player has not asked to return, or the return is already approved.': 'refused.returnNotAsked',
} as const;

type Sentence = keyof typeof reasons;
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A reason: its sentence, and its figures by the names in the sentence. */
export type Told =
  | [sentence: PlainReason, values?: undefined]
  | {
      [Each in Exclude<Sentence, PlainReason>]: [
        sentence: Each,
        values: Readonly<Record<NamesIn<Each>, string>>,
      ];
    }[Exclude<Sentence, PlainReason>];
/** The sentences without figures. */
export type PlainReason = {
  [Each in Sentence]: [NamesIn<Each>] extends [never] ? Each : never;
}[Sentence];

/** Every reason, with the figures that its message may name, for the test of the catalogues. */
export const commandReasons: readonly { readonly id: string; readonly names: readonly string[] }[] =
  Object.entries(reasons).map(([sentence, id]) => ({
    id,
    names: [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  }));

/** `reasonOf('This deposit was refunded under {reference}.', { reference })`, as it is told in an envelope. */
export function reasonOf(...[sentence, values]: Told): FieldFault {
  const given: Readonly<Record<string, string>> = values ?? {};
  return {
    field: '',
    expected: sentence.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => given[name] ?? ''),
    key: reasons[sentence],
    values: given,
  };
}

/**
 * Refusals of the player API that an operator meets when a command does for a player what the player may not do. They are
 * passed on under their own names.
 */
export const passedOnRefusals = [
  'bankAccountLimitReached',
  'bankAccountNameMismatch',
  'bankAccountTaken',
  'bonusNotStackable',
  'bonusQueueFull',
  'methodUnavailable',
  'playNotAllowed',
  'promotionAlreadyClaimed',
  'promotionDuplicate',
  'promotionNotClaimable',
  'promotionNotForYou',
  'promotionNotOpen',
  'promotionStakes',
  'promotionUsedUp',
  'selfExcluded',
  'timedOut',
] as const satisfies readonly Refusal[];
