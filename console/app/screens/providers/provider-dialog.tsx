import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { siteOf, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { HandedDialog } from './handed-dialog.tsx';
import type { ProviderDetail } from './provider-panel.tsx';

/** What is to be done with a provider. */
export type ProviderAction =
  | { readonly kind: 'on' | 'off' | 'addKey' | 'useKey' | 'newOrigin' | 'offer' }
  | { readonly kind: 'withdraw'; readonly site_code: string }
  | {
      readonly kind: 'origin';
      readonly origin: string;
      readonly of: 'game' | 'picture';
      readonly allowed: boolean;
    };

/** Asks before a provider is changed. A new key's public half is shown once it is made. */
export function ProviderDialog({
  detail: { provider, site_codes },
  action,
  onClose,
}: {
  detail: ProviderDetail;
  action: ProviderAction;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const [publicKey, setPublicKey] = useState<string>();
  const [kind, setKind] = useState('game');
  const without = me.sites.filter(({ site_code }) => !site_codes.includes(site_code));
  const [site, setSite] = useState(without[0]?.site_code ?? '');
  const { provider_code, provider_name } = provider;
  const about = { provider_code };

  async function offer(site_code: string, offered: boolean, reason: string): Promise<boolean> {
    const input = { ...about, site_code, offered, reason };
    return (await submission.run(endpoints.providersOffer, input)) !== undefined;
  }
  async function run(reason: string, form: FormData): Promise<boolean> {
    switch (action.kind) {
      case 'on':
      case 'off':
        return (
          (await submission.run(endpoints.providersSetStatus, {
            ...about,
            active: action.kind === 'on',
            reason,
          })) !== undefined
        );
      case 'addKey': {
        const made = await submission.run(endpoints.providersAddKey, { ...about, reason });
        if (made) setPublicKey(made.public_key);
        return false;
      }
      case 'useKey':
        return (await submission.run(endpoints.providersUseKey, { ...about, reason })) !== undefined;
      case 'offer':
        return offer(site, true, reason);
      case 'withdraw':
        return offer(action.site_code, false, reason);
      case 'newOrigin':
        return (
          (await submission.run(endpoints.providersDecideOrigin, {
            ...about,
            kind: kind === 'picture' ? 'picture' : 'game',
            origin: textOf(form, 'origin'),
            allowed: true,
            reason,
          })) !== undefined
        );
      case 'origin':
        return (
          (await submission.run(endpoints.providersDecideOrigin, {
            ...about,
            kind: action.of,
            origin: action.origin,
            allowed: action.allowed,
            reason,
          })) !== undefined
        );
    }
  }
  async function confirm(reason: string, form: FormData): Promise<void> {
    if (!(await run(reason, form))) return;
    say(words('providers.done', { provider: provider_name }));
    onClose();
  }

  if (publicKey !== undefined) {
    return (
      <HandedDialog
        title={words('providers.publicKey.title')}
        texts={[words('providers.publicKey.text', { provider: provider_name })]}
        handed={publicKey}
        onClose={onClose}
      />
    );
  }
  const name = action.kind === 'origin' ? (action.allowed ? 'allowOrigin' : 'refuseOrigin') : action.kind;
  // The address or the site that is decided about is named alike, before what it means.
  const subject =
    action.kind === 'origin'
      ? action.origin
      : action.kind === 'withdraw'
        ? siteOf(me, action.site_code).site_name
        : undefined;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words(`providers.${name}.title`, { provider: provider_name })}
      text={
        <>
          {subject !== undefined && (
            <p>
              <strong>{subject}</strong>
            </p>
          )}
          <p>{words(`providers.${name}.text`)}</p>
        </>
      }
      confirm={words(`providers.${name}.do`)}
      danger={name === 'off' || name === 'refuseOrigin' || name === 'withdraw'}
      hint={words('games.reasonHint')}
      submission={submission}
      onConfirm={(reason, form) => void confirm(reason, form)}
    >
      {action.kind === 'offer' && (
        <SelectField
          label={words('sites.site')}
          name="site"
          value={site}
          onChange={(event) => setSite(event.currentTarget.value)}
          options={without.map(({ site_code, site_name }) => ({ value: site_code, label: site_name }))}
        />
      )}
      {action.kind === 'newOrigin' && (
        <>
          <SelectField
            label={words('originKind.label')}
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value)}
            options={[
              { value: 'game', label: words('originKind.game') },
              { value: 'picture', label: words('originKind.picture') },
            ]}
          />
          <TextField
            label={words('origin.address')}
            hint={words('origin.addressHint')}
            name="origin"
            type="url"
            error={submission.faults['origin']}
            defaultValue=""
          />
        </>
      )}
    </ReasonDialog>
  );
}
