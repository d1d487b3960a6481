import { languageCodes, languages, spokenLanguages } from '@marquee/contract/languages.ts';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { ListTools, moved } from '../content/list-tools.tsx';
import styles from './sites.module.css';

type Code = (typeof languageCodes)[number];
export interface SiteLanguages {
  readonly default_language: (typeof spokenLanguages)[number];
  readonly languages: Code[];
}

/** The languages of a site in their order, and the one that it begins with. */
export function LanguageList({
  value,
  onValue,
  disabled = false,
}: {
  value: SiteLanguages;
  onValue: (value: SiteLanguages) => void;
  disabled?: boolean;
}): ReactNode {
  const words = useWords();
  const chosen = value.languages;
  const others = languageCodes.filter((code) => !chosen.includes(code));
  function set(next: Code[]): void {
    const first = spokenLanguages.find((code) => next.includes(code));
    if (first === undefined) return;
    const keeps = next.includes(value.default_language);
    onValue({ languages: next, default_language: keeps ? value.default_language : first });
  }
  return (
    <>
      <fieldset className={styles['choices']} disabled={disabled}>
        <legend>{words('sites.languages')}</legend>
        {[...chosen, ...others].map((code, at) => {
          const isChosen = chosen.includes(code);
          return (
            <div key={code} className={styles['row']}>
              <Checkbox
                label={languages[code].name}
                checked={isChosen}
                onChange={() => set(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])}
              />
              {isChosen && !disabled && (
                <ListTools
                  name={languages[code].name}
                  at={at}
                  count={chosen.length}
                  onMove={(to) => set(moved(chosen, at, to))}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      <SelectField
        label={words('languages.first')}
        value={value.default_language}
        disabled={disabled}
        options={spokenLanguages
          .filter((code) => chosen.includes(code))
          .map((code) => ({ value: code, label: languages[code].name }))}
        onChange={(event) => {
          const code = spokenLanguages.find((one) => one === event.currentTarget.value);
          if (code) onValue({ ...value, default_language: code });
        }}
      />
    </>
  );
}
