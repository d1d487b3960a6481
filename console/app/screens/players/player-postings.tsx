import type { playersPostings } from '@marquee/contract/operate/players/postings.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { Lines, type LineColumn } from './lines.tsx';
import { BucketAmount, bucketNames } from './player-balances.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';

type Posting = OperationAnswer<typeof playersPostings>['value'][number];

function columnsOf(words: Words, player: Player, time_zone: string): readonly LineColumn<Posting>[] {
  const { currency } = player;
  return [
    { title: words('round.at'), cell: ({ at }) => <Time at={at} timeZone={time_zone} seconds /> },
    {
      title: words('posting.kind'),
      cell: ({ kind }) => words.find(`postingKind.${kind}`, kind.replaceAll('_', ' ')),
    },
    { title: words('posting.about'), cell: (posting) => <About player={player} posting={posting} /> },
    {
      title: words('posting.counter'),
      cell: ({ bucket: of, counter_account: other }) =>
        `${words(`balance.${of}`)} ↔ ${words.find(`ledgerAccount.${other}`, other.replaceAll('_', ' '))}`,
    },
    {
      title: words('posting.change'),
      end: true,
      cell: ({ bucket: of, change }) => (
        <BucketAmount bucket={of} amount={change} currency={currency} signed />
      ),
    },
    {
      title: words('posting.after'),
      end: true,
      cell: ({ bucket: of, after }) => <BucketAmount bucket={of} amount={after} currency={currency} />,
    },
    {
      title: words('posting.transaction'),
      cell: ({ source, transaction_id }) => (
        <span className={styles['code']} title={transaction_id}>
          {source} {transaction_id}
        </span>
      ),
    },
  ];
}

/** The postings behind the balances: all of them, or those that add up to one. */
export function PlayerPostings({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const { time_zone } = siteOf(useMe(), player.site_code);
  const [chosen, choose] = useAddressState('bucket');
  const bucket = bucketNames.find((one) => one === chosen);
  const { player_id } = player;
  const list = useCursorList([endpoints.playersPostings.path, player_id, bucket], (cursor, signal) =>
    operateOrThrow(endpoints.playersPostings, { player_id, cursor, bucket, limit: 50 }, { signal }),
  );
  return (
    <>
      <div className={styles['bar']}>
        <FilterSelect
          label={words('posting.bucket')}
          value={bucket ?? ''}
          onValue={choose}
          options={[
            { value: '', label: words('posting.anyBucket') },
            ...bucketNames.map((value) => ({ value, label: words(`balance.${value}`) })),
          ]}
        />
      </div>
      <Lines
        label={words('player.tab.postings')}
        state={list}
        rowKey={({ posting_id }) => posting_id}
        empty={words('posting.none')}
        columns={columnsOf(words, player, time_zone)}
      />
    </>
  );
}

function About({ player, posting }: { player: Player; posting: Posting }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { kind, id, game_code } = posting.about;
  const name =
    game_code === '' ? words(`postingAbout.${kind}`) : `${words(`postingAbout.${kind}`)}, ${game_code}`;
  if (kind === 'withdrawal' && may(me, 'withdrawals.read', player.site_code)) {
    return <Link to={to('/withdrawals', { open: id, status: 'paid' })}>{name}</Link>;
  }
  return <span title={id}>{name}</span>;
}
