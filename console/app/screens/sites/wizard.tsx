import type { SiteLanguages } from './language-list.tsx';
import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import { useMe } from '../../session/me.ts';
import { Back } from '../../shell/back.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { base64Of } from '../content/file-bytes.ts';
import { LanguageList } from './language-list.tsx';
import { firstLook, LookPicker } from './look-picker.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { CurrencyField } from './setting-fields.tsx';
import styles from './sites.module.css';
import { useOneSite } from './one-site.tsx';

const steps = ['name', 'look', 'market'] as const;
type Step = (typeof steps)[number];

/** The fields of each step, so that a fault leads back to where it can be mended. */
const fieldsOf: Readonly<Record<Step, readonly string[]>> = {
  name: ['site_name', 'site_code', 'domain', 'logo'],
  look: ['theme_code', 'theme_color'],
  market: ['currency', 'languages', 'default_language', 'time_zone', 'country', 'minimum_age'],
};

/** Opens a brand in three steps. At the end its site is there, with games and content from the starter set. */
export default function Wizard(): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const shownOn = useOneSite('sites.read');
  const me = useMe();
  const [step, setStep] = useState<Step>('name');
  const [name, setName] = useState('');
  const [code, setCode] = useState<string>();
  const [domain, setDomain] = useState<string>();
  const [look, setLook] = useState(firstLook);
  const [logo, setLogo] = useState<File>();
  const [currency, setCurrency] = useState(me.sites[0]?.currency ?? 'PHP');
  const [languages, setLanguages] = useState<SiteLanguages>({
    default_language: 'EN',
    languages: ['EN', 'PHP', 'CN'],
  });
  const [timeZone, setTimeZone] = useState(me.sites[0]?.time_zone ?? 'UTC');
  const [chosenCountry, setCountry] = useState<string>();
  const [age, setAge] = useState('21');
  const [opened, setOpened] = useState<{ site_code: string; url: string }>();
  const [asksName, askName] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef<Step>('name');
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    // The button that led here stands below the fields of the step, so that the keyboard would go past them.
    form.current?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus();
  }, [step]);
  const site_code = code ?? codeOf(name);
  const host = domain ?? (site_code === '' ? '' : `${site_code}.${homeOf(location.hostname)}`);
  const country = chosenCountry ?? countryOf(currency);
  const { faults } = submission;
  const isNamed = name.trim().length >= 2;

  async function create(): Promise<void> {
    const answer = await submission.run(endpoints.sitesCreate, {
      site_name: name,
      site_code,
      domain: host,
      ...look,
      logo: logo ? await base64Of(logo) : null,
      currency,
      ...languages,
      time_zone: timeZone,
      country: country === '' ? null : country.toUpperCase(),
      minimum_age: Number(age),
    });
    if (answer) setOpened(answer);
  }
  function next(event: FormEvent): void {
    event.preventDefault();
    if (step === 'name' && !isNamed) {
      askName(true);
      form.current?.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    const following = steps[steps.indexOf(step) + 1];
    if (following) setStep(following);
    else void create();
  }
  if (opened) {
    return (
      <Screen title={words('wizard.done', { name })} scrolls>
        <div className={styles['wizard']}>
          <p>{words('wizard.doneText')}</p>
          <p>
            <a href={opened.url} target="_blank" rel="noreferrer" className={styles['primaryLink']}>
              {words('wizard.visit', { address: opened.url.replace(/^https?:\/\//, '') })}
            </a>
          </p>
          {/* The whole console is loaded again, so that the site is among those that it knows. */}
          <p className={styles['next']}>
            <a href={`/content/banners?site=${opened.site_code}`}>{words('wizard.toContent')}</a>
            <a href={`/sites/${opened.site_code}`}>{words('wizard.toSettings')}</a>
          </p>
        </div>
      </Screen>
    );
  }
  const faulty = steps.find(
    (one) => one !== step && fieldsOf[one].some((field) => faults[field] !== undefined),
  );
  return (
    <Screen title={words('wizard.title')} lead={<Back to="/sites" label={words('sites.back')} />} scrolls>
      <form ref={form} className={styles['wizard']} data-step={step} onSubmit={next} noValidate>
        <ol className={styles['steps']}>
          {steps.map((one, at) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === step ? 'step' : undefined}
                onClick={() => setStep(one)}
              >
                {at + 1}. {words(`wizard.${one}`)}
              </button>
            </li>
          ))}
        </ol>
        {step === 'name' && (
          <>
            <TextField
              label={words('names.site')}
              value={name}
              error={
                asksName && !isNamed
                  ? words('validation.atLeastCharacters', { minimum: 2 })
                  : faults['site_name']
              }
              autoComplete="off"
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextField
              label={words('sites.domain')}
              hint={words('wizard.domainHint')}
              value={host}
              error={faults['domain']}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setDomain(event.currentTarget.value)}
            />
            <TextField
              label={words('wizard.code')}
              hint={words('wizard.codeHint')}
              value={site_code}
              error={faults['site_code']}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <div>
              <p className={styles['fieldName']}>{words('names.logo')}</p>
              <p className={styles['quiet']}>{logo ? logo.name : words('wizard.logoText')}</p>
              <input
                ref={picker}
                type="file"
                hidden
                accept="image/png,image/webp,image/jpeg,image/avif"
                aria-label={words('wizard.logoChoose')}
                onChange={(event) => setLogo(event.currentTarget.files?.[0])}
              />
              <Button size="small" onClick={() => picker.current?.click()}>
                {words('wizard.logoChoose')}
              </Button>
            </div>
          </>
        )}
        {step === 'look' && (
          <div className={styles['lookLayout']}>
            <LookPicker look={look} onLook={setLook} />
            {shownOn === undefined ? (
              <p className={styles['quiet']}>{words('wizard.noPreview')}</p>
            ) : (
              <PreviewFrame site={shownOn} look={look} name={isNamed ? name.trim() : null} />
            )}
          </div>
        )}
        {step === 'market' && (
          <>
            <CurrencyField value={currency} onValue={setCurrency} error={faults['currency']} />
            <LanguageList value={languages} onValue={setLanguages} />
            <SelectField
              label={words('wizard.timeZone')}
              value={timeZone}
              error={faults['time_zone']}
              options={zones(timeZone).map((value) => ({ value, label: value }))}
              onChange={(event) => setTimeZone(event.currentTarget.value)}
            />
            <TextField
              label={words('wizard.country')}
              hint={words('wizard.countryHint')}
              value={country}
              maxLength={2}
              error={faults['country']}
              onChange={(event) => setCountry(event.currentTarget.value)}
            />
            <TextField
              label={words('wizard.age')}
              inputMode="numeric"
              value={age}
              error={faults['minimum_age']}
              onChange={(event) => setAge(event.currentTarget.value)}
            />
            <p className={styles['quiet']}>{words('wizard.starter')}</p>
          </>
        )}
        <FormMessage
          text={
            submission.message ??
            (faulty ? words('wizard.faultIn', { step: words(`wizard.${faulty}`) }) : undefined)
          }
        />
        <div className={styles['save']}>
          {step !== 'name' && (
            <Button onClick={() => setStep(steps[steps.indexOf(step) - 1] ?? 'name')}>
              {words('wizard.before')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={submission.busy}>
            {step === 'market' ? words('wizard.open') : words('wizard.next')}
          </Button>
        </div>
      </form>
    </Screen>
  );
}

/** A code made from a name: `Golden Jeepney` is golden-jeepney. */
function codeOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 32);
}

/** The domain below which the console is, and new brands usually too. */
function homeOf(hostname: string): string {
  return hostname.split('.').slice(1).join('.') || hostname;
}

/** The country that a currency is of: its code begins with the country's. A currency of several countries has none. */
function countryOf(currency: string): string {
  return currency.length === 3 && !/^(EU|X)/.test(currency) ? currency.slice(0, 2) : '';
}

function zones(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
