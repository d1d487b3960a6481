import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { clsx } from 'clsx';
import { CreditCard, Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, useMe } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { useOneSite } from '../games/site-of-screen.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { columnsOf } from './columns.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { AskedMethodPanel, MethodPanel } from './method-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';

/** The ways to pay in that a site offers, in the order of its cashier. A change waits for a second operator. */
export default function Methods(): ReactNode {
  const words = useWords();
  const me = useMe();
  const { site, sites } = useOneSite('methods.read');
  const [, setSite] = useAddressState('site');
  const [open, setOpen] = useAddressState('open');
  const [rules, setRules] = useAddressState('rules');
  const [edited, setEdited] = useState<'new' | 'open'>();
  const site_code = site?.site_code ?? '';
  const { data, error, refetch } = useOperation(
    endpoints.methodsList,
    { site_code },
    { enabled: site !== undefined, every_ms: 30_000 },
  );
  const columns = useMemo(() => columnsOf(words), [words]);
  const opened = data?.value.find(({ method_code }) => method_code === open);
  const askedNew = data?.asked_new.find(({ method_code }) => method_code === open);
  const canChange = may(me, 'methods.update', site_code);
  return (
    <Screen
      title={words('area.methods')}
      actions={
        <>
          {site_code !== '' && (
            <Button onClick={() => setRules(rules === '' ? 'open' : '')}>{words('payoutRules.title')}</Button>
          )}
          {canChange && data && (
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setEdited('new')}
            >
              {words('methods.add')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['beside']}>
        <DataTable
          name="methods"
          label={words('area.methods')}
          columns={columns}
          state={{ rows: data?.value, failure: failureText(words, error), retry: () => void refetch() }}
          rowId={({ method_code }) => method_code}
          openId={open}
          beside={rules !== ''}
          onOpen={({ method_code }) => setOpen(method_code === open ? '' : method_code)}
          filters={
            <>
              <FilterSelect
                label={words('sites.site')}
                value={site_code}
                usual={site_code}
                onValue={setSite}
                options={sites.map(({ site_code: value, site_name }) => ({ value, label: site_name }))}
              />
              {data?.asked_new.map(({ method_code, fields }) => (
                <button
                  key={method_code}
                  type="button"
                  className={clsx(styles['total'], styles['link'])}
                  onClick={() => setOpen(method_code)}
                >
                  {words('methods.askedNew', { name: fields.name })}
                </button>
              ))}
            </>
          }
          empty={
            <EmptyState
              picture={<CreditCard size={36} aria-hidden="true" />}
              title={words('methods.none')}
              text={words('methods.noneText')}
            />
          }
        />
        {data && askedNew && rules === '' && (
          <AskedMethodPanel asked={askedNew} currency={data.currency} onClose={() => setOpen('')} />
        )}
        {rules !== '' && site_code !== '' && (
          <RulesPanel key={site_code} site={site_code} mayChange={canChange} onClose={() => setRules('')} />
        )}
        {opened && rules === '' && (
          <MethodPanel
            key={opened.method_code}
            method={opened}
            onClose={() => setOpen('')}
            onChange={canChange && !opened.asked ? () => setEdited('open') : undefined}
          />
        )}
      </div>
      {data && edited === 'new' && (
        <MethodDialog
          site_code={site_code}
          currency={data.currency}
          gateways={data.gateways}
          method={undefined}
          onClose={() => setEdited(undefined)}
        />
      )}
      {data && opened && edited === 'open' && (
        <MethodDialog
          site_code={site_code}
          currency={opened.currency}
          gateways={data.gateways}
          method={opened}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Screen>
  );
}
