import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { ProgressBar } from '@marquee/ui/data/progress-bar.tsx';
import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { playPath } from '../../shell/games.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { TimeLeft } from '../engagement/time-left.tsx';
import { CountingGames } from './counting-games.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { shortMoney, type Bonus } from './promotion.ts';
import styles from './bonus.module.css';

/** A bonus that is active or waits: its meter or what it waits for, its rules, and the way out of it. */
export function BonusCard({
  bonus,
  own = false,
}: {
  bonus: Bonus;
  /** On the page of its promotion, which says the rest. */
  own?: boolean;
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const [leaving, setLeaving] = useState(false);
  const { title, status, promotion_id } = bonus;
  const Heading = own ? 'h2' : 'h3';
  return (
    <article className={styles['bonus']} data-bonus={status}>
      <header className={styles['head']}>
        <Heading className={styles['name']}>
          {promotion_id && !own ? <a href={path(`/promotions/${promotion_id}`)}>{title}</a> : title}
        </Heading>
        <Badge tone={status === 'active' ? 'positive' : 'warning'}>{t(`bonus.status.${status}`)}</Badge>
      </header>
      {status === 'active' ? <Active bonus={bonus} own={own} /> : <Waiting bonus={bonus} />}
      <div className={styles['actions']}>
        {status === 'awaiting_deposit' && (
          <LinkButton variant="primary" href={path('/deposit')}>
            {t('bonus.deposit')}
          </LinkButton>
        )}
        <Button variant="quiet" size="small" onClick={() => setLeaving(true)}>
          {t('bonus.giveUpAction')}
        </Button>
      </div>
      {leaving && <ForfeitDialog bonus={bonus} onClose={() => setLeaving(false)} />}
    </article>
  );
}

function Active({ bonus, own }: { bonus: Bonus; own: boolean }): ReactNode {
  const t = useWords();
  const money = (amount: string): string => formatMoney(amount, bonus.currency);
  const asksForStakes = toMinor(bonus.required) > 0n;
  return (
    <>
      <FreeRounds bonus={bonus} />
      {asksForStakes && (
        <div className={styles['meter']} data-meter={bonus.progress}>
          <p className={styles['meterLine']}>
            <span>
              {t('bonus.staked', { wagered: money(bonus.wagered), required: money(bonus.required) })}
            </span>
            <b>{bonus.progress}%</b>
          </p>
          <ProgressBar label={t('bonus.meterOf', { title: bonus.title })} value={bonus.progress} max={100} />
          <p className={styles['muted']}>{t('bonus.toGo', { remaining: money(bonus.remaining) })}</p>
        </div>
      )}
      <dl className={styles['sums']}>
        <div>
          <dt>{t('bonus.balance')}</dt>
          <dd>{money(bonus.balance)}</dd>
        </div>
        <div>
          <dt>{t('bonus.wouldConvert')}</dt>
          <dd>{money(bonus.would_convert)}</dd>
        </div>
        {bonus.max_bet !== null && (
          <div>
            <dt>{t('bonus.maxBet')}</dt>
            <dd>{shortMoney(bonus.max_bet, bonus.currency)}</dd>
          </div>
        )}
        {bonus.max_win !== null && (
          <div>
            <dt>{t('bonus.maxWin')}</dt>
            <dd>{shortMoney(bonus.max_win, bonus.currency)}</dd>
          </div>
        )}
        {bonus.expires_at && (
          <div>
            <dt>{t('bonus.expiresIn')}</dt>
            <dd>
              <TimeLeft until={bonus.expires_at} />
            </dd>
          </div>
        )}
      </dl>
      {!own && <CountingGames weights={bonus.bonus_terms.game_weights} />}
    </>
  );
}

/** How many of the free rounds are played, and the way to the game in which they are. */
function FreeRounds({ bonus }: { bonus: Bonus }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { free_spins: spins, spins_played, spins_total } = bonus;
  if (!spins || spins_total === 0) return null;
  const left = spins_total - spins_played;
  return (
    <div className={styles['rounds']}>
      <p>
        {t('bonus.rounds', {
          left,
          total: spins_total,
          value: shortMoney(spins.spin_value, bonus.currency),
          game: t.game(spins),
        })}
      </p>
      {left > 0 && (
        <LinkButton
          variant="primary"
          href={path(playPath(spins))}
          icon={<Play size={18} aria-hidden="true" />}
        >
          {t('bonus.playRounds', { game: t.game(spins) })}
        </LinkButton>
      )}
    </div>
  );
}

function Waiting({ bonus }: { bonus: Bonus }): ReactNode {
  const t = useWords();
  const { status, minimum_deposit, expires_at, currency, queue_position } = bonus;
  if (status === 'queued')
    return <p className={styles['muted']}>{t('bonus.queued', { place: queue_position ?? 1 })}</p>;
  return (
    <p className={styles['waits']}>
      {t('bonus.needsDeposit', {
        minimum: minimum_deposit === null ? '' : shortMoney(minimum_deposit, currency),
      })}{' '}
      {expires_at && (
        <span className={styles['muted']}>
          {t('bonus.waitsFor')} <TimeLeft until={expires_at} />
        </span>
      )}
    </p>
  );
}
