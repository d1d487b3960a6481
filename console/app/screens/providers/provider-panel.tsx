import type { providersGet } from '@marquee/contract/operate/providers/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { mayEverywhere, siteOf, useMe } from '../../session/me.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import rounds from '../rounds/rounds.module.css';
import links from '../withdrawals/withdrawals.module.css';
import { failurePercent, latencyText, providerTones, type CallHealth } from './columns.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ProviderDialog, type ProviderAction } from './provider-dialog.tsx';
import styles from './providers.module.css';
import { TestDialog } from './test-dialog.tsx';

export type ProviderDetail = OperationAnswer<typeof providersGet>;

/** One provider: its connection, health, keys, addresses and sites, and what can be done with it. */
export function ProviderPanel({ code, onClose }: { code: string; onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const found = useOperation(endpoints.providersGet, { provider_code: code });
  const [action, setAction] = useState<ProviderAction>();
  const [asked, setAsked] = useState<'import' | 'test' | 'connection'>();
  const close = (): void => setAsked(undefined);
  const failure = found.data ? undefined : failureText(words, found.error);
  const detail = found.data;
  const canChange = mayEverywhere(me, 'games.update');
  const state = detail?.provider.state;
  return (
    <SidePanel
      title={detail?.provider.provider_name ?? code}
      onClose={onClose}
      footer={
        canChange &&
        state !== undefined &&
        state !== 'unconnected' && (
          <>
            {state === 'active' && (
              <>
                <Button onClick={() => setAsked('test')}>{words('providers.test.do')}</Button>
                <Button onClick={() => setAsked('import')}>{words('providers.import.do')}</Button>
              </>
            )}
            <Button
              variant={state === 'active' ? 'danger' : 'primary'}
              onClick={() => setAction({ kind: state === 'active' ? 'off' : 'on' })}
            >
              {words(state === 'active' ? 'providers.off.do' : 'providers.on.do')}
            </Button>
          </>
        )
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!detail && failure === undefined && <Skeleton height="18rem" radius="8px" />}
      {detail && (
        <Details
          detail={detail}
          onAction={canChange ? setAction : undefined}
          onChange={() => setAsked('connection')}
        />
      )}
      {detail && action && (
        <ProviderDialog detail={detail} action={action} onClose={() => setAction(undefined)} />
      )}
      {detail && asked === 'import' && <ImportDialog provider={detail.provider} onClose={close} />}
      {detail && asked === 'test' && <TestDialog provider={detail.provider} onClose={close} />}
      {detail && asked === 'connection' && <ConnectionDialog detail={detail} onClose={close} />}
    </SidePanel>
  );
}

function Details({
  detail: { provider, connection, keys, origins, site_codes, reconciliation },
  onAction,
  onChange,
}: {
  detail: ProviderDetail;
  /** Nothing where it may not be changed. */
  onAction: ((action: ProviderAction) => void) | undefined;
  /** Asks for a change of its connection. */
  onChange: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const { games } = provider;
  return (
    <>
      <Facts
        facts={[
          [
            words('games.state'),
            <State key="state" tone={providerTones[provider.state]}>
              {words(`providerState.${provider.state}`)}
            </State>,
          ],
          [words('games.code'), provider.provider_code],
          [
            words('providers.games'),
            words('providers.gamesText', {
              listed: games.listed,
              unlisted: games.unlisted,
              off: games.off,
            }),
          ],
          ...(connection
            ? [
                [words('providers.protocol'), provider.protocol] as const,
                [words('providers.baseUrl'), connection.base_url] as const,
                [words('providers.walletPath'), connection.wallet_path] as const,
                [words('providers.operatorId'), connection.operator_id] as const,
                [
                  words('providers.connection.fingerprint'),
                  <span key="fingerprint" className={styles['exact']}>
                    {connection.key_fingerprint ?? '–'}
                  </span>,
                ] as const,
                [
                  words('providers.connection.addresses'),
                  connection.allowed_addresses.length === 0
                    ? words('providers.connection.everywhere')
                    : connection.allowed_addresses.join(', '),
                ] as const,
              ]
            : []),
          ...(reconciliation
            ? [
                [
                  words('providers.reconciled'),
                  <span key="reconciled">
                    <Time at={reconciliation.ends_at} timeZone="UTC" />{' '}
                    {reconciliation.differences > 0 && (
                      <Sign tone="negative">
                        {words('providers.differences', { count: reconciliation.differences })}
                      </Sign>
                    )}
                  </span>,
                ] as const,
              ]
            : []),
        ]}
      />
      {onAction && connection?.can_change && (
        <div className={rounds['replay']}>
          <Button size="small" onClick={onChange}>
            {words('providers.connection.changeDo')}
          </Button>
        </div>
      )}
      <section className={rounds['transactions']}>
        <h3>{words('providers.sites')}</h3>
        <ol>
          {site_codes.map((code) => (
            <li key={code}>
              <div className={rounds['line']}>
                <span>{siteOf(me, code).site_name}</span>
                {onAction && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onAction({ kind: 'withdraw', site_code: code })}
                  >
                    {words('providers.withdraw.do')}
                  </Button>
                )}
              </div>
            </li>
          ))}
          {site_codes.length === 0 && <li>{words('providers.noSites')}</li>}
        </ol>
        {onAction && connection && site_codes.length < me.sites.length && (
          <div className={rounds['replay']}>
            <Button size="small" onClick={() => onAction({ kind: 'offer' })}>
              {words('providers.offer.do')}
            </Button>
          </div>
        )}
      </section>
      <Health title={words('providers.wallet')} health={provider.wallet} />
      <Health title={words('providers.outward')} health={provider.outward} />
      {mayEverywhere(me, 'system.read') && (
        <div className={rounds['replay']}>
          <Link
            className={links['link']}
            to={`/system?${new URLSearchParams({ view: 'providers', provider: provider.provider_code }).toString()}`}
          >
            {words('system.view.providers')}
          </Link>
        </div>
      )}
      <section className={rounds['transactions']}>
        <h3>{words('providers.keys')}</h3>
        <ol>
          {keys.map(({ name, version, created_at }) => (
            <li key={name}>
              <span className={rounds['key']}>{words('providers.keyVersion', { name, version })}</span>
              <span className={rounds['quiet']}>
                <Time at={created_at} timeZone="UTC" />
              </span>
              {connection && name.startsWith(`${connection.next_key_name ?? '\n'}.`) && (
                <Sign tone="accent">{words('providers.keyWaits')}</Sign>
              )}
            </li>
          ))}
          {keys.length === 0 && <li>{words('providers.noKeys')}</li>}
        </ol>
        {onAction && connection?.can_rotate && (
          <div className={rounds['replay']}>
            <Button size="small" onClick={() => onAction({ kind: 'addKey' })}>
              {words('providers.addKey.do')}
            </Button>
            {connection.next_key_name !== null && (
              <Button size="small" variant="primary" onClick={() => onAction({ kind: 'useKey' })}>
                {words('providers.useKey.do')}
              </Button>
            )}
          </div>
        )}
      </section>
      {connection && (
        <section className={rounds['transactions']}>
          <h3>{words('providers.origins')}</h3>
          <ol>
            {origins.map(({ kind, origin, allowed, chosen }) => (
              <li key={`${kind} ${origin}`}>
                <span className={rounds['key']}>{origin}</span>
                <div className={rounds['line']}>
                  <State tone={allowed ? 'positive' : 'negative'}>
                    {words(`originKind.${kind}`)}, {words(allowed ? 'origin.allowed' : 'origin.refused')}
                    {chosen && ` · ${words('origin.chosen')}`}
                  </State>
                  {onAction && (
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => onAction({ kind: 'origin', origin, of: kind, allowed: !allowed })}
                    >
                      {words(allowed ? 'origin.refuse' : 'origin.allow')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
            {origins.length === 0 && <li>{words('providers.noOrigins')}</li>}
          </ol>
          {onAction && (
            <div className={rounds['replay']}>
              <Button size="small" onClick={() => onAction({ kind: 'newOrigin' })}>
                {words('providers.newOrigin.do')}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}

function Health({ title, health }: { title: string; health: CallHealth }): ReactNode {
  const words = useWords();
  const part = failurePercent(health);
  const number = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 });
  return (
    <section className={rounds['transactions']}>
      <h3>{title}</h3>
      <Facts
        facts={[
          [words('providers.calls'), number.format(health.calls)],
          [words('providers.failures'), part === undefined ? '–' : `${number.format(part)} %`],
          [words('providers.latency'), latencyText(words, health)],
        ]}
      />
    </section>
  );
}
