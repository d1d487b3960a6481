/**
 * Follows a round of a tumbling slot by the written rules: takes from its book only what chance decided (heights, stops, numbers
 * of multiplier symbols), works out all else, and throws where the book says otherwise. It shares nothing with the engine. The
 * coin is one minor unit, so that amounts are coins.
 */
import type { TumbleBook, TumbleEvent, TumbleEventOf } from '../../book.ts';
import type { TumbleStatement, TumbleStatementOf } from '../statement.ts';

export type TumbleStrips = Readonly<Record<'base' | 'free', readonly (readonly string[])[]>>;
type Place = { reel: number; row: number };
type Win = { symbol: string; count: number; coins: number; ways: number | null; places: Place[] };
type Numbers = Map<string, number>;

const key = ({ reel, row }: Place) => `${reel}/${row}`;
const places = (grid: readonly (readonly string[])[]): Place[] =>
  grid.flatMap((column, reel) => column.map((_, row) => ({ reel, row })));

function expectSame(what: string, found: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: the round has ${left}, the rules say ${right}`);
}

/** The value of the highest listed number that is reached. */
function reached<Entry>(
  list: readonly Entry[],
  number: (entry: Entry) => number,
  count: number,
): Entry | null {
  const within = list.filter((entry) => number(entry) <= count);
  return within.toSorted((a, b) => number(b) - number(a))[0] ?? null;
}

/** Reads the statements of a game. @returns a function that plays a book through and returns the coins it pays. */
export function readTumbleRules(statements: readonly TumbleStatement[], strips: TumbleStrips) {
  const all = <Rule extends TumbleStatement['rule']>(rule: Rule) =>
    statements.filter((each): each is TumbleStatementOf<Rule> => each.rule === rule);
  const [grid] = all('grid');
  const [clusters] = all('cluster_wins');
  const [anywhere] = all('anywhere_wins');
  const [ways] = all('changing_way_wins');
  const [wild] = all('wild');
  const [tumbles] = all('tumbles');
  const [symbols] = all('multiplier_symbols');
  const [scatterWins] = all('scatter_wins');
  const [freeSpins] = all('free_spins');
  const [maxWin] = all('max_win');
  const payTable = clusters?.pays ?? anywhere?.pays ?? ways?.pays;
  if (!grid || !payTable || !maxWin) throw new Error('the rules do not say how a grid pays');
  const scatter = freeSpins?.symbol ?? scatterWins?.symbol;
  const most = maxWin.bets * grid.bet_coins;
  const isWild = (symbol: string | undefined) => wild !== undefined && symbol === wild.symbol;
  const isLike = (symbol: string | undefined, target: string) =>
    symbol === target || (isWild(symbol) && wild?.stands_for.includes(target) === true);
  const coinsFor = (symbol: string, count: number) =>
    reached(payTable.find((each) => each.symbol === symbol)?.pays ?? [], (each) => each.count, count)
      ?.coins ?? 0;

  function multiplierAfter(phase: 'base' | 'free', tumbled: number): number {
    const rule = all('growing_multiplier').find((each) => each.phase === phase);
    return rule ? Math.min(rule.start + rule.step * tumbled, rule.max) : 1;
  }

  function winsOf(columns: readonly (readonly string[])[]): Win[] {
    const found = payTable?.flatMap(({ symbol }): Win[] => {
      const like = places(columns).filter(({ reel, row }) => isLike(columns[reel]?.[row], symbol));
      if (clusters) {
        return groupsOf(like)
          .filter((group) => group.some(({ reel, row }) => columns[reel]?.[row] === symbol))
          .filter((group) => group.length >= clusters.least)
          .map((group) => ({
            symbol,
            count: group.length,
            coins: coinsFor(symbol, group.length),
            ways: null,
            places: group,
          }));
      }
      if (anywhere) {
        if (like.length < anywhere.least) return [];
        return [
          { symbol, count: like.length, coins: coinsFor(symbol, like.length), ways: null, places: like },
        ];
      }
      let run = 0;
      while (like.some(({ reel }) => reel === run)) run += 1;
      const within = like.filter(({ reel }) => reel < run);
      const combinations = Array.from(
        { length: run },
        (_, reel) => within.filter((place) => place.reel === reel).length,
      ).reduce((product, here) => product * here, 1);
      const coins = coinsFor(symbol, run) * combinations;
      return [{ symbol, count: run, coins, ways: combinations, places: within }];
    });
    return (found ?? []).filter(({ coins }) => coins > 0);
  }

  const order = (wins: readonly Win[]) => wins.map((win) => JSON.stringify(win)).toSorted();

  return (book: TumbleBook): number => {
    let at = 0;
    let shown = 0;
    function take<Type extends TumbleEvent['type']>(type: Type): TumbleEventOf<Type> {
      const event = book.events[at];
      const isOf = (each: TumbleEvent | undefined): each is TumbleEventOf<Type> => each?.type === type;
      if (!isOf(event)) throw new Error(`event ${at}: the round has ${event?.type}, the rules say ${type}`);
      at += 1;
      return event;
    }
    const addUp = (event: { amount_minor: string; round_win_minor: string }, coins: number) => {
      shown += coins;
      expectSame('amount', event.amount_minor, String(coins));
      expectSame('win so far', event.round_win_minor, String(Math.min(shown, most)));
    };

    /** Checks numbers of multiplier symbols that have come into view: chance decided them, but only these may be. */
    function takeNumbers(listed: readonly (Place & { multiplier: number })[], isNew: Place[]): Numbers {
      expectSame('multiplier symbols', listed.map(key), isNew.map(key));
      for (const { multiplier } of listed) {
        if (!symbols?.values.some((each) => each.multiplier === multiplier))
          throw new Error(`the rules know no multiplier ${multiplier}`);
      }
      return new Map(listed.map((each) => [key(each), each.multiplier]));
    }

    function spin(phase: 'base' | 'free', before: { tumbles: number; sum: number }, room: number) {
      const landed = take('spin');
      const heights = landed.grid.map(({ length }) => length);
      const rings = strips[phase];
      heights.forEach((height, reel) => {
        if (!grid?.heights[reel]?.some((each) => each.height === height))
          throw new Error(`the rules know no reel ${reel} of ${height}`);
      });
      const symbolAt = (reel: number, index: number) => {
        const ring = rings[reel] ?? [];
        return ring[((index % ring.length) + ring.length) % ring.length] ?? '';
      };
      /** How far each reel has come down its strip. */
      const top = [...landed.stops];
      let columns = heights.map((height, reel) =>
        Array.from({ length: height }, (_, row) => symbolAt(reel, (top[reel] ?? 0) + row)),
      );
      expectSame('phase', landed.phase, phase);
      expectSame('grid', landed.grid, columns);
      const carries = ({ reel, row }: Place) =>
        symbols !== undefined && columns[reel]?.[row] === symbols.symbol;
      let numbers = takeNumbers(landed.numbers, places(columns).filter(carries));
      let { tumbles: tumbled, sum } = before;
      let coins = 0;
      expectSame('multiplier', landed.multiplier, multiplierAfter(phase, tumbled));
      for (;;) {
        const wins = winsOf(columns);
        if (wins.length === 0) break;
        const event = take('wins');
        const multiplier = multiplierAfter(phase, tumbled);
        const heard = event.wins.map((win) => ({
          symbol: win.symbol,
          count: win.count,
          coins: Number(win.amount_minor) / multiplier,
          ways: win.kind === 'ways' ? win.ways : null,
          places: win.positions,
        }));
        expectSame('wins', order(heard), order(wins));
        for (const win of event.wins) expectSame('multiplier of a win', win.multiplier, multiplier);
        const won = wins.reduce((total, win) => total + win.coins, 0) * multiplier;
        addUp(event, won);
        coins += won;
        if (coins >= room || !tumbles) break;
        const leave = new Set(wins.flatMap((win) => win.places).map(key));
        for (const { reel, row } of wins.flatMap((win) => win.places)) {
          if (tumbles.stay.includes(columns[reel]?.[row] ?? ''))
            throw new Error('a symbol leaves that stays');
        }
        tumbled += 1;
        const stayed = columns.map((column, reel) =>
          column
            .map((symbol, row) => ({ symbol, number: numbers.get(key({ reel, row })) }))
            .filter((_, row) => !leave.has(key({ reel, row }))),
        );
        const came = stayed.map((column, reel) => {
          const missing = (heights[reel] ?? 0) - column.length;
          top[reel] = (top[reel] ?? 0) - missing;
          return Array.from({ length: missing }, (_, row) => symbolAt(reel, (top[reel] ?? 0) + row));
        });
        columns = stayed.map((column, reel) => [
          ...(came[reel] ?? []),
          ...column.map(({ symbol }) => symbol),
        ]);
        const tumble = take('tumble');
        expectSame('what leaves', tumble.positions.map(key).toSorted(), [...leave].toSorted());
        expectSame('what comes', tumble.fresh, came);
        expectSame('grid after the tumble', tumble.grid, columns);
        expectSame('multiplier', tumble.multiplier, multiplierAfter(phase, tumbled));
        const isFresh = ({ reel, row }: Place) => row < (came[reel]?.length ?? 0);
        const added = takeNumbers(
          tumble.numbers,
          places(columns).filter((place) => carries(place) && isFresh(place)),
        );
        numbers = new Map(added);
        stayed.forEach((column, reel) =>
          column.forEach(({ number }, row) => {
            if (number !== undefined)
              numbers.set(key({ reel, row: row + (came[reel]?.length ?? 0) }), number);
          }),
        );
      }
      if (symbols && coins > 0 && coins < room && numbers.size > 0) {
        const event = take('multiply');
        const here = [...numbers.values()].reduce((total, number) => total + number, 0);
        sum = phase === 'free' && symbols.are_kept ? sum + here : here;
        expectSame('sum', [event.sum, event.multiplier], [here, sum]);
        addUp(event, coins * sum - coins);
        coins *= sum;
      }
      const scatters = columns.flat().filter((symbol) => symbol === scatter).length;
      const scatterPay = reached(scatterWins?.pays ?? [], (each) => each.count, scatters);
      if (scatterPay && coins < room) {
        const event = take('scatter_win');
        expectSame('scatters', event.scatters, scatters);
        addUp(event, scatterPay.bets * (grid?.bet_coins ?? 0));
        coins += scatterPay.bets * (grid?.bet_coins ?? 0);
      }
      return { coins, scatters, tumbles: tumbled, sum, landed };
    }

    function playFree(award: number, room: number): number {
      const rule = all('growing_multiplier').find(({ phase }) => phase === 'free');
      const isKept = rule?.counts === 'tumbles_of_all_free_spins';
      let total = Math.min(award, freeSpins?.max_spins ?? 0);
      const start = take('free_spins_start');
      expectSame('free spins', [start.spins, start.multiplier], [total, multiplierAfter('free', 0)]);
      let coins = 0;
      let before = { tumbles: 0, sum: 0 };
      let index = 0;
      while (index < total) {
        index += 1;
        const turn = spin('free', before, room - coins);
        expectSame('free spin', turn.landed.free_spin, { index, total });
        coins += turn.coins;
        before = { tumbles: isKept ? turn.tumbles : 0, sum: turn.sum };
        if (coins >= room) break;
        const more = reached(freeSpins?.retriggers ?? [], (each) => each.scatters, turn.scatters)?.spins ?? 0;
        const added = Math.min(more, (freeSpins?.max_spins ?? 0) - total);
        if (added === 0) continue;
        total += added;
        const event = take('free_spins_retrigger');
        expectSame('retrigger', [event.added, event.total], [added, total]);
      }
      coins = Math.min(coins, room);
      const end = take('free_spins_end');
      expectSame('free spins', [end.spins, end.amount_minor], [index, String(coins)]);
      return coins;
    }

    const first = spin('base', { tumbles: 0, sum: 0 }, most);
    let { coins } = first;
    const award = reached(freeSpins?.awards ?? [], (each) => each.scatters, first.scatters)?.spins ?? 0;
    if (award > 0 && coins < most) coins += playFree(award, most - coins);
    if (coins >= most) {
      expectSame('maximum win', take('max_win').amount_minor, String(most));
      coins = most;
    }
    expectSame('win of the round', take('end').win_minor, String(coins));
    expectSame('events', at, book.events.length);
    return coins;
  };
}

/** Places that touch by a side, over any number of others. */
function groupsOf(list: readonly Place[]): Place[][] {
  let left = [...list];
  const groups: Place[][] = [];
  while (left.length > 0) {
    let group = left.slice(0, 1);
    for (let size = 0; size !== group.length;) {
      size = group.length;
      group = list.filter(
        (each) =>
          group.some((other) => key(other) === key(each)) ||
          group.some((other) => Math.abs(other.reel - each.reel) + Math.abs(other.row - each.row) === 1),
      );
    }
    left = left.filter((each) => !group.some((other) => key(other) === key(each)));
    groups.push(group);
  }
  return groups;
}
