import type { SiteScripts } from '@marquee/contract/site-documents.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './script-change.module.css';

/** The code that another operator is asked to let the pages of a site run, and what they run until then. */
export function ScriptChange({ site, approvalId }: { site: string; approvalId: string }): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.sitesScripts, { site_code: site, approval_id: approvalId });
  const failure = found.data ? undefined : failureText(words, found.error);
  const change = found.data?.change;
  if (failure !== undefined) return <FormMessage text={failure} />;
  if (!change) return <Skeleton height="10rem" radius="8px" />;
  return (
    <>
      <p className={styles['warning']}>{words('scripts.read')}</p>
      <Scripts title={words('scripts.after')} scripts={change.after} />
      <Scripts title={words('scripts.before')} scripts={change.before} />
    </>
  );
}

function Scripts({ title, scripts }: { title: string; scripts: SiteScripts }): ReactNode {
  const words = useWords();
  return (
    <section className={styles['side']}>
      <h3>{title}</h3>
      {scripts.length === 0 && <p className={styles['quiet']}>{words('scripts.none')}</p>}
      <ol className={styles['list']}>
        {scripts.map(({ section, script, origins }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two scripts can be alike; the list never changes.
          <li key={at}>
            <p className={styles['quiet']}>{[words(`scripts.section.${section}`), ...origins].join(' · ')}</p>
            <pre>{script}</pre>
          </li>
        ))}
      </ol>
    </section>
  );
}
