/** How bets follow one another: how many, what becomes of the stake, and where they stop. */
import { Infinity as Endless } from 'lucide-react';
import { useId } from 'react';
import { readAmount } from '../bet/amount.ts';
import { useKitWords, type KitMessageId } from '../words/kit-words.ts';
import type { AutoChoice, Change } from './plan.ts';

/** As typed; nothing is lost while a field holds no number. */
export type AutoForm = {
  rounds: string;
  win: ChangeForm;
  loss: ChangeForm;
  profit: string;
  lossLimit: string;
};
type ChangeForm = { isRaise: boolean; percent: string };

export const firstAutoForm: AutoForm = {
  rounds: '',
  win: { isRaise: false, percent: '' },
  loss: { isRaise: false, percent: '' },
  profit: '',
  lossLimit: '',
};

/** What the fields say; null if one of them says nothing that can be read. */
export function readAutoForm(form: AutoForm, first_minor: bigint): AutoChoice | null {
  const rounds = form.rounds === '' ? null : readRounds(form.rounds);
  const [onWin, onLoss] = [readChange(form.win), readChange(form.loss)];
  const profit = form.profit === '' ? null : readAmount(form.profit);
  const lossLimit = form.lossLimit === '' ? null : readAmount(form.lossLimit);
  const isBroken =
    rounds === undefined ||
    (form.profit !== '' && !profit) ||
    (form.lossLimit !== '' && !lossLimit) ||
    !onWin ||
    !onLoss;
  if (isBroken) return null;
  return { rounds, first_minor, onWin, onLoss, stopProfit_minor: profit, stopLoss_minor: lossLimit };
}

function readRounds(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : undefined;
}

function readChange({ isRaise, percent }: ChangeForm): Change | null {
  if (!isRaise) return { kind: 'reset' };
  const parts = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(percent.trim() === '' ? '0' : percent.trim());
  if (!parts) return null;
  const basisPoints = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return basisPoints <= 100_000 ? { kind: 'raise', basisPoints } : null;
}

type AutoFieldsProps = { form: AutoForm; onForm: (form: AutoForm) => void; isLocked: boolean };

/** The fields of automatic bets. */
export function AutoFields({ form, onForm, isLocked }: AutoFieldsProps) {
  const words = useKitWords();
  const id = useId();
  const isRoundsBad = form.rounds !== '' && readRounds(form.rounds) === undefined;
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-rounds`}>{words('auto.rounds')}</label>
        <div className={isRoundsBad ? 'well is-wrong' : 'well'}>
          <input
            id={`${id}-rounds`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="∞"
            readOnly={isLocked}
            value={form.rounds}
            aria-invalid={isRoundsBad}
            aria-describedby={isRoundsBad ? `${id}-bad` : undefined}
            onChange={(event) => onForm({ ...form, rounds: event.target.value })}
          />
          <button
            type="button"
            className="well-button"
            disabled={isLocked}
            aria-label={words('auto.endless')}
            aria-pressed={form.rounds === ''}
            onClick={() => onForm({ ...form, rounds: '' })}
          >
            <Endless aria-hidden="true" size={18} />
          </button>
        </div>
        {isRoundsBad && (
          <p className="field-message" role="alert" id={`${id}-bad`}>
            {words('auto.rounds_bad')}
          </p>
        )}
      </div>
      <ChangeField
        label="auto.on_win"
        change={form.win}
        isLocked={isLocked}
        onChange={(win) => onForm({ ...form, win })}
      />
      <ChangeField
        label="auto.on_loss"
        change={form.loss}
        isLocked={isLocked}
        onChange={(loss) => onForm({ ...form, loss })}
      />
      <div className="field-pair">
        <StopField
          label="auto.profit"
          value={form.profit}
          isLocked={isLocked}
          onValue={(profit) => onForm({ ...form, profit })}
        />
        <StopField
          label="auto.loss"
          value={form.lossLimit}
          isLocked={isLocked}
          onValue={(lossLimit) => onForm({ ...form, lossLimit })}
        />
      </div>
    </>
  );
}

type ChangeFieldProps = {
  label: 'auto.on_win' | 'auto.on_loss';
  change: ChangeForm;
  onChange: (change: ChangeForm) => void;
  isLocked: boolean;
};

function ChangeField({ label, change, onChange, isLocked }: ChangeFieldProps) {
  const words = useKitWords();
  const isBad = readChange(change) === null;
  return (
    <fieldset className="field">
      <legend className="field-label">{words(label)}</legend>
      <div className={isBad ? 'well is-wrong' : 'well'}>
        <button
          type="button"
          className="well-button"
          disabled={isLocked}
          aria-pressed={!change.isRaise}
          onClick={() => onChange({ ...change, isRaise: false })}
        >
          {words('auto.reset')}
        </button>
        <button
          type="button"
          className="well-button"
          disabled={isLocked}
          aria-pressed={change.isRaise}
          onClick={() => onChange({ ...change, isRaise: true })}
        >
          {words('auto.change_by')}
        </button>
        <input
          className="is-number"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          aria-label={words('auto.percent')}
          aria-invalid={isBad}
          readOnly={isLocked}
          disabled={!change.isRaise}
          value={change.percent}
          onChange={(event) => onChange({ ...change, percent: event.target.value })}
        />
        <span className="well-unit" aria-hidden="true">
          %
        </span>
      </div>
      {isBad && (
        <p className="field-message" role="alert">
          {words('auto.percent_bad')}
        </p>
      )}
    </fieldset>
  );
}

type StopFieldProps = {
  label: KitMessageId;
  value: string;
  onValue: (value: string) => void;
  isLocked: boolean;
};

function StopField({ label, value, onValue, isLocked }: StopFieldProps) {
  const words = useKitWords();
  const id = useId();
  const isBad = value !== '' && !readAmount(value);
  return (
    <div className="field">
      <label htmlFor={id}>{words(label)}</label>
      <div className={isBad ? 'well is-wrong' : 'well'}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={words('auto.no_limit')}
          readOnly={isLocked}
          aria-invalid={isBad}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
      {isBad && (
        <p className="field-message" role="alert">
          {words('amount.not_a_number')}
        </p>
      )}
    </div>
  );
}
