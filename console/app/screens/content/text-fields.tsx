import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';

/** A text in the three languages that pages are written in; an empty one is missing. */
export interface Text {
  readonly EN: string;
  readonly PHP: string;
  readonly CN: string;
}

export const textLanguages = ['EN', 'PHP', 'CN'] as const;
export type TextLanguage = (typeof textLanguages)[number];

export const noText: Text = { EN: '', PHP: '', CN: '' };

/** Marks a language in which a text is missing, so that English stands in for it. */
export function Missing({ when }: { when: boolean }): ReactNode {
  const words = useWords();
  return when && <span className={styles['missing']}>{words('content.missing')}</span>;
}

/** One text, its languages side by side. */
export function TextFields({
  label,
  value,
  onValue,
  faults = {},
  lines = 1,
}: {
  label: string;
  value: Text;
  onValue: (value: Text) => void;
  /** What is wrong, by language. */
  faults?: Readonly<Record<string, string | undefined>>;
  lines?: number;
}): ReactNode {
  const words = useWords();
  return (
    <div className={styles['languages']}>
      {textLanguages.map((language) => {
        const shared = {
          label: `${label} · ${words(`language.${language}`)}`,
          hint: (
            <Missing when={language !== 'EN' && value.EN.trim() !== '' && value[language].trim() === ''} />
          ),
          error: faults[language],
          value: value[language],
          lang: { EN: 'en', PHP: 'fil', CN: 'zh' }[language],
        };
        return lines === 1 ? (
          <TextField
            key={language}
            {...shared}
            onChange={(event) => onValue({ ...value, [language]: event.currentTarget.value })}
          />
        ) : (
          <TextArea
            key={language}
            {...shared}
            rows={lines}
            onChange={(event) => onValue({ ...value, [language]: event.currentTarget.value })}
          />
        );
      })}
    </div>
  );
}
