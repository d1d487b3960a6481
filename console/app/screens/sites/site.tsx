import type { SettingsDocument } from '@marquee/contract/document-names.ts';
import type { SettingsChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { Back } from '../../shell/back.tsx';
import { NotFound } from '../../shell/not-found.tsx';
import { useCurrentInSight } from '../../shell/current-in-sight.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './sites.module.css';
import { HistoryPanel } from './history-panel.tsx';
import { SettingFields, type Settings } from './setting-fields.tsx';
import { SiteScriptsSetting } from './site-scripts.tsx';

const documents = [
  'look',
  'names',
  'domains',
  'languages',
  'currency',
  'socials',
  'maintenance',
] as const satisfies readonly SettingsDocument[];
/** What a second operator must agree to is no document of the others' kind. */
const places = [...documents, 'scripts'] as const;

/** The settings of one site, one document at a time. */
export default function Site(): ReactNode {
  const words = useWords();
  const me = useMe();
  const { site = '', document: asked } = useParams();
  const place = asked === undefined ? places[0] : places.find((one) => one === asked);
  const [showsHistory, setShowsHistory] = useState(false);
  const found = useOperation(endpoints.sitesGet, { site_code: site });
  const failure = found.data ? undefined : failureText(words, found.error);
  const mayUpdate = may(me, 'sites.update', site);
  const settings = found.data?.settings;
  // The tabs are there once the settings are.
  const list = useCurrentInSight(`${place} ${settings ? 'loaded' : ''}`);
  if (place === undefined) return <NotFound />;
  return (
    <Screen
      title={settings?.names.site_name ?? siteOf(me, site).site_name}
      lead={<Back to="/sites" label={words('sites.back')} />}
      aside={settings && <span className={styles['quiet']}>{settings.domains.domains[0]}</span>}
      actions={
        found.data && (
          <>
            <Button onClick={() => setShowsHistory(true)}>{words('history.title')}</Button>
            <a className={styles['link']} href={found.data.url} target="_blank" rel="noreferrer">
              {words('sites.openSite')}
            </a>
          </>
        )
      }
      scrolls
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!settings && failure === undefined && (
        <div className={styles['waiting']} aria-busy="true">
          <Skeleton height="16rem" radius="8px" />
        </div>
      )}
      {found.data && settings && (
        <div className={styles['layout']}>
          <nav ref={list} className={styles['documents']} aria-label={words('sites.settings')}>
            {places.map((one) => (
              <Link
                key={one}
                to={`/sites/${site}/${one}`}
                className={styles['document']}
                aria-current={one === place ? 'page' : undefined}
              >
                {words(`document.${one}`)}
              </Link>
            ))}
          </nav>
          {place === 'scripts' ? (
            <SiteScriptsSetting site={site} mayUpdate={mayUpdate} />
          ) : (
            <Setting
              key={`${place} ${JSON.stringify(settings[place])}`}
              site={site}
              siteUrl={found.data.url}
              settings={settings}
              document={place}
              isCurrencyFixed={found.data.currency_fixed}
              mayUpdate={mayUpdate}
            />
          )}
        </div>
      )}
      {showsHistory && (
        <HistoryPanel
          area="sites"
          site={site}
          mayRestore={mayUpdate}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </Screen>
  );
}

function changeOf(settings: Settings, document: SettingsDocument): SettingsChange {
  switch (document) {
    case 'look':
      return { document, content: settings.look };
    case 'names':
      return { document, content: settings.names };
    case 'domains':
      return { document, content: settings.domains };
    case 'languages':
      return { document, content: settings.languages };
    case 'currency':
      return { document, content: settings.currency };
    case 'socials':
      return { document, content: settings.socials };
    case 'maintenance':
      return { document, content: settings.maintenance };
  }
}

function Setting({
  site,
  siteUrl,
  settings,
  document,
  isCurrencyFixed,
  mayUpdate,
}: {
  site: string;
  siteUrl: string;
  settings: Settings;
  document: SettingsDocument;
  isCurrencyFixed: boolean;
  mayUpdate: boolean;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [saved] = useState(() => changeOf(settings, document));
  const [change, setChange] = useState(saved);
  async function save(): Promise<void> {
    if (await submission.run(endpoints.sitesSave, { site_code: site, change })) say(words('sites.saved'));
  }
  const isFixed = document === 'currency' && isCurrencyFixed;
  return (
    <form
      className={styles['setting']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className={styles['settingTitle']}>{words(`document.${document}`)}</h2>
      <FormMessage text={submission.message} />
      <SettingFields
        change={change}
        onChange={setChange}
        faults={submission.faults}
        site={site}
        siteUrl={siteUrl}
        disabled={!mayUpdate || isFixed}
      />
      {isFixed && <p className={styles['quiet']}>{words('currency.fixed')}</p>}
      {mayUpdate && !isFixed && (
        <div className={styles['save']}>
          <Button type="submit" variant="primary" busy={submission.busy} disabled={change === saved}>
            {words('sites.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
