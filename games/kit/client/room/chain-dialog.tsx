/** What the house has committed to: the chain that every draw comes from. */
import type { SeenChain } from '../../play-api/draws.ts';
import { Sheet } from '../dialog/sheet.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { Language } from '../words/language.ts';

type ChainDialogProps = {
  chain: SeenChain | null;
  /** How the game's draws follow from their links. */
  about: string;
  language: Language;
  onClose: () => void;
};

/** The sheet. */
export function ChainDialog({ chain, about, language, onClose }: ChainDialogProps) {
  const words = useKitWords();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  const block = /^bitcoin:(\d+)$/.exec(chain?.salt_source ?? '')?.[1];
  const facts = chain
    ? [
        [words('chain.end'), chain.end_hash],
        [words('chain.published'), time.format(new Date(chain.created_at))],
        [words('chain.length'), chain.length.toLocaleString(language)],
        [
          words('chain.salt_source'),
          block === undefined ? words('chain.salt_server') : words('chain.salt_bitcoin', { block }),
        ],
        [words('chain.salt'), chain.salt ?? '–'],
        ...(chain.salt_at === null
          ? []
          : [[words('chain.salt_fixed'), time.format(new Date(chain.salt_at))]]),
      ]
    : [];
  return (
    <Sheet title={words('fair.title')} onClose={onClose}>
      <p>{about}</p>
      {block === undefined && <p>{words('chain.server')}</p>}
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
      <p>{words('chain.check')}</p>
    </Sheet>
  );
}
