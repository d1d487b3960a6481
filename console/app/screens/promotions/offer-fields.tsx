import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { DecimalField, NumberField } from './figure-fields.tsx';
import { GamePicker } from './game-picker.tsx';
import type { Offer } from './promotion.ts';
import frame from '../editor/editor.module.css';

const periods = ['day', 'week', 'month'] as const;
const claimPeriods = ['once', ...periods] as const;

interface Fields<Of extends Offer> {
  readonly offer: Of;
  readonly onOffer: (offer: Of) => void;
  readonly fault: (field: string) => string | undefined;
  readonly currency: string;
}

/** What a promotion gives, and what brings it about. */
export function OfferFields({
  site,
  gameName,
  ...fields
}: Fields<Offer> & { site: string; gameName: string }): ReactNode {
  const words = useWords();
  const { offer, onOffer, fault, currency } = fields;
  if (offer.kind === 'cashback') return <CashbackFields {...fields} offer={offer} />;
  return (
    <>
      <div className={frame['figures']}>
        {offer.kind === 'no_deposit' && (
          <DecimalField
            label={words('promo.amount', { currency })}
            error={fault('amount')}
            value={offer.amount}
            onValue={(amount = '') => onOffer({ ...offer, amount })}
          />
        )}
        {(offer.kind === 'deposit_match' || offer.kind === 'reload') && (
          <>
            <NumberField
              label={words('promo.percent')}
              error={fault('percent')}
              value={offer.percent}
              onValue={(percent = 0) => onOffer({ ...offer, percent })}
            />
            <DecimalField
              label={words('promo.maximumBonus', { currency })}
              error={fault('maximum_bonus')}
              value={offer.maximum_bonus}
              onValue={(maximum_bonus = '') => onOffer({ ...offer, maximum_bonus })}
            />
            <DecimalField
              label={words('promo.minimumDeposit', { currency })}
              error={fault('minimum_deposit')}
              value={offer.minimum_deposit}
              onValue={(minimum_deposit = '') => onOffer({ ...offer, minimum_deposit })}
            />
          </>
        )}
        {offer.kind === 'free_spins' && (
          <>
            <NumberField
              label={words('promo.count')}
              error={fault('count')}
              value={offer.count}
              onValue={(count = 0) => onOffer({ ...offer, count })}
            />
            <DecimalField
              label={words('promo.spinValue', { currency })}
              error={fault('spin_value')}
              value={offer.spin_value}
              onValue={(spin_value = '') => onOffer({ ...offer, spin_value })}
            />
            <DecimalField
              label={words('promo.minimumDeposit', { currency })}
              hint={words('promo.minimumDepositHint')}
              error={fault('minimum_deposit')}
              value={offer.minimum_deposit}
              onValue={(minimum_deposit) => onOffer({ ...offer, minimum_deposit })}
            />
          </>
        )}
      </div>
      {offer.kind === 'free_spins' && (
        <GamePicker
          site={site}
          name={gameName}
          error={fault('game_code') ?? fault('provider_code')}
          onGame={({ provider_code, game_code }) => onOffer({ ...offer, provider_code, game_code })}
        />
      )}
      {'wait_days' in offer && offer.minimum_deposit !== undefined && (
        <div className={frame['figures']}>
          <NumberField
            label={words('promo.depositNumber')}
            hint={words('promo.depositNumberHint')}
            error={fault('deposit_number')}
            value={offer.deposit_number}
            onValue={(deposit_number) => onOffer({ ...offer, deposit_number })}
          />
          <NumberField
            label={words('promo.waitDays')}
            error={fault('wait_days')}
            value={offer.wait_days}
            onValue={(wait_days = 0) => onOffer({ ...offer, wait_days })}
          />
        </div>
      )}
      <div className={frame['figures']}>
        <SelectField
          label={words('promo.claimPeriod')}
          value={offer.claim_period}
          onChange={(event) =>
            onOffer({
              ...offer,
              claim_period: claimPeriods.find((one) => one === event.currentTarget.value) ?? 'once',
            })
          }
          options={claimPeriods.map((value) => ({ value, label: words(`promo.claim.${value}`) }))}
        />
        <NumberField
          label={words('promo.claimsInAll')}
          hint={words('promo.noLimitHint')}
          error={fault('claims_in_all')}
          value={offer.claims_in_all}
          onValue={(claims_in_all) => onOffer({ ...offer, claims_in_all })}
        />
        <DecimalField
          label={words('promo.minimumStakes', { currency })}
          hint={words('promo.minimumStakesHint')}
          error={fault('minimum_stakes')}
          value={offer.minimum_stakes}
          onValue={(minimum_stakes) => onOffer({ ...offer, minimum_stakes })}
        />
      </div>
      <Checkbox
        label={words('promo.stackable')}
        checked={offer.stackable}
        onChange={(event) => onOffer({ ...offer, stackable: event.currentTarget.checked })}
      />
    </>
  );
}

function CashbackFields({
  offer,
  onOffer,
  fault,
  currency,
}: Omit<Fields<Offer>, 'offer'> & { offer: Extract<Offer, { kind: 'cashback' }> }): ReactNode {
  const words = useWords();
  return (
    <>
      <div className={frame['figures']}>
        <NumberField
          label={words('promo.cashbackPercent')}
          hint={words('promo.cashbackPercentHint')}
          error={fault('percent')}
          value={offer.percent}
          onValue={(percent = 0) => onOffer({ ...offer, percent })}
        />
        <SelectField
          label={words('promo.period')}
          value={offer.period}
          onChange={(event) =>
            onOffer({ ...offer, period: periods.find((one) => one === event.currentTarget.value) ?? 'week' })
          }
          options={periods.map((value) => ({ value, label: words(`promo.each.${value}`) }))}
        />
        <SelectField
          label={words('promo.paidAs')}
          value={offer.paid_as}
          onChange={(event) =>
            onOffer({ ...offer, paid_as: event.currentTarget.value === 'bonus' ? 'bonus' : 'cash' })
          }
          options={(['cash', 'bonus'] as const).map((value) => ({
            value,
            label: words(`promo.paid.${value}`),
          }))}
        />
      </div>
      <div className={frame['figures']}>
        <DecimalField
          label={words('promo.minimumPayout', { currency })}
          error={fault('minimum_payout')}
          value={offer.minimum_payout}
          onValue={(minimum_payout = '') => onOffer({ ...offer, minimum_payout })}
        />
        <DecimalField
          label={words('promo.maximumPayout', { currency })}
          hint={words('promo.noLimitHint')}
          error={fault('maximum_payout')}
          value={offer.maximum_payout}
          onValue={(maximum_payout) => onOffer({ ...offer, maximum_payout })}
        />
        <DecimalField
          label={words('promo.maximumOfStakes')}
          hint={words('promo.maximumOfStakesHint')}
          error={fault('maximum_of_stakes')}
          value={offer.maximum_of_stakes}
          onValue={(maximum_of_stakes) => onOffer({ ...offer, maximum_of_stakes })}
        />
      </div>
    </>
  );
}
