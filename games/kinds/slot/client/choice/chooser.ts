/** Takes a round on through its choice: asks the player, tells the server, and asks again where that was not heard. */
import type { PlayErrorCode } from '../../../../kit/play-api/common.ts';
import { CallError } from '../../../../kit/client/session/call.ts';
import type { BookedRound } from '../../play-api.ts';
import type { Paytable, SlotPaytable } from '../../shown-paytable.ts';
import { loadSymbolSheet } from '../round/symbol-sheet.ts';
import type { TitleFont } from '../stage/fonts.ts';
import { type Answer, call } from '../session/call.ts';
import type { Words } from '../words/words.ts';
import { createChoiceDialog } from './choice-dialog.ts';

export type Chooser = {
  element: HTMLDialogElement;
  /**
   * Asks, and returns the round as it then is.
   * @throws CallError if the server refuses for a reason that asking again does not mend.
   */
  choose: (round: BookedRound) => Promise<Answer<'choose'>>;
};

export type ChooserOptions = {
  words: Words;
  language: string;
  paytable: SlotPaytable;
  session: string;
  font: TitleFont;
  onMove: () => void;
  onChosen: () => void;
  /** The choice was made elsewhere: the game is opened again, and shows the round. */
  reload: () => void;
};

/** Whether a round waits for its player's choice. */
export function isWaiting({ choice }: Pick<BookedRound, 'choice'>): boolean {
  return choice !== null && choice.chosen === null;
}

/** After these the choice may still be open, and the same one sent again is the same one. */
const asksAgain: ReadonlySet<PlayErrorCode | 'network_lost'> = new Set([
  'network_lost',
  'operator_unavailable',
  'internal_error',
  'too_many_requests',
]);
/** After these it has been made, on another device or because time was up. */
const isMadeElsewhere: ReadonlySet<PlayErrorCode | 'network_lost'> = new Set([
  'round_moved_on',
  'round_ended',
]);

/** Null for a game without a choice. */
export async function createChooser(options: ChooserOptions): Promise<Chooser | null> {
  const { paytable } = options;
  if (paytable.form !== 'reels' || !paytable.choice) return null;
  return build(options, paytable, paytable.choice);
}

async function build(
  { words, language, session, font, onMove, onChosen, reload }: ChooserOptions,
  paytable: Paytable,
  choice: NonNullable<Paytable['choice']>,
): Promise<Chooser> {
  const draw = await loadSymbolSheet(paytable.code);
  const { rtp_percent } = paytable.proof;
  const dialog = createChoiceDialog({ words, language, choice, rtp_percent, draw, font, onMove });

  return {
    element: dialog.element,
    async choose({ round_id, book, choice: waits }) {
      const last = book.events.at(-1);
      const scatters = last?.type === 'feature_choice' ? last.scatters : 0;
      dialog.say('');
      for (;;) {
        const chosen = await dialog.ask(scatters, waits?.ends_at ?? '');
        onChosen();
        dialog.say(words('choice.sending'));
        try {
          const answer = await call('choose', { session, round_id, choice: chosen });
          dialog.close();
          return answer;
        } catch (error) {
          if (!(error instanceof CallError) || !asksAgain.has(error.failure)) {
            dialog.close();
            if (error instanceof CallError && isMadeElsewhere.has(error.failure)) reload();
            throw error;
          }
          dialog.say(words('choice.again'));
        }
      }
    },
  };
}
