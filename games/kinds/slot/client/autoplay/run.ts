import type { BookedRound } from '../../play-api.ts';
import { createAutoplay, hasFeature, type Autoplay, type AutoplayChoice, type AutoplayStop } from './plan.ts';

/** Between two rounds that follow by themselves. */
const BETWEEN_ROUNDS_MS = 350;

export type AutoplayRun = {
  isRunning: () => boolean;
  start: (choice: AutoplayChoice) => void;
  /** Does nothing unless it runs. */
  stop: (reason: AutoplayStop) => void;
  /** Goes on after a round that was played, unless a limit ends it. */
  follow: (round: BookedRound) => void;
};

/** Plays rounds by a plan, one after the other, until a limit, a dialog or the player comes between. */
export function createAutoplayRun({
  isPlaying,
  cost,
  play,
  wait,
  show,
  onStopped,
}: {
  isPlaying: () => boolean;
  /** What the next round costs the player, in minor units. */
  cost: () => bigint;
  play: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  /** Shows how many rounds are left; null while it does not run. */
  show: (left: number | null) => void;
  onStopped: (reason: AutoplayStop) => void;
}): AutoplayRun {
  let autoplay: Autoplay | null = null;

  function stop(reason: AutoplayStop): void {
    if (!autoplay) return;
    autoplay = null;
    show(null);
    onStopped(reason);
  }

  async function playNext(): Promise<void> {
    const running = autoplay;
    if (!running || isPlaying()) return;
    const reason = running.stopBefore(cost());
    if (reason) return stop(reason);
    show(running.left());
    await play();
  }

  return {
    isRunning: () => autoplay !== null,
    start(choice) {
      if (isPlaying() || autoplay) return;
      autoplay = createAutoplay(choice);
      void playNext();
    },
    stop,
    follow({ book, win_minor, bet_minor, is_free_bet }) {
      const cost_minor = is_free_bet ? 0n : BigInt(bet_minor);
      const reason = autoplay?.played({
        cost_minor,
        win_minor: BigInt(win_minor),
        hasFeature: hasFeature(book),
      });
      if (reason) return stop(reason);
      show(autoplay?.left() ?? null);
      void wait(BETWEEN_ROUNDS_MS).then(playNext);
    },
  };
}
