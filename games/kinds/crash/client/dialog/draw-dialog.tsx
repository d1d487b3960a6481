/** One draw that has ended: what was revealed of it, and a check of it in this browser. */
import { useState } from 'react';
import { Sheet } from '../../../../kit/client/dialog/sheet.tsx';
import type { Language } from '../../../../kit/client/words/language.ts';
import { earlierBy, recomputePoint } from '../../recompute.ts';
import { roomEndOf } from '../../rules.ts';
import type { DrawResult, SeenChain } from '../../socket-api.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords, type MessageId } from '../words.ts';
import { fetchPublishedChain } from './published-chain.ts';

type DrawDialogProps = {
  gameCode: string;
  draw: DrawResult;
  /** The chain in use. */
  chain: SeenChain | null;
  language: Language;
  onClose: () => void;
};

/** The sheet. A draw of an earlier chain is checked with that chain as it is published. */
export function DrawDialog({ gameCode, draw, chain, language, onClose }: DrawDialogProps) {
  const words = useWords();
  const inUse = chain?.number === draw.chain ? chain : null;
  const [earlier, setEarlier] = useState<SeenChain | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const isBusy = said === 'crash.check_busy';
  const known = inUse ?? earlier;

  async function check(): Promise<void> {
    setSaid('crash.check_busy');
    try {
      const found = known ?? (await fetchPublishedChain(gameCode, draw.chain));
      if (!found || found.salt === null) return setSaid('crash.check_no_chain');
      setEarlier(found);
      setSaid(await compare(draw, found.salt, found.end_hash));
    } catch {
      setSaid('crash.check_failed');
    }
  }
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const facts = [
    [words('crash.draw_end'), writeHundredths(draw.ended_on)],
    [words('crash.draw_time'), time.format(new Date(draw.ended_at))],
    [words('crash.draw_link'), draw.link],
    ...(known
      ? [
          [words('crash.salt'), known.salt ?? '–'],
          [words('crash.chain_end'), known.end_hash],
        ]
      : []),
  ] as const;
  return (
    <Sheet title={words('crash.draw', { number: draw.number })} onClose={onClose}>
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
      {!inUse && <p>{words('crash.check_old_chain', { chain: draw.chain })}</p>}
      <div className="sheet-actions">
        <button
          type="button"
          className="button button-main"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void check();
          }}
        >
          {words('crash.check')}
        </button>
        <output className={said === 'crash.check_agrees' ? 'is-win' : undefined}>
          {said && words(said, { count: draw.number })}
        </output>
      </div>
    </Sheet>
  );
}

type Said = Extract<MessageId, `crash.check_${string}`>;

/** Two things: that the end follows from the link, and that the link was on the chain before the first draw. */
async function compare(draw: DrawResult, salt: string, endHash: string): Promise<Said> {
  const point = await recomputePoint({ link: draw.link, salt });
  if (roomEndOf(point) !== draw.ended_on) return 'crash.check_differs';
  const end = await earlierBy(draw.link, draw.number);
  return end === endHash ? 'crash.check_agrees' : 'crash.check_not_on_chain';
}
