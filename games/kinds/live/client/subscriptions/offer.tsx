/** "In every draw until I stop": with limits that the player has to choose, and what it costs at most. */
import { Repeat } from 'lucide-react';
import { useId, useState } from 'react';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Sale } from '../live-view.ts';
import { useWords } from '../words.ts';
import { SubscriptionList, useWhy } from './list.tsx';
import { offeredMoney, type SubscriptionSale } from './sale.ts';

/** Ends that the player has chosen: a limit, or their own stop. */
const chosenEnds: ReadonlySet<string> = new Set(['draws', 'money', 'player']);

/** Below the ticket, and closed until it is asked for. */
export function SubscriptionOffer({ sale }: { sale: Sale }) {
  const words = useWords();
  const id = useId();
  const why = useWhy();
  const [isOpened, setOpened] = useState(false);
  const { subscriptions } = sale;
  if (!subscriptions) return null;
  const active = subscriptions.list.filter(({ ended }) => ended === null);
  const [newest] = subscriptions.list;
  // Whoever comes back sees at once that nothing is bought any more, where they did not choose that.
  const interrupted = newest?.ended && !chosenEnds.has(newest.ended) ? newest.ended : null;
  return (
    <div className="subscription">
      <button
        type="button"
        className="subscription-toggle"
        data-subscribe=""
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={() => setOpened(!isOpened)}
      >
        <Repeat aria-hidden="true" size={18} />
        {words('sub.offer')}
        {active.length > 0 && <b>{words('sub.active', { count: active.length })}</b>}
      </button>
      {interrupted !== null && <output className="subscription-why">{why(interrupted)}</output>}
      {isOpened && (
        <div id={id} className="subscription-body">
          {active.length > 0 && <SubscriptionList subscriptions={subscriptions} list={active} />}
          {subscriptions.mayBegin ? (
            <Terms sale={sale} subscriptions={subscriptions} onBegun={() => setOpened(false)} />
          ) : (
            <p>{words('sub.most')}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Terms({
  sale,
  subscriptions,
  onBegun,
}: {
  sale: Sale;
  subscriptions: SubscriptionSale;
  onBegun: () => void;
}) {
  const words = useWords();
  const money = useMoney();
  const [draws, setDraws] = useState<number | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [wantsQuick, setQuick] = useState(false);
  const { ticket, offered, isAsking, begin } = subscriptions;
  if (!ticket) return <p>{words('sub.fill_in')}</p>;
  const isQuick = wantsQuick && ticket.quickCount !== null;
  const amounts = draws === null ? [] : offeredMoney(ticket.bet_minor, draws);
  const most = share === null ? undefined : amounts[share];
  const isReady = draws !== null && most !== undefined && !isAsking;
  const start = (): void => {
    if (!isReady || draws === null || most === undefined) return;
    begin({
      bet_minor: ticket.bet_minor.toString(),
      pick:
        isQuick && ticket.quickCount !== null
          ? { quick: { seed: newSeed(), count: ticket.quickCount } }
          : { wager: ticket.wager },
      draws,
      most_minor: most.toString(),
    });
    onBegun();
  };
  const first = sale.next?.number ?? (sale.draw?.number ?? 0) + 1;
  return (
    <>
      <Choice label={words('sub.numbers')}>
        <button type="button" aria-pressed={!isQuick} onClick={() => setQuick(false)}>
          {words('sub.own_numbers')}
        </button>
        <button
          type="button"
          data-sub-quick=""
          aria-pressed={isQuick}
          disabled={ticket.quickCount === null}
          onClick={() => setQuick(true)}
        >
          {words('sub.quick')}
        </button>
      </Choice>
      <Choice label={words('sub.draws')}>
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            data-sub-draws={each}
            aria-pressed={draws === each}
            onClick={() => setDraws(each)}
          >
            {each}
          </button>
        ))}
      </Choice>
      {draws !== null && (
        <Choice label={words('sub.money')}>
          {amounts.map((amount, index) => (
            <button
              key={String(amount)}
              type="button"
              data-sub-money={index}
              aria-pressed={share === index}
              onClick={() => setShare(index)}
            >
              {money(amount)}
            </button>
          ))}
        </Choice>
      )}
      <output className="subscription-cost">
        {draws !== null && most !== undefined
          ? words('sub.cost', {
              most: money(most),
              price: money(ticket.bet_minor),
              draws,
              first,
              last: first + draws - 1,
            })
          : words('sub.choose', { price: money(ticket.bet_minor) })}
      </output>
      <p className="subscription-small">{words('sub.terms')}</p>
      <button
        type="button"
        className="subscription-start"
        data-sub-start=""
        disabled={!isReady}
        onClick={start}
      >
        {words('sub.start')}
      </button>
    </>
  );
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="subscription-choice">
      <legend>{label}</legend>
      <div className="tabs">{children}</div>
    </fieldset>
  );
}

/** What quick picks follow from. The house knows what comes, so that it is made here. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
