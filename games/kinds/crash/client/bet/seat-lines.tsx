/** What is told beside the button of a seat: how its row stands, and what became of its bet. */
import type { AutoRow } from '../../../../kit/client/auto/plan.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { OwnBet } from '../../socket-api.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';

/** How many bets are left, and what the row has won or lost. */
export function AutoLine({ row: { left, profit_minor } }: { row: AutoRow }) {
  const kit = useKitWords();
  const money = useMoney();
  const sign = profit_minor > 0n ? '+' : profit_minor < 0n ? '−' : '';
  return (
    <p className="panel-line">
      <span>{left === null ? kit('auto.profit_now') : kit('auto.left', { left })}</span>
      <strong data-figure="auto-profit" className={profit_minor > 0n ? 'is-win' : undefined}>
        {sign}
        {money(profit_minor < 0n ? -profit_minor : profit_minor)}
      </strong>
    </p>
  );
}

/** A win is one only above the stake, and a loss is told without a colour. The line keeps its place while it is empty. */
export function OutcomeLine({ bet }: { bet: OwnBet | undefined }) {
  const words = useWords();
  const money = useMoney();
  if (bet?.state === 'lost')
    return (
      <p className="panel-line" data-outcome="lost">
        <span>{words('crash.lost')}</span>
        <strong>{money(0n)}</strong>
      </p>
    );
  if (bet?.state !== 'cashed_out') return <p className="panel-line" />;
  const isWin = BigInt(bet.win_minor ?? '0') > BigInt(bet.bet_minor);
  return (
    <p className="panel-line" data-outcome="cashed_out">
      <span>{words('crash.cashed_out', { multiplier: writeHundredths(bet.cashed_out_on ?? 100) })}</span>
      <strong className={isWin ? 'is-win' : undefined}>{money(bet.win_minor ?? '0')}</strong>
    </p>
  );
}
