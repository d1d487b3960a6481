import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { operate } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useWords } from '../../words/use-words.ts';
import { ListTools, moved } from '../content/list-tools.tsx';
import styles from './sites.module.css';

/** The domains of a site; the first is the one that it calls itself by. */
export function DomainList({
  domains,
  onDomains,
  faults,
  disabled,
}: {
  domains: readonly string[];
  onDomains: (domains: string[]) => void;
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}): ReactNode {
  const words = useWords();
  return (
    <>
      <p className={styles['quiet']}>{words('domains.text')}</p>
      {domains.map((domain, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A domain is written letter by letter; its place stays.
        <div key={at} className={styles['row']}>
          <TextField
            label={at === 0 ? words('domains.first') : words('domains.other', { number: at + 1 })}
            value={domain}
            disabled={disabled}
            error={faults[`change.content.domains.${at}`]}
            hint={<DomainCheck domain={domain} />}
            onChange={(event) =>
              onDomains(domains.map((one, index) => (index === at ? event.currentTarget.value : one)))
            }
          />
          {!disabled && (
            <ListTools
              name={domain}
              at={at}
              count={domains.length}
              onMove={(to) => onDomains(moved(domains, at, to))}
              {...(domains.length > 1 && {
                onRemove: () => onDomains(domains.filter((_, index) => index !== at)),
              })}
            />
          )}
        </div>
      ))}
      {!disabled && (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => onDomains([...domains, ''])}>
          {words('domains.add')}
        </Button>
      )}
    </>
  );
}

/** Looks where a domain leads, when one asks. */
function DomainCheck({ domain }: { domain: string }): ReactNode {
  const words = useWords();
  const [said, setSaid] = useState('');
  async function check(): Promise<void> {
    const result = await operate(endpoints.sitesCheckDomain, { domain });
    if (!result.ok) return setSaid(words('domains.invalid'));
    const { resolves, addresses, taken_by } = result.answer;
    const leads = resolves
      ? words('domains.leads', { addresses: addresses.join(', ') })
      : words('domains.unknown');
    const taken = taken_by === null ? '' : ` ${words('domains.taken', { site: taken_by })}`;
    setSaid(`${leads}${taken}`);
  }
  return (
    <>
      <button type="button" className={styles['check']} onClick={() => void check()}>
        {words('domains.check')}
      </button>{' '}
      <output>{said}</output>
    </>
  );
}
