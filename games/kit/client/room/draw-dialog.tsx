/** One draw that has ended: what was revealed of it, and a check of it in this browser. */
import { type ReactNode, useState } from 'react';
import { earlierBy, type RevealedDraw } from '../../fairness/revealed-chain.ts';
import type { SeenChain } from '../../play-api/draws.ts';
import { Sheet } from '../dialog/sheet.tsx';
import { CheckButton, type Found } from '../dialog/check-button.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { Language } from '../words/language.ts';
import { fetchPublishedChain } from './published-chain.ts';

type DrawDialogProps = {
  gameCode: string;
  draw: { chain: number; number: number; link: string };
  /** When its outcome was known. */
  drawnAt_ms: number;
  /** What came of it, with the name of that. */
  outcome: readonly (readonly [term: string, value: string])[];
  /** How it came, where that is seen. */
  picture?: ReactNode;
  /** Whether the outcome follows from the link and the salt, and the end of the chain where that decides something. */
  follows: (revealed: RevealedDraw & { end: string }) => Promise<boolean>;
  /** The chain in use. */
  chain: SeenChain | null;
  language: Language;
  onClose: () => void;
};

/** The sheet. A draw of an earlier chain is checked with that chain as it is published. */
export function DrawDialog({
  gameCode,
  draw,
  drawnAt_ms,
  outcome,
  picture,
  follows,
  chain,
  language,
  onClose,
}: DrawDialogProps) {
  const words = useKitWords();
  const inUse = chain?.number === draw.chain ? chain : null;
  const [earlier, setEarlier] = useState<SeenChain | null>(null);
  const known = inUse ?? earlier;

  async function check(): Promise<Found> {
    const found = known ?? (await fetchPublishedChain(gameCode, draw.chain));
    if (!found || found.salt === null) return { isGood: false, text: words('draw.check_no_chain') };
    setEarlier(found);
    // Two things: that the outcome follows from the link, and that the link was on the chain before the first draw.
    if (!(await follows({ link: draw.link, salt: found.salt, end: found.end_hash })))
      return { isGood: false, text: words('draw.check_differs') };
    const end = await earlierBy(draw.link, draw.number);
    return end === found.end_hash
      ? { isGood: true, text: words('draw.check_agrees', { count: draw.number }) }
      : { isGood: false, text: words('draw.check_not_on_chain') };
  }
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const facts = [
    ...outcome,
    [words('draw.time'), time.format(new Date(drawnAt_ms))],
    [words('draw.link'), draw.link],
    ...(known
      ? [
          [words('chain.salt'), known.salt ?? '–'],
          [words('chain.end'), known.end_hash],
        ]
      : []),
  ] as const;
  return (
    <Sheet title={words('draw.number', { number: draw.number })} onClose={onClose}>
      {picture}
      <dl className="facts is-long">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      {!inUse && <p>{words('draw.check_old_chain', { chain: draw.chain })}</p>}
      <CheckButton check={check} isMain />
    </Sheet>
  );
}
