/** What the one button of the panel does where play stands. */
import { readAutoForm, type AutoForm } from '../auto/auto-fields.tsx';
import type { MainAction, Mode } from '../bet/bet-panel.tsx';
import { faultOf, payoutOf, type Limits } from '../bet/amount.ts';
import type { Thing } from '../play/course.ts';
import type { Table, TableState } from '../play/table.ts';

/** Ends a round where the protocol says that it can be ended. */
const cashOut: Thing = { type: 'cash_out' };

type Standing = {
  table: Table;
  state: TableState;
  mode: Mode;
  autoForm: AutoForm;
  bet_minor: bigint;
  wager: Thing;
  limits: Limits | null;
};

/** The button's word and its act; no act while there is nothing to do but wait. */
export function mainAction(standing: Standing): MainAction {
  const { table, state, mode, autoForm, bet_minor, wager, limits } = standing;
  const { course, auto, rest } = state;
  if (course.isLost) return { kind: 'again', act: table.again };
  if (auto) return { kind: 'stop_auto', act: () => table.stopAuto('player') };
  const { phase, round } = course;
  const at = round?.course;
  const isActing = course.ask?.kind === 'act';
  const isUnderWay = phase === 'in_play' || isActing || (phase === 'showing' && at?.state === 'in_play');
  if (isUnderWay && round && at) {
    if (!at.can_cash_out) return { kind: 'your_turn', act: null };
    const amount_minor = payoutOf(BigInt(round.bet_minor), at.multiplier);
    return { kind: 'cash_out', amount_minor, act: phase === 'in_play' ? () => table.act(cashOut) : null };
  }
  if (phase === 'idle' && rest) return { kind: 'resting', rest, act: null };
  const isPossible = phase === 'idle' && limits !== null && faultOf(bet_minor, limits) === null;
  if (mode === 'auto') {
    const choice = readAutoForm(autoForm, bet_minor);
    const act = isPossible && choice ? () => table.startAuto(choice, wager, () => limits) : null;
    return { kind: 'start_auto', act };
  }
  return { kind: 'bet', act: isPossible ? () => table.begin(bet_minor, wager) : null };
}
