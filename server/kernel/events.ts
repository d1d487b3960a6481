import type { Database } from './database.ts';

/** A type of event that a room sends to rooms it does not depend on. The sending room declares it. */
export interface EventType<Fact> {
  readonly name: string;
  readonly subscribers: WeakMap<Events, Subscriber<Fact>[]>;
}

type Subscriber<Fact> = (db: Database, fact: Fact) => Promise<void>;

/** The events of one platform. `compose.ts` connects the subscribers to the events. */
export interface Events {
  /**
   * Call all subscribers one after another, in the order they subscribed, and wait for each. If `db` is a transaction,
   * the subscribers write in the same transaction, so a subscriber that fails rolls back the fact as well.
   */
  tell<Fact>(db: Database, type: EventType<Fact>, fact: Fact): Promise<void>;
  on<Fact>(type: EventType<Fact>, subscriber: Subscriber<Fact>): void;
}

export function eventType<Fact>(name: string): EventType<Fact> {
  return { name, subscribers: new WeakMap() };
}

export function createEvents(): Events {
  const events: Events = {
    tell: async (db, type, fact) => {
      for (const subscriber of type.subscribers.get(events) ?? []) await subscriber(db, fact);
    },
    on: (type, subscriber) => {
      type.subscribers.set(events, [...(type.subscribers.get(events) ?? []), subscriber]);
    },
  };
  return events;
}
