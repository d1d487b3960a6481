import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts, Nothing } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './jackpots.module.css';
import type { Pot, Win } from './jackpots.tsx';

/** One jackpot in one currency: its rules, its pot now, everything it ever took in and paid, and its latest wins. */
export function PotPanel({
  pot,
  wins,
  onClose,
}: {
  pot: Pot;
  wins: readonly Win[];
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const to = useTo();
  const me = useMe();
  const money = (amount: string): string => formatMoney(amount, pot.currency);
  const toRounds = mayEverywhere(me, 'rounds.read');
  return (
    <SidePanel title={`${pot.jackpot_id} · ${pot.currency}`} onClose={onClose}>
      <Facts
        facts={[
          [words('jackpots.amount'), money(pot.amount)],
          [words('jackpots.must_pay_by'), pot.must_pay_by === null ? '–' : money(pot.must_pay_by)],
          [words('jackpots.seed'), money(pot.seed)],
          [words('jackpots.saved'), money(pot.saved)],
          [words('jackpots.number'), pot.number.toLocaleString(words.locale)],
          [words('jackpots.opened'), <Time key="opened" at={pot.opened_at} timeZone="UTC" />],
          [words('games.provider'), pot.provider_code],
        ]}
      />
      <h3 className={styles['title']}>{words('jackpots.rules')}</h3>
      <Facts
        facts={[
          [words('jackpots.contribution'), `${pot.contribution_percent} %`],
          [words('jackpots.savedShare'), `${pot.saved_percent} %`],
        ]}
      />
      <p className={styles['quiet']}>{words('jackpots.rulesText')}</p>
      <h3 className={styles['title']}>{words('jackpots.sums')}</h3>
      <Facts
        facts={[
          [words('jackpots.entries'), pot.entries.toLocaleString(words.locale)],
          [words('jackpots.contributed'), money(pot.contributed)],
          [words('jackpots.seeds'), money(pot.seeds)],
          [words('jackpots.paid'), money(pot.paid)],
        ]}
      />
      <h3 className={styles['title']}>{words('jackpots.wins')}</h3>
      {wins.length === 0 && <Nothing>{words('jackpots.noWins')}</Nothing>}
      <ul className={styles['list']}>
        {wins.map((win) => (
          <li key={win.number}>
            <p className={styles['line']}>
              <b>{words('jackpots.pot', { number: win.number })}</b>
              <Money amount={win.paid} currency={win.currency} />
            </p>
            <p className={styles['quiet']}>
              <Time at={win.won_at} timeZone="UTC" seconds />
              {' · '}
              {words('jackpots.ofEntries', { count: win.entries })}
            </p>
            {toRounds && (
              <Link to={to('/rounds', { round: win.round_id })} className={styles['link']}>
                {words('jackpots.round')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
