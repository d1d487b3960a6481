import type { ReactNode } from 'react';
import { Facts } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { zoneOf, type Entry } from './entry.ts';
import { callName } from './call-name.ts';
import { differences } from './difference.ts';
import styles from './entry-panel.module.css';

/** One entry of the audit: what it changed, who did it and from where. */
export function EntryPanel({ entry, onClose }: { entry: Entry; onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const changed = differences(entry.before, entry.after);
  return (
    <SidePanel title={callName(words, entry.call)} onClose={onClose}>
      <div className={styles['entry']}>
        {changed.length > 0 && (
          <table className={styles['changes']}>
            <caption className="visually-hidden">{words('audit.changes')}</caption>
            <thead>
              <tr>
                <th>{words('audit.field')}</th>
                <th>{words('audit.before')}</th>
                <th>{words('audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ path, before, after }) => (
                <tr key={path}>
                  <th scope="row">
                    {path.replaceAll('_', ' ').replaceAll('.', ' › ') || words('audit.value')}
                  </th>
                  <td>{before === undefined ? '–' : <del>{shown(words, before)}</del>}</td>
                  <td>{after === undefined ? '–' : <ins>{shown(words, after)}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Facts
          facts={[
            [words('audit.who'), entry.operator_name === '' ? words('audit.machinery') : entry.operator_name],
            [words('audit.at'), <Time key="at" at={entry.at} timeZone={zoneOf(me, entry)} seconds />],
            [words('reason.label'), entry.reason === '' ? '–' : entry.reason],
            [
              words('audit.subject'),
              `${words.find(`subject.${entry.subject_kind}`, entry.subject_kind)} ${entry.subject_id}`,
            ],
            [words('sites.site'), entry.site_code === null ? '–' : siteOf(me, entry.site_code).site_name],
            [words('audit.ip'), entry.ip === '' ? '–' : entry.ip],
            [words('audit.permission'), entry.permission === '' ? '–' : <code>{entry.permission}</code>],
            [words('audit.number'), entry.entry_id],
            [words('audit.hash'), <code key="hash">{entry.hash}</code>],
          ]}
        />
      </div>
    </SidePanel>
  );
}

/** A value as it is read: what JSON alone knows, such as `null`, has words. */
function shown(words: Words, value: string): string {
  if (value === 'true') return words('state.yes');
  if (value === 'false') return words('state.no');
  return ['null', '[]', '{}', ''].includes(value) ? words('audit.nothing') : value;
}
