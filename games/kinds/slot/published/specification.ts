/**
 * How a round of a slot follows from its seeds, in words that are enough to write a verifier from, and the tables of every game.
 * The words are of this engine; the tables are made from the published files.
 */
import { gameTables } from './game-tables.ts';
import type { PublishedGame } from './published-game.ts';
import { type Block, heading, list, paragraph, steps, table } from '../../../kit/published/text.ts';

/** The chapters on slots; the games in the order given, each with its versions. */
export function slotChapters(games: readonly ReadonlyMap<number, PublishedGame>[]): {
  rules: Block[];
  tables: Block[];
} {
  return {
    rules: [...rules, ...buy, ...choice, ...jackpot, ...course],
    tables: [heading(2, 'The slots', 'games'), ...games.flatMap(gameTables)],
  };
}

const rules: Block[] = [
  heading(2, 'A round of a slot', 'round'),
  paragraph(
    'Reels are counted from the left and rows from the top, both from 0. Cells are gone through reel by reel, each from the top. A bet buys `bet_coins` coins; a coin is the bet divided by `bet_coins`. Wins are counted in coins. “The wild” is the first symbol of kind `wild` in the list. Names in this type are fields of a game’s published file; a feature that is `null` there does not exist in the game.',
  ),
  heading(3, 'One spin'),
  paragraph(
    'A spin has a phase (`base` or `free`), a set H of held reels, a multiplier m, and in some free spins a special symbol. Its draws come in this order:',
  ),
  steps(
    'Strike, if the phase has a chance (`strike.base_chance` or `strike.free_chance`): draw the chance; if it comes true, `pick(strike.outcomes)` gives the struck reels. Otherwise no reel is struck.',
    'Mystery symbol, if the game has `mystery`: `pick(mystery.weights)`, whether or not a mystery symbol will be in view.',
    'Boost, if the game has `boost` and `boost.phases` names the phase: b = `pick(boost.outcomes).multiplier`. Otherwise b = 1.',
    'Stops: for each reel that is not in H, from the left: s = `below(length of its strip)`. Row r shows symbol (s + r) mod length of the strip. Strips are those of the phase; without `strips.free` free spins use `strips.base`. A held reel is not drawn: it shows the wild in every row, and its stop stays what it was. Every stop is 0 before the round.',
    'Prizes, if the game has `hold_and_respin`: for each cell that shows `hold_and_respin.symbol`: `pick(hold_and_respin.values)`.',
  ),
  paragraph('What has landed is now called the landed grid. The paid grid is made from it:'),
  steps(
    'Every mystery symbol becomes the one that was drawn.',
    'If `expanding_wilds.phases` names the phase: each reel of `expanding_wilds.reels` that is not in H and shows the wild in the landed grid becomes wild in every row. These are the expanded reels.',
    'Each struck reel becomes wild in every row.',
  ),
  paragraph('With M = m × b the spin pays, in this order:'),
  list(
    'Lines, if `evaluation.kind` is `lines`: for each line in order, from the left; and if `direction` is `both`, from the right as well, unless the win from the left counts all reels. Read the paid grid along the line. Let w be how many wilds stand at the beginning (symbols of kind `wild`), and W the product of their multipliers. If the first symbol after them is of kind `low` or `high`, it is the target: c is how many symbols from the beginning are the target or wild without a gap, and P the product of the multipliers of all wilds among these c. The target pays `pays(target, c)` × P, the wilds alone pay `pays(the wild, w)` × W; what is not in `pays` pays 0. The wilds are paid if they pay more, otherwise the target. The win is that × M; the history shows P × M or W × M as its multiplier.',
    'Ways, if `evaluation.kind` is `ways`: for each different symbol of kind `low` or `high` on reel 0 of the paid grid, in the order of the rows. On each reel from the left count the cells that show it or a wild; stop at the first reel that has none. c is the number of reels, and the ways are the product of the counts. The win is `pays(symbol, c)` × ways × M.',
    'Scatters: S is how many scatters the landed grid shows. If `scatter_pays` lists exactly S, the win is its `bets` × `bet_coins` × M.',
    'Special symbol: c is on how many reels of the landed grid it is in view. The win is `pays(special, c)` × the number of lines × M. It comes after all others, in a list of its own.',
  ),
  heading(3, 'The whole round'),
  steps(
    'Spin in phase `base` with no reel held and m = 1. Remember S, its number of scatters, and its coins.',
    'If `expanding_wilds.respin`: as long as the round has won less than its maximum, and reels are expanded that were not held in the last spin, spin again in phase `base` with m = 1, H being all reels expanded so far.',
    'Hold and respin, if the round has won less than its maximum and at least `hold_and_respin.trigger` cells of the spin show the coin.',
    'Free spins, if the round has won less than its maximum and `free_spins.awards` lists exactly S.',
  ),
  paragraph(
    'A round’s maximum is `max_win_bets` × `bet_coins` coins; `null` is no maximum. A round that has won as much or more pays exactly that.',
  ),
  heading(3, 'Hold and respin'),
  paragraph(
    'Cells with a coin keep it and its prize. There are `respins` respins left. As long as respins are left and a cell is empty: go through the cells; for each empty one draw `land_chance`, and if it comes true, draw its prize at once by `pick(values)`. If any coin has landed, `respins` are left again, otherwise one less. In the end every coin pays `bets` × `bet_coins`, and if no cell is empty `grand_bets` × `bet_coins` is paid on top. No multiplier counts.',
  ),
  heading(3, 'Free spins'),
  paragraph(
    'If `free_spins.special` is not `null`, `pick` it before the first spin: that is the special symbol. There are min(award, `max_spins`) spins. Spin i, from 0, is a spin of phase `free` with m = min(`start` + `step` × i, `max`). No reel is held, unless `expanding_wilds.sticky`: then H is all reels expanded in the free spins before. After each spin: if free spins have won as much as the round may still pay, they end at once and pay that. If `retriggers` lists exactly the number of scatters of the spin, so many spins are added, but never beyond `max_spins` in all.',
  ),
];

const buy: Block[] = [
  heading(3, 'Bought rounds', 'bought'),
  paragraph(
    'A game with `buy` sells free spins in place of a spin, where the rules of the session allow it. The history says so of a round by `bought` (`free_spins`; `null` or absent for a spin), and its bet is the whole price. For such a round a coin is the bet divided by `buy.price_coins`; nothing is spun in phase `base`, and the round is its free spins alone, with `buy.spins` as award. Its maximum is the same number of coins as a spin’s.',
  ),
];

const choice: Block[] = [
  heading(3, 'Chosen free spins', 'choice'),
  paragraph(
    'In a game with `choices` the player chooses the form of the free spins after the spin that wins them, and before anything of them is drawn. Until then the round waits, and its list of events ends with `feature_choice`, whose `chosen` is `null`. The free spins then follow from the same seeds and the numbers that come next, by the `free_spins` of the choice of that `id` in place of the game’s; nothing else differs. The history says of a round what was chosen by `chosen`, absent where nothing was to be chosen. After 24 hours `chosen_when_away` is chosen for a player who has not returned; the game’s own `free_spins` are of that form.',
  ),
];

const jackpot: Block[] = [
  heading(3, 'Progressive jackpot', 'jackpot'),
  paragraph(
    'A game with `jackpot` has a pot in each currency, beside what its spins pay. A share of every stake for money, `contribution`, enters it; of that `saved` is kept for the next pot. Demo rounds, free bets and stakes that need bonus money add nothing and have no part in it. The history keeps a round’s part as `jackpot`: which pot (`pot`), which entry of it (`number`, from 1 without a gap), what the round contributed (`contribution_minor`), what the pot held before and after it (`before_minor`, `after_minor`), what it must be won by (`must_pay_by_minor`), the draw, and what the pot has paid the round (`won_minor`). Each entry begins where the one before ended.',
  ),
  steps(
    'Draw: d is the first eight bytes, read as one big-endian number, of HMAC-SHA256 with the server seed as key and `<client seed>:<nonce>:jackpot` as message. It does not change what else the round draws.',
    'With b, a and m for `before_minor`, `after_minor` and `must_pay_by_minor`: the round wins the pot if a ≥ m, or if d × (m − b) < (a − b) × 2⁶⁴. So each unit that is missing to m is equally likely to be the one that wins, whoever adds it.',
    'The pot then pays the smaller of a and m, rounded down to a whole payment of the currency; otherwise nothing. The round’s win is what its course pays and `won_minor` together.',
    'The next pot begins with all that is saved, at most half of what it must be won by, and at least `seed_stakes` usual stakes of the currency; what is missing to that the house adds. It must be won by `must_pay_by_seeds` times the smallest seed.',
  ),
];

const course: Block[] = [
  heading(2, 'The course of a round of a slot', 'course'),
  paragraph(
    'The history keeps a round as a list of events. A check compares them all. Two fields are left out of the comparison, because they only tell the picture where to look: `positions` and `anticipation`. Amounts are decimal strings in 1/100,000 of the currency’s unit: coins × coin.',
  ),
  table(
    ['event', 'fields', 'when'],
    [
      ['`bought`', '`feature` (`free_spins`)', 'first, in a round that was bought'],
      [
        '`spin`',
        '`phase` (`base`, `free`, or `wild_respin` for a base spin with held reels), `grid` (landed, `grid[reel][row]`), `stops`, `held_reels`, `coins` (base spins: each coin’s `reel`, `row`, `amount_minor`, `jackpot`), `multiplier` (m), `free_spin` (`index` from 1 and `total` so far, or `null`)',
        'each spin',
      ],
      ['`mystery_reveal`', '`symbol`', 'a mystery symbol is in view'],
      [
        '`wild_reels`',
        '`cause` (`strike` before `expand`), `symbol` (the wild), `reels`',
        'reels are struck or expand',
      ],
      ['`boost`', '`multiplier`', 'b > 1'],
      [
        '`wins`',
        '`wins`: each with `kind`, `symbol`, `count`, `multiplier`, `amount_minor`, and `line` and `direction` (`left`, `right`), `ways`, or `lines` (special); `amount_minor` (their sum), `round_win_minor` (of the round so far, at most its maximum)',
        'a spin pays; for `ways` and `scatter` wins `multiplier` is M, and `count` of a scatter win is S',
      ],
      [
        '`special_expand`',
        '`symbol`, `reels` that show it',
        'the special symbol pays; before its own `wins`, of kind `special`',
      ],
      ['`wild_respin`', '`held_reels`', 'before each respin'],
      ['`hold_start`', '`coins`, `respins`, `grand_minor`', 'hold and respin begins'],
      [
        '`hold_spin`',
        '`coins` that have landed, `respins_left` (0 if no cell is empty), `held` (coins in all)',
        'each respin',
      ],
      ['`hold_end`', '`grand` (true or false), `amount_minor`, `round_win_minor`', 'its end'],
      [
        '`feature_choice`',
        '`scatters` (S), `chosen` (the `id` of the choice)',
        'before free spins, in a game with `choices`',
      ],
      [
        '`free_spins_start`',
        '`spins`, `multiplier` (of the first), `special_symbol` or `null`',
        'free spins begin',
      ],
      ['`free_spins_retrigger`', '`added`, `total`', 'spins are added (not if none can be)'],
      [
        '`free_spins_end`',
        '`spins` played, `amount_minor` (at most what the round may still pay)',
        'their end',
      ],
      ['`max_win`', '`amount_minor`', 'the round has reached its maximum'],
      ['`end`', '`win_minor`', 'always, last'],
    ],
  ),
  paragraph('`type` names the event. A coin whose value is no jackpot has `jackpot` `null`.'),
];
