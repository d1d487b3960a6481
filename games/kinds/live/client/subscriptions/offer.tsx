/** "In every draw until I stop": with limits that the player has to choose, and what it costs at most. */
import { Repeat } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Sheet } from '../../../../kit/client/dialog/sheet.tsx';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Sale } from '../live-view.ts';
import { useWords } from '../words.ts';
import { SubscriptionList, useWhy } from './list.tsx';
import { offeredMoney, type SubscriptionSale } from './sale.ts';

/** Ends that the player has chosen: a limit, or their own stop. */
const chosenEnds: ReadonlySet<string> = new Set(['draws', 'money', 'player']);

/** Below the ticket; what is asked for opens over the game. */
export function SubscriptionOffer({ sale }: { sale: Sale }) {
  const words = useWords();
  const why = useWhy();
  const [isOpened, setOpened] = useState(false);
  const { subscriptions } = sale;
  if (!subscriptions) return null;
  const active = activeOf(subscriptions);
  const [newest] = subscriptions.list;
  // Whoever comes back sees at once that nothing is bought any more, where they did not choose that.
  const interrupted = newest?.ended && !chosenEnds.has(newest.ended) ? newest.ended : null;
  return (
    <div className="subscription">
      <button
        type="button"
        className="subscription-toggle"
        data-subscribe=""
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Repeat aria-hidden="true" size={18} />
        {words('sub.offer')}
        {active.length > 0 && <b>{words('sub.active', { count: active.length })}</b>}
      </button>
      {interrupted !== null && <output className="subscription-why">{why(interrupted)}</output>}
      {isOpened && (
        <SubscriptionSheet sale={sale} subscriptions={subscriptions} onClose={() => setOpened(false)} />
      )}
    </div>
  );
}

type SubscriptionSheetProps = { sale: Sale; subscriptions: SubscriptionSale; onClose: () => void };

function SubscriptionSheet({ sale, subscriptions, onClose }: SubscriptionSheetProps) {
  const words = useWords();
  const money = useMoney();
  const [draws, setDraws] = useState<number | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [wantsQuick, setQuick] = useState(false);
  const { ticket, offered, mayBegin, isAsking, begin } = subscriptions;
  const active = activeOf(subscriptions);
  const running = active.length > 0 && <SubscriptionList subscriptions={subscriptions} list={active} />;
  if (!mayBegin || !ticket)
    return (
      <Sheet title={words('sub.offer')} onClose={onClose}>
        {running}
        <p>{words(mayBegin ? 'sub.fill_in' : 'sub.most')}</p>
      </Sheet>
    );
  const isQuick = wantsQuick && ticket.quickCount !== null;
  const amounts = draws === null ? [] : offeredMoney(ticket.bet_minor, draws);
  const most = share === null ? undefined : amounts[share];
  const isReady = draws !== null && most !== undefined && !isAsking;
  const start = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    if (!isReady || draws === null || most === undefined) return;
    // Closed this way, it gives the focus back to what had opened it.
    currentTarget.closest('dialog')?.close();
    begin({
      bet_minor: ticket.bet_minor.toString(),
      pick:
        isQuick && ticket.quickCount !== null
          ? { quick: { seed: newSeed(), count: ticket.quickCount } }
          : { wager: ticket.wager },
      draws,
      most_minor: most.toString(),
    });
  };
  const first = sale.next?.number ?? (sale.draw?.number ?? 0) + 1;
  return (
    <Sheet
      title={words('sub.offer')}
      onClose={onClose}
      foot={
        <>
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
      }
    >
      {running}
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
      <p className="subscription-small">{words('sub.terms')}</p>
    </Sheet>
  );
}

const activeOf = ({ list }: SubscriptionSale) => list.filter(({ ended }) => ended === null);

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
