import type { ledgerTransaction } from '@marquee/contract/operate/ledger/transaction.ts';
import type { OperationAnswer, OperationInput } from '@marquee/contract/operation.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import links from '../withdrawals/withdrawals.module.css';
import styles from './ledger.module.css';
import { Legs } from './legs.tsx';

type Key = OperationInput<typeof ledgerTransaction>;
type Transaction = OperationAnswer<typeof ledgerTransaction>;

/** A transaction in an address: its site, player and source have no slash, its own id may. */
export function transactionId({ site_code, player_id, source, transaction_id }: Key): string {
  return `${site_code}/${player_id}/${source}/${transaction_id}`;
}

function keyOf(id: string): Key | undefined {
  const [, site_code, player_id, source, transaction_id] = /^([^/]+)\/(\d+)\/([^/]+)\/(.+)$/s.exec(id) ?? [];
  if (
    site_code === undefined ||
    player_id === undefined ||
    source === undefined ||
    transaction_id === undefined
  )
    return undefined;
  return { site_code, player_id, source, transaction_id };
}

/** One transaction: all its legs, what it is of, and those that it goes back to. */
export function TransactionPanel({
  id,
  onOpen,
  onClose,
}: {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}): ReactNode {
  const key = keyOf(id);
  return key && <Panel of={key} onOpen={onOpen} onClose={onClose} />;
}

function Panel({
  of,
  onOpen,
  onClose,
}: {
  of: Key;
  onOpen: (id: string) => void;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.ledgerTransaction, of);
  const failure = found.data ? undefined : failureText(words, found.error);
  const kind = found.data?.kind;
  return (
    <SidePanel
      title={kind === undefined ? words('ledger.transaction') : words.find(`postingKind.${kind}`, kind)}
      onClose={onClose}
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!found.data && failure === undefined && <Skeleton height="14rem" radius="8px" />}
      {found.data && <Details of={of} transaction={found.data} onOpen={onOpen} />}
    </SidePanel>
  );
}

function Details({
  of,
  transaction,
  onOpen,
}: {
  of: Key;
  transaction: Transaction;
  onOpen: (id: string) => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { about, currency, account_id } = transaction;
  const { time_zone, site_name } = siteOf(me, of.site_code);
  const other = (transaction_id: string): ReactNode => (
    <button
      key={transaction_id}
      type="button"
      className={clsx(links['link'], styles['back'])}
      onClick={() => onOpen(transactionId({ ...of, transaction_id }))}
    >
      {transaction_id}
    </button>
  );
  return (
    <>
      <p className={links['amount']}>{formatMoney(transaction.amount, currency)}</p>
      <Facts
        facts={[
          [words('ledger.at'), <Time key="at" at={transaction.at} timeZone={time_zone} seconds />],
          [
            words('player.title'),
            may(me, 'players.read', of.site_code) ? (
              <Link key="player" to={to(`/players/${of.player_id}`)} className={links['link']}>
                {account_id}
              </Link>
            ) : (
              account_id
            ),
          ],
          [words('sites.site'), site_name],
          [words('ledger.source'), of.source],
          [
            words('ledger.key'),
            <span key="key" className={styles['key']}>
              {of.transaction_id}
            </span>,
          ],
          ...(transaction.sequence === null
            ? []
            : [[words('ledger.sequence'), transaction.sequence] as const]),
          ...(transaction.reference === null
            ? []
            : [[words('ledger.reference'), other(transaction.reference)] as const]),
          ...(transaction.closed_by === null
            ? []
            : [[words('ledger.closedBy'), other(transaction.closed_by)] as const]),
          ...(about.kind === 'other'
            ? []
            : [[words('ledger.about'), <About key="about" of={of} transaction={transaction} />] as const]),
        ]}
      />
      <Legs legs={transaction.legs} />
    </>
  );
}

/** The way to what the transaction is of, where the operator may see it. */
function About({ of, transaction: { about } }: { of: Key; transaction: Transaction }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const address =
    about.kind === 'round' && may(me, 'rounds.read', of.site_code)
      ? to('/rounds', { open: `${about.provider_code}/${of.player_id}/${about.id}` })
      : about.kind === 'deposit' && may(me, 'deposits.read', of.site_code)
        ? to('/deposits', { state: 'all', open: about.id })
        : about.kind === 'withdrawal' && may(me, 'withdrawals.read', of.site_code)
          ? to('/withdrawals', { open: about.id })
          : may(me, 'players.read', of.site_code)
            ? to(`/players/${of.player_id}`)
            : undefined;
  const name = words(`postingAbout.${about.kind === 'other' ? 'round' : about.kind}`);
  return address === undefined ? (
    name
  ) : (
    <Link to={address} className={links['link']}>
      {name}
    </Link>
  );
}
