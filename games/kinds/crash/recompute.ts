/** Checks a draw of crash where the player is: by the browser's own cryptography, without asking anybody. */
import { bytesOfHex, hexOf } from '../../kit/fairness/revealed.ts';
import { crashPointOf } from './crash-point.ts';
import { payoutAt, roomEndOf } from './rules.ts';

/** What is revealed of a draw that has ended: 64 hexadecimal digits, and the salt's text as it was announced. */
export type RevealedDraw = { link: string; salt: string };

/** The crash point that follows from a link and the salt, in hundredths. */
export async function recomputePoint({ link, salt }: RevealedDraw): Promise<number> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(salt),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return crashPointOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOfHex(link))));
}

/**
 * The link of so many draws earlier. With the number of the draw it is the chain's end, which was published before the first draw;
 * with 1 it is the link that was revealed one draw before.
 */
export async function earlierBy(link: string, draws: number): Promise<string> {
  let hash = bytesOfHex(link).buffer;
  for (let done = 0; done < draws; done += 1) hash = await crypto.subtle.digest('SHA-256', hash);
  return hexOf(hash);
}

/** A bet that was decided, with its draw. */
type DecidedBet = {
  draw: number;
  end: string;
  salt: string;
  link: string;
  ended_on: number;
  bet_minor: string;
  auto_cash_out: number | null;
  cashed_out_on: number | null;
  win_minor: string;
};

/** What was compared of a bet: its link with the published end, where the draw ended, and what was paid. */
export type CheckedBet = { chain: boolean; end: boolean; win: boolean };

/** Checks a bet that was decided: that the link is of the chain, that the draw ended where it says, and that it was paid by the rules. */
export async function recheckBet(bet: DecidedBet): Promise<CheckedBet> {
  const { link, salt, cashed_out_on: at, auto_cash_out: target } = bet;
  const end = roomEndOf(await recomputePoint({ link, salt }));
  const stake = BigInt(bet.bet_minor);
  // A bet by hand may have been left to lose; one with a target that was reached may not.
  const isDue = target !== null && target <= end;
  const isWon = at !== null && at <= end && (target === null || at <= target);
  return {
    chain: (await earlierBy(link, bet.draw)) === bet.end,
    end: end === bet.ended_on,
    win:
      at === null
        ? !isDue && bet.win_minor === '0'
        : isWon && bet.win_minor === payoutAt(stake, at).toString(),
  };
}
