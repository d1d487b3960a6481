/** A live table: its felt, the clock, the player's chips, and the others. One is mounted for as long as the page is open. */
import { Users } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { BoardBoundary } from '../../../../kit/client/board/board-boundary.tsx';
import { WinMark } from '../../../../kit/client/board/win-mark.tsx';
import { useKeys } from '../../../../kit/client/keys/use-keys.ts';
import { LineSign } from '../../../../kit/client/room/line-sign.tsx';
import type { RoomProps } from '../../../../kit/client/room-view.ts';
import { leaveAction } from '../../../../kit/client/shell/leave.ts';
import { TopBar, type Panel } from '../../../../kit/client/shell/top-bar.tsx';
import { useFrame } from '../../../../kit/client/shell/use-frame.ts';
import { usePreferences } from '../../../../kit/client/shell/use-preferences.ts';
import { explanations, useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { unitsIn, isEmpty } from '../../../table/client/chips/chips.ts';
import { denominationsOf } from '../../../table/client/chips/denominations.ts';
import { Tray, type TrayMove } from '../../../table/client/chips/tray.tsx';
import { writeChip } from '../../../table/client/chips/worth.ts';
import type { DrawResult } from '../../socket-api.ts';
import { LiveDialogs } from '../dialog/live-dialogs.tsx';
import type { LiveView, Sale } from '../live-view.ts';
import { matchSaleOf } from '../bout/match-sale.ts';
import { poolSaleOf } from '../pools/pool-sale.ts';
import { subscribedTicket, subscriptionSaleOf } from '../subscriptions/sale.ts';
import { useSaid } from '../use-said.ts';
import { resultOf, stakedIn, together } from '../room/own.ts';
import type { Notice, Room } from '../room/room.ts';
import { betsIn, type LiveState, type Snapshot } from '../room/state.ts';
import { whyNot } from '../room/why-not.ts';
import { useWords, type MessageId } from '../words.ts';
import { ClockRing } from './clock-ring.tsx';
import { LiveStatus } from './live-status.tsx';
import { marksOf } from './marks.tsx';
import { PlaceButton } from './place-button.tsx';
import { PlayersList } from './players-list.tsx';
import { ResultsRow } from './results-row.tsx';
import { Spoken } from './spoken.tsx';
import { useChips } from './use-chips.ts';
import { type Now, useMoment } from './use-moment.ts';
import { useTableSound } from './use-table-sound.ts';

/** Where the chat has a place beside the table, it is open from the beginning. */
const wide = '(min-width: 1240px) and (min-height: 561px)';

type LiveTableProps = RoomProps & {
  session: string;
  title: string;
  view: LiveView;
  room: Room;
  snapshot: Snapshot;
};

/** The table with its first snapshot. */
export function LiveTable({ session, title, view, room, snapshot, language, cues, reload }: LiveTableProps) {
  const words = useWords();
  const kit = useKitWords();
  const known = useSyncExternalStore(room.subscribe, room.view);
  const { state, line, pending, rest } = known;
  const { stakes } = state;
  const { preferences, toggle, pace } = usePreferences(cues, false);
  const frame = useFrame();
  const now = useMoment(view, room, pace);
  const { unit_minor, chips } = useMemo(() => denominationsOf(stakes, 1), [stakes]);
  const [chosen, setChosen] = useState(chips[1] ?? chips[0] ?? 1);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [opened, setOpened] = useState<DrawResult | null>(null);
  const next = room.next();
  const isOpen = next !== null && line === 'open';
  const [draws, setDraws] = useState(1);
  const [ticketId, setTicketId] = useState(() => crypto.randomUUID());
  const hand = useChips({
    room,
    view: known,
    unit_minor,
    isOpen,
    isTicket: view.priceOf !== undefined && view.game.pool?.form === 'numbers',
    field: state.draw?.field ?? null,
    drawKey: state.draw ? `${state.draw.chain}.${state.draw.number}` : '',
  });
  const basis = saleOf(view, snapshot, state, {
    draws,
    choose: setDraws,
    next,
    ticketId,
    renewTicket: () => setTicketId(crypto.randomUUID()),
    lay(spot, units) {
      hand.clear();
      if (units > 0) hand.place(spot, units);
    },
  });
  const [isChatOpen, setChatOpen] = useState(() => view.chat !== undefined && matchMedia(wide).matches);
  const { placed, laid } = hand;
  const bets = betsIn(state.own);
  const result = now.phase === 'settled' ? resultOf(state.own) : null;
  const { priceOf } = view;
  const laid_minor = priceOf ? priceOf(laid, stakes) : unit_minor * BigInt(unitsIn(laid));
  const why =
    laid_minor === 0n
      ? null
      : whyNot(laid, {
          game: view.game,
          bet_minor: laid_minor,
          stakes,
          bets,
          field: state.draw?.field ?? null,
        });
  const sale = basis && {
    ...basis,
    subscriptions: subscriptionSaleOf(view.game, snapshot, state, {
      ticket: why === null ? subscribedTicket(view.game, laid, laid_minor) : null,
      isAsking: known.asking !== null,
      begin(terms) {
        room.beginSubscription(terms);
        hand.clear();
      },
      stop: room.stopSubscription,
    }),
  };
  const results = useMemo(
    () => state.results.filter((each) => !each.is_cancelled && (now.shown.isWhole || !isShown(each, now))),
    [state.results, now],
  );

  useEffect(() => room.attach(), [room]);
  useTableSound(cues, now, result);

  const isReady = isOpen && pending.length === 0 && rest === null && laid_minor > 0n && why === null;
  const stake = (): void => {
    if (!isReady || !room.bet(laid, laid_minor, draws, ticketId)) return;
    hand.clear();
    setTicketId(crypto.randomUUID());
  };
  // A ticket has no chips that could be doubled.
  const moveChips = (move: TrayMove): void => {
    if (!priceOf || move === 'undo' || move === 'clear') hand.move(move);
  };
  const keyActions = {
    main() {
      cues.awaken();
      stake();
    },
    half: () => moveChips('undo'),
    double: () => moveChips('double'),
    least: () => moveChips('clear'),
    mute: () => toggle('isSoundOn'),
    more: { r: () => moveChips('rebet') },
  };
  useKeys(keyActions, preferences.hasKeys);
  const saidOf = useSaid(view);
  const { outcome, isWhole } = now.shown;
  const text =
    now.phase === 'drawing' && isWhole && outcome
      ? saidOf(outcome)
      : words(...textOf(now, view, sale?.call ?? null));
  const leave = leaveAction(snapshot.lobby_url);
  // Chips that are not staked stay in the hand while no bets are taken.
  const layout = priceOf ? laid : isOpen ? together(placed, laid) : placed;

  const players = <PlayersList state={state} currency={snapshot.currency} language={language} />;
  // While a round is called the button is about the next one.
  const isOfNext = next !== null && state.draw !== null && next.number !== state.draw.number;
  const isIn = isOfNext ? state.ahead.some(({ draw }) => draw.number === next.number) : bets.length > 0;
  const button = (
    <PlaceButton
      isOpen={next !== null}
      now={now}
      isConnected={line === 'open'}
      laid_minor={laid_minor * BigInt(draws)}
      empty={view.empty ?? 'live.lay_chips'}
      isPlacing={pending.length > 0}
      isIn={isIn}
      rest={rest}
      isReady={isReady}
      onPress={stake}
    />
  );

  return (
    <div
      className={`shell is-table-shell is-live-table${isChatOpen ? ' has-open-chat' : ''}`}
      data-game={view.game.code}
      data-cloth={view.cloth}
      data-phase={now.phase}
      onPointerDown={cues.awaken}
    >
      <div className="table">
        <TopBar
          title={title}
          onLeave={frame.hasBar ? null : leave}
          preferences={preferences}
          onToggle={toggle}
          hasTurbo={false}
          onOpen={setPanel}
        />
        <div className="live-strip">
          <ClockRing now={now} text={text} />
          <ResultsRow view={view} results={results} onOpen={setOpened} />
          <p className="live-players" title={kit('room.players')}>
            <Users aria-hidden="true" size={15} />
            <span className="visually-hidden">{kit('room.players')}</span>
            {state.totals.players}
          </p>
          {view.chat && (
            <view.chat.Toggle
              chat={room.chat}
              isOpen={isChatOpen}
              onToggle={() => setChatOpen(!isChatOpen)}
            />
          )}
        </div>
        <section className="board felt" aria-label={kit('board.label')}>
          <BoardBoundary
            onBroken={() => undefined}
            fallback={<p className="board-broken">{kit('board.broken')}</p>}
          >
            <view.Felt
              bets={{
                layout,
                isOpen: isOpen && pending.length === 0,
                place(spot) {
                  if (!isOpen) return;
                  cues.play('chip');
                  hand.place(spot, priceOf ? 1 : chosen);
                },
                take: hand.take,
                worth,
                chips,
                marks: marksOf({ spots: state.spots, placed, laid: isOpen ? laid : {} }),
              }}
              shown={now.shown}
              results={results}
              pace={pace}
              sound={cues.play}
              sale={sale}
              field={state.draw?.field ?? null}
              match={matchSaleOf(view.game, snapshot, state, now)}
            />
          </BoardBoundary>
          {now.phase === 'closed' && view.game.pool?.form !== 'cards' && (
            <p className="live-banner" aria-hidden="true">
              {words('live.no_more')}
            </p>
          )}
          <LineSign line={line} latency_ms={known.latency_ms} />
          {result && (
            <WinMark
              key={now.shown.key}
              staked_minor={result.staked_minor}
              win_minor={result.win_minor}
              isAbove
              countsUp={pace !== 'still'}
            />
          )}
          <output className="notice">{noticeText(known.notice)}</output>
        </section>
        <section className="panel table-panel" aria-label={kit('panel.label')}>
          <LiveStatus
            balance_minor={frame.hasBalance ? null : state.balance_minor}
            isDemo={snapshot.is_demo}
            staked_minor={stakedIn(bets, pending, state.draw)}
            // What the last draw has brought stands until the player bets again.
            result={result ?? (isOpen && isEmpty(placed) ? resultOf(state.before) : null)}
            why={why}
            stakes={stakes}
          />
          {priceOf ? (
            <div className="ticket-tray">{button}</div>
          ) : (
            <Tray
              chips={chips}
              chosen={chosen}
              onChoose={setChosen}
              worth={worth}
              moves={hand.moves}
              onMove={hand.move}
              isOpen={isOpen}
            >
              {button}
            </Tray>
          )}
        </section>
      </div>
      {view.chat ? (
        <div className="room-side">
          {isChatOpen && (
            <view.chat.Panel
              chat={room.chat}
              isConnected={line === 'open'}
              language={language}
              onFold={() => setChatOpen(false)}
            />
          )}
          {players}
        </div>
      ) : (
        players
      )}
      <Spoken view={view} now={now} result={result} />
      <LiveDialogs
        session={session}
        snapshot={snapshot}
        view={view}
        known={known}
        room={room}
        language={language}
        panel={panel}
        onPanel={setPanel}
        opened={opened}
        onOpened={setOpened}
        hasKeys={preferences.hasKeys}
        onKeys={() => toggle('hasKeys')}
        leave={leave}
        reload={reload}
        pace={pace}
      />
    </div>
  );

  function worth(units: number): string {
    return writeChip(unit_minor * BigInt(units));
  }

  function noticeText(notice: Notice | null): string {
    if (notice !== null)
      return notice === 'not_sent' ? words('live.not_sent') : kit(explanations[notice].text);
    if (isOpen || line !== 'open' || isEmpty(laid)) return '';
    if (now.phase === 'stopped') return words('live.stopped_chips');
    // In the next race the same numbers are other runners.
    return words(state.draw?.field ? 'race.not_placed' : 'live.not_placed');
  }
}

/** What is sold ahead, where a game has that. Where bets have to lie apart, each takes a press of its own. */
function saleOf(
  { game }: LiveView,
  snapshot: Snapshot,
  state: LiveState,
  chosen: Pick<Sale, 'draws' | 'choose' | 'next' | 'ticketId' | 'renewTicket' | 'lay'>,
): Omit<Sale, 'subscriptions'> | null {
  const { schedule } = game;
  const { draw, own, ahead, before } = state;
  if (!schedule) return null;
  return {
    ...chosen,
    draw,
    ticketSet: draw?.ticket_set ?? null,
    isClosed: draw?.state === 'closed',
    most: snapshot.min_cycle_ms === 0 ? schedule.sells : 1,
    own: betsIn(own),
    ahead,
    before: betsIn(before),
    isGivenBack: own.length > 0 && betsIn(own).length === 0,
    playersOn: (spot) => state.spots[spot]?.players ?? 0,
    pool: poolSaleOf(game, snapshot, state),
    call: draw?.call ?? null,
  };
}

/** Whether a result is that of the draw which is being shown. */
function isShown({ chain, number }: DrawResult, { shown }: Now): boolean {
  return shown.key === `${chain}.${number}`;
}

/** What the table does while it is not telling an outcome. */
function textOf(
  { phase, seconds }: Now,
  view: LiveView,
  call: Sale['call'],
): [MessageId, Record<string, number>?] {
  switch (phase) {
    case 'open':
      return ['live.place_bets'];
    case 'stopped':
      return ['live.stopped'];
    case 'closed':
      return [call ? view.drawing : 'live.no_more'];
    case 'drawing':
      return [view.drawing];
    case 'settled':
      return ['live.next_in', { seconds }];
    case 'cancelled':
      return ['live.cancelled'];
    case 'empty':
      return ['live.soon'];
  }
}
