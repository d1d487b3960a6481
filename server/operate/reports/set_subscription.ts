import { reportsSetSubscription } from '@marquee/contract/operate/reports/set_subscription.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { findSubscription, setSubscriptionState, unsubscribe } from '../../reports/subscriptions.ts';

export const serveReportsSetSubscription = serveOperation(
  reportsSetSubscription,
  ({ input: { subscription_id, state }, operator, change }) =>
    change(async ({ db, clock }, note) => {
      const subscription = await findSubscription(db, subscription_id, operator.operatorId);
      if (!subscription) throw refuse('subscriptionNotFound');
      if (state === 'removed') await unsubscribe(db, subscription_id);
      else await setSubscriptionState(db, subscription, state, clock.now());
      await note({
        subjectId: subscription_id,
        before: { name: subscription.name, state: subscription.state },
        after: { state },
      });
      return {};
    }),
);
