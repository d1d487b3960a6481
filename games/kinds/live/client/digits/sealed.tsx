/** That the list of a draw's tickets is closed, with the beginning of its hash. */
import { ShieldCheck } from 'lucide-react';
import type { Sale } from '../live-view.ts';
import { type MessageId, useWords } from '../words.ts';

type SealedProps = {
  ticketSet: NonNullable<Sale['ticketSet']>;
  /** What is said of tickets, or of bets. */
  said?: Extract<MessageId, `${string}.sealed`>;
};

/** In a line. */
export function Sealed({ ticketSet: { tickets, hash }, said = 'lotto.sealed' }: SealedProps) {
  const words = useWords();
  return (
    <>
      <ShieldCheck aria-hidden="true" size={15} />
      {words(said, { tickets, hash: hash.slice(0, 10) })}
    </>
  );
}
