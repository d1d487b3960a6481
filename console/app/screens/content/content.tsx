import { contentDocuments, type ContentDocument } from '@marquee/contract/document-names.ts';
import type { contentGet } from '@marquee/contract/operate/content/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { NotFound } from '../../shell/not-found.tsx';
import { useCurrentInSight } from '../../shell/current-in-sight.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { HistoryPanel } from '../sites/history-panel.tsx';
import { OneSite, useOneSite } from '../sites/one-site.tsx';
import styles from './content.module.css';
import { DocumentEditor } from './document-editor.tsx';
import { localTime, momentOf } from './moments.ts';

/** The content of one site: its documents beside the one that is edited. */
export default function Content(): ReactNode {
  const words = useWords();
  const to = useTo();
  const { document: asked } = useParams();
  const document = asked === undefined ? contentDocuments[0] : contentDocuments.find((one) => one === asked);
  const site = useOneSite('content.read');
  const list = useCurrentInSight(document ?? '');
  if (document === undefined) return <NotFound />;
  if (site === undefined) {
    return (
      <Screen title={words('area.content')}>
        <EmptyState title={words('sites.none')} text={words('sites.noneText')} />
      </Screen>
    );
  }
  return (
    <Screen title={words('area.content')} aside={<OneSite permission="content.read" />} scrolls>
      <div className={styles['layout']}>
        <nav ref={list} className={styles['documents']} aria-label={words('content.documents')}>
          {contentDocuments.map((one) => (
            <Link
              key={one}
              to={to(`/content/${one}`)}
              className={styles['document']}
              aria-current={one === document ? 'page' : undefined}
            >
              {words(`document.${one}`)}
            </Link>
          ))}
        </nav>
        <Loaded key={`${site} ${document}`} site={site} document={document} />
      </div>
    </Screen>
  );
}

function Loaded({ site, document }: { site: string; document: ContentDocument }): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.contentGet, { site_code: site, document });
  const failure = found.data ? undefined : failureText(words, found.error);
  if (failure !== undefined) {
    return <LoadFailure failure={failure} retry={() => void found.refetch()} />;
  }
  if (!found.data) {
    return (
      <div className={styles['editor']} aria-busy="true">
        <Skeleton height="14rem" radius="8px" />
      </div>
    );
  }
  const version = `${found.data.saved_at} ${JSON.stringify(found.data.published)}`;
  return <Editor key={version} site={site} document={document} loaded={found.data} />;
}

function Editor({
  site,
  document,
  loaded,
}: {
  site: string;
  document: ContentDocument;
  loaded: OperationAnswer<typeof contentGet>;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const [change, setChange] = useState(loaded.draft ?? loaded.published);
  const [showsHistory, setShowsHistory] = useState(false);
  const [publishAt, setPublishAt] = useState(loaded.publish_at);
  const mayUpdate = may(me, 'content.update', site);
  const isChanged = change !== (loaded.draft ?? loaded.published);
  const input = { site_code: site, change };
  async function publish(): Promise<void> {
    if (await submission.run(endpoints.contentPublish, input)) say(words('content.published'));
  }
  async function saveDraft(publish_at: string | null): Promise<boolean> {
    const saved = await submission.run(endpoints.contentSaveDraft, { ...input, publish_at });
    if (saved) say(publish_at === null ? words('content.draftSaved') : words('content.scheduled'));
    return saved !== undefined;
  }
  async function discard(): Promise<void> {
    const gone = await submission.run(endpoints.contentDiscardDraft, { site_code: site, document });
    if (gone) say(words('content.discarded'));
  }
  async function preview(): Promise<void> {
    const opened = window.open('', '_blank');
    if (isChanged && mayUpdate && !(await saveDraft(loaded.publish_at))) return opened?.close();
    const answer = await submission.run(endpoints.contentPreview, {
      site_code: site,
      path: pathOf(change),
    });
    if (answer && opened) opened.location.href = answer.url;
    else opened?.close();
  }
  return (
    <div className={styles['editor']}>
      <div className={styles['bar']}>
        <h2 className={styles['barTitle']}>{words(`document.${document}`)}</h2>
        {loaded.draft && (
          <span className={styles['draft']}>
            <Sign tone="accent">{words('content.draft')}</Sign> {loaded.saved_by}
            {loaded.saved_at !== null && (
              <>
                {' · '}
                <Time at={loaded.saved_at} timeZone={siteOf(me, site).time_zone} />
              </>
            )}
          </span>
        )}
        <div className={styles['barActions']}>
          <Button onClick={() => setShowsHistory(true)}>{words('history.title')}</Button>
          {document !== 'news' && <Button onClick={() => void preview()}>{words('content.preview')}</Button>}
          {mayUpdate && (
            <>
              {loaded.draft && <Button onClick={() => void discard()}>{words('content.discard')}</Button>}
              <Button disabled={!isChanged} onClick={() => void saveDraft(null)}>
                {words('content.saveDraft')}
              </Button>
              <Button
                variant="primary"
                busy={submission.busy}
                disabled={!isChanged && !loaded.draft}
                onClick={() => void publish()}
              >
                {words('content.publish')}
              </Button>
            </>
          )}
        </div>
      </div>
      <FormMessage
        text={
          submission.message ??
          (Object.keys(submission.faults).length > 0 ? words('content.faults') : undefined)
        }
      />
      <DocumentEditor
        change={change}
        onChange={setChange}
        entries={loaded.menu_entries}
        faults={submission.faults}
        site={site}
        siteUrl={loaded.url}
        disabled={!mayUpdate}
      />
      {mayUpdate && (
        <div className={styles['schedule']}>
          <TextField
            type="datetime-local"
            label={words('content.publishAt')}
            hint={words('content.publishAtHint')}
            value={localTime(publishAt)}
            error={submission.faults['publish_at']}
            onChange={(event) => setPublishAt(momentOf(event.currentTarget.value))}
          />
          <Button
            disabled={publishAt === null || (publishAt === loaded.publish_at && !isChanged)}
            onClick={() => void saveDraft(publishAt)}
          >
            {words('content.schedule')}
          </Button>
        </div>
      )}
      {showsHistory && (
        <HistoryPanel
          area="content"
          site={site}
          document={document}
          mayRestore={mayUpdate}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </div>
  );
}

/** The page on which a document is seen. */
function pathOf(change: ContentChange): string {
  if (change.document === 'popups') {
    const [first] = change.content.filter(({ is_on }) => is_on);
    return { home: '/', lobby: '/slots', promotions: '/promotions' }[first?.pages[0] ?? 'home'];
  }
  const pages: Partial<Record<ContentDocument, string>> = {
    about_us: '/about',
    banking: '/banking',
    faqs: '/faqs',
    privacy_policy: '/privacy-policy',
    responsible_gaming: '/responsible-gaming',
    term_condition: '/term-condition',
  };
  return pages[change.document] ?? '/';
}
