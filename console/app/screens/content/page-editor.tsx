import type { ContentChange } from '@marquee/contract/site-documents.ts';
import type { TextPage } from '@marquee/contract/document-names.ts';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { RichText } from './rich-text.tsx';
import { Missing, textLanguages } from './text-fields.tsx';

type Page = Extract<ContentChange, { document: TextPage }>['content'];

/** A page of text, its languages side by side. */
export function PageEditor({ content, onContent, faults, disabled }: EditorProps<Page>): ReactNode {
  const words = useWords();
  return (
    <>
      <Checkbox
        label={words('page.shown')}
        checked={content.shown}
        disabled={disabled}
        onChange={(event) => onContent({ ...content, shown: event.currentTarget.checked })}
      />
      <Texts content={content} faults={faults} disabled={disabled} onContent={onContent} />
    </>
  );
}

/** Formatted text in every language; also that of a news item. */
export function Texts<Content extends { readonly EN: string; readonly PHP: string; readonly CN: string }>({
  content,
  onContent,
  faults,
  disabled,
  at = 'change.content',
  label,
}: {
  content: Content;
  onContent: (content: Content) => void;
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
  at?: string;
  /** What the text is, where a screen has several. */
  label?: string;
}): ReactNode {
  const words = useWords();
  const named = (language: string) => (label === undefined ? language : `${label} · ${language}`);
  return (
    <div className={styles['pages']}>
      {textLanguages.map((language) => {
        const name = words(`language.${language}`);
        return (
          <section key={language} className={styles['page']} aria-label={named(name)}>
            <p className={styles['pageHead']}>
              {name} <Missing when={language !== 'EN' && content.EN !== '' && content[language] === ''} />
            </p>
            <RichText
              label={label === undefined ? words('page.textIn', { language: name }) : named(name)}
              language={{ EN: 'en', PHP: 'fil', CN: 'zh' }[language]}
              value={content[language]}
              onValue={(html) => onContent({ ...content, [language]: html })}
              disabled={disabled}
            />
            <FormMessage text={faults[`${at}.${language}`]} />
          </section>
        );
      })}
    </div>
  );
}
