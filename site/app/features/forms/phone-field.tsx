import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import {
  useMemo,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { languages } from '../../words/languages.ts';
import { useWords } from '../../words/use-words.ts';
import { digitsOf } from './keyboard-filters.ts';
import { isCountry, likelyCountry } from './likely-country.ts';
import styles from './phone-field.module.css';

/**
 * A phone number: its country, which is the site's (or its language's) until another is chosen, and the number as it is dialled there. Its value
 * is the number in E.164, or what was typed where that is no number yet. A number pasted with a plus brings its country.
 */
export function PhoneField({
  label,
  error,
  value,
  onChange,
  onBlur,
  name,
  ref,
}: {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLInputElement>;
}): ReactNode {
  const t = useWords();
  const { site, language } = useShell();
  const known = parsePhoneNumberFromString(value);
  const [country, setCountry] = useState(
    known?.country ?? likelyCountry(site?.country, languages[language].locale),
  );
  const [typed, setTyped] = useState(known?.nationalNumber ?? digitsOf(value));
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const options = useMemo(() => {
    // The server and browsers may know countries by other names.
    if (!isAlive) return [{ value: country, label: country }];
    const names = new Intl.DisplayNames(languages[language].locale, { type: 'region' });
    return getCountries()
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((a, b) => a.label.localeCompare(b.label, languages[language].locale));
  }, [isAlive, country, language]);

  function change(nextCountry: CountryCode, text: string): void {
    setCountry(nextCountry);
    setTyped(text);
    const number = parsePhoneNumberFromString(text, nextCountry);
    onChange(number?.isValid() ? number.number : text);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const number = parsePhoneNumberFromString(event.clipboardData.getData('text').trim().replace(/^00/, '+'));
    if (!number?.country) return;
    event.preventDefault();
    change(number.country, number.nationalNumber);
  }

  return (
    <div className={styles['phone']}>
      <SelectField
        label={t('register.country')}
        autoComplete="tel-country-code"
        options={options}
        value={country}
        onChange={(event) => isCountry(event.target.value) && change(event.target.value, typed)}
      />
      <TextField
        ref={ref}
        name={name}
        label={label}
        hint={t('register.phoneHint')}
        prefix={`+${getCountryCallingCode(country)}`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={typed}
        onChange={(event) => change(country, digitsOf(event.target.value))}
        onPaste={onPaste}
        onBlur={onBlur}
        error={error}
      />
    </div>
  );
}
