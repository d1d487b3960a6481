/** The player's rounds in the game, each with its picture, its seeds, and a way to check it. */
import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { roundsApi } from '../../play-api/rounds.ts';
import { readRound, stakedIn } from '../board/read-round.ts';
import type { RoundReader } from '../game-view.ts';
import { callEndpoint, CallError, type CallFailure, type Good } from '../session/call.ts';
import { explanations, useKitWords } from '../words/kit-words.ts';
import type { Language } from '../words/language.ts';
import { useMoney } from '../words/money-context.ts';
import { writeMultiplier } from '../words/multiplier.ts';
import { writeWhen } from '../words/when.ts';
import { RoundCheck, type Recompute } from './round-check.tsx';
import { Sheet } from './sheet.tsx';

type Page = Good<(typeof roundsApi)['rounds']>;
type ListedRound = Page['rounds'][number];

type HistoryProps = {
  session: string;
  view: RoundReader;
  language: Language;
  recompute: Recompute;
  onClose: () => void;
};

/** The sheet; further pages are asked for one by one. */
export function HistoryDialog({ session, view, language, recompute, onClose }: HistoryProps) {
  const words = useKitWords();
  const [rounds, setRounds] = useState<readonly ListedRound[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [asked, setAsked] = useState<'asking' | 'done' | CallFailure>('asking');

  const take = useCallback((page: Page | CallFailure): void => {
    if (typeof page === 'string') return setAsked(page);
    setRounds((known) => [...known, ...page.rounds]);
    setCursor(page.next_cursor);
    setAsked('done');
  }, []);
  const goOn = async (): Promise<void> => take(await askForPage(session, cursor));
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
    <Sheet title={words('history.title')} onClose={onClose}>
      {asked === 'done' && rounds.length === 0 && <p className="quiet">{words('history.empty')}</p>}
      <ul className="rounds" aria-busy={asked === 'asking'}>
        {rounds.map((round) => (
          <HistoryRow
            key={round.round_id}
            round={round}
            view={view}
            language={language}
            recompute={recompute}
          />
        ))}
      </ul>
      {asked === 'asking' && <p className="quiet">{words('loading.rounds')}</p>}
      {isTrouble && (
        <p className="field-message" role="alert">
          {words(explanations[asked].text)}
        </p>
      )}
      {(isTrouble || (asked === 'done' && cursor !== null)) && (
        <div className="sheet-actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              setAsked('asking');
              void goOn();
            }}
          >
            {words(isTrouble ? 'error.retry' : 'history.more')}
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** A page, or why there is none. */
async function askForPage(session: string, cursor: string | null): Promise<Page | CallFailure> {
  try {
    return await callEndpoint(roundsApi.rounds, { session, cursor });
  } catch (error) {
    return error instanceof CallError ? error.failure : 'internal_error';
  }
}

type RowProps = { round: ListedRound; view: RoundReader; language: Language; recompute: Recompute };

function HistoryRow({ round, view, language, recompute }: RowProps) {
  const words = useKitWords();
  const money = useMoney();
  const read = readRound(view, round);
  const isEnded = read?.course.state === 'ended';
  const staked_minor = stakedIn(round);
  const isWin = BigInt(round.win_minor) > staked_minor;
  const { Picture } = view;
  const { fairness } = round;
  return (
    <li>
      <details className="round">
        <summary>
          <span className="round-picture">
            {read && isEnded && (
              <Picture wager={read.wager} seen={read.course.seen} multiplier={read.course.multiplier} />
            )}
          </span>
          <span className="round-what">
            <strong className={isWin ? 'is-win' : undefined}>
              {read && isEnded ? writeMultiplier(read.course.multiplier) : stateOf(round, words)}
            </strong>
            <time dateTime={round.created_at}>{writeWhen(language, new Date(round.created_at))}</time>
          </span>
          <span className="round-money">
            <strong className={isWin ? 'is-win' : undefined}>{money(round.win_minor)}</strong>
            <span>{money(staked_minor)}</span>
          </span>
          <ChevronDown aria-hidden="true" size={18} />
        </summary>
        <dl className="facts is-long">
          {(
            [
              [words('history.round'), String(fairness?.nonce ?? '–')],
              [words('fair.client_seed'), fairness?.client_seed ?? '–'],
              [words('fair.hash'), fairness?.server_seed_hash ?? '–'],
              [words('history.seed'), round.server_seed ?? words('history.seed_later')],
            ] as const
          ).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        {isEnded && <RoundCheck round={round} code={view.code} recompute={recompute} />}
      </details>
    </li>
  );
}

function stateOf({ state }: ListedRound, words: ReturnType<typeof useKitWords>): string {
  if (state === 'refused') return words('state.refused');
  if (state === 'rolled_back' || state === 'rolling_back') return words('state.rolled_back');
  return words('state.opened');
}
