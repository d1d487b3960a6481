/** A flight among the player's bets: what became of it, what it followed from, and a check of it in this browser. */
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Good } from '../../../../kit/client/session/call.ts';
import { useKitWords, type KitMessageId } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { writeWhen } from '../../../../kit/client/words/when.ts';
import type { roundsApi } from '../../../../kit/play-api/rounds.ts';
import { type FlightSeen, flightWagerSchema } from '../../flight.ts';
import { recheckFlight } from '../../recompute.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';

type Listed = Good<(typeof roundsApi)['rounds']>['rounds'][number];
type FlightRowProps = { bet: Listed; seen: FlightSeen; what: string; language: Language };

/** The row; it opens. */
export function FlightRow({ bet, seen, what, language }: FlightRowProps) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const isWin = BigInt(bet.win_minor) > BigInt(bet.bet_minor);
  const { fairness } = bet;
  const facts = [
    ...(seen.ended_on === null ? [] : [[words('solo.end'), writeHundredths(seen.ended_on)]]),
    [kit('history.round'), String(fairness?.nonce ?? '–')],
    [kit('fair.client_seed'), fairness?.client_seed ?? '–'],
    [kit('fair.hash'), fairness?.server_seed_hash ?? '–'],
    [kit('history.seed'), bet.server_seed ?? kit('history.seed_later')],
  ] as const;
  return (
    <li>
      <details className="round own-flight">
        <summary>
          <span className="round-what">
            <strong className={isWin ? 'is-win' : undefined}>{what}</strong>
            <time dateTime={bet.created_at}>
              {words('solo.form_solo')} · {writeWhen(language, new Date(bet.created_at))}
            </time>
          </span>
          <span className="round-money">
            <strong className={isWin ? 'is-win' : undefined}>{money(bet.win_minor)}</strong>
            <span>{money(bet.bet_minor)}</span>
          </span>
          <ChevronDown aria-hidden="true" size={18} />
        </summary>
        <dl className="facts is-long">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        {seen.ended_on !== null && <FlightCheck bet={bet} seen={seen} endedOn={seen.ended_on} />}
      </details>
    </li>
  );
}

/** A button once the seed is revealed; before that, how to reveal it. */
function FlightCheck({ bet, seen, endedOn }: { bet: Listed; seen: FlightSeen; endedOn: number }) {
  const kit = useKitWords();
  const [said, setSaid] = useState<KitMessageId | null>(null);
  const { server_seed, fairness } = bet;
  if (server_seed === null || fairness === null) return <p className="quiet">{kit('check.needs_seed')}</p>;

  async function check(serverSeed: string, used: NonNullable<Listed['fairness']>): Promise<void> {
    try {
      const checked = await recheckFlight({
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
      if (!checked.seed) setSaid('check.hash_differs');
      else setSaid(checked.end && checked.win ? 'check.agrees' : 'check.differs');
    } catch {
      setSaid('check.failed');
    }
  }
  return (
    <div className="sheet-actions">
      <button type="button" className="button" onClick={() => void check(server_seed, fairness)}>
        {kit('check.run')}
      </button>
      <output className={said === 'check.agrees' ? 'is-win' : undefined}>{said && kit(said)}</output>
    </div>
  );
}
