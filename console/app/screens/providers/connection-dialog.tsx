import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextArea } from '@marquee/ui/controls/text-area.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { HandedDialog } from './handed-dialog.tsx';
import type { ProviderDetail } from './provider-panel.tsx';

/** What the provider is given once a new one was asked for. */
interface Handed {
  readonly provider_name: string;
  readonly wallet_url: string;
  readonly public_key: string;
}

/** Asks a second operator to connect a provider, or to change where a connected one is and what it signs with. */
export function ConnectionDialog({
  detail,
  onClose,
}: {
  /** Undefined for a new provider. */
  detail: ProviderDetail | undefined;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [handed, setHanded] = useState<Handed>();
  const [chosen, setChosen] = useState('hub88');
  const connection = detail?.connection;
  const { faults } = submission;
  const isJili = (detail ? detail.provider.protocol : chosen) === 'jili';

  async function ask(reason: string, form: FormData): Promise<void> {
    const text = (name: string): string => textOf(form, name).trim();
    const key = text('provider_public_key');
    const provider_name = detail?.provider.provider_name ?? text('provider_name');
    const answer = await submission.run(endpoints.providersSaveConnection, {
      provider_code: detail?.provider.provider_code ?? text('provider_code'),
      identity: detail ? null : { provider_name, slug: text('slug'), protocol: isJili ? 'jili' : 'hub88' },
      base_url: text('base_url'),
      operator_id: text('operator_id'),
      provider_public_key: key === '' ? null : key,
      agent_key: isJili && !detail ? text('agent_key') : null,
      allowed_addresses: text('allowed_addresses')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      reason,
    });
    if (!answer) return;
    const { public_key, wallet_path } = answer;
    if (public_key === null) {
      say(words('providers.connection.asked'));
      onClose();
    } else setHanded({ provider_name, public_key, wallet_url: wallet_path });
  }

  if (handed) {
    const { provider_name: provider, wallet_url, public_key } = handed;
    return (
      <HandedDialog
        title={words('providers.connection.handTitle', { provider })}
        texts={[words('providers.connection.asked'), words('providers.connection.handText', { provider })]}
        handed={`${wallet_url}\n\n${public_key.trim()}\n`}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={
        detail
          ? words('providers.connection.change', { provider: detail.provider.provider_name })
          : words('providers.connection.new')
      }
      text={words(detail ? 'providers.connection.changeText' : 'providers.connection.newText')}
      confirm={words('withdrawal.ask')}
      hint={words('providers.connection.reasonHint')}
      submission={submission}
      onConfirm={(reason, form) => void ask(reason, form)}
    >
      {!detail && (
        <>
          <SelectField
            label={words('providers.connection.protocol')}
            name="protocol"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={[
              { value: 'hub88', label: 'Hub88' },
              { value: 'jili', label: 'JILI' },
            ]}
          />
          <TextField
            label={words('providers.connection.name')}
            name="provider_name"
            maxLength={60}
            autoComplete="off"
            error={faults['identity.provider_name']}
          />
          <TextField
            label={words('games.code')}
            hint={words('providers.connection.codeHint')}
            name="provider_code"
            maxLength={16}
            autoComplete="off"
            spellCheck={false}
            error={faults['provider_code']}
          />
          <TextField
            label={words('providers.connection.slug')}
            hint={words('providers.connection.slugHint')}
            name="slug"
            maxLength={32}
            autoComplete="off"
            spellCheck={false}
            error={faults['identity.slug']}
          />
        </>
      )}
      <TextField
        label={words('providers.baseUrl')}
        hint={words('providers.connection.baseUrlHint')}
        name="base_url"
        type="url"
        autoComplete="off"
        defaultValue={connection?.base_url ?? ''}
        error={faults['base_url']}
      />
      <TextField
        label={words(isJili ? 'providers.connection.agentId' : 'providers.operatorId')}
        name="operator_id"
        maxLength={64}
        autoComplete="off"
        defaultValue={connection?.operator_id ?? ''}
        error={faults['operator_id']}
      />
      {isJili && !detail && (
        <TextField
          label={words('providers.connection.agentKey')}
          hint={words('providers.connection.agentKeyHint')}
          name="agent_key"
          type="password"
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
          error={faults['agent_key']}
        />
      )}
      {!isJili && (
        <TextArea
          label={words('providers.connection.key')}
          hint={words(detail ? 'providers.connection.keyKept' : 'providers.connection.keyHint')}
          name="provider_public_key"
          rows={5}
          spellCheck={false}
          autoComplete="off"
          error={faults['provider_public_key']}
        />
      )}
      <TextArea
        label={words('providers.connection.addresses')}
        hint={words(isJili ? 'providers.connection.addressesNeeded' : 'providers.connection.addressesHint')}
        name="allowed_addresses"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        defaultValue={connection?.allowed_addresses.join('\n') ?? ''}
        error={Object.entries(faults).find(([field]) => field.startsWith('allowed_addresses'))?.[1]}
      />
    </ReasonDialog>
  );
}
