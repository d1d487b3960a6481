/** The player's bets in the game, the newest first. */
import { Fragment, useCallback, useEffect, useState, type ReactNode } from 'react';
import { roundsApi } from '../../play-api/rounds.ts';
import { Sheet } from '../dialog/sheet.tsx';
import { callEndpoint, CallError, type CallFailure, type Good } from '../session/call.ts';
import { explanations, useKitWords } from '../words/kit-words.ts';

type Page = Good<(typeof roundsApi)['rounds']>;
export type ListedBet = Page['rounds'][number];

/** The sheet; further pages are asked for one by one. */
export function BetsDialog({
  session,
  renderBet,
  onClose,
}: {
  session: string;
  /** A bet as its kind of game tells it: a list item. */
  renderBet: (bet: ListedBet) => ReactNode;
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
          <Fragment key={bet.round_id}>{renderBet(bet)}</Fragment>
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
