/** The player's tickets: those in the draw whose turn it is, those in the draws that follow, and what the last ones have come to. */
import type { ComponentType } from 'react';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Sale } from '../live-view.ts';
import type { OwnBet } from '../../socket-api.ts';
import { SubscriptionList } from '../subscriptions/list.tsx';
import { useWords } from '../words.ts';

type TicketsProps = {
  sale: Sale;
  /** How far the draws of the game lie apart. */
  every_ms: number;
  /** What stands on a ticket. */
  Lines: ComponentType<{ wager: OwnBet['wager']; come: readonly number[] }>;
  /** The numbers that have come so far in the draw whose turn it is, and those of the last one. */
  come?: readonly number[];
  comeLast?: readonly number[];
  /** In whose words. */
  kind?: 'lotto' | 'bingo';
};

const none: readonly number[] = [];

/** The newest draws last, as they come. */
export function Tickets({
  sale,
  every_ms,
  Lines,
  come = none,
  comeLast = none,
  kind = 'lotto',
}: TicketsProps) {
  const words = useWords();
  const { draw, own, ahead, before } = sale;
  const groups = new Map<number, OwnBet[]>();
  if (draw && own.length > 0) groups.set(draw.number, [...own]);
  for (const bet of ahead) groups.set(bet.draw.number, [...(groups.get(bet.draw.number) ?? []), bet]);
  const subscriptions = sale.subscriptions?.list.length ? sale.subscriptions : null;
  if (groups.size === 0 && before.length === 0 && !subscriptions)
    return <p className="lotto-none">{words(`${kind}.no_tickets`)}</p>;
  return (
    <div className="lotto-tickets">
      {subscriptions && (
        <section>
          <h2>{words('sub.title')}</h2>
          <SubscriptionList subscriptions={subscriptions} />
        </section>
      )}
      {[...groups].map(([number, bets]) => (
        <section key={number}>
          <h2>
            {words(`${kind}.draw`, { number })}
            {draw && <time>{timeOf(draw.closes_at + (number - draw.number) * every_ms)}</time>}
          </h2>
          <TicketLines bets={bets} Lines={Lines} come={number === draw?.number ? come : none} />
        </section>
      ))}
      {before.length > 0 && (
        <section className="is-over">
          <h2>{words(`${kind}.last_tickets`)}</h2>
          <TicketLines bets={before} Lines={Lines} come={comeLast} />
        </section>
      )}
    </div>
  );
}

type TicketLinesProps = Pick<TicketsProps, 'Lines'> & { bets: readonly OwnBet[]; come: readonly number[] };

function TicketLines({ bets, Lines, come }: TicketLinesProps) {
  const money = useMoney();
  return (
    <ul>
      {bets.map(({ bet_id, bet_minor, wager, win_minor }) => (
        <li key={bet_id}>
          <span className="lotto-ticket-lines">
            <Lines wager={wager} come={come} />
          </span>
          {win_minor !== null && win_minor !== '0' ? (
            <strong className="is-won">+{money(win_minor)}</strong>
          ) : (
            <strong>{money(bet_minor)}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The time of a draw where the player is. */
function timeOf(at_ms: number): string {
  return new Date(at_ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}
