import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Tabs } from '@marquee/ui/surfaces/tabs.tsx';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListPages } from '../features/account/list-pages.tsx';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { Art } from '../features/engagement/art.tsx';
import { useClaim } from '../features/engagement/use-claim.ts';
import { inboxKey } from '../features/engagement/waiting.ts';
import { pageSize, useListFilters } from '../features/history/list-filters.ts';
import { inboxFilters, useInbox, useInboxActions, type Message } from '../features/inbox/inbox.ts';
import { MessageRow } from '../features/inbox/message-row.tsx';
import { PushOffer } from '../features/push/push-offer.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/inbox/inbox.module.css';

/** The house's messages to the player, with the rewards that come in them. */
export default function InboxPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { page, setPage, filter: asked, setFilter } = useListFilters();
  const filter = inboxFilters.find((one) => one === asked) ?? 'all';
  const query = useInbox(filter, page);
  const actions = useInboxActions();
  const { claim, claiming } = useClaim(
    (player, { inbox_id }: Message) => callOrThrow(endpoints.claimInbox, { ...player, inbox_id }),
    [inboxKey],
  );
  const counts = { all: 0, unread: query.data?.unread ?? 0, claimable: query.data?.claimable ?? 0 };
  return (
    <AccountPage
      title={t('account.inbox')}
      lead={t('inbox.lead')}
      aside={
        <Button
          busy={actions.busy}
          disabled={counts.unread === 0}
          icon={<CheckCheck size={18} aria-hidden="true" />}
          onClick={() => actions.readAll()}
        >
          {t('inbox.readAll')}
        </Button>
      }
    >
      <Card flush>
        <Tabs
          label={t('inbox.show')}
          tabs={inboxFilters.map((value) => ({
            value,
            label: counts[value] > 0 ? `${t(`inbox.${value}`)} (${counts[value]})` : t(`inbox.${value}`),
          }))}
          value={filter}
          onValue={setFilter}
        >
          <Answered query={query} height="28rem">
            {({ value, total }) =>
              value.length === 0 ? (
                <EmptyState
                  picture={<Art name="empty-inbox" />}
                  title={t(`inbox.none.${filter}`)}
                  text={t('inbox.noneText')}
                >
                  {filter === 'all' ? (
                    <LinkButton variant="primary" href={path('/mission')}>
                      {t('inbox.seeMissions')}
                    </LinkButton>
                  ) : (
                    <Button onClick={() => setFilter('')}>{t('list.clear')}</Button>
                  )}
                </EmptyState>
              ) : (
                <>
                  <ul className={styles['list']} data-stale={query.isPlaceholderData}>
                    {value.map((message) => (
                      <MessageRow
                        key={message.inbox_id}
                        message={message}
                        claiming={claiming?.inbox_id === message.inbox_id}
                        busy={actions.busy}
                        onRead={() => actions.read(message)}
                        onClaim={() => claim(message)}
                        onRemove={() => actions.remove(message)}
                      />
                    ))}
                  </ul>
                  <div className={styles['pages']}>
                    <ListPages page={page} total={total} pageSize={pageSize} onPage={setPage} />
                  </div>
                </>
              )
            }
          </Answered>
        </Tabs>
      </Card>
      <PushOffer />
    </AccountPage>
  );
}
