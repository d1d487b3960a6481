import type { Database } from './database.ts';

/** Something that a room tells to rooms which it does not know. Declared by the one who tells it. */
export interface EventType<Fact> {
  readonly name: string;
  readonly subscribers: WeakMap<Events, Subscriber<Fact>[]>;
}

type Subscriber<Fact> = (db: Database, fact: Fact) => Promise<void>;

/** The events of one platform: who tells and who listens are brought together in `compose.ts`. */
export interface Events {
  /**
   * Tell a fact to everybody who listens, in the order in which they began to, and wait for them. Told with a transaction,
   * what they write is part of it: it is kept or undone together with the fact, and where one of them fails, both are.
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
