import {
  jackpotBetSchema,
  jackpotsListAnswerSchema,
  jackpotsPath,
  jackpotWinSchema,
  type ListedJackpot,
} from '@marquee/contract/providers/jackpot.ts';
import { expectSound, isTaken, playRound, transactions } from './play-round.ts';
import { ask, expectForm, gamesOf, type ProviderRule, type ProviderSubject } from './provider-call.ts';
import type { Complain } from './rule.ts';

/** The pots of a provider; null if it keeps no jackpots, and undefined if what it says of them has another form. */
async function potsOf(
  subject: ProviderSubject,
  complain: Complain,
): Promise<readonly ListedJackpot[] | null | undefined> {
  const reply = await ask(subject, jackpotsPath, {});
  if (reply.http === 404) return null;
  const pots = expectForm(complain, jackpotsPath, reply, jackpotsListAnswerSchema);
  return pots?.length === 0 ? null : pots;
}

/**
 * What a provider with progressive jackpots does. The certification's wallet books no contribution: money that is not there must never
 * enter a pot, so a round that is certified has no part in one. What is booked is certified at the operator (`jackpot-share-rules.ts`).
 */
export const jackpotRules: readonly ProviderRule[] = [
  {
    id: 'jackpots',
    title: 'Pots are listed once each, with games that are listed, below what they must be won by',
    play: async (subject, complain) => {
      const pots = await potsOf(subject, complain);
      if (pots === null) return 'not_offered';
      const codes = new Set((await gamesOf(subject)).map(({ game_code }) => game_code));
      const names = new Set<string>();
      for (const { id, currency, game_codes, amount, must_pay_by, last_won } of pots ?? []) {
        const name = `${id} ${currency}`;
        if (names.has(name)) complain(`${name} is listed twice`);
        names.add(name);
        if (BigInt(amount) >= BigInt(must_pay_by))
          complain(`${name} holds ${amount}, and must have been won before ${must_pay_by}`);
        if (last_won && BigInt(last_won.amount) === 0n) complain(`${name} was won with nothing`);
        for (const code of game_codes)
          if (!codes.has(code)) complain(`${name} is played for in ${code}, which is no game`);
      }
      return undefined;
    },
  },
  {
    id: 'round-jackpot',
    title: 'A bet says what it contributes, no more than its stake; one that is not booked wins no pot',
    play: async (subject, complain) => {
      const pots = await potsOf(subject, complain);
      if (pots === null) return 'not_offered';
      const pot = pots?.find(({ currency, game_codes }) => currency === subject.currency && game_codes[0]);
      const gameCode = pot?.game_codes[0];
      if (!pot || gameCode === undefined) return 'untried';
      const played = await playRound(subject, complain, {
        win: 2 * subject.bet,
        isOver: isTaken('bet'),
        gameCode,
      });
      if (!played) return 'untried';
      expectSound(complain, subject, played);
      for (const { meta } of transactions(played.calls, 'bet')) {
        const told = jackpotBetSchema.safeParse(meta).data?.jackpot;
        if (!told) complain(`the bet says nothing of ${pot.id}`);
        else if (told.id !== pot.id) complain(`the bet contributes to ${told.id}, not to ${pot.id}`);
        else if (told.contribution > subject.bet)
          complain(`a bet of ${subject.bet} contributes ${told.contribution}`);
      }
      for (const { meta } of transactions(played.calls, 'win')) {
        const told = jackpotWinSchema.safeParse(meta).data?.jackpot;
        if (told && (told.win > 0 || told.seed > 0))
          complain(`a round whose contribution was not booked was paid ${told.win} by ${told.id}`);
      }
      return undefined;
    },
  },
];
