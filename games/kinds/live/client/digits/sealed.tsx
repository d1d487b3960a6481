/** That the list of a draw's tickets is closed, with the beginning of its hash. */
import { ShieldCheck } from 'lucide-react';
import type { Sale } from '../live-view.ts';
import { useWords } from '../words.ts';

/** In a line. */
export function Sealed({ ticketSet: { tickets, hash } }: { ticketSet: NonNullable<Sale['ticketSet']> }) {
  const words = useWords();
  return (
    <>
      <ShieldCheck aria-hidden="true" size={15} />
      {words('lotto.sealed', { tickets, hash: hash.slice(0, 10) })}
    </>
  );
}
