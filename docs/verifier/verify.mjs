#!/usr/bin/env node
/**
 * Checks rounds of the house games. Written from docs/fairness.md alone; needs Node and nothing else.
 *
 *   node verify.mjs round.json https://<game server>     checks one round, or a list of them
 *   node verify.mjs round.json games                     the same with published files of a folder
 *   node verify.mjs --vectors vectors.json games         checks the published test vectors
 *   node verify.mjs --tickets tickets.json https://<…>   checks the list of the tickets of a draw against its hash, and its link
 *
 * A round of a slot has `events`, one of an instant or a table game `wager` and `actions`, a draw of crash `link` and `salt`,
 * a bet at a live table these and `outcome`, a flight `form`.
 */
/* oxlint-disable eslint/max-lines -- One file, so that it is fetched and read in one piece. */
import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** An action that a round does not allow where it stands. */
class NotAllowed extends Error {}

// Numbers

function openStream(serverSeedHex, clientSeed, nonce) {
  const key = Buffer.from(serverSeedHex, 'hex');
  let queue = [];
  let blocks = 0;
  function number() {
    if (queue.length === 0) {
      const block = createHmac('sha256', key).update(`${clientSeed}:${nonce}:${blocks}`).digest();
      blocks += 1;
      for (let at = 0; at < 32; at += 4) queue.push(block.readUInt32BE(at));
    }
    return queue.shift();
  }
  function below(n) {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const u = number();
      if (u < limit) return u % n;
    }
  }
  function pick(list) {
    const v = below(list.reduce((sum, entry) => sum + entry.weight, 0));
    let sum = 0;
    return list.find((entry) => (sum += entry.weight) > v);
  }
  const comesTrue = ([a, b]) => below(b) < a;
  function chosen(n, k) {
    const list = Array.from({ length: n }, (_, value) => value);
    for (let i = 0; i < k; i += 1) {
      const j = i + below(n - i);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list.slice(0, k);
  }
  return { below, pick, comesTrue, chosen };
}

// A round of a slot

/** Computes a round and returns its events. `game` is the field `mathematics` of a published file. */
function playRound(
  game,
  betMinor,
  serverSeed,
  clientSeed,
  nonce,
  { bought, chosen, stream = openStream(serverSeed, clientSeed, nonce) } = {},
) {
  if (bought && game.buy?.feature !== bought) throw new Error('the game does not sell what was bought');
  const staked = BigInt(bought ? game.buy.price_coins : game.bet_coins);
  if (betMinor % staked !== 0n) throw new Error('the bet does not divide into coins');
  const coin = betMinor / staked;
  const money = (coins) => String(BigInt(coins) * coin);
  const kindOf = Object.fromEntries(game.symbols.map((symbol) => [symbol.id, symbol.kind]));
  const timesOf = Object.fromEntries(game.symbols.map((symbol) => [symbol.id, symbol.multiplier]));
  const theWild = game.symbols.find((symbol) => symbol.kind === 'wild')?.id;
  const payOf = (symbol, count) =>
    game.pays.find((pay) => pay.symbol === symbol && pay.count === count)?.coins ?? 0;
  const maximum = game.max_win_bets === null ? Infinity : game.max_win_bets * game.bet_coins;
  const hold = game.hold_and_respin;
  let free = game.free_spins;
  const allReels = Array.from({ length: game.reels }, (_, reel) => reel);
  const cells = allReels.flatMap((reel) => Array.from({ length: game.rows }, (_, row) => ({ reel, row })));
  const ascending = (set) => [...set].toSorted((a, b) => a - b);

  const events = [];
  const stops = allReels.map(() => 0);
  let won = 0;
  // What the round has won before the spin in progress, and what the history adds up.
  let shown = 0;

  function addWins(wins) {
    if (wins.length === 0) return;
    const total = wins.reduce((sum, { coins }) => sum + coins, 0);
    shown += total;
    events.push({
      type: 'wins',
      wins: wins.map(({ coins, ...win }) => ({ ...win, amount_minor: money(coins) })),
      amount_minor: money(total),
      round_win_minor: money(Math.min(shown, maximum)),
    });
  }

  const describeCoin = ({ reel, row, value }) => ({
    reel,
    row,
    amount_minor: money(value.bets * game.bet_coins),
    jackpot: value.jackpot,
  });

  function lineWin(grid, rows, M, fromRight) {
    const order = fromRight ? allReels.toReversed() : allReels;
    const symbols = order.map((reel) => grid[reel][rows[reel]]);
    const isWild = (symbol) => kindOf[symbol] === 'wild';
    const firstOther = symbols.findIndex((symbol) => !isWild(symbol));
    const w = firstOther === -1 ? symbols.length : firstOther;
    const product = (list) => list.filter(isWild).reduce((times, symbol) => times * timesOf[symbol], 1);
    const W = product(symbols.slice(0, w));
    const wilds = { symbol: theWild, count: w, times: W, coins: w === 0 ? 0 : payOf(theWild, w) * W };
    const target = firstOther === -1 ? undefined : symbols[firstOther];
    let best = wilds;
    if (target !== undefined && ['low', 'high'].includes(kindOf[target])) {
      const end = symbols.findIndex((symbol) => symbol !== target && !isWild(symbol));
      const c = end === -1 ? symbols.length : end;
      const P = product(symbols.slice(0, c));
      const coins = payOf(target, c) * P;
      if (wilds.coins <= coins) best = { symbol: target, count: c, times: P, coins };
    }
    return { symbol: best.symbol, count: best.count, multiplier: M * best.times, coins: best.coins * M };
  }

  function spin(phase, H, m, special, freeSpin) {
    const { strike, mystery, boost, expanding_wilds: expanding } = game;
    const chance = strike && (phase === 'base' ? strike.base_chance : strike.free_chance);
    const struck = chance && stream.comesTrue(chance) ? stream.pick(strike.outcomes).reels : [];
    const becomes = mystery ? stream.pick(mystery.weights).symbol : undefined;
    const b = boost && boost.phases.includes(phase) ? stream.pick(boost.outcomes).multiplier : 1;
    const strips = (phase === 'free' && game.strips.free) || game.strips.base;
    const landed = allReels.map((reel) => {
      if (H.has(reel)) return Array(game.rows).fill(theWild);
      const strip = strips[reel];
      stops[reel] = stream.below(strip.length);
      return Array.from({ length: game.rows }, (_, row) => strip[(stops[reel] + row) % strip.length]);
    });
    const coins = [];
    if (hold) {
      for (const { reel, row } of cells) {
        if (landed[reel][row] === hold.symbol) coins.push({ reel, row, value: stream.pick(hold.values) });
      }
    }
    events.push({
      type: 'spin',
      phase: phase === 'base' && H.size > 0 ? 'wild_respin' : phase,
      grid: landed,
      stops: [...stops],
      held_reels: ascending(H),
      coins: phase === 'base' ? coins.map(describeCoin) : [],
      multiplier: m,
      free_spin: freeSpin,
    });

    const grid = landed.map((column) => [...column]);
    if (mystery && landed.some((column) => column.includes(mystery.symbol))) {
      for (const column of grid) {
        for (const row of column.keys()) if (column[row] === mystery.symbol) column[row] = becomes;
      }
      events.push({ type: 'mystery_reveal', symbol: becomes });
    }
    const expanded =
      expanding && expanding.phases.includes(phase)
        ? allReels.filter(
            (reel) => expanding.reels.includes(reel) && !H.has(reel) && landed[reel].includes(theWild),
          )
        : [];
    for (const reel of [...expanded, ...struck]) grid[reel].fill(theWild);
    if (struck.length > 0) {
      events.push({ type: 'wild_reels', cause: 'strike', symbol: theWild, reels: ascending(struck) });
    }
    if (expanded.length > 0) {
      events.push({ type: 'wild_reels', cause: 'expand', symbol: theWild, reels: expanded });
    }
    if (b > 1) events.push({ type: 'boost', multiplier: b });

    const M = m * b;
    const wins = [];
    if (game.evaluation.kind === 'lines') {
      for (const [line, rows] of game.evaluation.lines.entries()) {
        const left = lineWin(grid, rows, M, false);
        if (left.coins > 0) wins.push({ kind: 'line', ...left, line, direction: 'left' });
        if (game.evaluation.direction !== 'both') continue;
        if (left.coins > 0 && left.count === game.reels) continue;
        const right = lineWin(grid, rows, M, true);
        if (right.coins > 0) wins.push({ kind: 'line', ...right, line, direction: 'right' });
      }
    } else {
      for (const symbol of new Set(grid[0])) {
        if (!['low', 'high'].includes(kindOf[symbol])) continue;
        let ways = 1;
        let c = 0;
        for (const column of grid) {
          const here = column.filter((each) => each === symbol || kindOf[each] === 'wild').length;
          if (here === 0) break;
          ways *= here;
          c += 1;
        }
        const pays = payOf(symbol, c) * ways * M;
        if (pays > 0) wins.push({ kind: 'ways', symbol, count: c, multiplier: M, coins: pays, ways });
      }
    }
    const scatter = game.symbols.find((symbol) => symbol.kind === 'scatter')?.id;
    const S = landed.flat().filter((symbol) => symbol === scatter).length;
    const scatterPay = game.scatter_pays.find((pay) => pay.count === S);
    if (scatterPay) {
      const pays = scatterPay.bets * game.bet_coins * M;
      wins.push({ kind: 'scatter', symbol: scatter, count: S, multiplier: M, coins: pays });
    }
    addWins(wins);
    let total = wins.reduce((sum, win) => sum + win.coins, 0);

    if (special !== null) {
      const reels = allReels.filter((reel) => landed[reel].includes(special));
      const lines = game.evaluation.lines.length;
      const pays = payOf(special, reels.length) * lines * M;
      if (pays > 0) {
        events.push({ type: 'special_expand', symbol: special, reels });
        addWins([
          { kind: 'special', symbol: special, count: reels.length, multiplier: M, coins: pays, lines },
        ]);
        total += pays;
      }
    }
    return { won: total, S, coins, expanded };
  }

  function holdAndRespin(begun) {
    const held = [...begun];
    let left = hold.respins;
    events.push({
      type: 'hold_start',
      coins: held.map(describeCoin),
      respins: hold.respins,
      grand_minor: money(hold.grand_bets * game.bet_coins),
    });
    while (left > 0 && held.length < cells.length) {
      const isHeld = new Set(held.map(({ reel, row }) => `${reel},${row}`));
      const landed = [];
      for (const { reel, row } of cells) {
        if (isHeld.has(`${reel},${row}`) || !stream.comesTrue(hold.land_chance)) continue;
        landed.push({ reel, row, value: stream.pick(hold.values) });
      }
      held.push(...landed);
      left = landed.length > 0 ? hold.respins : left - 1;
      events.push({
        type: 'hold_spin',
        coins: landed.map(describeCoin),
        respins_left: held.length === cells.length ? 0 : left,
        held: held.length,
      });
    }
    const grand = held.length === cells.length;
    const bets = held.reduce((sum, { value }) => sum + value.bets, grand ? hold.grand_bets : 0);
    const total = bets * game.bet_coins;
    shown += total;
    events.push({
      type: 'hold_end',
      grand,
      amount_minor: money(total),
      round_win_minor: money(Math.min(shown, maximum)),
    });
    return total;
  }

  function freeSpins(award, room) {
    const special = free.special ? stream.pick(free.special).symbol : null;
    const { start, step, max } = free.multiplier;
    const sticky = game.expanding_wilds?.sticky ?? false;
    let total = Math.min(award, free.max_spins);
    let total_won = 0;
    let played = 0;
    const H = new Set();
    events.push({
      type: 'free_spins_start',
      spins: total,
      multiplier: Math.min(start, max),
      special_symbol: special,
    });
    while (played < total) {
      const m = Math.min(start + step * played, max);
      const result = spin('free', new Set(H), m, special, { index: played + 1, total });
      played += 1;
      total_won += result.won;
      if (total_won >= room) break;
      if (sticky) for (const reel of result.expanded) H.add(reel);
      const more = free.retriggers.find(({ scatters }) => scatters === result.S)?.spins ?? 0;
      const added = Math.min(more, free.max_spins - total);
      if (added === 0) continue;
      total += added;
      events.push({ type: 'free_spins_retrigger', added, total });
    }
    total_won = Math.min(total_won, room);
    events.push({ type: 'free_spins_end', spins: played, amount_minor: money(total_won) });
    return total_won;
  }

  function end() {
    if (won >= maximum) {
      won = maximum;
      events.push({ type: 'max_win', amount_minor: money(maximum) });
    }
    events.push({ type: 'end', win_minor: money(won) });
    return events;
  }

  if (bought) {
    events.push({ type: 'bought', feature: bought });
    won += freeSpins(game.buy.spins, maximum);
    return end();
  }
  const first = spin('base', new Set(), 1, null, null);
  won += first.won;
  if (game.expanding_wilds?.respin) {
    const H = new Set();
    let { expanded } = first;
    while (won < maximum && expanded.length > 0) {
      for (const reel of expanded) H.add(reel);
      events.push({ type: 'wild_respin', held_reels: ascending(H) });
      const again = spin('base', H, 1, null, null);
      won += again.won;
      ({ expanded } = again);
    }
  }
  if (hold && won < maximum && first.coins.length >= hold.trigger) won += holdAndRespin(first.coins);
  const award = free?.awards.find(({ scatters }) => scatters === first.S)?.spins;
  if (award === undefined || won >= maximum) return end();
  if (game.choices) {
    const choice = game.choices.find(({ id }) => id === chosen);
    if (!choice) throw new Error('the round waits for one of its choices');
    events.push({ type: 'feature_choice', scatters: first.S, chosen });
    free = choice.free_spins;
  }
  won += freeSpins(free.awards.find(({ scatters }) => scatters === first.S).spins, maximum - won);
  return end();
}

// A round of a tumbling slot

/** Computes a round and returns its events. `game` is the field `mathematics` of a published file. */
function playTumbling(game, betMinor, serverSeed, clientSeed, nonce) {
  if (betMinor % BigInt(game.bet_coins) !== 0n) throw new Error('the bet does not divide into coins');
  const stream = openStream(serverSeed, clientSeed, nonce);
  const coin = betMinor / BigInt(game.bet_coins);
  const money = (coins) => String(BigInt(coins) * coin);
  const kindOf = Object.fromEntries(game.symbols.map(({ id, kind }) => [id, kind]));
  const idOf = (kind) => game.symbols.find((symbol) => symbol.kind === kind)?.id;
  const [theWild, scatter] = [idOf('wild'), idOf('scatter')];
  const maximum = game.max_win_bets * game.bet_coins;
  const paying = game.symbols.map(({ id }) => id).filter((id) => ['low', 'high'].includes(kindOf[id]));
  const listed = (list, number, value, n) => {
    const entries = list.filter((entry) => entry[number] <= n);
    return entries.reduce((best, entry) => (entry[number] > best[number] ? entry : best), {
      [number]: -1,
      [value]: 0,
    })[value];
  };
  const payOf = (symbol, n) =>
    listed(
      game.pays.filter((pay) => pay.symbol === symbol),
      'count',
      'coins',
      n,
    );
  const { multipliers, free_spins: free } = game;
  const events = [];
  let shown = 0;

  function paid(coins) {
    shown += coins;
    return { amount_minor: money(coins), round_win_minor: money(Math.min(shown, maximum)) };
  }

  /** What a grid pays, before m: each win with its cells, as numbers reel * 100 + row. */
  function winsOf(grid) {
    const cells = grid.flatMap((column, reel) => column.map((_, row) => reel * 100 + row));
    const at = (cell) => grid[Math.floor(cell / 100)]?.[cell % 100];
    const isOf = (cell, symbol) => at(cell) === symbol || (theWild !== undefined && at(cell) === theWild);
    if (game.evaluation.kind === 'anywhere') {
      return paying
        .map((symbol) => ({ symbol, cells: cells.filter((cell) => at(cell) === symbol) }))
        .filter((win) => win.cells.length >= game.evaluation.least)
        .map((win) => ({ ...win, count: win.cells.length, coins: payOf(win.symbol, win.cells.length) }));
    }
    if (game.evaluation.kind === 'ways') {
      return [...new Set(grid[0])]
        .filter((symbol) => paying.includes(symbol))
        .map((symbol) => {
          const counts = grid.map(
            (column, reel) => column.filter((_, row) => isOf(reel * 100 + row, symbol)).length,
          );
          const end = counts.indexOf(0);
          const c = end === -1 ? counts.length : end;
          const ways = counts.slice(0, c).reduce((product, count) => product * count, 1);
          return {
            symbol,
            count: c,
            ways,
            coins: payOf(symbol, c) * ways,
            cells: cells.filter((cell) => cell < c * 100 && isOf(cell, symbol)),
          };
        })
        .filter(({ coins }) => coins > 0);
    }
    const wins = [];
    for (const cell of cells) {
      const symbol = at(cell);
      if (!paying.includes(symbol)) continue;
      if (wins.some((win) => win.symbol === symbol && win.cells.includes(cell))) continue;
      const group = new Set([cell]);
      for (const member of group) {
        for (const next of [member - 100, member + 100, member - 1, member + 1]) {
          if (isOf(next, symbol)) group.add(next);
        }
      }
      wins.push({ symbol, count: group.size, cells: [...group], coins: payOf(symbol, group.size) });
    }
    return wins.filter(({ count, coins }) => count >= game.evaluation.least && coins > 0);
  }

  function spin(phase, before, room, freeSpin) {
    const strips = (phase === 'free' && game.strips.free) || game.strips.base;
    const heights = game.heights.map((list) => (list.length > 1 ? stream.pick(list) : list[0]).height);
    const stops = strips.map((strip) => stream.below(strip.length));
    const next = stops.map((stop) => stop);
    let grid = strips.map((strip, reel) =>
      Array.from({ length: heights[reel] }, (_, row) => strip[(stops[reel] + row) % strip.length]),
    );
    const drawNumbers = (filled) =>
      grid.map((column, reel) =>
        column.map((symbol, row) =>
          multipliers && row < filled[reel] && symbol === multipliers.symbol
            ? stream.pick(multipliers.values).multiplier
            : 0,
        ),
      );
    const listNumbers = (drawn) =>
      drawn.flatMap((column, reel) =>
        column.flatMap((multiplier, row) => (multiplier > 0 ? [{ reel, row, multiplier }] : [])),
      );
    const { start, step, max } = game.growth[phase];
    let { t, u } = before;
    const m = () => Math.min(start + step * t, max);
    let numbers = drawNumbers(heights);
    events.push({
      type: 'spin',
      phase,
      grid,
      stops,
      numbers: listNumbers(numbers),
      multiplier: m(),
      free_spin: freeSpin,
    });
    let won = 0;
    for (let wins = winsOf(grid); wins.length > 0; wins = winsOf(grid)) {
      const coins = wins.reduce((sum, win) => sum + win.coins * m(), 0);
      won += coins;
      events.push({
        type: 'wins',
        wins: wins.map(({ symbol, count, ways, coins: each }) => ({
          kind: game.evaluation.kind,
          symbol,
          count,
          multiplier: m(),
          amount_minor: money(each * m()),
          ...(ways === undefined ? {} : { ways }),
        })),
        ...paid(coins),
      });
      if (won >= room || !game.has_tumbles) break;
      const emptied = new Set(wins.flatMap(({ cells }) => cells));
      const stays = (reel) => (_, row) => !emptied.has(reel * 100 + row);
      const fresh = grid.map((column, reel) => {
        const strip = strips[reel];
        const filled = [];
        for (let left = column.length - column.filter(stays(reel)).length; left > 0; left -= 1) {
          next[reel] = (next[reel] + strip.length - 1) % strip.length;
          filled.unshift(strip[next[reel]]);
        }
        return filled;
      });
      const fallen = numbers.map((column, reel) => column.filter(stays(reel)));
      grid = grid.map((column, reel) => [...fresh[reel], ...column.filter(stays(reel))]);
      const drawn = drawNumbers(fresh.map(({ length }) => length));
      numbers = drawn.map((column, reel) => [...column.slice(0, fresh[reel].length), ...fallen[reel]]);
      t += 1;
      events.push({ type: 'tumble', fresh, grid, numbers: listNumbers(drawn), multiplier: m() });
    }
    const h = numbers.flat().reduce((sum, number) => sum + number, 0);
    if (won > 0 && won < room && h > 0) {
      u = phase === 'free' && multipliers.is_kept ? u + h : h;
      events.push({ type: 'multiply', sum: h, multiplier: u, ...paid(won * (u - 1)) });
      won *= u;
    }
    const S = grid.flat().filter((symbol) => symbol === scatter).length;
    const scatterWin = listed(game.scatter_pays, 'count', 'bets', S) * game.bet_coins;
    if (scatterWin > 0 && won < room) {
      events.push({ type: 'scatter_win', scatters: S, ...paid(scatterWin) });
      won += scatterWin;
    }
    return { won, S, t, u };
  }

  function freeSpins(award, room) {
    let total = Math.min(award, free.max_spins);
    let [won, played] = [0, 0];
    let before = { t: 0, u: 0 };
    const { start, max, is_kept } = game.growth.free;
    events.push({ type: 'free_spins_start', spins: total, multiplier: Math.min(start, max) });
    while (played < total) {
      played += 1;
      const result = spin('free', before, room - won, { index: played, total });
      won += result.won;
      before = { t: is_kept ? result.t : 0, u: result.u };
      if (won >= room) break;
      const added = Math.min(listed(free.retriggers, 'scatters', 'spins', result.S), free.max_spins - total);
      if (added === 0) continue;
      total += added;
      events.push({ type: 'free_spins_retrigger', added, total });
    }
    won = Math.min(won, room);
    events.push({ type: 'free_spins_end', spins: played, amount_minor: money(won) });
    return won;
  }

  const first = spin('base', { t: 0, u: 0 }, maximum, null);
  let { won } = first;
  const award = free ? listed(free.awards, 'scatters', 'spins', first.S) : 0;
  if (award > 0 && won < maximum) won += freeSpins(award, maximum - won);
  if (won >= maximum) {
    won = maximum;
    events.push({ type: 'max_win', amount_minor: money(maximum) });
  }
  events.push({ type: 'end', win_minor: money(won) });
  return events;
}

// A round of a slot whose meter is kept

const fullMeter = (game) => game.levels.reduce((sum, { needs }) => sum + needs, 0);

/** Computes a round from where the meter stood before it; returns its events, and where it stands then. */
function playCollecting(game, betMinor, serverSeed, clientSeed, nonce, before) {
  const full = fullMeter(game);
  if (!Number.isInteger(before) || before < 0 || before >= full) throw new Error('no such meter');
  const begins = game.levels.map((_, k) => fullMeter({ levels: game.levels.slice(0, k) }));
  const level = begins.findLastIndex((begin) => begin <= before);
  const turned = (symbol) =>
    game.levels
      .slice(1, level + 1)
      .reduce((now, { turns }) => (now === turns.from ? turns.into : now), symbol);
  const strips = { ...game.spins.strips, base: game.spins.strips.base.map((strip) => strip.map(turned)) };
  const stream = openStream(serverSeed, clientSeed, nonce);
  const seeds = [serverSeed, clientSeed, nonce];
  const [first, ...rest] = playRound({ ...game.spins, strips }, betMinor, ...seeds, { stream });
  const spun = rest.pop().win_minor;
  const count = first.grid.flat().filter((symbol) => symbol === game.collects).length;
  const meter = Math.min(before + count, full);
  const events = [first];
  if (count > 0) events.push({ type: 'collect', count, meter });
  if (meter < full) {
    for (const [k, { turns }] of game.levels.entries()) {
      if (begins[k] > before && begins[k] <= meter) events.push({ type: 'level', level: k + 1, ...turns });
    }
    return { events: [...events, ...rest, { type: 'end', win_minor: spun }], after: meter };
  }
  const price = (betMinor / BigInt(game.spins.bet_coins)) * BigInt(game.harvest.buy.price_coins);
  const reaped = playRound(game.harvest, price, ...seeds, { bought: 'free_spins', stream });
  const won = String(BigInt(spun) + BigInt(reaped.pop().win_minor));
  const brought = reaped
    .filter(({ type }) => type !== 'bought')
    .map((event) =>
      event.round_win_minor === undefined
        ? event
        : { ...event, round_win_minor: String(BigInt(event.round_win_minor) + BigInt(spun)) },
    );
  events.push({ type: 'harvest' }, ...rest, ...brought, { type: 'end', win_minor: won });
  return { events, after: 0 };
}

/** Slots of all forms: a file of a tumbling one says whether its wins leave, one whose meter is kept its levels. */
function playSlot(game, betMinor, serverSeed, clientSeed, nonce, { bought, chosen, meter } = {}) {
  const seeds = [serverSeed, clientSeed, nonce];
  if (game.has_tumbles !== undefined) return playTumbling(game, betMinor, ...seeds);
  if (game.levels === undefined) return playRound(game, betMinor, ...seeds, { bought, chosen });
  const { events, after } = playCollecting(game, betMinor, ...seeds, meter?.before);
  if (after !== meter.after) throw new Error(`computed a meter of ${after}, given ${meter.after}`);
  return events;
}

// A round of an instant game

const times = (count, draw) => Array.from({ length: Number(count) }, draw);
const choose = (n, k) => {
  let ways = 1n;
  for (let i = 1n; i <= BigInt(k); i += 1n) ways = (ways * (BigInt(n) - i + 1n)) / i;
  return ways;
};
const power = (base, exponent) => BigInt(base) ** BigInt(exponent);

/** Every game: what is drawn, and either its `result` at once or what its `steps` do. */
const instantGames = {
  dice: {
    draw: (game, _, { below }) => ({ roll: below(game.rolls) }),
    result(game, { side, target }, { roll }, { fair }) {
      const w = side === 'under' ? target : game.rolls - 1 - target;
      if (w < game.least_winning_rolls || w > game.most_winning_rolls) throw new Error('no such wager');
      const won = side === 'under' ? roll < target : roll > target;
      return { multiplier: won ? fair(w, game.rolls) : 0, seen: { roll } };
    },
  },
  limbo: {
    draw: (game, _, { below }) => ({ u: below(game.numbers) }),
    result(game, { target }, { u }) {
      if (target < game.least_target || target > game.most_target) throw new Error('no such wager');
      const [returned, of] = game.returns.map(BigInt);
      const exact = (100n * returned * BigInt(game.numbers)) / (of * BigInt(u + 1));
      const reached = Math.max(100, Number(exact));
      return { multiplier: reached >= target ? 100 * target : 0, seen: { reached } };
    },
  },
  plinko: {
    draw: (_, { rows }, { below }) => ({ path: times(rows, () => below(2)) }),
    result(game, { rows, risk }, { path }) {
      const slot = path.reduce((sum, step) => sum + step, 0);
      return { multiplier: game.slots[risk][rows][slot], seen: { path, slot } };
    },
  },
  keno: {
    draw: (game, _, { chosen }) => ({
      drawn: chosen(game.numbers, game.most_picks).map((number) => number + 1),
    }),
    result(game, { picks, risk }, { drawn }) {
      const hits = picks.filter((pick) => drawn.includes(pick));
      return { multiplier: game.pays[risk][picks.length - 1][hits.length], seen: { drawn, hits } };
    },
  },
  wheel: {
    draw: (_, { segments }, { below }) => ({ segment: below(segments) }),
    result: (game, { segments, risk }, { segment }) => ({
      multiplier: game.segments[risk][segments][segment],
      seen: { segment },
    }),
  },
  mines: {
    draw: (game, { mines }, { chosen }) => ({ mines: chosen(game.tiles, mines) }),
    step: 'reveal',
    wins(game, wager, { mines }, { tile }, before) {
      if (tile < 0 || tile >= game.tiles || before.some((earlier) => earlier.tile === tile)) {
        throw new Error('no such tile, or it is open');
      }
      return !mines.includes(tile);
    },
    multiplier: (game, wager, _, { length: k }, { fair }) =>
      fair(choose(game.tiles - wager.mines, k), choose(game.tiles, k)),
    mayGoOn: (game, wager, _, { length }) => length < game.tiles - wager.mines,
    seen: (_, { mines }, steps, ended) => ({
      revealed: steps.map(({ tile }) => tile),
      ...(ended ? { mines: mines.toSorted((a, b) => a - b) } : {}),
    }),
  },
  'hi-lo': {
    draw: (game, _, { below }) => ({ cards: times(game.steps + 1, () => below(game.cards)) }),
    step: 'call',
    wins(game, _, { cards }, { call }, { length: i }) {
      const [r, n] = [cards[i] % game.ranks, cards[i + 1] % game.ranks];
      const king = game.ranks - 1;
      if (call === 'skip') return true;
      if (r === 0) return call === 'higher' ? n > 0 : n === 0;
      if (r === king) return call === 'lower' ? n < king : n === king;
      return call === 'higher' ? n >= r : n <= r;
    },
    multiplier(game, _, { cards }, steps, { fair }) {
      let [a, b] = [1n, 1n];
      for (const [i, { call }] of steps.entries()) {
        if (call === 'skip') continue;
        const r = cards[i] % game.ranks;
        const isEnd = r === 0 || r === game.ranks - 1;
        const isSafe = (r === 0) === (call === 'higher');
        const w = isEnd ? (isSafe ? game.ranks - 1 : 1) : call === 'higher' ? game.ranks - r : r + 1;
        a *= BigInt(w);
        b *= BigInt(game.ranks);
      }
      return fair(a, b);
    },
    mayGoOn: (game, _, __, { length }) => length < game.steps,
    further: ['higher', 'lower'].map((call) => ({ call })),
    mayCashOut: (steps) => steps.some(({ call }) => call !== 'skip'),
    seen: (_, { cards }, steps) => ({
      cards: cards.slice(0, steps.length + 1),
      calls: steps.map(({ call }) => call),
    }),
  },
  towers: {
    draw(game, { level }, { chosen }) {
      const { doors, safe } = game.levels[level];
      return { safe: times(game.floors, () => chosen(doors, safe)) };
    },
    step: 'open',
    wins(game, { level }, { safe }, { door }, { length: floor }) {
      if (door < 0 || door >= game.levels[level].doors) throw new Error('no such door');
      return safe[floor].includes(door);
    },
    multiplier(game, { level }, _, { length: k }, { fair }) {
      const { doors, safe } = game.levels[level];
      return fair(power(safe, k), power(doors, k));
    },
    mayGoOn: (game, _, __, { length }) => length < game.floors,
    seen: (game, { safe }, steps, ended) => ({
      opened: steps.map(({ door }) => door),
      safe: safe.slice(0, ended ? game.floors : steps.length),
    }),
  },
  'coin-streak': {
    draw: (game, _, { below }) => ({ flips: times(game.flips, () => game.sides[below(2)]) }),
    step: 'call',
    wins: (_, __, { flips }, { side }, { length: i }) => flips[i] === side,
    multiplier: (_, __, ___, { length: k }, { fair }) => fair(1, power(2, k)),
    mayGoOn: (game, _, __, { length }) => length < game.flips,
    seen: (game, { flips }, steps, ended) => ({
      calls: steps.map(({ side }) => side),
      flips: flips.slice(0, ended ? game.flips : steps.length),
    }),
  },
  crossing: {
    draw: (game, _, { below }) => ({ numbers: times(game.most_lanes, () => below(game.numbers)) }),
    step: 'cross',
    wins: (game, { level }, { numbers }, _, { length: i }) => numbers[i] >= game.hits[level],
    multiplier: (game, { level }, _, { length: k }, { fair }) =>
      fair(power(game.numbers - game.hits[level], k), power(game.numbers, k)),
    mayGoOn: (game, _, __, { length }) => length < game.most_lanes,
    seen: (game, { numbers }, steps, ended) => ({
      crossed: steps.map(({ type }) => type),
      numbers: numbers.slice(0, ended ? game.most_lanes : steps.length),
    }),
  },
  coconut: {
    draw: (game, _, { below }) => ({ path: times(game.rows, () => below(2)) }),
    result(game, { from, baskets }, { path }, { fair }) {
      if (!game.ways[from] || new Set(baskets).size < baskets.length) throw new Error('no such wager');
      let h = 2 * from - 1;
      for (const r of path) {
        if (h === 0) h = 1;
        else if (h === 2 * game.places) h -= 1;
        else h += r === 1 ? 1 : -1;
      }
      const place = (h + 1) / 2;
      const ways = game.ways[from][place - 1];
      return {
        multiplier: baskets.includes(place) ? fair(baskets.length * ways, 2 ** game.rows) : 0,
        seen: { path, place },
      };
    },
  },
  penalty: {
    draw: (game, { level }, { chosen }) => ({
      reached: times(game.most_kicks, () => chosen(game.targets, game.arms[level])),
    }),
    step: 'kick',
    wins(game, _, { reached }, { target }, { length: i }) {
      if (target < 0 || target >= game.targets) throw new Error('no such target');
      return !reached[i].includes(target);
    },
    multiplier: (game, { level }, _, { length: k }, { fair }) =>
      fair(power(game.targets - game.arms[level], k), power(game.targets, k)),
    mayGoOn: (game, _, __, { length }) => length < game.most_kicks,
    seen: (game, { reached }, steps, ended) => ({
      kicked: steps.map(({ target }) => target),
      reached: reached.slice(0, ended ? game.most_kicks : steps.length),
    }),
  },
  'sky-stack': {
    draw: (game, _, { below }) => ({ gusts: times(game.most_boxes, () => below(game.gusts) + 1) }),
    step: 'drop',
    wins: (game, _, { gusts }, { box }, { length: i }) => gusts[i] <= game.stands[box],
    multiplier: (game, _, __, steps, { fair }) =>
      fair(
        steps.reduce((a, { box }) => a * BigInt(game.stands[box]), 1n),
        power(game.gusts, steps.length),
      ),
    mayGoOn: (game, _, __, { length }) => length < game.most_boxes,
    further: ['heavy', 'normal', 'light'].map((box) => ({ box })),
    seen: (game, { gusts }, steps, ended) => ({
      boxes: steps.map(({ box }) => box),
      gusts: gusts.slice(0, ended ? game.most_boxes : steps.length),
    }),
  },
  'reef-raiders': {
    draw: (game, { weapon, shots }, { below }) => ({
      paid: shots.map((shot) =>
        shot.map(({ fish }) => {
          const prizes = game.prizes[fish];
          const weights = prizes.reduce((sum, [, weight]) => sum + weight, 0);
          const mean = prizes.reduce((sum, [prize, weight]) => sum + prize * weight, 0) / weights;
          const [returned, of] = game.returns;
          if (below(of * mean * shot.length) >= returned * game.weapons[weapon].cost) return 0;
          if (prizes.length === 1) return prizes[0][0];
          let number = below(weights);
          for (const [prize, weight] of prizes) {
            if (number < weight) return prize;
            number -= weight;
          }
          throw new Error('no prize');
        }),
      ),
    }),
    result(game, { weapon, shots }, { paid }) {
      const rules = game.weapons[weapon];
      if (!game.packet_sizes.includes(shots.length)) throw new Error('no such packet');
      if (shots.some(({ length }) => length < 1 || length > rules.targets)) throw new Error('no such shot');
      const units = paid.flat().reduce((sum, prize) => sum + prize, 0);
      return { multiplier: (units * game.unit) / (rules.cost * shots.length), seen: { paid } };
    },
  },
};

/** Computes an instant round: its course, and what it pays. */
function playInstant(game, betMinor, wager, actions, serverSeed, clientSeed, nonce) {
  const rules = instantGames[game.code];
  if (!rules) throw new Error(`nothing is known of ${game.code}`);
  const drawn = rules.draw(game, wager, openStream(serverSeed, clientSeed, nonce));
  const [returned, of] = game.returns.map(BigInt);
  const fair = (a, b) => Number((BigInt(game.unit) * returned * BigInt(b)) / (of * BigInt(a)));
  const course = rules.result
    ? { state: 'ended', can_cash_out: false, ...rules.result(game, wager, drawn, { fair }) }
    : climb(rules, game, wager, drawn, actions, { fair });
  if (rules.result && actions.length > 0) throw new Error('the game has no steps');
  const win = course.state === 'ended' ? (betMinor * BigInt(course.multiplier)) / BigInt(game.unit) : 0n;
  return { course, win_minor: String(win) };
}

function climb(rules, game, wager, drawn, actions, numbers) {
  const steps = [];
  const mayCashOut = rules.mayCashOut ?? (({ length }) => length > 0);
  const after = (taken) => rules.multiplier(game, wager, drawn, taken, numbers);
  // In most games all further steps come to the same.
  const further = rules.further ?? [{}];
  let [ended, multiplier] = [false, 0];
  for (const action of actions) {
    if (ended) throw new NotAllowed('an action after the end');
    if (action.type === 'cash_out') {
      if (!mayCashOut(steps)) throw new NotAllowed('a cash-out before the first step');
      ended = true;
      continue;
    }
    if (action.type !== rules.step) throw new NotAllowed('no such action');
    if (after([...steps, action]) > game.most_multiplier) throw new NotAllowed('a step beyond the most');
    const won = rules.wins(game, wager, drawn, action, steps);
    steps.push(action);
    multiplier = won ? after(steps) : 0;
    const left = rules.mayGoOn(game, wager, drawn, steps)
      ? further.map((next) => after([...steps, next]))
      : [];
    ended = !won || !left.some((reached) => reached <= game.most_multiplier);
  }
  const seen = rules.seen(game, drawn, steps, ended);
  return { state: ended ? 'ended' : 'in_play', multiplier, can_cash_out: !ended && mayCashOut(steps), seen };
}

// A round of a table game

const rankOf = (card) => card % 13;
const suitOf = (card) => Math.floor(card / 13);
const sum = (list) => list.reduce((all, each) => all + each, 0);

/** All units of a wager. */
function unitsOn(spots) {
  const units = Object.values(spots);
  if (units.length === 0) throw new Error('no spot has units');
  if (units.some((each) => !Number.isInteger(each) || each < 1 || each > 1_000_000))
    throw new Error('no such units');
  return sum(units);
}

/** A game of spots: what the draw is, what it makes a spot pay in ten-thousandths, and what is seen. */
function onSpots(open) {
  return (game, { spots }, actions, stream) => {
    if (actions.length > 0) throw new NotAllowed('the game has no actions');
    const units = unitsOn(spots);
    const { pays, seen } = open(game, stream);
    const paid = Object.entries(spots).map(([spot, laid]) => {
      const one = pays(spot);
      if (!Number.isInteger(one)) throw new Error(`there is no spot ${spot}`);
      return laid * one;
    });
    return { ended: true, units, raised: 0, paid: sum(paid), seen };
  };
}

/** Numbers in the name of a spot: 1 and 2 of `pair-1-2`. */
const numbersIn = (spot) => (spot.match(/\d+/g) ?? []).map(Number);

function blackjack({ boxes: names, draws, rules, unit }, { spots, insurance = 'ask' }, actions, { chosen }) {
  const laid = unitsOn(spots);
  if (Object.entries(spots).some(([name, units]) => !names.includes(name) || units % 2 > 0))
    throw new Error('no such box, or units that are not even');
  const shoe = chosen(draws[0].shoe.of, draws[0].shoe.chosen).map((drawn) => drawn % 52);
  const take = () => shoe.shift();
  const counts = (card) => Math.min(rankOf(card) + 1, 10);
  const countOf = (cards) => {
    const hard = sum(cards.map(counts));
    const isSoft = hard <= 11 && cards.some((card) => counts(card) === 1);
    return { total: isSoft ? hard + 10 : hard, isSoft };
  };

  const handOf = (cards, units) => ({ cards, units, state: 'waiting' });
  const boxes = names
    .filter((name) => name in spots)
    .map((name) => ({ name, units: spots[name], insurance: 'none', hands: [handOf([], spots[name])] }));
  const everyHand = () => boxes.flatMap(({ hands }) => hands);
  for (const { cards } of everyHand()) cards.push(take());
  const dealer = [take()];
  for (const { cards } of everyHand()) cards.push(take());
  dealer.push(take());
  for (const hand of everyHand()) if (countOf(hand.cards).total === 21) hand.state = 'blackjack';
  const open = counts(dealer[0]);
  const hasBlackjack = countOf(dealer).total === 21;
  let [phase, turn, hasPeeked] = ['insurance', { box: 0, hand: 0 }, false];

  function look() {
    hasPeeked = open === 1 || open === 10;
    if (!hasBlackjack) return goOn();
    phase = 'ended';
    for (const hand of everyHand()) if (hand.state === 'waiting') hand.state = 'standing';
  }
  function goOn() {
    phase = 'play';
    for (const [box, { hands }] of boxes.entries()) {
      for (const [index, hand] of hands.entries()) {
        if (hand.state === 'waiting') {
          const isSplit = hand.cards.length === 1;
          if (isSplit) hand.cards.push(take());
          const stands = (isSplit && counts(hand.cards[0]) === 1) || countOf(hand.cards).total === 21;
          hand.state = stands ? 'standing' : 'playing';
        }
        if (hand.state !== 'playing') continue;
        turn = { box, hand: index };
        return;
      }
    }
    phase = 'ended';
    if (!everyHand().some(({ state }) => state === 'standing')) return;
    while (countOf(dealer).total < rules.dealer_stands_on) dealer.push(take());
  }
  function allowed() {
    if (phase === 'ended') return [];
    if (phase === 'insurance') return ['insure', 'decline'];
    const { hands } = boxes[turn.box];
    const [first, second, ...more] = hands[turn.hand].cards;
    const most = counts(first) === 1 ? rules.most_hands_of_aces : rules.most_hands;
    const isFirst = more.length === 0;
    const isWhole = hands.length === 1;
    return [
      'hit',
      'stand',
      ...(isFirst && (isWhole || rules.doubles_after_split) ? ['double'] : []),
      ...(isFirst && counts(first) === counts(second) && hands.length < most ? ['split'] : []),
      ...(isFirst && isWhole && rules.surrenders ? ['surrender'] : []),
    ];
  }
  function act(type) {
    const box = boxes[turn.box];
    if (phase === 'insurance') {
      box.insurance = type === 'insure' ? 'taken' : 'declined';
      turn = { box: turn.box + 1, hand: 0 };
      if (turn.box === boxes.length) look();
      return;
    }
    const hand = box.hands[turn.hand];
    if (type === 'split') {
      box.hands.splice(turn.hand, 1, ...hand.cards.map((card) => handOf([card], box.units)));
    } else if (type === 'stand') hand.state = 'standing';
    else if (type === 'surrender') hand.state = 'surrendered';
    else {
      if (type === 'double') hand.units *= 2;
      hand.cards.push(take());
      const { total } = countOf(hand.cards);
      if (total === 21 || type === 'double') hand.state = 'standing';
      if (total > 21) hand.state = 'bust';
    }
    goOn();
  }

  if (open === 1 && insurance !== 'never') for (const box of boxes) box.insurance = 'open';
  else look();
  for (const { type } of actions) {
    if (!allowed().includes(type)) throw new NotAllowed(`${type} is not allowed`);
    act(type);
  }

  const ended = phase === 'ended';
  const dealers = countOf(dealer).total;
  function payOf({ cards, units, state }) {
    if (state === 'bust') return 0;
    if (state === 'surrendered') return (units * unit) / 2;
    if (hasBlackjack) return state === 'blackjack' ? units * unit : 0;
    if (state === 'blackjack') return units * rules.blackjack_pays;
    const { total } = countOf(cards);
    if (dealers > 21 || total > dealers) return 2 * units * unit;
    return total === dealers ? units * unit : 0;
  }
  const insured = (box) => (box.insurance === 'taken' ? box.units / 2 : 0);
  const insurancePay = (box) => (hasBlackjack ? insured(box) * rules.insurance_pays : 0);
  const shown = ended ? dealer : dealer.slice(0, 1);
  return {
    ended,
    units: laid,
    raised: sum(everyHand().map(({ units }) => units)) + sum(boxes.map(insured)) - laid,
    paid: ended ? sum(everyHand().map(payOf)) + sum(boxes.map(insurancePay)) : 0,
    seen: {
      boxes: boxes.map((box) => ({
        name: box.name,
        units: box.units,
        insurance: box.insurance,
        insurance_units: insured(box),
        insurance_pays_units: ended ? insurancePay(box) / unit : null,
        hands: box.hands.map((hand) => ({
          ...hand,
          ...countOf(hand.cards),
          pays_units: ended ? payOf(hand) / unit : null,
        })),
      })),
      dealer: { cards: shown, ...countOf(shown), hasPeeked, hasBlackjack: ended && hasBlackjack },
      phase,
      turn: ended ? null : turn,
      can: allowed(),
    },
  };
}

// Hands of poker

/** An ace is the highest. */
const heightOf = (card) => rankOf(card) || 13;

/** A hand of three or five cards: its category, and numbers of which the first that differ say which of two hands is the higher. */
function pokerHand(cards, categories) {
  const heights = cards.map(heightOf).toSorted((a, b) => b - a);
  const many = (height) => heights.filter((each) => each === height).length;
  const order = heights.toSorted((a, b) => many(b) - many(a) || b - a);
  const groups = [...new Set(order)].map(many);
  const last = cards.length - 1;
  const isWheel = heights[0] === 13 && heights[1] === last;
  const isStraight = groups.length === cards.length && (isWheel || heights[0] - heights[last] === last);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  function name() {
    if (isStraight && isFlush) {
      const isRoyal = !isWheel && heights[0] === 13 && categories.includes('royal_flush');
      return isRoyal ? 'royal_flush' : 'straight_flush';
    }
    if (groups[0] === 4) return 'four_of_a_kind';
    if (groups[0] === 3) return groups[1] === 2 ? 'full_house' : 'three_of_a_kind';
    if (isFlush) return 'flush';
    if (isStraight) return 'straight';
    if (groups[0] === 2) return groups[1] === 2 ? 'two_pair' : 'pair';
    return 'high_card';
  }
  const category = name();
  const ranks = isStraight ? [isWheel ? last : heights[0]] : order;
  return { category, place: categories.indexOf(category), ranks };
}

/** Above zero if the first hand is the higher. */
function higher(a, b) {
  const differences = [a.place - b.place, ...a.ranks.map((rank, at) => rank - (b.ranks[at] ?? 0))];
  return differences.find((each) => each !== 0) ?? 0;
}

/** The highest five of up to seven cards. */
function bestOf(cards, categories) {
  if (cards.length === 5) return pokerHand(cards, categories);
  const hands = cards.map((_, left) =>
    bestOf(
      cards.filter((__, at) => at !== left),
      categories,
    ),
  );
  return hands.reduce((best, each) => (higher(each, best) > 0 ? each : best));
}

/** A game of an ante against the dealer, with one action that stakes more; `side` is a spot that pays whatever is done. */
function onAnte(
  game,
  { spots },
  actions,
  { raise, stakes, side, sidePays, player, dealer, qualifies, pays, seen },
) {
  const units = unitsOn(spots);
  if (Object.keys(spots).some((spot) => spot !== 'ante' && spot !== side)) throw new Error('no such spot');
  const { ante = 0 } = spots;
  const [action, ...more] = actions;
  if (more.length > 0 || (action && ante === 0)) throw new NotAllowed('an action after the end');
  if (action && action.type !== raise && action.type !== 'fold') throw new NotAllowed('no such action');
  const ended = ante === 0 || action !== undefined;
  const isRaised = action?.type === raise;
  const difference = higher(player, dealer);
  function result() {
    if (!action) return null;
    if (!isRaised) return 'folded';
    if (!qualifies) return 'not_qualified';
    return difference === 0 ? 'tied' : difference > 0 ? 'won' : 'lost';
  }
  const anteUnits = isRaised ? ante * pays[result()] : 0;
  const sideUnits = side && ended ? (spots[side] ?? 0) * sidePays : 0;
  return {
    ended,
    units,
    raised: isRaised ? ante * stakes : 0,
    paid: (anteUnits + sideUnits) * game.unit,
    seen: { ...seen(ended), dealer_hand: ended ? dealer.category : null, result: result() },
  };
}

const dealt = ({ draws }, { chosen }) => chosen(draws[0].cards.of, draws[0].cards.chosen);
/** What `pays` to one comes to with the stake. */
const withStake = (pays) => (pays === 0 ? 0 : pays + 1);

function threeCardPoker(game, wager, actions, stream) {
  const all = dealt(game, stream);
  const [cards, dealers] = [all.slice(0, 3), all.slice(3)];
  const [player, dealer] = [cards, dealers].map((each) => pokerHand(each, game.categories));
  const bonus = game.anteBonus[player.place];
  return onAnte(game, wager, actions, {
    raise: 'play',
    stakes: 1,
    side: 'pair_plus',
    sidePays: withStake(game.pairPlusPays[player.place]),
    player,
    dealer,
    qualifies: dealer.place > 0 || dealer.ranks[0] >= 11,
    pays: { not_qualified: 3 + bonus, won: 4 + bonus, tied: 2 + bonus, lost: bonus },
    seen: (ended) => ({ cards, hand: player.category, dealer: ended ? dealers : null }),
  });
}

function caribbeanStud(game, wager, actions, stream) {
  const all = dealt(game, stream);
  const [cards, dealers] = [all.slice(0, 5), all.slice(5)];
  const [player, dealer] = [cards, dealers].map((each) => pokerHand(each, game.categories));
  const stakes = game.raiseStakes;
  return onAnte(game, wager, actions, {
    raise: 'raise',
    stakes,
    player,
    dealer,
    qualifies: dealer.place > 0 || (dealer.ranks[0] === 13 && dealer.ranks[1] === 12),
    pays: {
      not_qualified: 2 + stakes,
      won: 2 + stakes * (1 + game.raisePays[player.place]),
      tied: 1 + stakes,
      lost: 0,
    },
    seen: (ended) => ({
      cards,
      hand: player.category,
      open_card: dealers[0],
      dealer: ended ? dealers : null,
    }),
  });
}

function casinoHoldem(game, wager, actions, stream) {
  const all = dealt(game, stream);
  const [cards, dealers, board] = [all.slice(0, 2), all.slice(2, 4), all.slice(4)];
  const flop = board.slice(0, 3);
  const onFlop = bestOf([...cards, ...flop], game.categories);
  const [player, dealer] = [cards, dealers].map((each) => bestOf([...each, ...board], game.categories));
  const stakes = game.callStakes;
  const a = game.antePays[player.place];
  const isAces = onFlop.place > 1 || (onFlop.place === 1 && onFlop.ranks[0] === 13);
  return onAnte(game, wager, actions, {
    raise: 'call',
    stakes,
    side: 'aa',
    sidePays: isAces ? 1 + game.aaPays[onFlop.place] : 0,
    player,
    dealer,
    // The height of a four is 3.
    qualifies: dealer.place > 1 || (dealer.place === 1 && dealer.ranks[0] >= 3),
    pays: { not_qualified: 1 + a + stakes, won: 1 + a + 2 * stakes, tied: 1 + stakes, lost: 0 },
    seen: (ended) => ({
      cards,
      board: ended ? board : flop,
      hand: (ended ? player : onFlop).category,
      dealer: ended ? dealers : null,
    }),
  });
}

const tenToAce = (heights) => heights.every((height) => height >= 9);

/** The lines of video poker, each with what fits it: the heights of the cards that are not wild, their suit if they have one, and how many are wild. */
function fitsOf(cards, hasWildDeuces) {
  const isWild = (card) => hasWildDeuces && rankOf(card) === 1;
  const natural = cards.filter((card) => !isWild(card));
  const wild = cards.length - natural.length;
  const heights = natural.map(heightOf);
  const groups = [...new Set(heights)].map((height) => ({
    height,
    count: heights.filter((each) => each === height).length,
  }));
  const counts = groups.map(({ count }) => count).toSorted((a, b) => b - a);
  const most = (counts[0] ?? 0) + wild;
  const isOneSuit = new Set(natural.map(suitOf)).size <= 1;
  const isSpread = (list) => Math.max(...list) - Math.min(...list) <= 4;
  const low = heights.map((height) => height % 13);
  const isRow = groups.length === heights.length && (isSpread(heights) || isSpread(low));
  const isRoyal = isRow && isOneSuit && tenToAce(heights);
  const four = (from, to) =>
    groups.some(({ height, count }) => count === 4 && height >= from && height <= to);
  return {
    nothing: true,
    jacks_or_better: groups.some(({ height, count }) => count >= 2 && height >= 10),
    two_pair: counts[0] >= 2 && counts[1] >= 2,
    three_of_a_kind: most >= 3,
    straight: isRow,
    flush: isOneSuit,
    full_house: groups.length === 2 && most >= 3 && counts[1] <= 2,
    four_of_a_kind: most >= 4,
    four_fives_to_kings: four(4, 12),
    four_twos_to_fours: four(1, 3),
    four_aces: four(13, 13),
    straight_flush: isRow && isOneSuit,
    five_of_a_kind: most >= 5,
    wild_royal_flush: isRoyal && wild > 0,
    four_deuces: wild === 4,
    royal_flush: isRoyal,
    natural_royal_flush: isRoyal && wild === 0,
  };
}

function videoPoker(game, { hands }, actions, { chosen }) {
  if (!game.hands.includes(hands)) throw new Error('no such number of hands');
  const [{ cards: deal }, { draws: further }] = game.draws;
  const cards = chosen(deal.of, deal.chosen);
  const left = times(deal.of, (_, card) => card).filter((card) => !cards.includes(card));
  const draws = times(hands, () => chosen(further.of, further.chosen).map((place) => left[place]));
  const [action, ...more] = actions;
  if (more.length > 0 || (action && action.type !== 'hold')) throw new NotAllowed('no such action');
  if (action?.cards.some((place, at) => !(place in cards) || (at > 0 && place <= action.cards[at - 1])))
    throw new NotAllowed('no such places');
  const played = draws.map((drawn) => {
    const next = [...drawn];
    const hand = cards.map((card, place) => (action?.cards.includes(place) ? card : next.shift()));
    const fits = fitsOf(hand, game.hasWildDeuces);
    return { hand, line: game.lines.findLast(({ name }) => fits[name]) };
  });
  return {
    ended: action !== undefined,
    units: hands,
    raised: 0,
    paid: action ? sum(played.map(({ line }) => line.pays)) * game.unit : 0,
    seen: {
      cards,
      held: action?.cards ?? null,
      hands: action ? played.map(({ hand, line }) => ({ cards: hand, line: line.name })) : null,
    },
  };
}

/** Digits from drums of their own: a spot names them in their order, or after `any-` from the lowest to the highest. */
function digitGame(game, { below }) {
  const draw = game.draws[0].digits;
  const digits = times(draw.times, () => below(draw.below));
  const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));
  const pays = (spot) => {
    const isAny = spot.startsWith('any-');
    const named = isAny ? spot.slice(4) : spot;
    if (named.length !== draw.times || !/^\d+$/.test(named)) return undefined;
    if (!isAny) return named === digits.join('') ? game.pays.exact : 0;
    const alike = Object.values(Object.groupBy(named, (digit) => digit)).map(({ length }) => length);
    const orders = alike.reduce((all, count) => all / factorial(count), factorial(named.length));
    if (
      orders === 1 ||
      [...named]
        .map(Number)
        .toSorted((a, b) => a - b)
        .join('') !== named
    )
      return undefined;
    return digits.toSorted((a, b) => a - b).join('') === named ? game.pays.any[orders] : 0;
  };
  return { pays, seen: { digits } };
}

/** Every game: whether a round has ended, its units, those that were raised, what it pays in ten-thousandths, and what is seen. */
const tableGames = {
  baccarat: onSpots((game, { chosen }) => {
    const [{ cards: draw }] = game.draws;
    const cards = chosen(draw.of, draw.chosen).map((drawn) => drawn % game.cards);
    const counts = (card) => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
    const pointsOf = (hand) => sum(hand.map(counts)) % 10;
    const { natural, player_draws_to, banker_draws_to, banker_draws_on } = game.drawing;
    const [player, banker, next] = [[cards[0], cards[2]], [cards[1], cards[3]], cards.slice(4)];
    const [playerHas, bankerHas] = [pointsOf(player), pointsOf(banker)];
    if (playerHas < natural && bankerHas < natural) {
      if (playerHas <= player_draws_to) {
        player.push(next.shift());
        if ((banker_draws_on[bankerHas] ?? []).includes(counts(player[2]))) banker.push(next.shift());
      } else if (bankerHas <= banker_draws_to) banker.push(next.shift());
    }
    const more = pointsOf(player) - pointsOf(banker);
    const winner = more === 0 ? 'tie' : more > 0 ? 'player' : 'banker';
    const pair = ([first, second]) => (rankOf(first) === rankOf(second) ? game.pair_pays : 0);
    return {
      pays(spot) {
        if (spot === 'player-pair') return pair(player);
        return spot === 'banker-pair' ? pair(banker) : game.pays[spot]?.[winner];
      },
      seen: { player, banker, winner },
    };
  }),
  roulette: onSpots((game, { below }) => {
    const pocket = below(game.draws[0].pocket.below);
    const pays = (spot) => {
      const numbers = game.spots[spot];
      return numbers && (numbers.includes(pocket) ? (game.unit * 36) / numbers.length : 0);
    };
    return { pays, seen: { pocket } };
  }),
  'sic-bo': onSpots((game, { below }) => {
    const draw = game.draws[0].dice;
    const dice = times(draw.times, () => below(draw.below) + draw.plus);
    const total = sum(dice);
    const isTriple = new Set(dice).size === 1;
    const showing = (face) => dice.filter((each) => each === face).length;
    const evenChances = {
      small: total >= 4 && total <= 10,
      big: total >= 11 && total <= 17,
      odd: total % 2 === 1,
      even: total % 2 === 0,
    };
    const winning = (isWon, pays) => (isWon ? pays : 0);
    const pays = (spot) => {
      if (spot in evenChances) return winning(evenChances[spot] && !isTriple, game.pays.even_chance);
      if (spot === 'any-triple') return winning(isTriple, game.pays.any_triple);
      const [a, b] = numbersIn(spot);
      if (spot === `total-${a}` && a in game.pays.totals) return winning(total === a, game.pays.totals[a]);
      if (!(a >= 1 && a <= 6)) return undefined;
      if (spot === `number-${a}`) return game.pays.number[showing(a)];
      if (spot === `double-${a}`) return winning(showing(a) >= 2, game.pays.double);
      if (spot === `triple-${a}`) return winning(showing(a) === 3, game.pays.triple);
      if (spot !== `pair-${a}-${b}` || !(a < b && b <= 6)) return undefined;
      return winning(showing(a) > 0 && showing(b) > 0, game.pays.pair);
    };
    return { pays, seen: { dice } };
  }),
  'dragon-tiger': onSpots((game, { chosen }) => {
    const draw = game.draws[0].cards;
    const [dragon, tiger] = chosen(draw.of, draw.chosen).map((drawn) => drawn % game.cards);
    const more = rankOf(dragon) - rankOf(tiger);
    const tie = suitOf(dragon) === suitOf(tiger) ? 'suited_tie' : 'tie';
    const result = more === 0 ? tie : more > 0 ? 'dragon' : 'tiger';
    return { pays: (spot) => game.pays[spot]?.[result], seen: { dragon, tiger, result } };
  }),
  'lotto-2d': onSpots(digitGame),
  'lotto-3d': onSpots(digitGame),
  'fan-tan': onSpots((game, { below }) => {
    const draw = game.draws[0].beads;
    const beads = below(draw.below) + draw.plus;
    const number = beads % game.group === 0 ? game.group : beads % game.group;
    const pays = (spot) => {
      const found = game.spots[spot];
      if (!found) return undefined;
      if (found.wins.includes(number)) return found.pays;
      return found.pushes.includes(number) ? game.unit : 0;
    };
    return { pays, seen: { beads, number } };
  }),
  blackjack,
  'jacks-or-better': videoPoker,
  'deuces-wild': videoPoker,
  'bonus-poker': videoPoker,
  'three-card-poker': threeCardPoker,
  'caribbean-stud': caribbeanStud,
  'casino-holdem': casinoHoldem,
};

/** Computes a round of a table game: its course, what it pays, and what was raised. */
function playTable(game, betMinor, wager, actions, serverSeed, clientSeed, nonce) {
  const rules = tableGames[game.code];
  if (!rules) throw new Error(`nothing is known of ${game.code}`);
  const stream = openStream(serverSeed, clientSeed, nonce);
  const { ended, units, raised, paid, seen } = rules(game, wager, actions, stream);
  if (betMinor % BigInt(units) !== 0n) throw new Error('the units do not divide the bet');
  const worth = betMinor / BigInt(units);
  return {
    course: {
      state: ended ? 'ended' : 'in_play',
      multiplier: Math.floor(paid / (units + raised)),
      can_cash_out: false,
      seen,
    },
    win_minor: String((worth * BigInt(paid)) / BigInt(game.unit)),
    raised_minor: String(worth * BigInt(raised)),
  };
}

const plays = { instant: playInstant, table: playTable };

// A draw of crash

const hashOf = (hex) => sha256(Buffer.from(hex, 'hex'));

function pointOf(h) {
  const all = 2n ** 52n;
  return Math.max(100, Number((99n * all) / (all - h)));
}

const saltedLink = (link, salt) => createHmac('sha256', salt).update(Buffer.from(link, 'hex')).digest();

function crashPoint(link, salt) {
  return pointOf(saltedLink(link, salt).readBigUInt64BE(0) >> 12n);
}

/** Says what is wrong with a link of a chain, or undefined. */
function checkLink({ link, draw, end, earlier }) {
  if (earlier && hashOf(link) !== earlier) return 'the link does not lead to the one before';
  if (end && draw) {
    let hash = link;
    for (let done = 0; done < draw; done += 1) hash = hashOf(hash);
    if (hash !== end) return 'the link does not lead to the published end';
  }
  return undefined;
}

/** Says what is wrong with a draw of crash, or undefined. */
function checkDraw(given) {
  const { link, salt, point } = given;
  const wrong = checkLink(given);
  if (wrong) return wrong;
  const computed = crashPoint(link, salt);
  return point === undefined || computed === point ? undefined : `computed ${computed}, given ${point}`;
}

/** Says what is wrong with a bet in a draw, or undefined. */
function checkBet(bet, { mathematics: game }) {
  if (game.code !== bet.game_code || game.version !== bet.game_version) return 'another game or version';
  if (bet.definition_hash && sha256(canonical(game)) !== bet.definition_hash) {
    return 'the published file is not the one that the round was played by';
  }
  return checkPaid(bet, Math.min(crashPoint(bet.link, bet.salt), game.room_limit));
}

/** Says what is wrong with what a bet was paid in a draw or a flight that ended there, or undefined. */
function checkPaid(bet, end) {
  const { auto_cash_out: target, cashed_out_on: at } = bet;
  if (end !== bet.ended_on) return `it ended at ${end}, given ${bet.ended_on}`;
  if (at === null && target !== null && target <= end) return 'the target was reached, and the bet lost';
  if (at !== null && (at > end || (target !== null && at > target))) return 'it is paid too high';
  const win = at === null ? 0n : (BigInt(bet.bet_minor) * BigInt(at)) / 100n;
  return String(win) === bet.win_minor ? undefined : `computed a win of ${win}, given ${bet.win_minor}`;
}

// A draw of a live table

/** Says what is wrong with a bet at a live table, or undefined: its numbers are those of the table that the game names. */
function checkLiveBet(bet, { mathematics: game }) {
  if (game.code !== bet.game_code || game.version !== bet.game_version) return 'another game or version';
  if (bet.definition_hash && sha256(canonical(game)) !== bet.definition_hash) {
    return 'the published file is not the one that the round was played by';
  }
  const wrong = checkLink(bet);
  if (wrong) return wrong;
  if (game.pool) return checkTicket(bet, game);
  if (game.sides) return checkBacked(bet, game);
  if (game.race) return checkRaced(bet, game);
  const key = saltedLink(bet.link, bet.salt).toString('hex');
  const table = { ...game, code: game.table.code };
  const round = playTable(table, BigInt(bet.bet_minor), bet.wager, [], key, game.code, bet.draw);
  const [mine, theirs] = [round.course.seen, bet.outcome].map(canonical);
  if (mine !== theirs) return `computed ${mine}, given ${theirs}`;
  return round.win_minor === bet.win_minor
    ? undefined
    : `computed a win of ${round.win_minor}, given ${bet.win_minor}`;
}

// A race at the odds of its field

/** The runners in the order in which they come in. */
function orderOf(strengths, stream) {
  const left = strengths.map((strength, index) => ({ runner: index + 1, strength }));
  const order = [];
  while (left.length > 0) {
    let value = stream.below(left.reduce((sum, { strength }) => sum + strength, 0));
    const at = left.findIndex(({ strength }) => (value -= strength) < 0);
    order.push(...left.splice(at, 1).map(({ runner }) => runner));
  }
  return order;
}

/** The field of a race, from the end of its chain, and the order from its link. */
function raceOf({ code, race }, { link, end, salt, draw }) {
  const open = openStream(saltedLink(end, salt).toString('hex'), `${code}:field`, draw);
  const sorted = race.fields[open.below(race.fields.length)];
  const strengths = open.chosen(sorted.length, sorted.length).map((rank) => sorted[rank]);
  const names = open.chosen(race.names, sorted.length);
  const coats = strengths.map(() => open.below(race.coats));
  const trials = Array.from({ length: race.trials }, () => orderOf(strengths, open));
  const form = strengths.map((_, index) => trials.map((order) => order.indexOf(index + 1) + 1));
  const field = { course: (draw - 1) % race.courses, strengths, names, coats, form };
  const stream = openStream(saltedLink(link, salt).toString('hex'), code, draw);
  return { field, order: orderOf(strengths, stream) };
}

/** The chance, as a fraction, that these runners come in first in just this order. */
function rowChance(strengths, row) {
  let [numerator, denominator, left] = [1n, 1n, strengths.reduce((sum, each) => sum + each, 0)];
  for (const runner of row) {
    numerator *= BigInt(strengths[runner - 1]);
    denominator *= BigInt(left);
    left -= strengths[runner - 1];
  }
  return [numerator, denominator];
}

/** What a unit on the rows that a bet wins by is paid, in ten-thousandths. */
function racePrice(strengths, rows, overround) {
  const [numerator, denominator] = rows
    .map((row) => rowChance(strengths, row))
    .reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]);
  return Number((denominator * 1_000_000n) / (numerator * BigInt(10_000 + overround))) * 100;
}

/** What a unit on a spot is paid, in ten-thousandths; undefined for a spot that the race does not have. */
function racePays({ places, overrounds }, { field: { strengths }, order }, spot) {
  const [, bet, list] = /^(win|place|each|quinella|exacta|trifecta)((?:-[1-9]\d?)+)$/.exec(spot) ?? [];
  const runners = list?.slice(1).split('-').map(Number) ?? [];
  const count = { win: 1, place: 1, each: 1, quinella: 2, exacta: 2, trifecta: 3 }[bet];
  const isOf = runners.length === count && new Set(runners).size === count;
  if (!isOf || runners.some((runner) => runner > strengths.length)) return undefined;
  if (bet === 'quinella' && runners[0] > runners[1]) return undefined;
  const [runner] = runners;
  const won = () => (order[0] === runner ? racePrice(strengths, [[runner]], overrounds.win) : 0);
  const placed = () => {
    const paid = places[strengths.length];
    if (!order.slice(0, paid).includes(runner)) return 0;
    const others = strengths.map((_, index) => index + 1).filter((each) => each !== runner);
    const rows = [[runner], ...others.map((first) => [first, runner])];
    if (paid > 2)
      for (const first of others)
        for (const second of others) if (first !== second) rows.push([first, second, runner]);
    return racePrice(strengths, rows, overrounds.place);
  };
  if (bet === 'win') return won();
  if (bet === 'place') return placed();
  if (bet === 'each') return (won() + placed()) / 2;
  const rows = bet === 'quinella' ? [runners, runners.toReversed()] : [runners];
  const hits = rows.some((row) => row.every((each, index) => each === order[index]));
  return hits ? racePrice(strengths, rows, overrounds[bet]) : 0;
}

/** Says what is wrong with a bet on a race, or undefined. */
function checkRaced(bet, game) {
  if (!bet.end) return 'the field follows from the end of the chain, which is not given';
  const race = raceOf(game, bet);
  const [mine, theirs] = [race, bet.outcome].map(canonical);
  if (mine !== theirs) return `computed ${mine}, given ${theirs}`;
  const spots = Object.entries(bet.wager.spots);
  const pays = spots.map(([spot, units]) => units * (racePays(game.race, race, spot) ?? NaN));
  const units = BigInt(spots.reduce((sum, [, each]) => sum + each, 0));
  const [paid, minor] = [pays.reduce((sum, each) => sum + each, 0), BigInt(bet.bet_minor)];
  if (Number.isNaN(paid) || minor % units !== 0n) return 'the bet is none of the race';
  const win = ((minor / units) * BigInt(paid)) / 10_000n;
  return String(win) === bet.win_minor ? undefined : `computed a win of ${win}, given ${bet.win_minor}`;
}

// A lottery with pools

/** Numbers of a line, and how many of them make a tier. */
const lineLength = 6;
const tiers = [6, 5, 4, 3];

function combinationsOf(n, k) {
  let combinations = 1n;
  for (let i = 1; i <= k; i += 1) combinations = (combinations * BigInt(n - k + i)) / BigInt(i);
  return combinations;
}

/** The numbers of a draw, in the order in which they come. */
function lotteryNumbers(game, link, salt, draw) {
  const { chosen, of, plus } = game.draws[0].numbers;
  const stream = openStream(saltedLink(link, salt).toString('hex'), game.code, draw);
  return stream.chosen(of, chosen).map((number) => number + plus);
}

/** How many lines of a ticket are in each tier; undefined for one that is none of the lottery. */
function linesByTier(game, wager, drawn) {
  const numbers = Object.keys(wager.spots);
  const isTicket =
    numbers.length >= lineLength &&
    numbers.length <= game.pool.most_picked &&
    numbers.every((number) => /^[1-9]\d?$/.test(number) && Number(number) <= game.draws[0].numbers.of) &&
    Object.values(wager.spots).every((units) => units === 1);
  if (!isTicket) return undefined;
  const hits = numbers.filter((number) => drawn.includes(Number(number))).length;
  return tiers.map((tier) =>
    hits < tier ? 0n : combinationsOf(hits, tier) * combinationsOf(numbers.length - hits, lineLength - tier),
  );
}

const sumOf = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0n);

// Cards of bingo

const upTo = (n) => Array.from({ length: n }, (_, index) => index);

/** The card of 75 balls that comes next: five columns of five of fifteen, in the middle one four and the free cell. */
function bingoSquare({ chosen }) {
  const cells = Array(25).fill(0);
  for (const column of upTo(5)) {
    const rows = column === 2 ? [0, 1, 3, 4] : [0, 1, 2, 3, 4];
    for (const [index, number] of chosen(15, rows.length).entries())
      cells[5 * rows[index] + column] = 15 * column + number + 1;
  }
  return cells;
}

/** The six cards of 90 balls that come next. */
function bingoStrip({ chosen, below }) {
  const sizes = upTo(9).map((column) => (column === 0 ? 9 : column === 8 ? 11 : 10));
  const others = sizes.flatMap((size, column) => Array(size - 6).fill(column));
  let counts;
  do {
    const dealt = chosen(36, 36).map((index) => others[index]);
    counts = upTo(6).map((card) => {
      const count = Array(9).fill(1);
      for (const column of dealt.slice(6 * card, 6 * card + 6)) count[column] += 1;
      return count;
    });
  } while (counts.flat().some((count) => count > 3));
  const columns = sizes.map((size, column) =>
    chosen(size, size).map((number) => number + (column === 0 ? 1 : 10 * column)),
  );
  return counts.map((count) => {
    let marks;
    do {
      let digits = below(19_683);
      marks = count.map((size) => {
        const digit = digits % 3;
        digits = (digits - digit) / 3;
        return upTo(3).filter((row) => size === 3 || (size === 1) === (row === digit));
      });
    } while (upTo(3).some((row) => marks.filter((rows) => rows.includes(row)).length !== 5));
    const cells = Array(27).fill(0);
    for (const [column, rows] of marks.entries()) {
      const numbers = columns[column].splice(0, rows.length).toSorted((a, b) => a - b);
      for (const [index, row] of rows.entries()) cells[9 * row + column] = numbers[index];
    }
    return cells;
  });
}

/** Of each card of a ticket, with which ball it has each prize, full house first; undefined for one that is no ticket of bingo. */
function reachedOn(game, { id, chain, draw, wager }, order) {
  const { balls, most_cards, prizes } = game.bingo;
  const count = wager.spots.cards;
  const isTicket = Object.keys(wager.spots).length === 1 && Number.isInteger(count);
  if (!isTicket || count < 1 || count > most_cards) return undefined;
  const stream = openStream(id.replaceAll('-', ''), `${game.code}:${chain}`, draw);
  const cards = [];
  while (cards.length < count) cards.push(...(balls === 90 ? bingoStrip(stream) : [bingoSquare(stream)]));
  const ballOf = new Map(order.map((number, index) => [number, index + 1]));
  return cards.slice(0, count).map((card) =>
    prizes.map(({ sets, needed = 1, patterns }) => {
      const played = patterns ? [patterns[(draw - 1) % patterns.length].cells] : sets;
      const done = played.map((cells) => Math.max(...cells.map((cell) => ballOf.get(card[cell]) ?? 0)));
      return done.toSorted((a, b) => a - b)[needed - 1];
    }),
  );
}

/** With which ball each prize is won by the first card that has it, the jackpot first; zero for a jackpot that is not. */
function firstBalls(game, cards) {
  const first = game.bingo.prizes.map((_, prize) => Math.min(...cards.map((card) => card[prize])));
  return [first[0] <= game.bingo.jackpot_within ? first[0] : 0, ...first];
}

/** How many cards of a ticket win each prize, the jackpot first. */
function winsByTier(cards, wonAt) {
  return (
    cards &&
    wonAt?.map((ball, tier) => BigInt(cards.filter((card) => card[tier && tier - 1] === ball).length))
  );
}

/** Says what is wrong with a ticket by the prizes of its draw, or undefined. */
function checkTicket(bet, game) {
  const numbers = lotteryNumbers(game, bet.link, bet.salt, bet.draw);
  const [mine, theirs] = [game.bingo ? { balls: numbers } : { numbers }, bet.outcome].map(canonical);
  if (mine !== theirs) return `computed ${mine}, given ${theirs}`;
  const lines = game.bingo
    ? winsByTier(reachedOn(game, bet, numbers), bet.won_at)
    : linesByTier(game, bet.wager, numbers);
  if (!lines || bet.prizes?.length !== tiers.length)
    return 'the ticket, or the prizes, are none of the lottery';
  const win = sumOf(lines.map((count, tier) => count * BigInt(bet.prizes[tier])));
  return String(win) === bet.win_minor ? undefined : `computed a win of ${win}, given ${bet.win_minor}`;
}

/** Says what is wrong with how a draw was shared out in a currency, or undefined. */
function checkShare(game, tickets, share, drawn, draw) {
  const { rake, shares, must_be_won_after: after } = game.pool;
  const staked = sumOf(tickets.map(({ bet_minor }) => BigInt(bet_minor)));
  const lines = tiers.map(() => 0n);
  const reached = game.bingo ? tickets.map((ticket) => reachedOn(game, { ...ticket, ...draw }, drawn)) : [];
  const wonAt = game.bingo ? firstBalls(game, reached.flat()) : null;
  if (wonAt && canonical(wonAt) !== canonical(share.won_at))
    return `prizes were won with balls ${canonical(wonAt)}, given ${canonical(share.won_at)}`;
  for (const [index, { wager }] of tickets.entries()) {
    const won = wonAt ? winsByTier(reached[index], wonAt) : linesByTier(game, wager, drawn);
    if (!won) return 'a ticket is none of the lottery';
    for (const [tier, count] of won.entries()) lines[tier] += count;
  }
  const full = tiers.map(
    (tier, index) => BigInt(share.before[index]) + (staked * BigInt(shares[tier])) / 10_000n,
  );
  const kept = staked - sumOf(tiers.map((tier) => (staked * BigInt(shares[tier])) / 10_000n));
  const heir =
    after !== null && lines[0] === 0n && share.without_before + 1 >= after
      ? lines.findIndex((count) => count > 0n)
      : -1;
  if (heir > 0) {
    full[heir] += full[0];
    full[0] = 0n;
  }
  for (const [tier, count] of lines.entries()) {
    const [prize, carried] = [BigInt(share.prizes[tier]), BigInt(share.carried[tier])];
    if (BigInt(share.lines[tier]) !== count)
      return `tier ${tiers[tier]}: counted ${count} lines, given ${share.lines[tier]}`;
    if (prize * count + carried !== full[tier])
      return `tier ${tiers[tier]}: ${full[tier]} is not what was paid and carried`;
    // What is left over is less than one payment for each line.
    if (count > 0n && carried >= count * BigInt(share.payment))
      return `tier ${tiers[tier]}: too little was paid`;
    if (count === 0n && prize !== 0n) return `tier ${tiers[tier]}: nobody has won it`;
  }
  if (BigInt(share.staked) !== staked || BigInt(share.rake) !== kept || rake < 0)
    return 'the stakes are others';
  const without = lines[0] > 0n || heir > 0 ? 0 : share.without_before + 1;
  return without === share.without_jackpot ? undefined : 'the draws without a jackpot are others';
}

// A bout whose backers share a pool

/** The result of a bout and the strikes that are shown. */
function boutOf(game, link, salt, draw) {
  const { of, wins, points } = game.draws[0].bout;
  const stream = openStream(saltedLink(link, salt).toString('hex'), game.code, draw);
  const number = stream.below(of);
  const result = number < wins ? 'meron' : number < 2 * wins ? 'wala' : 'draw';
  const before = points - 1;
  const beaten = result === 'draw' ? before : stream.below(points);
  const [winner, other] = result === 'wala' ? ['wala', 'meron'] : ['meron', 'wala'];
  const order = stream.chosen(before + beaten, before + beaten).map((i) => (i < before ? winner : other));
  return { result, strikes: [...order, result === 'draw' ? 'both' : winner] };
}

/** How many lines a bet has on each side; undefined for one that is none of the game. */
function linesBySide({ names }, { bet_minor, wager }, line) {
  const units = sumOf(Object.values(wager.spots).map(BigInt));
  const bet = BigInt(bet_minor);
  const isBet = Object.keys(wager.spots).every((spot) => names.includes(spot));
  if (!isBet || units === 0n || bet % units !== 0n || (bet / units) % line !== 0n) return undefined;
  return names.map((side) => BigInt(wager.spots[side] ?? 0) * (bet / units / line));
}

/** Says what is wrong with a bet by the prizes of its bout, or undefined. */
function checkBacked(bet, game) {
  const [mine, theirs] = [boutOf(game, bet.link, bet.salt, bet.draw), bet.outcome].map(canonical);
  if (mine !== theirs) return `computed ${mine}, given ${theirs}`;
  const lines = linesBySide(game.sides, bet, BigInt(bet.line_minor ?? bet.bet_minor));
  if (!lines || bet.prizes?.length !== lines.length) return 'the bet, or the prizes, are none of the game';
  const win = sumOf(lines.map((count, side) => count * BigInt(bet.prizes[side])));
  return String(win) === bet.win_minor ? undefined : `computed a win of ${win}, given ${bet.win_minor}`;
}

/** Says what is wrong with how a bout was shared out in a currency, or undefined. */
function checkBout({ sides }, tickets, share, { result }) {
  const line = BigInt(share.line);
  const lines = sides.names.map(() => 0n);
  for (const ticket of tickets) {
    const backed = linesBySide(sides, ticket, line);
    if (!backed) return 'a bet is none of the game';
    for (const [side, count] of backed.entries()) lines[side] += count;
  }
  const [m, w, d] = lines.map((count) => count * line);
  const keeps = (amount) => (amount * BigInt(10_000 - sides.rake)) / 10_000n;
  const [before, , held] = share.before.map(BigInt);
  const [shared, pool] = [before + keeps(m + w), held + keeps(d)];
  const isDrawn = result === 'draw';
  const isReturned = isDrawn || m === 0n || w === 0n || shared < m || shared < w;
  const backers = lines[sides.names.indexOf(isDrawn ? 'meron' : result)];
  const prize = isReturned ? line : shared / backers;
  const isPaid = isDrawn && d > 0n;
  const isDrawReturned = isPaid && pool < d;
  const drawPrize = isDrawReturned ? line : isPaid ? pool / lines[2] : 0n;
  const prizes = ['meron', 'wala'].map((side) => (isReturned || side === result ? prize : 0n));
  const carried = [
    isReturned ? before : shared - prize * backers,
    0n,
    isDrawReturned ? held : pool - drawPrize * lines[2],
  ];
  const raked = (isReturned ? 0n : m + w) + (isDrawReturned ? 0n : d);
  const without = isPaid && !isDrawReturned ? 0 : share.without_before + 1;
  const computed = {
    staked: m + w + d,
    lines,
    prizes: [...prizes, drawPrize],
    carried,
    rake: raked - keeps(raked),
    without_jackpot: without,
  };
  for (const [name, mine] of Object.entries(computed))
    if (String(mine) !== String(share[name])) return `${name}: computed ${mine}, given ${share[name]}`;
  return undefined;
}

/** Checks how a draw was shared out whose winners share pools, from the list of its bets. Says what was found. */
async function checkShares(set, salt, source) {
  const answer = await fetch(new URL(`/fairness/${set.game_code}/${set.game_version}.json`, source));
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  const { mathematics: game } = await answer.json();
  const isBout = game.sides !== undefined;
  const drawn = (isBout ? boutOf : lotteryNumbers)(game, set.link, salt, set.draw);
  const byCurrency = Object.groupBy(set.tickets, ({ currency }) => currency);
  const [sold, shared] = [byCurrency, set.shared].map((each) => Object.keys(each).toSorted().join());
  if (sold !== shared) throw new Error(`tickets were sold in ${sold}, and shared out in ${shared}`);
  for (const [currency, tickets] of Object.entries(byCurrency)) {
    const wrong = (isBout ? checkBout : checkShare)(game, tickets, set.shared[currency], drawn, set);
    if (wrong) throw new Error(`${currency}: ${wrong}`);
  }
  const come = isBout ? `result is ${drawn.result}` : `numbers are ${drawn.join(', ')}`;
  return ` The ${come}, and the stakes are shared out by the rules in ${sold || 'no currency'}.`;
}

/** Checks the list of the tickets of a draw as it is served: its hash, and of a draw that has ended its link. Says what was found. */
async function checkTickets(path, source) {
  const set = await readJson(path);
  const text = set.tickets
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, currency, bet_minor, wager }) => `${canonical({ id, currency, bet_minor, wager })}\n`)
    .join('');
  if (sha256(text) !== set.tickets_hash)
    throw new Error(`the hash of the list is ${sha256(text)}, given ${set.tickets_hash}`);
  const listed = `The list of tickets of draw ${set.draw} (${set.tickets.length}) has the hash that was published`;
  if (set.link === null) return `${listed}; the draw has not ended.`;
  const answer = await fetch(new URL('/fairness/chains.json', source));
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  const { games } = await answer.json();
  const chain = games
    .find(({ code }) => code === set.game_code)
    ?.chains.find(({ number }) => number === set.chain);
  if (!chain) throw new Error(`there is no chain ${set.chain} of ${set.game_code}`);
  const wrong = checkLink({ ...set, end: chain.end_hash });
  if (wrong) throw new Error(wrong);
  const found = `${listed}, and its link is of the published chain.`;
  return set.shared ? found + (await checkShares(set, chain.salt, source)) : found;
}

// A flight of crash

function flightEnd(serverSeed, clientSeed, nonce, limit) {
  const { below } = openStream(serverSeed, clientSeed, nonce);
  const a = BigInt(below(67_108_864));
  const b = BigInt(below(67_108_864));
  return Math.min(pointOf(a * 67_108_864n + b), limit);
}

// Comparing

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(',')}}`;
}

const withoutPictures = (events) =>
  JSON.parse(
    JSON.stringify(events, (key, value) =>
      key === 'positions' || key === 'anticipation' ? undefined : value,
    ),
  );

/** Says what differs first, or undefined if nothing does. */
function difference(computed, given) {
  for (let at = 0; at < Math.max(computed.length, given.length); at += 1) {
    const [mine, theirs] = [computed[at], given[at]].map((event) => (event ? canonical(event) : 'nothing'));
    if (mine !== theirs) return `event ${at}: computed ${mine}, given ${theirs}`;
  }
  return undefined;
}

function checkRound(round, { mathematics: game }) {
  if (game.code !== round.game_code || game.version !== round.game_version) return 'another game or version';
  if (round.server_seed_hash && sha256(Buffer.from(round.server_seed, 'hex')) !== round.server_seed_hash) {
    return 'the server seed is not the one that was committed to';
  }
  if (round.definition_hash && sha256(canonical(game)) !== round.definition_hash) {
    return 'the published file is not the one that the round was played by';
  }
  const { server_seed, client_seed, nonce } = round;
  if (plays[game.kind]) return checkWagered(round, game);
  if (round.form === 'solo')
    return checkPaid(round, flightEnd(server_seed, client_seed, nonce, game.room_limit));
  const events = playSlot(game, BigInt(round.bet_minor), server_seed, client_seed, nonce, round);
  if (round.chosen && !events.some(({ type }) => type === 'feature_choice'))
    return 'there was nothing to choose';
  const fault = round.jackpot ? jackpotFault(round, game) : undefined;
  if (fault) return fault;
  const win = String(BigInt(events.at(-1).win_minor) + BigInt(round.jackpot?.won_minor ?? 0));
  if (win !== round.win_minor) return `computed a win of ${win}, given ${round.win_minor}`;
  return difference(events, withoutPictures(round.events));
}

/** Says what is wrong with a round's part in a progressive jackpot, or undefined. */
function jackpotFault({ jackpot, server_seed, client_seed, nonce }, game) {
  if (!game.jackpot) return 'the game has no jackpot';
  const key = Buffer.from(server_seed, 'hex');
  const bytes = createHmac('sha256', key).update(`${client_seed}:${nonce}:jackpot`).digest();
  const d = bytes.readBigUInt64BE(0);
  if (String(d) !== jackpot.draw) return `computed the draw ${d} for the jackpot, given ${jackpot.draw}`;
  const [b, a, m, paid] = ['before_minor', 'after_minor', 'must_pay_by_minor', 'won_minor'].map((field) =>
    BigInt(jackpot[field]),
  );
  if (b >= a || b >= m) return 'the jackpot did not grow, or was full before';
  const wins = a >= m || d * (m - b) < (a - b) * 2n ** 64n;
  const held = a < m ? a : m;
  if (!wins && paid !== 0n) return 'the jackpot was paid, and not won';
  // Whole payments: no currency is paid in less often than whole units.
  if (wins && (paid > held || paid <= held - 100_000n))
    return `the jackpot was won at ${held}, and paid ${paid}`;
  return undefined;
}

/** Says what is wrong with a round of wager and actions, or undefined. */
function checkWagered(round, game) {
  const { server_seed, client_seed, nonce, wager, actions } = round;
  const computed = plays[game.kind](
    game,
    BigInt(round.bet_minor),
    wager,
    actions,
    server_seed,
    client_seed,
    nonce,
  );
  if (round.win_minor !== undefined && computed.win_minor !== round.win_minor) {
    return `computed a win of ${computed.win_minor}, given ${round.win_minor}`;
  }
  // An instant game has no raises.
  const raised = computed.raised_minor ?? '0';
  if (round.raised_minor !== undefined && raised !== round.raised_minor) {
    return `computed raises of ${raised}, given ${round.raised_minor}`;
  }
  if (round.course === undefined) return undefined;
  const [mine, theirs] = [computed.course, round.course].map(canonical);
  return mine === theirs ? undefined : `computed ${mine}, given ${theirs}`;
}

// Reading

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

async function readGame(source, code, version) {
  if (!/^https?:/.test(source)) return readJson(join(source, code, 'published', `${version}.json`));
  const answer = await fetch(new URL(`/fairness/${code}/${version}.json`, source));
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return answer.json();
}

/** Plays the actions one after the other until the round has ended; one that it does not allow is left out. */
function playAllowed(play, actions) {
  const taken = [];
  let round = play(taken);
  for (const action of actions) {
    if (round.course.state === 'ended') break;
    try {
      round = play([...taken, action]);
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      continue;
    }
    taken.push(action);
  }
  return round;
}

function checkWageredVectors(vectors, game) {
  const { code, version, server_seed, client_seed, bet_minor } = vectors;
  for (const round of vectors.rounds) {
    const wrong = checkRound({ ...vectors, ...round, game_code: code, game_version: version }, game);
    if (wrong) throw new Error(`${code} ${version}, nonce ${round.nonce}: ${wrong}`);
  }
  const { rounds, plans, sha256: given } = vectors.digest;
  const digest = createHash('sha256');
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const { wager, actions, bet_minor: bet = bet_minor } = plans[nonce % plans.length];
    const play = (taken) =>
      plays[game.mathematics.kind](
        game.mathematics,
        BigInt(bet),
        wager,
        taken,
        server_seed,
        client_seed,
        nonce,
      );
    digest.update(`${canonical(playAllowed(play, actions))}\n`);
  }
  if (digest.digest('hex') !== given) throw new Error(`${code} ${version}: the digest differs`);
  return vectors.rounds.length + rounds;
}

async function checkCrashVectors({ chains, flights }, source) {
  const draws = chains.flatMap(({ salt, end, draws: given }) =>
    given.map((each) => ({ ...each, salt, end })),
  );
  for (const each of draws) {
    const wrong = checkDraw(each);
    if (wrong) throw new Error(`link ${each.link}: ${wrong}`);
  }
  const { mathematics: game } = await readGame(source, 'crash-rocket', 1);
  for (const [nonce, given] of flights.ends.entries()) {
    const end = flightEnd(flights.server_seed, flights.client_seed, nonce, game.room_limit);
    if (end !== given) throw new Error(`flight ${nonce}: computed ${end}, given ${given}`);
  }
  return draws.length + flights.ends.length;
}

function checkLiveVectors({ code, version, salt, end, draws }, game) {
  for (const { draw, link, outcome, bets } of draws) {
    for (const bet of bets) {
      const whole = { ...bet, game_code: code, game_version: version, draw, link, outcome, salt, end };
      const wrong = checkLiveBet(whole, game);
      if (wrong) throw new Error(`${code} ${version}, draw ${draw}: ${wrong}`);
    }
  }
  return draws.length;
}

async function checkVectors(path, source) {
  let checked = 0;
  const given = await readJson(path);
  if (!Array.isArray(given)) return checkCrashVectors(given, source);
  for (const vectors of given) {
    const { code, version, server_seed, client_seed, bet_minor } = vectors;
    const game = await readGame(source, code, version);
    if (game.mathematics.kind === 'live') {
      checked += checkLiveVectors(vectors, game);
      continue;
    }
    if (plays[game.mathematics.kind]) {
      checked += checkWageredVectors(vectors, game);
      continue;
    }
    const { choices } = game.mathematics;
    const play = (nonce) =>
      playSlot(game.mathematics, BigInt(bet_minor), server_seed, client_seed, nonce, {
        chosen: choices?.[nonce % choices.length].id,
      });
    const bought = vectors.bought?.rounds.map((round) => ({
      ...round,
      bought: vectors.bought.feature,
      bet_minor: vectors.bought.bet_minor,
    }));
    for (const { nonce, course, ...round } of [...vectors.rounds, ...(bought ?? [])]) {
      const wrong = checkRound(
        {
          server_seed,
          client_seed,
          bet_minor,
          ...round,
          game_code: code,
          game_version: version,
          nonce,
          events: course,
        },
        game,
      );
      if (wrong) throw new Error(`${code} ${version}, nonce ${nonce}: ${wrong}`);
      checked += 1;
    }
    const { below } = openStream(server_seed, client_seed, 0);
    if (vectors.numbers?.drawn.some((number) => below(vectors.numbers.limit) !== number)) {
      throw new Error(`${code} ${version}: the numbers differ`);
    }
    const digest = createHash('sha256');
    let kept = 0;
    for (let nonce = 0; nonce < vectors.digest.rounds; nonce += 1) {
      if (game.mathematics.levels === undefined) {
        digest.update(`${canonical(play(nonce))}\n`);
        continue;
      }
      const seeds = [server_seed, client_seed, nonce];
      const { events, after } = playCollecting(game.mathematics, BigInt(bet_minor), ...seeds, kept);
      digest.update(`${canonical(events)}\n`);
      kept = after;
    }
    if (digest.digest('hex') !== vectors.digest.sha256)
      throw new Error(`${code} ${version}: the digest differs`);
    checked += vectors.digest.rounds;
  }
  return checked;
}

/** Of two rounds of one bet with successive nonces the later begins where the earlier has left the meter. */
function checkMeters(rounds) {
  const named = ({ game_code, server_seed, bet_minor, is_free_bet = false }, nonce) =>
    [game_code, server_seed, bet_minor, is_free_bet, nonce].join(' ');
  const left = new Map(rounds.map((round) => [named(round, round.nonce), round.meter.after]));
  for (const round of rounds) {
    const after = left.get(named(round, round.nonce - 1));
    if (after !== undefined && after !== round.meter.before)
      throw new Error(
        `nonce ${round.nonce}: the meter was left at ${after}, and began at ${round.meter.before}`,
      );
  }
}

async function checkRounds(path, source) {
  const given = await readJson(path);
  const rounds = Array.isArray(given) ? given : [given];
  const games = new Map();
  for (const round of rounds) {
    const key = `${round.game_code}/${round.game_version}`;
    if (round.game_version && !games.has(key)) {
      games.set(key, await readGame(source, round.game_code, round.game_version));
    }
    if (round.link && round.outcome) {
      const wrong = checkLiveBet(round, games.get(key));
      if (wrong) throw new Error(`${round.game_code}, draw ${round.draw}: ${wrong}`);
      continue;
    }
    if (round.link) {
      const wrong = checkDraw(round) ?? (round.bet_minor ? checkBet(round, games.get(key)) : undefined);
      if (wrong) throw new Error(`${round.game_code}, draw ${round.draw ?? ''}: ${wrong}`);
      continue;
    }
    const wrong = checkRound(round, games.get(key));
    if (wrong) throw new Error(`${round.game_code}, nonce ${round.nonce}: ${wrong}`);
  }
  checkMeters(rounds.filter(({ meter }) => meter));
  return rounds.length;
}

const [first, ...rest] = process.argv.slice(2);
const isVectors = first === '--vectors';
const isTickets = first === '--tickets';
const [path, source] = isVectors || isTickets ? rest : [first, ...rest];
if (!path || !source) {
  console.error(
    'usage: verify.mjs [--vectors | --tickets] <file> <https://game server, or the folder "games">',
  );
  process.exitCode = 2;
} else {
  try {
    if (isTickets) console.log(await checkTickets(path, source));
    else await sayChecked();
  } catch (error) {
    console.error(`NOT AS THE SEEDS SAY: ${error.message}`);
    process.exitCode = 1;
  }
}

async function sayChecked() {
  const checked = isVectors ? await checkVectors(path, source) : await checkRounds(path, source);
  console.log(`${checked} ${checked === 1 ? 'round is' : 'rounds are'} exactly as the seeds say.`);
}
