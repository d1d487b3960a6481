/** What the player stakes, and the one button that stakes it or takes it home. */
import { Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { AutoFields, type AutoForm } from '../auto/auto-fields.tsx';
import type { AutoRow } from '../auto/plan.ts';
import { useKitWords } from '../words/kit-words.ts';
import { useMoney } from '../words/money-context.ts';
import { AmountField } from './amount-field.tsx';
import { useSecondsLeft, type Rest } from './use-rest.ts';
import type { Limits } from './amount.ts';

/** What the button does now; null while it waits. */
export type MainAction =
  | { kind: 'bet' | 'start_auto' | 'stop_auto' | 'again'; act: (() => void) | null }
  | { kind: 'cash_out'; amount_minor: bigint; act: (() => void) | null }
  | { kind: 'your_turn'; act: null }
  /** The next round has to wait. */
  | { kind: 'resting'; rest: Rest; act: null };

export type Mode = 'manual' | 'auto';

type BetPanelProps = {
  bet_minor: bigint;
  onBet: (bet_minor: bigint) => void;
  limits: Limits | null;
  step_minor: bigint;
  balance_minor: bigint;
  isBalanceShown: boolean;
  isDemo: boolean;
  profit_minor: bigint;
  isLocked: boolean;
  mode: Mode;
  /** Null where bets may not follow one another by themselves. */
  onMode: ((mode: Mode) => void) | null;
  autoForm: AutoForm;
  onAutoForm: (form: AutoForm) => void;
  auto: AutoRow | null;
  main: MainAction;
  /** The fields of the game. */
  children: ReactNode;
};

/** The panel; its button stays in sight however long the fields are. */
export function BetPanel(props: BetPanelProps) {
  const { isLocked, mode, onMode, auto, main, step_minor, profit_minor } = props;
  const words = useKitWords();
  const money = useMoney();
  return (
    <section className="panel" aria-label={words('panel.label')}>
      <div className="panel-fields">
        {onMode && (
          <fieldset className="tabs panel-mode" aria-label={words('panel.mode')}>
            {(['manual', 'auto'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={mode === each}
                disabled={isLocked}
                onClick={() => onMode(each)}
              >
                {words(`panel.${each}`)}
              </button>
            ))}
          </fieldset>
        )}
        <AmountField
          bet_minor={props.bet_minor}
          onBet={props.onBet}
          limits={props.limits}
          step_minor={step_minor}
          balance_minor={props.balance_minor}
          isLocked={isLocked}
        >
          {props.isBalanceShown && (
            <span className="amount-balance">
              {props.isDemo && <span className="badge">{words('demo')}</span>}
              {words('panel.balance')} <strong data-figure="balance">{money(props.balance_minor)}</strong>
            </span>
          )}
        </AmountField>
        {props.children}
        <p className="panel-line panel-profit">
          <span>{words('panel.profit')}</span>
          <strong data-figure="profit">{money(profit_minor)}</strong>
        </p>
        {mode === 'auto' && (
          <div className={auto ? 'auto-fields is-running' : 'auto-fields'}>
            <AutoFields form={props.autoForm} onForm={props.onAutoForm} isLocked={isLocked} />
          </div>
        )}
      </div>
      <div className="panel-main">
        {auto && <AutoLine auto={auto} />}
        <div className="panel-buttons">
          {onMode && (
            <button
              type="button"
              className="mode-switch"
              aria-pressed={mode === 'auto'}
              disabled={isLocked}
              onClick={() => onMode(mode === 'auto' ? 'manual' : 'auto')}
            >
              <Repeat aria-hidden="true" size={20} />
              {words('panel.auto')}
            </button>
          )}
          <MainButton main={main} profit_minor={profit_minor} />
        </div>
      </div>
    </section>
  );
}

function AutoLine({ auto: { left, profit_minor } }: { auto: AutoRow }) {
  const words = useKitWords();
  const money = useMoney();
  const sign = profit_minor > 0n ? '+' : profit_minor < 0n ? '−' : '';
  const amount_minor = profit_minor < 0n ? -profit_minor : profit_minor;
  return (
    <p className="panel-line">
      <span>{left === null ? words('auto.profit_now') : words('auto.left', { left })}</span>
      <strong data-figure="auto-profit" className={profit_minor > 0n ? 'is-win' : undefined}>
        {sign}
        {money(amount_minor)}
      </strong>
    </p>
  );
}

type MainButtonProps = { main: MainAction; profit_minor: bigint };

function MainButton({ main, profit_minor }: MainButtonProps) {
  const words = useKitWords();
  const money = useMoney();
  const rest = main.kind === 'resting' ? main.rest : null;
  const seconds = useSecondsLeft(rest);
  const label = ((): string => {
    switch (main.kind) {
      case 'bet':
        return words('panel.bet');
      case 'start_auto':
        return words('auto.start');
      case 'stop_auto':
        return words('auto.stop');
      case 'again':
        return words('error.retry');
      case 'your_turn':
        return words('panel.your_turn');
      case 'cash_out':
        return words('panel.cash_out', { amount: money(main.amount_minor) });
      case 'resting':
        return words('panel.next_in', { seconds });
    }
  })();
  const isStake = main.kind === 'bet' || main.kind === 'start_auto';
  // It keeps the focus while it waits, so it is not disabled for the browser.
  return (
    <button
      type="button"
      className={`main-button is-${main.kind}`}
      data-action={main.kind}
      aria-disabled={main.act === null}
      onClick={() => main.act?.()}
    >
      {rest && (
        <span
          aria-hidden="true"
          className="main-button-rest"
          style={{ animationDuration: `${rest.length_ms}ms` }}
        />
      )}
      {label}
      {isStake && <small>{words('panel.profit_of', { amount: money(profit_minor) })}</small>}
    </button>
  );
}
