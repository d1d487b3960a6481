/** The player's rounds in the game, each with its picture, its seeds, and a way to check it. */
import { ChevronDown } from 'lucide-react';
import { readRound, stakedIn } from '../board/read-round.ts';
import type { RoundReader } from '../game-view.ts';
import { BetsDialog, type ListedBet } from '../room/bets-dialog.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { Language } from '../words/language.ts';
import { useMoney } from '../words/money-context.ts';
import { writeMultiplier } from '../words/multiplier.ts';
import { writeWhen } from '../words/when.ts';
import { RoundCheck, type Recompute } from './round-check.tsx';

type HistoryProps = {
  session: string;
  view: RoundReader;
  language: Language;
  recompute: Recompute;
  onClose: () => void;
};

/** The sheet. */
export function HistoryDialog({ session, view, language, recompute, onClose }: HistoryProps) {
  return (
    <BetsDialog
      session={session}
      renderBet={(round) => (
        <HistoryRow round={round} view={view} language={language} recompute={recompute} />
      )}
      onClose={onClose}
    />
  );
}

type RowProps = { round: ListedBet; view: RoundReader; language: Language; recompute: Recompute };

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

function stateOf({ state }: ListedBet, words: ReturnType<typeof useKitWords>): string {
  if (state === 'refused') return words('state.refused');
  if (state === 'rolled_back' || state === 'rolling_back') return words('state.rolled_back');
  return words('state.opened');
}
