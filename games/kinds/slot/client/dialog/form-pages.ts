/** The pages of information that differ between forms of slot, as the dialog asks for them. */
import type { MessageId } from '../words/words.ts';

export type FormPages = {
  pays: () => HTMLElement;
  /** Where symbols must stand to pay. */
  wins: { label: MessageId; build: () => HTMLElement };
  rules: () => HTMLElement;
  odds: () => HTMLElement;
};
