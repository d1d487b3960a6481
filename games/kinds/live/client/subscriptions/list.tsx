/** The player's subscriptions: what they have bought, how to stop them, and why they have ended. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { explanations, useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { SeenSubscription } from '../../subscriptions.ts';
import { type MessageId, useWords } from '../words.ts';
import type { SubscriptionSale } from './sale.ts';

type ListProps = { subscriptions: SubscriptionSale; list?: readonly SeenSubscription[] };

/** One press stops one, at once. */
export function SubscriptionList({ subscriptions, list = subscriptions.list }: ListProps) {
  const words = useWords();
  const money = useMoney();
  const why = useWhy();
  return (
    <ul className="subscription-list">
      {list.map((each) => {
        const { subscription_id, ended, bought, first_draw, last_draw, staked_minor, most_minor } = each;
        return (
          <li key={subscription_id} data-ended={ended ?? ''}>
            <span>
              <b>{words('sub.range', { first: first_draw, last: last_draw })}</b>
              <small>
                {each.quick ? words('sub.quick') : Object.keys(each.wager?.spots ?? {}).join(' ')}
              </small>
              <small>
                {words('sub.bought', {
                  count: bought,
                  staked: money(BigInt(staked_minor)),
                  most: money(BigInt(most_minor)),
                })}
              </small>
              {ended !== null && <em>{why(ended)}</em>}
            </span>
            {ended === null && (
              <button type="button" data-sub-stop="" onClick={() => subscriptions.stop(subscription_id)}>
                {words('sub.stop')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const ownReasons = {
  draws: 'sub.ended_draws',
  money: 'sub.ended_money',
  player: 'sub.ended_player',
  sales_stopped: 'sub.ended_sales',
  session_expired: 'sub.ended_signed_out',
  session_closed: 'sub.ended_signed_out',
  operator_unavailable: 'sub.ended_no_answer',
} as const satisfies Partial<Record<NonNullable<SeenSubscription['ended']>, MessageId>>;

const isOwn = (reason: string): reason is keyof typeof ownReasons => reason in ownReasons;

/** Why one has ended, in a sentence. */
export function useWhy(): (reason: NonNullable<SeenSubscription['ended']>) => string {
  const words = useWords();
  const kit = useKitWords();
  return (reason) =>
    isOwn(reason)
      ? words(ownReasons[reason])
      : words('sub.ended_refused', { why: kit(explanations[reason].text) });
}
