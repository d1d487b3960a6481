/** A flight among the player's bets: what became of it, what it followed from, and a check of it in this browser. */
import { CheckButton, type Found } from '../../../../kit/client/dialog/check-button.tsx';
import type { ListedBet } from '../../../../kit/client/room/bets-dialog.tsx';
import { OwnBet } from '../../../../kit/client/room/own-bet.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { type FlightSeen, flightWagerSchema } from '../../flight.ts';
import { recheckFlight } from '../../recompute.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';

type FlightRowProps = {
  bet: ListedBet;
  seen: FlightSeen;
  what: string;
  isWin: boolean;
  language: Language;
};

/** The row. */
export function FlightRow({ bet, seen, what, isWin, language }: FlightRowProps) {
  const words = useWords();
  const kit = useKitWords();
  const { fairness } = bet;
  const facts = [
    ...(seen.ended_on === null ? [] : [[words('solo.end'), writeHundredths(seen.ended_on)] as const]),
    [kit('history.round'), String(fairness?.nonce ?? '–')],
    [kit('fair.client_seed'), fairness?.client_seed ?? '–'],
    [kit('fair.hash'), fairness?.server_seed_hash ?? '–'],
    [kit('history.seed'), bet.server_seed ?? kit('history.seed_later')],
  ] as const;
  return (
    <OwnBet
      bet={bet}
      what={what}
      isGood={isWin}
      about={words('solo.form_solo')}
      language={language}
      facts={facts}
    >
      {seen.ended_on !== null && <FlightCheck bet={bet} seen={seen} endedOn={seen.ended_on} />}
    </OwnBet>
  );
}

/** A button once the seed is revealed; before that, how to reveal it. */
function FlightCheck({ bet, seen, endedOn }: { bet: ListedBet; seen: FlightSeen; endedOn: number }) {
  const kit = useKitWords();
  const { server_seed, fairness } = bet;
  if (server_seed === null || fairness === null) return <p className="quiet">{kit('check.needs_seed')}</p>;

  async function check(serverSeed: string, used: NonNullable<ListedBet['fairness']>): Promise<Found> {
    const { seed, end, win } = await recheckFlight({
      server_seed: serverSeed,
      server_seed_hash: used.server_seed_hash,
      client_seed: used.client_seed,
      nonce: used.nonce,
      ended_on: endedOn,
      bet_minor: bet.bet_minor,
      auto_cash_out: flightWagerSchema.parse(bet.wager).auto_cash_out,
      cashed_out_on: seen.cashed_out_on,
      win_minor: bet.win_minor,
    });
    if (!seed) return { isGood: false, text: kit('check.hash_differs') };
    return { isGood: end && win, text: kit(end && win ? 'check.agrees' : 'check.differs') };
  }
  return <CheckButton check={() => check(server_seed, fairness)} />;
}
