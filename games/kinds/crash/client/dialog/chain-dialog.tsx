/** What the house has committed to: the chain that every draw comes from. */
import { Sheet } from '../../../../kit/client/dialog/sheet.tsx';
import type { Language } from '../../../../kit/client/words/language.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { SeenChain } from '../../socket-api.ts';
import { useWords } from '../words.ts';

type ChainDialogProps = { chain: SeenChain | null; language: Language; onClose: () => void };

/** The sheet. */
export function ChainDialog({ chain, language, onClose }: ChainDialogProps) {
  const words = useWords();
  const kit = useKitWords();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const block = /^bitcoin:(\d+)$/.exec(chain?.salt_source ?? '')?.[1];
  const facts = chain
    ? [
        [words('crash.chain_end'), chain.end_hash],
        [words('crash.chain_published'), time.format(new Date(chain.created_at))],
        [words('crash.chain_length'), chain.length.toLocaleString(language)],
        [
          words('crash.salt_source'),
          block === undefined ? words('crash.salt_server') : words('crash.salt_bitcoin', { block }),
        ],
        [words('crash.salt'), chain.salt ?? '–'],
        ...(chain.salt_at === null
          ? []
          : [[words('crash.salt_fixed'), time.format(new Date(chain.salt_at))]]),
      ]
    : [];
  return (
    <Sheet title={kit('fair.title')} onClose={onClose}>
      <p>{words('crash.fair_about')}</p>
      {block === undefined && <p>{words('crash.fair_server')}</p>}
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
      <p>{words('crash.fair_check')}</p>
    </Sheet>
  );
}
