import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useShell } from '../../shell/shell-context.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { shortMoney, type Bonus, type PromotionDetail } from '../promotions/promotion.ts';
import { termsOf } from '../promotions/terms.ts';
import { outcomeOf } from '../promotions/worked-example.ts';
import { noBonus, waitingBonus } from './chosen-bonus.ts';
import styles from './bonus-choice.module.css';

/**
 * The bonuses that a deposit can bring, and none, as radio buttons. Nothing is chosen beforehand but a bonus that the
 * player has claimed already: a bonus binds money until it is wagered, and going without one gives money away.
 */
export function BonusChoice({
  waiting,
  offers,
  chosen,
  amount,
  currency,
  error,
  input,
}: {
  /** The claimed bonus that waits for a deposit. */
  waiting: Bonus | undefined;
  offers: readonly PromotionDetail[];
  chosen: string;
  amount: string;
  currency: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
}): ReactNode {
  const t = useWords();
  const offered = offers.find(({ promotion_id }) => promotion_id === chosen);
  return (
    <fieldset className={styles['choice']} aria-describedby={error ? 'bonus-choice-error' : undefined}>
      <legend>{t('depositBonus.legend')}</legend>
      {waiting && (
        <Option
          value={waitingBonus}
          title={waiting.title}
          text={t('depositBonus.waits', { minimum: shortMoney(waiting.minimum_deposit ?? '0', currency) })}
          chosen={chosen}
          input={input}
        />
      )}
      {offers.map((promotion) => (
        <Option
          key={promotion.promotion_id}
          value={promotion.promotion_id}
          title={promotion.title}
          text={gainWords(t, promotion, toMinor(amount))}
          chosen={chosen}
          input={input}
        />
      ))}
      <Option
        value={noBonus}
        title={t('depositBonus.none')}
        text={t(waiting ? 'depositBonus.noneGivesUp' : 'depositBonus.noneText')}
        chosen={chosen}
        input={input}
      />
      {error && (
        <p id="bonus-choice-error" className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {offered && waiting && (
        <p className={styles['text']}>{t('depositBonus.replaces', { title: waiting.title })}</p>
      )}
      {offered && <AllTerms promotion={offered} />}
    </fieldset>
  );
}

/** All terms of the chosen promotion, as its own page says them; their words come with the choice. */
function AllTerms({ promotion }: { promotion: PromotionDetail }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const [isWorded, setWorded] = useState(false);
  useEffect(() => {
    void addCatalogues(['misc']).then(() => setWorded(true));
  }, []);
  return (
    <details className={styles['terms']}>
      <summary>{t('depositBonus.terms', { title: promotion.title })}</summary>
      {isWorded && (
        <ul>
          {termsOf(promotion, language).map(({ id, values }) => (
            <li key={id}>{t(id, values)}</li>
          ))}
        </ul>
      )}
      {promotion.terms !== '' && <div dangerouslySetInnerHTML={{ __html: promotion.terms }} />}
    </details>
  );
}

function Option({
  value,
  title,
  text,
  chosen,
  input,
}: {
  value: string;
  title: string;
  text: string;
  chosen: string;
  input: UseFormRegisterReturn;
}): ReactNode {
  return (
    <label className={clsx(styles['option'], chosen === value && styles['chosen'])}>
      <input type="radio" value={value} {...input} />
      <span className={styles['mark']} aria-hidden="true">
        {chosen === value && <Check size={14} strokeWidth={3} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['text']}>{text}</span>
      </span>
    </label>
  );
}

/** What a promotion gives with this deposit and what it asks for; with too small a deposit, how much it needs. */
function gainWords(t: Words, promotion: PromotionDetail, amount_minor: bigint): string {
  const { currency, minimum_deposit, free_spins: spins, bonus_terms: terms } = promotion;
  const days = terms?.valid_days ?? 0;
  const outcome = outcomeOf(promotion, amount_minor);
  if (outcome) {
    const bonus = formatMoney(outcome.bonus, currency);
    const required = shortMoney(outcome.required, currency);
    const most = outcome.most === undefined ? undefined : shortMoney(outcome.most, currency);
    return [
      t('depositBonus.match', { bonus, required, days }),
      ...(most === undefined ? [] : [t('depositBonus.most', { most })]),
    ].join(' ');
  }
  const minimum = shortMoney(minimum_deposit ?? '0', currency);
  if (amount_minor < toMinor(minimum_deposit ?? '0')) return t('depositBonus.needs', { minimum });
  if (!spins) return promotion.summary;
  const { count } = spins;
  return t('depositBonus.spins', {
    count,
    game: t.game(spins),
    multiple: terms?.wagering_multiple ?? '0',
    days,
  });
}
