import { openModal } from './modal-stack.ts';

/** The proof of this tab, for as long as the server takes it. It is kept nowhere else. */
let held: string | undefined;
/** Several calls that are refused at once ask the player once. */
let asking: Promise<string | undefined> | undefined;

/**
 * Make a call again with a fresh proof of who is calling: the one that is held, or else one that the player is asked for.
 * Answers undefined where the player does not give one.
 */
export async function againWithProof<Answer>(
  call: (proof: string) => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer | undefined> {
  if (held !== undefined) {
    const answer = await call(held);
    if (!isRefused(answer)) return answer;
    held = undefined;
  }
  asking ??= askPlayer().finally(() => {
    asking = undefined;
  });
  held = await asking;
  return held === undefined ? undefined : call(held);
}

function askPlayer(): Promise<string | undefined> {
  return new Promise((settle) => {
    openModal({ kind: 'step_up', onDone: settle });
  });
}
