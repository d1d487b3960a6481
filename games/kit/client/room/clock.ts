/** How far this device's clock is from the server's, and how long a word is on its way. Pure: it is told when things were heard. */

type Sample = { offset_ms: number; roundTrip_ms: number };

export type Clock = {
  /** Takes an answer to a ping: when it was sent and received here, and what the server's clock said. */
  heardPong: (pong: { sent_ms: number; received_ms: number; server_ms: number }) => void;
  /** Takes any message that says what time it is, until the first pong has come. */
  heardTime: (received_ms: number, server_ms: number) => void;
  /** The server's time at a time of this device. */
  serverAt: (local_ms: number) => number;
  /**
   * The newest time of the server's that word of can have come: what is shown is never ahead of what could be known. A cash-out
   * arrives later than that, and so is paid what was shown or more.
   */
  knownAt: (local_ms: number) => number;
  /** A round trip as it usually is; null before the first. */
  latency_ms: () => number | null;
};

const KEPT = 9;

/** Measures by the quickest of the last pings, which was delayed least. */
export function createClock(): Clock {
  let samples: Sample[] = [];
  let rough_ms: number | null = null;

  const best = (): Sample | undefined => samples.toSorted((a, b) => a.roundTrip_ms - b.roundTrip_ms)[0];
  const offset_ms = (): number => best()?.offset_ms ?? rough_ms ?? 0;

  return {
    heardPong({ sent_ms, received_ms, server_ms }) {
      const roundTrip_ms = Math.max(0, received_ms - sent_ms);
      samples = [{ roundTrip_ms, offset_ms: server_ms - (sent_ms + received_ms) / 2 }, ...samples].slice(
        0,
        KEPT,
      );
    },
    heardTime(received_ms, server_ms) {
      // What came quickest is nearest.
      rough_ms = Math.max(rough_ms ?? -Infinity, server_ms - received_ms);
    },
    serverAt: (local_ms) => local_ms + offset_ms(),
    knownAt: (local_ms) => local_ms + offset_ms() - (best()?.roundTrip_ms ?? 0) / 2,
    latency_ms() {
      const trips = samples.map(({ roundTrip_ms }) => roundTrip_ms).toSorted((a, b) => a - b);
      const middle = trips[Math.floor(trips.length / 2)];
      return middle === undefined ? null : Math.round(middle);
    },
  };
}
