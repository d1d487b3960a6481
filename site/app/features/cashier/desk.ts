import type { AmountFieldProps } from '@marquee/ui/controls/amount-field.tsx';
import type { ReactNode } from 'react';

/** How choices are shown: one under another, or as tiles beside each other. */
export type ChoiceLook = 'rows' | 'tiles';

/** A question of a desk. */
interface Question {
  /** Names it, in a word or two. */
  readonly title: string;
  /** Asks it, as a sentence. */
  readonly ask: string;
  /** What was answered, in a line; empty before that. */
  readonly answer: ReactNode;
  /** Whether its answer was refused. */
  readonly faulty: boolean;
  /** Checks the answer, and says at the field what is wrong with it. */
  readonly check: () => Promise<boolean>;
}

/**
 * A form in which money is paid in or out, in parts: behaviour, words and limits are the form's, and an arrangement puts the
 * parts in their places. All of them are there in each.
 */
export interface Desk {
  /** How many were sent here before: another one begins at the first question. */
  readonly sent: number;
  /** Sends what the form holds; what is wrong with it is said at its fields. */
  readonly onSubmit: () => Promise<void>;
  /** By which way, or to which account. */
  readonly means: Question & { readonly content: Readonly<Record<ChoiceLook, ReactNode>> };
  readonly amount: Question & {
    readonly field: AmountFieldProps;
    /** Called with what the keys of a keypad have made of the amount. */
    readonly onType: (value: string) => void;
    /** Whether the currency has no decimals. */
    readonly isWhole: boolean;
    /** The amount as it is read out. */
    readonly spoken: string;
    /** What the limits leave. */
    readonly under: ReactNode;
  };
  /** What comes with the money, such as a bonus; nothing where there is nothing to choose. */
  readonly terms: ReactNode;
  /** Which question comes first: the limits of an amount may depend on the way. */
  readonly order: readonly ['means', 'amount'] | readonly ['amount', 'means'];
  /** What is paid, in figures. */
  readonly sums: ReactNode;
  readonly submit: ReactNode;
  readonly note: ReactNode;
  /** Names the last look at everything, and asks for it. */
  readonly last: { readonly title: string; readonly ask: string };
}

/** What a page of the cashier consists of besides its title. */
export interface DeskProps {
  /** What the player has and why not more; it comes first on phones. */
  readonly standing?: ReactNode;
  /** What else is open. */
  readonly beside?: ReactNode;
  /** The form; where there is none, `children` stand in its place. */
  readonly desk?: Desk | undefined;
  readonly children?: ReactNode;
}
