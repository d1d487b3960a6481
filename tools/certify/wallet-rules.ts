import { formRules } from './form-rules.ts';
import { jackpotShareRules } from './jackpot-share-rules.ts';
import { jiliBetRules } from './jili-bet-rules.ts';
import { jiliSessionRules } from './jili-session-rules.ts';
import { moneyRules } from './money-rules.ts';
import { orderRules } from './order-rules.ts';

/** Every rule that an operator's wallet has to keep. Playing them changes the balance by no more than small change. */
export const walletRules = [...moneyRules, ...orderRules, ...formRules, ...jackpotShareRules];

/** Every rule of a wallet in JILI's form. */
export const jiliRules = [...jiliBetRules, ...jiliSessionRules];
