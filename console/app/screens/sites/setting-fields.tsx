import type { sitesGet } from '@marquee/contract/operate/sites/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { SettingsChange } from '@marquee/contract/site-documents.ts';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation } from '../../api/use-operation.ts';
import { useWords } from '../../words/use-words.ts';
import { localTime, momentOf } from '../content/moments.ts';
import { PictureField } from '../content/picture-field.tsx';
import { TextFields } from '../content/text-fields.tsx';
import { DomainList } from './domain-list.tsx';
import { LanguageList } from './language-list.tsx';
import { LookPicker } from './look-picker.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './sites.module.css';
import { SocialList } from './social-list.tsx';

export type Settings = OperationAnswer<typeof sitesGet>['settings'];

/** The currencies that a site can be in. */
export function CurrencyField({
  value,
  onValue,
  error,
  disabled = false,
}: {
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
  disabled?: boolean;
}): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.sitesList, {});
  return (
    <SelectField
      label={words('sites.currency')}
      value={value}
      error={error}
      disabled={disabled}
      options={(found.data?.currencies ?? [value]).map((code) => ({ value: code, label: code }))}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}

/** The fields of a setting, whichever it is. */
export function SettingFields({
  change,
  onChange,
  faults,
  site,
  siteUrl,
  disabled,
}: {
  change: SettingsChange;
  onChange: (change: SettingsChange) => void;
  faults: Readonly<Record<string, string>>;
  site: string;
  siteUrl: string;
  disabled: boolean;
}): ReactNode {
  const words = useWords();
  const fault = (field: string) => faults[`change.content.${field}`];
  switch (change.document) {
    case 'look':
      return (
        <div className={styles['lookLayout']}>
          <LookPicker
            look={change.content}
            onLook={(content) => onChange({ ...change, content })}
            disabled={disabled}
          />
          <PreviewFrame site={site} look={change.content} />
        </div>
      );
    case 'names': {
      const { content } = change;
      const set = (part: Partial<typeof content>) =>
        onChange({ ...change, content: { ...content, ...part } });
      const pictures = [
        ['logo1', 'logo'],
        ['logo2', 'mark'],
        ['favicon', 'favicon'],
        ['share_image', 'share'],
      ] as const;
      return (
        <>
          <TextField
            label={words('names.site')}
            value={content.site_name}
            error={fault('site_name')}
            disabled={disabled}
            onChange={(event) => set({ site_name: event.currentTarget.value })}
          />
          <TextField
            label={words('names.logoText')}
            hint={words('names.logoTextHint')}
            value={content.logo_text}
            error={fault('logo_text')}
            disabled={disabled}
            onChange={(event) => set({ logo_text: event.currentTarget.value })}
          />
          <TextField
            type="email"
            label={words('names.email')}
            hint={words('names.emailHint')}
            value={content.contact_email}
            error={fault('contact_email')}
            disabled={disabled}
            onChange={(event) => set({ contact_email: event.currentTarget.value })}
          />
          <div className={styles['logos']}>
            {pictures.map(([field, place]) => (
              <PictureField
                key={field}
                label={words(`names.${place}`)}
                site={site}
                siteUrl={siteUrl}
                where={{ area: 'sites', place }}
                url={content[field]}
                onUrl={(url) => set({ [field]: url })}
                error={fault(field)}
                disabled={disabled}
              />
            ))}
          </div>
        </>
      );
    }
    case 'domains':
      return (
        <DomainList
          domains={change.content.domains}
          onDomains={(domains) => onChange({ ...change, content: { domains } })}
          faults={faults}
          disabled={disabled}
        />
      );
    case 'languages':
      return (
        <LanguageList
          value={change.content}
          onValue={(content) => onChange({ ...change, content })}
          disabled={disabled}
        />
      );
    case 'currency':
      return (
        <CurrencyField
          value={change.content.currency}
          error={fault('currency')}
          disabled={disabled}
          onValue={(currency) => onChange({ ...change, content: { currency } })}
        />
      );
    case 'socials':
      return (
        <SocialList
          value={change.content}
          onValue={(content) => onChange({ ...change, content })}
          faults={faults}
          disabled={disabled}
        />
      );
    case 'maintenance': {
      const { content } = change;
      const set = (part: Partial<typeof content>) =>
        onChange({ ...change, content: { ...content, ...part } });
      return (
        <>
          <p className={styles['quiet']}>{words('maintenance.text')}</p>
          <Checkbox
            label={words('maintenance.on')}
            checked={content.is_maintenance}
            disabled={disabled}
            onChange={(event) => set({ is_maintenance: event.currentTarget.checked })}
          />
          <TextField
            type="datetime-local"
            label={words('maintenance.end')}
            hint={words('maintenance.endHint')}
            value={localTime(content.end)}
            error={fault('end')}
            disabled={disabled}
            onChange={(event) => set({ end: momentOf(event.currentTarget.value) })}
          />
          <TextFields
            label={words('maintenance.message')}
            value={content.message}
            onValue={(message) => set({ message })}
          />
        </>
      );
    }
  }
}
