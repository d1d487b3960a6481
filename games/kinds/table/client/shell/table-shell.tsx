/** A table: its felt, the player's chips, and all that is the same for every table around them. */
import { useMemo, useReducer, useState } from 'react';
import { readRound, stakedIn } from '../../../../kit/client/board/read-round.ts';
import { useKeys } from '../../../../kit/client/keys/use-keys.ts';
import { isWaiting } from '../../../../kit/client/play/course.ts';
import type { SeatProps } from '../../../../kit/client/seat.ts';
import { ShellFrame } from '../../../../kit/client/shell/shell-frame.tsx';
import { useShell } from '../../../../kit/client/shell/use-shell.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { roundsApi, type RoundView } from '../../../../kit/play-api/rounds.ts';
import { isEmpty, moveChips, noChips, unitsIn } from '../chips/chips.ts';
import { denominationsOf } from '../chips/denominations.ts';
import { Tray, type TrayMove } from '../chips/tray.tsx';
import { writeChip } from '../chips/worth.ts';
import type { AnyTableView, Layout } from '../table-view.ts';
import { useWords } from '../words.ts';
import { DealButton } from './deal-button.tsx';
import { FeltFrame } from './felt-frame.tsx';
import { whyNot } from './limits.ts';
import { TableRules } from './table-rules.tsx';
import { TableStatus } from './table-status.tsx';
import '../style/shell.css';
import '../style/chips.css';

/** What the keys do while chips may be laid. */
const trayKeys = [
  ['a', 'tray.undo'],
  ['s', 'tray.double'],
  ['d', 'tray.clear'],
  ['r', 'tray.rebet'],
] as const;

/** Sixty earlier rounds: as many as roads and statistics show. */
const EARLIER_PAGES = 3;

/** The shell. One is mounted for as long as the page is open. */
export function TableShell({ view, ...seat }: SeatProps & { view: AnyTableView }) {
  const { entered, cues } = seat;
  const words = useKitWords();
  const tableWords = useWords();
  const { stakes } = entered;
  const shell = useShell(seat, view, EARLIER_PAGES);
  const { table, state, round, preferences, toggle, pace, frame, panel, onPanel } = shell;
  const { course } = state;
  const { unit_minor, chips: values } = useMemo(
    () => denominationsOf(stakes, view.unitsPerChip),
    [stakes, view],
  );
  const [chips, move] = useReducer(moveChips, null, () => noChips(layoutIn(view, entered.round, unit_minor)));
  const [chosen, setChosen] = useState(values[1] ?? values[0] ?? 1);
  const worth = (units: number): string => writeChip(unit_minor * BigInt(units));

  const isOpen = course.phase === 'idle' && state.rest === null;
  const isPlayed = course.phase !== 'idle';
  // The chips of a round lie where they were until the next chip is laid.
  const shownLayout =
    isPlayed || isEmpty(chips.layout)
      ? (layoutIn(view, course.round, unit_minor) ?? chips.layout)
      : chips.layout;
  const begun = course.ask?.kind === 'begin' ? course.ask : null;
  const layout = begun ? (chips.last ?? {}) : shownLayout;
  const wager = useMemo(() => view.wagerOf(chips.layout), [view, chips.layout]);
  const bet_minor = unit_minor * BigInt(unitsIn(chips.layout));
  const why = wager ? whyNot(view.game, wager, bet_minor, stakes) : null;

  const canDeal = isOpen && wager !== null && why === null;
  const deal = (): void => {
    if (!canDeal || !wager) return;
    cues.play('press');
    table.begin(bet_minor, roundsApi.begin.request.shape.wager.parse(wager));
    move({ type: 'played' });
  };
  const moves: Record<TrayMove, boolean> = {
    undo: isOpen && chips.before.length > 0,
    clear: isOpen && !isEmpty(chips.layout),
    double: isOpen && !isEmpty(chips.layout),
    rebet: isOpen && isEmpty(chips.layout) && chips.last !== null,
  };
  const press = course.isLost ? table.again : deal;
  const { Actions, keys: letters = [] } = view;
  // What got no answer is sent again by the main button.
  const isActing = !course.isLost && (isWaiting(course.round) || course.ask?.kind === 'act');
  const keyActions = useMemo(
    () => ({
      main() {
        cues.awaken();
        if (isActing) pressButtonOf('space');
        else press();
      },
      half: () => moves.undo && move({ type: 'undo' }),
      double: () => moves.double && move({ type: 'double' }),
      least: () => moves.clear && move({ type: 'clear' }),
      mute: () => toggle('isSoundOn'),
      more: isActing
        ? Object.fromEntries(letters.map(([letter]) => [letter, () => pressButtonOf(letter)]))
        : { r: () => moves.rebet && move({ type: 'rebet' }) },
    }),
    [cues, press, isActing, letters, moves.undo, moves.double, moves.clear, moves.rebet, toggle],
  );
  useKeys(keyActions, preferences.hasKeys);

  return (
    <ShellFrame
      seat={seat}
      view={view}
      shell={shell}
      className="is-table-shell"
      cloth={view.cloth}
      rules={
        panel === 'rules' && (
          <TableRules
            Rules={view.Rules}
            betName={view.betName}
            bets={view.game.betTypes()}
            away={view.game.hasSteps ? tableWords('rules.away') : words('rules.at_once')}
            stakes={stakes}
            onClose={() => onPanel(null)}
          />
        )
      }
      moreKeys={[...letters, ...trayKeys.filter(([key]) => !letters.some(([letter]) => letter === key))].map(
        ([letter, does]) => [letter.toUpperCase(), tableWords(does)] as const,
      )}
    >
      <view.Results results={state.results} />
      <FeltFrame
        view={view}
        table={table}
        state={state}
        round={round}
        layout={layout}
        isOpen={isOpen}
        isLaying={begun !== null || (course.phase === 'idle' && !isEmpty(chips.layout))}
        place={(spot) => {
          if (!isOpen) return;
          cues.play('chip');
          move({ type: 'place', spot, units: chosen, layFor: view.layFor });
        }}
        take={(spot) => isOpen && move({ type: 'take', spot })}
        worth={worth}
        unit_minor={unit_minor}
        chips={values}
        pace={pace}
        sound={cues.play}
      />
      <section className="panel table-panel" aria-label={words('panel.label')}>
        <TableStatus
          balance_minor={frame.hasBalance ? null : course.balance_minor}
          isDemo={entered.is_demo}
          staked_minor={stakedNow()}
          last={
            course.phase === 'idle' && !isEmpty(chips.layout)
              ? undefined
              : wonIn(state.results[0], course.round)
          }
          why={why}
          stakes={stakes}
        />
        {Actions && isActing && round ? (
          <Actions
            round={round}
            isTurn={course.phase === 'in_play'}
            act={table.act}
            worth={worth}
            sound={cues.play}
          />
        ) : (
          <Tray
            chips={values}
            chosen={chosen}
            onChoose={setChosen}
            worth={worth}
            moves={moves}
            onMove={(name) => move({ type: name })}
            isOpen={isOpen}
          >
            <DealButton
              verb={view.verb}
              isLost={course.isLost}
              rest={state.rest}
              isReady={canDeal}
              onPress={press}
            />
          </Tray>
        )}
      </section>
    </ShellFrame>
  );

  /** With the chips of a round on the table, all that it has staked. */
  function stakedNow(): bigint {
    if (begun) return begun.bet_minor;
    if (course.phase === 'idle' && !isEmpty(chips.layout)) return bet_minor;
    return course.round ? stakedIn(course.round) : bet_minor;
  }
}

/** A button that cannot be pressed now is no button for its letter either. */
function pressButtonOf(letter: string): void {
  document.querySelector<HTMLElement>(`[data-key="${letter}"][aria-disabled="false"]`)?.click();
}

/** The chips of a round. */
function layoutIn(view: AnyTableView, round: RoundView | null, unit_minor: bigint): Layout | null {
  const read = readRound(view, round);
  return read && view.layoutOf(read.wager, Number(read.bet_minor / unit_minor));
}

/** The last result, if it is that of the round on the table. */
function wonIn(last: RoundView | undefined, round: RoundView | null): RoundView | undefined {
  return last && last.round_id === round?.round_id ? last : undefined;
}
