/** A bet among the player's own: what became of it. It opens onto what it followed from. */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '../words/language.ts';
import { useMoney } from '../words/money-context.ts';
import { writeWhen } from '../words/when.ts';
import type { ListedBet } from './bets-dialog.tsx';

type OwnBetProps = {
  bet: ListedBet;
  /** What became of it. */
  what: string;
  isGood: boolean;
  /** What stands before its time, if anything. */
  about: string | null;
  language: Language;
  facts: readonly (readonly [term: string, value: string])[];
  /** How it can be checked; null where nothing can be. */
  children: ReactNode;
};

/** The row. One that has nothing more to tell does not open. */
export function OwnBet({ bet, what, isGood, about, language, facts, children }: OwnBetProps) {
  const money = useMoney();
  const isWin = BigInt(bet.win_minor) > BigInt(bet.bet_minor);
  const line = (
    <>
      <span className="round-what">
        <strong className={isGood ? 'is-win' : undefined}>{what}</strong>
        <time dateTime={bet.created_at}>
          {about !== null && `${about} · `}
          {writeWhen(language, new Date(bet.created_at))}
        </time>
      </span>
      <span className="round-money">
        <strong className={isWin ? 'is-win' : undefined}>{money(bet.win_minor)}</strong>
        <span>{money(bet.bet_minor)}</span>
      </span>
    </>
  );
  if (facts.length === 0 && children === null) return <li className="round own-bet">{line}</li>;
  return (
    <li>
      <details className="round own-bet-more">
        <summary>
          {line}
          <ChevronDown aria-hidden="true" size={18} />
        </summary>
        {facts.length > 0 && (
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
        )}
        {children}
      </details>
    </li>
  );
}
