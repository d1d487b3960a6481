/** The player's bets in the game, the newest first. */
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { Sheet } from '../../../../kit/client/dialog/sheet.tsx';
import { callEndpoint, CallError, type CallFailure, type Good } from '../../../../kit/client/session/call.ts';
import { explanations, useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { Language } from '../../../../kit/client/words/language.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { roundsApi } from '../../../../kit/play-api/rounds.ts';
import { flightSeenSchema } from '../../flight.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';
import { FlightRow } from './flight-row.tsx';

type Page = Good<(typeof roundsApi)['rounds']>;
type ListedBet = Page['rounds'][number];

/** What the server keeps of a bet in a draw. */
const seenSchema = z.object({ number: z.int(), cashed_out_on: z.int().nullable() });

/** The sheet; further pages are asked for one by one. */
export function BetsDialog({
  session,
  language,
  onClose,
}: {
  session: string;
  language: Language;
  onClose: () => void;
}) {
  const kit = useKitWords();
  const [bets, setBets] = useState<readonly ListedBet[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [asked, setAsked] = useState<'asking' | 'done' | CallFailure>('asking');
  const take = useCallback((page: Page | CallFailure): void => {
    if (typeof page === 'string') return setAsked(page);
    setBets((known) => [...known, ...page.rounds]);
    setCursor(page.next_cursor);
    setAsked('done');
  }, []);
  useEffect(() => {
    let isClosed = false;
    async function begin(): Promise<void> {
      const page = await askForPage(session, null);
      if (!isClosed) take(page);
    }
    void begin();
    return () => {
      isClosed = true;
    };
  }, [session, take]);
  const isTrouble = asked !== 'asking' && asked !== 'done';
  return (
    <Sheet title={kit('history.title')} onClose={onClose}>
      {asked === 'done' && bets.length === 0 && <p className="quiet">{kit('history.empty')}</p>}
      <ul className="rounds" aria-busy={asked === 'asking'}>
        {bets.map((bet) => (
          <BetRow key={bet.round_id} bet={bet} language={language} />
        ))}
      </ul>
      {asked === 'asking' && <p className="quiet">{kit('loading.rounds')}</p>}
      {isTrouble && (
        <p className="field-message" role="alert">
          {kit(explanations[asked].text)}
        </p>
      )}
      {(isTrouble || (asked === 'done' && cursor !== null)) && (
        <div className="sheet-actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsked('asking');
              void askForPage(session, cursor).then(take);
            }}
          >
            {kit(isTrouble ? 'error.retry' : 'history.more')}
          </button>
        </div>
      )}
    </Sheet>
  );
}

async function askForPage(session: string, cursor: string | null): Promise<Page | CallFailure> {
  try {
    return await callEndpoint(roundsApi.rounds, { session, cursor });
  } catch (error) {
    return error instanceof CallError ? error.failure : 'internal_error';
  }
}

function BetRow({ bet, language }: { bet: ListedBet; language: Language }) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const flight = flightSeenSchema.safeParse(bet.course?.seen).data;
  const seen = seenSchema.safeParse(bet.course?.seen).data;
  const isWin = BigInt(bet.win_minor) > BigInt(bet.bet_minor);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const what = ((): string => {
    if (bet.state === 'refused') return kit('state.refused');
    if (bet.state === 'rolled_back' || bet.state === 'rolling_back') return kit('state.rolled_back');
    if (bet.course?.state !== 'ended') return kit('state.opened');
    const at = (flight ?? seen)?.cashed_out_on ?? null;
    return at === null ? words('crash.lost') : writeHundredths(at);
  })();
  if (flight) return <FlightRow bet={bet} seen={flight} what={what} language={language} />;
  return (
    <li className="round own-bet">
      <span className="round-what">
        <strong className={isWin ? 'is-win' : undefined}>{what}</strong>
        <time dateTime={bet.created_at}>
          {seen && `${words('crash.draw', { number: seen.number })} · `}
          {time.format(new Date(bet.created_at))}
        </time>
      </span>
      <span className="round-money">
        <strong className={isWin ? 'is-win' : undefined}>{money(bet.win_minor)}</strong>
        <span>{money(bet.bet_minor)}</span>
      </span>
    </li>
  );
}
