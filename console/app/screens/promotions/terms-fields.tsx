import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { DecimalField, NumberField } from './figure-fields.tsx';
import type { Terms } from './promotion.ts';
import frame from '../editor/editor.module.css';
import styles from './promotions.module.css';

/** What must be wagered, in which games, and with which limits. */
export function TermsFields({
  terms,
  onTerms,
  categories,
  currency,
  fault,
}: {
  terms: Terms;
  onTerms: (terms: Terms) => void;
  /** The categories of the site's games. */
  categories: readonly string[];
  currency: string;
  fault: (field: string) => string | undefined;
}): ReactNode {
  const words = useWords();
  const named = [...new Set([...categories, ...Object.keys(terms.game_weights)])].filter(
    (category) => category !== 'other',
  );
  function weigh(category: string, weight: number | undefined): void {
    const { [category]: _, ...others } = terms.game_weights;
    onTerms({
      ...terms,
      game_weights: weight === undefined ? others : { ...others, [category]: weight },
    });
  }
  return (
    <>
      <div className={frame['figures']}>
        <DecimalField
          label={words('promo.wagering')}
          hint={words('promo.wageringHint')}
          error={fault('wagering_multiple')}
          value={terms.wagering_multiple}
          onValue={(wagering_multiple = '') => onTerms({ ...terms, wagering_multiple })}
        />
        <SelectField
          label={words('promo.base')}
          value={terms.wagering_base}
          onChange={(event) =>
            onTerms({
              ...terms,
              wagering_base: event.currentTarget.value === 'bonus' ? 'bonus' : 'deposit_and_bonus',
            })
          }
          options={(['bonus', 'deposit_and_bonus'] as const).map((value) => ({
            value,
            label: words(`promo.base.${value}`),
          }))}
        />
        <NumberField
          label={words('promo.validDays')}
          error={fault('valid_days')}
          value={terms.valid_days}
          onValue={(valid_days = 0) => onTerms({ ...terms, valid_days })}
        />
      </div>
      <div className={frame['figures']}>
        <DecimalField
          label={words('promo.maxBet', { currency })}
          hint={words('promo.noLimitHint')}
          error={fault('max_bet')}
          value={terms.max_bet}
          onValue={(max_bet) => onTerms({ ...terms, max_bet: max_bet ?? null })}
        />
        <DecimalField
          label={words('promo.maxWin', { currency })}
          hint={words('promo.noLimitHint')}
          error={fault('max_win')}
          value={terms.max_win}
          onValue={(max_win) => onTerms({ ...terms, max_win: max_win ?? null })}
        />
        <DecimalField
          label={words('promo.maxWinMultiple')}
          hint={words('promo.noLimitHint')}
          error={fault('max_win_multiple')}
          value={terms.max_win_multiple}
          onValue={(max_win_multiple) => onTerms({ ...terms, max_win_multiple: max_win_multiple ?? null })}
        />
        <SelectField
          label={words('promo.order')}
          value={terms.funds_order}
          onChange={(event) =>
            onTerms({
              ...terms,
              funds_order: event.currentTarget.value === 'bonus_first' ? 'bonus_first' : 'real_first',
            })
          }
          options={(['real_first', 'bonus_first'] as const).map((value) => ({
            value,
            label: words(`promo.order.${value}`),
          }))}
        />
      </div>
      <fieldset className={frame['group']}>
        <legend>{words('promo.weights')}</legend>
        <p className={frame['quiet']}>{words('promo.weightsHint')}</p>
        <div className={styles['weightFields']}>
          {named.map((category) => (
            <NumberField
              key={category}
              label={words.find(`gameCategory.${category}`, category)}
              error={fault(`game_weights.${category}`)}
              value={terms.game_weights[category]}
              onValue={(weight) => weigh(category, weight)}
            />
          ))}
          <NumberField
            label={words('promo.otherGames')}
            error={fault('game_weights.other')}
            value={terms.game_weights['other']}
            onValue={(weight) => weigh('other', weight)}
          />
        </div>
        <FormMessage text={fault('game_weights')} />
      </fieldset>
    </>
  );
}
