import type { TextLanguage } from '../content/text-fields.tsx';
import { Sign, State, type Tone } from '../../figures/state.tsx';
import type { Column } from '../../table/column.ts';
import type { Words } from '../../words/use-words.ts';
import styles from './editor.module.css';

/** How a document of promotions or rewards stands. */
type DocumentState = 'draft' | 'upcoming' | 'running' | 'ended' | 'stopped';

export const stateTones: Readonly<Record<DocumentState, Tone>> = {
  draft: 'neutral',
  upcoming: 'accent',
  running: 'positive',
  ended: 'neutral',
  stopped: 'negative',
};

interface Listed {
  readonly state: DocumentState;
  readonly has_draft: boolean;
  /** The languages in which its words are missing. */
  readonly missing: readonly TextLanguage[];
}

/** What lists of documents begin with: a document's name with what is to be known of it, and how it stands. */
export function documentColumns<Row extends Listed>(
  words: Words,
  titleOf: (row: Row) => string,
): readonly Column<Row>[] {
  return [
    {
      id: 'title',
      title: words('promo.title'),
      width: 'minmax(13rem, 2fr)',
      lead: true,
      phone: 'first',
      order: titleOf,
      cell: (row) => (
        <span className={styles['name']}>
          <span className={styles['nameText']}>{titleOf(row)}</span>
          {row.has_draft && row.state !== 'draft' && <Sign tone="accent">{words('content.draft')}</Sign>}
          {row.missing.length > 0 && (
            <Sign>
              {words('promo.missing', {
                languages: row.missing.map((language) => words(`language.${language}`)).join(', '),
              })}
            </Sign>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: '7rem',
      phone: 'firstEnd',
      order: ({ state }) => state,
      cell: ({ state }) => <State tone={stateTones[state]}>{words(`promo.state.${state}`)}</State>,
    },
  ];
}
