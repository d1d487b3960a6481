import { seoPages } from '@marquee/contract/document-names.ts';
import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { useState, type ReactNode } from 'react';
import { FilterSelect } from '../../forms/filter.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { changed } from './list-tools.tsx';
import { TextFields, textLanguages } from './text-fields.tsx';

type Seo = Extract<ContentChange, { document: 'seo' }>['content'];
const paths = {
  home: '',
  slots: 'slots',
  register: 'register',
  login: 'login',
  promotions: 'promotions',
  vip: 'vip',
};

/** What search engines show of the chief pages, with how it looks there. */
export function SeoEditor({ content, onContent, faults, siteUrl }: EditorProps<Seo>): ReactNode {
  const words = useWords();
  const [language, setLanguage] = useState<(typeof textLanguages)[number]>('EN');
  return (
    <>
      <FilterSelect
        label={words('seo.previewIn')}
        value={language}
        onValue={(value) => setLanguage(textLanguages.find((one) => one === value) ?? 'EN')}
        options={textLanguages.map((value) => ({
          value,
          label: words('seo.preview', { language: words(`language.${value}`) }),
        }))}
      />
      {seoPages.map((page) => {
        const at = content.findIndex(({ page_name }) => page_name === page);
        const record = content[at];
        if (!record) return null;
        const fault = (field: string) => faults[`change.content.${at}.${field}`];
        const shown = (text: typeof record.title) => text[language] || text.EN;
        return (
          <fieldset key={page} className={styles['entry']}>
            <legend className={styles['entryHead']}>
              <span className={styles['entryName']}>{words(`seoPage.${page}`)}</span>
            </legend>
            <section
              className={styles['result']}
              aria-label={words('seo.resultOf', { page: words(`seoPage.${page}`) })}
            >
              <span className={styles['resultAddress']}>{`${siteUrl}/${paths[page]}`}</span>
              <span className={styles['resultTitle']}>{cut(shown(record.title), 60)}</span>
              <span className={styles['resultText']}>{cut(shown(record.description), 155)}</span>
            </section>
            <TextFields
              label={words('content.title')}
              value={record.title}
              onValue={(title) => onContent(changed(content, at, { title }))}
              faults={{ EN: fault('title.EN') }}
            />
            <TextFields
              label={words('seo.description')}
              value={record.description}
              onValue={(description) => onContent(changed(content, at, { description }))}
              faults={{ EN: fault('description.EN') }}
              lines={3}
            />
          </fieldset>
        );
      })}
    </>
  );
}

/** About as much as search engines show. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).trimEnd()}…`;
}
