import type { SettingsChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { changed, ListTools, moved } from '../content/list-tools.tsx';
import { socialIcons } from './social-icons.ts';
import styles from './sites.module.css';

type Socials = Extract<SettingsChange, { document: 'socials' }>['content'];

/** Where the site is found elsewhere, and where its apps are. */
export function SocialList({
  value,
  onValue,
  faults,
  disabled,
}: {
  value: Socials;
  onValue: (value: Socials) => void;
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}): ReactNode {
  const words = useWords();
  const accounts = value.social_accounts;
  const set = (social_accounts: Socials['social_accounts']) => onValue({ ...value, social_accounts });
  return (
    <>
      {accounts.map((account, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- An account is written letter by letter; its place stays.
        <div key={at} className={styles['social']}>
          <SelectField
            label={words('socials.icon')}
            value={account.icon}
            disabled={disabled}
            options={[...new Set([...socialIcons, account.icon])].map((icon) => ({
              value: icon,
              label: icon,
            }))}
            onChange={(event) => set(changed(accounts, at, { icon: event.currentTarget.value }))}
          />
          <TextField
            label={words('socials.name')}
            value={account.name}
            disabled={disabled}
            error={faults[`change.content.social_accounts.${at}.name`]}
            onChange={(event) => set(changed(accounts, at, { name: event.currentTarget.value }))}
          />
          <TextField
            label={words('socials.address')}
            value={account.href}
            disabled={disabled}
            error={faults[`change.content.social_accounts.${at}.href`]}
            onChange={(event) => set(changed(accounts, at, { href: event.currentTarget.value }))}
          />
          {!disabled && (
            <ListTools
              name={account.name}
              at={at}
              count={accounts.length}
              onMove={(to) => set(moved(accounts, at, to))}
              onRemove={() => set(accounts.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {!disabled && accounts.length < 12 && (
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => set([...accounts, { icon: 'facebook', name: 'Facebook', href: 'https://' }])}
        >
          {words('socials.add')}
        </Button>
      )}
      {(['android_sub', 'ios_sub', 'live_chat_id'] as const).map((field) => (
        <TextField
          key={field}
          label={words(`socials.${field}`)}
          value={value[field]}
          disabled={disabled}
          error={faults[`change.content.${field}`]}
          onChange={(event) => onValue({ ...value, [field]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}
