import type { ContentDocument, SettingsDocument } from '@marquee/contract/document-names.ts';
import type { RewardDocumentKind } from '@marquee/contract/operator-rewards.ts';
import type { contentHistory } from '@marquee/contract/operate/content/history.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList, useSubmission } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { changedPlaces } from './changed-places.ts';
import styles from './sites.module.css';

type Revision = OperationAnswer<typeof contentHistory>['value'][number];
type Of =
  | { readonly area: 'content'; readonly document: ContentDocument }
  | { readonly area: 'sites'; readonly document?: SettingsDocument }
  | { readonly area: 'promotions'; readonly document: string }
  | { readonly area: 'rewards'; readonly kind: RewardDocumentKind; readonly document: string };

/** What was changed, by whom and when, with what was there before; each can be brought back. */
export function HistoryPanel({
  site,
  mayRestore,
  onClose,
  ...of
}: Of & { site: string; mayRestore: boolean; onClose: () => void }): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const list = useCursorList<Revision, { next_cursor: string | null; value: readonly Revision[] }>(
    [of.area, 'history', site, of.area === 'rewards' ? of.kind : '', of.document],
    (cursor, signal) => {
      const input = { cursor, site_code: site, limit: 20 };
      switch (of.area) {
        case 'content':
          return operateOrThrow(endpoints.contentHistory, { ...input, document: of.document }, { signal });
        case 'sites':
          return operateOrThrow(endpoints.sitesHistory, { ...input, document: of.document }, { signal });
        case 'promotions':
          return operateOrThrow(endpoints.promotionsHistory, { ...input, code: of.document }, { signal });
        case 'rewards':
          return operateOrThrow(
            endpoints.rewardsHistory,
            { ...input, kind: of.kind, code: of.document },
            { signal },
          );
      }
    },
  );
  function bringBack(input: { site_code: string; revision_id: string }) {
    switch (of.area) {
      case 'content':
        return submission.run(endpoints.contentRestore, input);
      case 'sites':
        return submission.run(endpoints.sitesRestore, input);
      case 'promotions':
        return submission.run(endpoints.promotionsRestore, input);
      case 'rewards':
        return submission.run(endpoints.rewardsRestore, input);
    }
  }
  async function restore(revision_id: string): Promise<void> {
    const input = { site_code: site, revision_id };
    const done = await bringBack(input);
    if (!done) return;
    say(words('history.restored'));
    onClose();
  }
  return (
    <Dialog open wide onClose={onClose} title={words('history.title')} closeLabel={words('dialog.close')}>
      <FormMessage text={submission.message ?? list.failure} />
      {list.rows?.length === 0 && <Nothing>{words('history.none')}</Nothing>}
      <ol className={styles['history']}>
        {list.rows?.map((revision) => (
          <li key={revision.revision_id}>
            <p className={styles['historyWho']}>
              {words.find(`document.${revision.document}`, revision.document)} · {revision.operator_name}
            </p>
            <p className={styles['quiet']}>
              <Time at={revision.at} timeZone={siteOf(me, site).time_zone} />
              {revision.restores !== null && ` · ${words('history.wasRestored')}`}
            </p>
            <dl className={styles['changes']}>
              {changedPlaces(revision.before, revision.after).map(({ place, before, after }) => (
                <div key={place}>
                  <dt>{place}</dt>
                  <dd>
                    <del>{before}</del> <ins>{after}</ins>
                  </dd>
                </div>
              ))}
            </dl>
            {mayRestore && revision.before !== null && (
              <Button size="small" busy={submission.busy} onClick={() => void restore(revision.revision_id)}>
                {words('history.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {list.more && <Button onClick={list.more}>{words('history.more')}</Button>}
    </Dialog>
  );
}
