/** One of the two bets: what it stakes, where it is cashed out, and the one button that does what is next. */
import { Repeat } from 'lucide-react';
import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { AutoFields, firstAutoForm, readAutoForm } from '../../../../kit/client/auto/auto-fields.tsx';
import { AmountField } from '../../../../kit/client/bet/amount-field.tsx';
import { faultOf, limitsFor, within } from '../../../../kit/client/bet/amount.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { LEAST_TARGET } from '../../rules.ts';
import type { Place, RoomState } from '../room/state.ts';
import { useWords } from '../words.ts';
import { AutoLine, OutcomeLine } from './seat-lines.tsx';
import { SeatButton } from './seat-button.tsx';
import type { SeatPlay } from './seat-play.ts';
import { TargetField } from './target-field.tsx';

/** What the keys do to the bet. */
export type SeatKeys = { main: () => void; half: () => void; double: () => void; least: () => void };

type SeatPanelProps = {
  place: Place;
  label: string;
  play: SeatPlay;
  room: Pick<RoomState, 'stakes' | 'mayAutomate' | 'balance_minor'>;
  /** Takes the panel away, where it can be. */
  onRemove: (() => void) | null;
  keys: Ref<SeatKeys>;
};

/** The panel. While its bet is under way, what it was placed with is shown and cannot be changed. */
export function SeatPanel({ place, label, play, room, onRemove, keys }: SeatPanelProps) {
  const words = useWords();
  const kit = useKitWords();
  const { stakes, mayAutomate, balance_minor } = room;
  const { seat, bet } = play;
  const [stake_minor, setStake] = useState(() => BigInt(bet?.bet_minor ?? stakes.usual_minor));
  const [target, setTarget] = useState<number | null>(() => bet?.auto_cash_out ?? null);
  const [mode, setMode] = useState<'manual' | 'auto'>('manual');
  const [form, setForm] = useState(firstAutoForm);
  const limits = useMemo(() => limitsFor(stakes, (target ?? LEAST_TARGET) * 100), [stakes, target]);

  const action = play.action(mode);
  const isUnderWay = action.kind === 'cash_out' || action.kind === 'leaving' || action.kind === 'placed';
  const isLocked = isUnderWay || seat.auto !== null || action.kind === 'placing' || action.kind === 'queued';
  const asked = seat.queued ?? seat.pending?.ask ?? null;
  const shown_minor =
    isUnderWay && bet
      ? BigInt(bet.bet_minor)
      : (asked?.bet_minor ?? (seat.auto ? seat.auto.row.next_minor : stake_minor));
  const shownTarget = isUnderWay && bet ? bet.auto_cash_out : asked ? asked.target : target;
  const isGood = limits !== null && faultOf(stake_minor, limits) === null;
  const choice = mode === 'auto' ? readAutoForm(form, stake_minor) : null;

  const act = ((): (() => void) | null => {
    switch (action.kind) {
      case 'bet':
        return isGood ? () => play.stake({ bet_minor: stake_minor, target }) : null;
      case 'start_auto':
        return isGood && choice && target !== null ? () => play.startAuto(choice, target, limits) : null;
      case 'stop_auto':
        return play.stopAuto;
      case 'queued':
        return play.cancel;
      case 'cash_out':
        return play.cashOut;
      default:
        return null;
    }
  })();
  const change = (amount_minor: bigint): void => {
    if (!isLocked && limits) setStake(within(amount_minor, limits));
  };
  useImperativeHandle(keys, () => ({
    main: () => act?.(),
    half: () => change(stake_minor / 2n),
    double: () => change(stake_minor * 2n),
    least: () => change(BigInt(stakes.least_minor)),
  }));

  return (
    <section className="seat" aria-label={label} data-place={place} data-mode={mode}>
      <div className="seat-fields">
        <AmountField
          bet_minor={shown_minor}
          onBet={setStake}
          limits={limits}
          step_minor={BigInt(stakes.step_minor)}
          balance_minor={balance_minor}
          isLocked={isLocked}
        />
        <TargetField
          target={shownTarget}
          onTarget={setTarget}
          isLocked={isLocked}
          isNeeded={mode === 'auto'}
        />
        {mode === 'auto' && seat.auto === null && (
          <AutoFields form={form} onForm={setForm} isLocked={isLocked} />
        )}
      </div>
      <div className="seat-foot">
        {seat.auto ? <AutoLine row={seat.auto.row} /> : <OutcomeLine bet={bet} />}
        <div className="panel-buttons">
          {mayAutomate && !(seat.auto && isUnderWay) && (
            <button
              type="button"
              className="mode-switch"
              aria-pressed={mode === 'auto'}
              disabled={isLocked}
              onClick={() => setMode(mode === 'auto' ? 'manual' : 'auto')}
            >
              <Repeat aria-hidden="true" size={20} />
              {kit('panel.auto')}
            </button>
          )}
          {seat.auto && isUnderWay && (
            <button
              type="button"
              className="mode-switch is-stop"
              aria-label={kit('auto.stop')}
              onClick={play.stopAuto}
            >
              <Repeat aria-hidden="true" size={20} />
              {words('crash.stop')}
            </button>
          )}
          <SeatButton place={place} action={action} act={act} />
          {onRemove && (
            <button
              type="button"
              className="mode-switch seat-remove"
              aria-label={words('crash.remove_seat')}
              disabled={isLocked}
              onClick={onRemove}
            >
              <span aria-hidden="true">✕</span>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
