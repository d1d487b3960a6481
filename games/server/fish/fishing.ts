/**
 * Fishing rooms of this process. A player who enters takes a free seat beside others who play for the same kind of money; packets go the
 * way of every round. What is told to a room is told after the operator has taken the bet, so that a catch is never known before it counts.
 */
import { randomBytes } from 'node:crypto';
import { swimmerOf } from '../../kinds/fish/shoal.ts';
import {
  type Caught,
  type PacketMessage,
  type ServerMessage,
  socketVersion,
} from '../../kinds/fish/socket-api.ts';
import { mostShots, unitsOf } from '../../kinds/fish/stakes.ts';
import {
  costOf,
  mayAim,
  type Packet,
  seenSchema,
  wagerSchema,
  WEAPONS,
} from '../../kinds/instant/fishing.ts';
import { playBegin } from '../begin.ts';
import { maskedName } from '../draws/present.ts';
import type { Entered } from '../draws/play-socket.ts';
import type { House, RoundHouseGame } from '../house.ts';
import { balanceOf, balancesAfter, requireActivePlayer } from '../play-session.ts';
import { takeTurn } from '../player-turn.ts';
import { nameOf } from '../draws/messages.ts';
import { Refusal } from '../refusal.ts';
import { presentRoundView } from '../rounds/present.ts';
import { findSpin, type Round } from '../rounds/round.ts';
import { fairnessInForce } from '../seeds.ts';
import { readSession, type Session } from '../sessions.ts';
import { stakesOf } from '../stakes.ts';
import {
  createFishRoom,
  type FishRoom,
  holdFish,
  load,
  packetFor,
  type Seat,
  seatFor,
  tidyRoom,
} from './room.ts';

type Said<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export type Fishing = {
  enter: (game: RoundHouseGame, session: Session, send: (text: Buffer) => void) => Promise<Entered>;
  close: () => Promise<void>;
};

const TIDY_MS = 5_000;

export function createFishing(house: House): Fishing {
  let rooms: FishRoom[] = [];
  const working = new Set<Promise<unknown>>();
  const now_ms = () => house.now().getTime();

  function broadcast({ seats }: FishRoom, message: object, but?: Seat): void {
    for (const seat of seats) if (seat !== but) seat?.send?.(message);
  }

  function sayCaught(room: FishRoom, seat: number, caught: readonly Caught[]): void {
    if (caught.length === 0) return;
    broadcast(room, { type: 'caught', now: now_ms(), seat, caught: [...caught] } satisfies Said<'caught'>);
  }

  const seen = ({ seats }: FishRoom) =>
    seats.map((seat) => seat && { player: seat.name, is_here: seat.send !== null });

  function saySeats(room: FishRoom): void {
    broadcast(room, { type: 'seats', now: now_ms(), seats: seen(room) } satisfies Said<'seats'>);
  }

  const tidying = setInterval(() => {
    for (const room of rooms) {
      const before = JSON.stringify(seen(room));
      tidyRoom(room, now_ms());
      if (JSON.stringify(seen(room)) !== before) saySeats(room);
    }
    rooms = rooms.filter(({ seats }) => seats.some((seat) => seat !== null));
  }, TIDY_MS);
  tidying.unref();

  /** The room where the player sits, or one with a free seat, or a new one. */
  function sitDown({ player }: Session, isDemo: boolean): { room: FishRoom; index: number; seat: Seat } {
    const alike = rooms.filter((room) => room.isDemo === isDemo);
    let room =
      alike.find(({ seats }) => seats.some((seat) => seat?.player === player)) ??
      alike.find((each) => seatFor(each, player) >= 0);
    if (!room) {
      room = createFishRoom(randomBytes(8).toString('hex'), now_ms(), isDemo);
      rooms.push(room);
    }
    const index = seatFor(room, player);
    const seat = room.seats[index] ?? {
      player,
      name: maskedName(house, player),
      send: null,
      leftAt_ms: now_ms(),
      loadedAt_ms: 0,
      packetAt_ms: 0,
      isBusy: false,
    };
    room.seats[index] = seat;
    return { room, index, seat };
  }

  /** What has become of a packet, as its player is told. */
  async function answerOf(round: Round, asked: PacketMessage): Promise<Said<'answer'>> {
    const { afterBet, afterAll } = await balancesAfter(house, round);
    const packet = wagerSchema.parse(round.wager);
    return {
      type: 'answer',
      to: 'packet',
      bet_id: asked.bet_id,
      round: presentRoundView(round),
      returned: asked.shots.length - packet.shots.length,
      balance_after_bet_minor: afterBet.toString(),
      balance_minor: afterAll?.toString() ?? null,
    };
  }

  /** A packet that was sent before: told again, whatever room its player is in now. */
  async function again(session: Session, asked: PacketMessage): Promise<Said<'answer'> | null> {
    const round = await findSpin(house, session.sessionId, asked.bet_id);
    if (!round) return null;
    const packet = wagerSchema.parse(round.wager);
    const isSame =
      packet.room === asked.room &&
      packet.weapon === asked.weapon &&
      round.bet === BigInt(asked.unit_minor) * BigInt(costOf(packet)) &&
      packet.shots.every((shot) => asked.shots.some((ids) => shot.every(({ id }) => ids.includes(id))));
    if (!isSame) throw new Refusal('bad_request', 'bet_id: it was used with another packet');
    if (round.failure) throw new Refusal(round.failure, `packet ${round.publicId} is ${round.state}`);
    if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
    return answerOf(round, asked);
  }

  /** @throws Refusal for a stake or a packet that the session's rules do not allow. */
  function requirePacket(
    session: Session,
    { room, weapon, unit_minor, shots }: PacketMessage,
    at: FishRoom,
  ): void {
    if (room !== at.seed) throw new Refusal('action_not_allowed', 'room: the player is in another room');
    const stakes = stakesOf(session);
    const unit = BigInt(unit_minor);
    if (!unitsOf(stakes).includes(unit))
      throw new Refusal('bet_not_allowed', 'unit_minor: none of the stakes');
    if (shots.length > mostShots(stakes, unit, weapon, session.rules.min_cycle_ms))
      throw new Refusal('bet_not_allowed', 'shots: more than a packet may have at this stake');
    if (shots.some((shot) => shot.length > WEAPONS[weapon].targets))
      throw new Refusal('bad_request', 'shots: the weapon hits fewer fish');
    if (shots.flat().some((id) => !mayAim(weapon, swimmerOf(at.seed, id).fish)))
      throw new Refusal('action_not_allowed', 'shots: the weapon is too strong for a fish');
  }

  async function shoot(
    game: RoundHouseGame,
    entered: Session,
    { room, index, seat }: { room: FishRoom; index: number; seat: Seat },
    asked: PacketMessage,
    arrivedAt: Date,
  ): Promise<Said<'answer'>> {
    // Read again: the session may have been closed since the player entered.
    const session = await readSession(house, entered.sessionId);
    const before = await again(session, asked);
    if (before) return before;
    if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
    if (seat.isBusy) throw new Refusal('spin_in_flight', 'another packet of the player is under way');
    requirePacket(session, asked, room);
    load(seat, asked.weapon, asked.shots.length, arrivedAt.getTime());
    seat.isBusy = true;
    try {
      const release = await holdFish(room, new Set(asked.shots.flat()));
      try {
        const packet = packetFor(room, asked.weapon, asked.shots, arrivedAt.getTime());
        if (packet === null)
          return {
            type: 'answer',
            to: 'packet',
            bet_id: asked.bet_id,
            round: null,
            returned: asked.shots.length,
            balance_after_bet_minor: null,
            balance_minor: null,
          };
        return await decide(game, session, { room, index, seat }, asked, packet);
      } finally {
        release();
      }
    } finally {
      seat.isBusy = false;
    }
  }

  /** Stakes a packet whose fish are held, and tells what it has caught. */
  async function decide(
    game: RoundHouseGame,
    session: Session,
    { room, index, seat }: { room: FishRoom; index: number; seat: Seat },
    asked: PacketMessage,
    packet: Packet,
  ): Promise<Said<'answer'>> {
    const shots = packet.shots.map((shot) => shot.map(({ id }) => id));
    broadcast(
      room,
      { type: 'shots', now: now_ms(), seat: index, weapon: packet.weapon, shots } satisfies Said<'shots'>,
      seat,
    );
    const round = await playBegin(house, game, session, {
      roundId: asked.bet_id,
      bet: BigInt(asked.unit_minor) * BigInt(costOf(packet)),
      wager: packet,
    });
    const answer = await answerOf(round, asked);
    const course = answer.round?.course;
    if (!course) return answer;
    const { paid } = seenSchema.parse(course.seen);
    const prizes = new Map<number, number>();
    for (const [shot, targets] of shots.entries())
      for (const [target, id] of targets.entries()) {
        const prize = paid[shot]?.[target] ?? 0;
        // A fish that two shots of a packet catch is paid twice.
        if (prize > 0) prizes.set(id, (prizes.get(id) ?? 0) + prize);
      }
    for (const id of prizes.keys()) room.gone.set(id, now_ms());
    sayCaught(
      room,
      index,
      [...prizes].map(([id, prize]) => ({ id, prize })),
    );
    return answer;
  }

  async function enter(
    game: RoundHouseGame,
    session: Session,
    sendText: (text: Buffer) => void,
  ): Promise<Entered> {
    const isDemo = session.operatorToken === null;
    const stakes = stakesOf(session);
    const [balance, fairness] = await Promise.all([
      balanceOf(house, session),
      fairnessInForce(house, session.player, game.code),
      requireActivePlayer(house, session),
      takeTurn(house, session),
    ]);
    const send = (message: object) => sendText(Buffer.from(JSON.stringify(message)));
    const taken = sitDown(session, isDemo);
    const { room, index, seat } = taken;
    // One connection plays a seat: a second tab or device takes it over.
    seat.send?.({ type: 'moved' } satisfies Said<'moved'>);
    seat.send = send;
    saySeats(room);
    send({
      type: 'snapshot',
      v: socketVersion,
      now: now_ms(),
      game_code: game.code,
      is_demo: isDemo,
      currency: session.currency,
      language: session.language,
      balance_minor: balance.toString(),
      stakes,
      units_minor: unitsOf(stakes).map(String),
      min_cycle_ms: session.rules.min_cycle_ms,
      rtp_percent: game.figures.rtp_percent,
      fairness,
      lobby_url: session.lobbyUrl,
      deposit_url: session.depositUrl,
      room: { seed: room.seed, opened_at: room.openedAt_ms },
      seat: index,
      seats: seen(room),
      gone: [...room.gone.keys()],
    } satisfies Said<'snapshot'>);
    return {
      receive: async (message, arrivedAt) => {
        const isPacket = message.type === 'packet';
        try {
          if (!isPacket) throw new Refusal('bad_request', `${game.code} takes packets of shots alone`);
          if (seat.send !== send) throw new Refusal('another_game_open', 'the player plays on elsewhere');
          const work = shoot(game, session, taken, message, arrivedAt);
          working.add(work);
          send(await work.finally(() => working.delete(work)));
        } catch (error) {
          const isRefusal = error instanceof Refusal;
          if (!isRefusal) house.log.error({ err: error }, 'a packet failed');
          send({
            type: 'refused',
            to: isPacket ? 'packet' : 'message',
            bet_id: nameOf(message),
            error: isRefusal ? error.code : 'internal_error',
            detail: isRefusal ? error.message : 'the server failed; nothing is lost',
          } satisfies Said<'refused'>);
        }
      },
      leave: () => {
        if (seat.send !== send) return;
        [seat.send, seat.leftAt_ms] = [null, now_ms()];
        saySeats(room);
      },
    };
  }

  return {
    enter,
    close: async () => {
      clearInterval(tidying);
      await Promise.allSettled(working);
    },
  };
}
