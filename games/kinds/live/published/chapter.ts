/** How a draw of a live table follows from its chain, in words that are enough to write a verifier from. */
import { type Block, code, heading, list, paragraph, table } from '../../../kit/published/text.ts';
import type { PublishedLive } from './published-live.ts';
import { raceChapter } from './race-chapter.ts';
import type { LiveVectors } from './vectors.ts';

/** The chapter on live tables; the games in the order given, each with its versions, and examples from the vectors. */
export function liveChapter(
  games: readonly ReadonlyMap<number, PublishedLive>[],
  vectors: LiveVectors,
): Block[] {
  const newest = games.flatMap((versions) => [...versions.values()].slice(-1));
  return [
    heading(2, 'A draw of a live table', 'live'),
    paragraph(
      `At a live table one draw decides the bets of all players. The games are ${newest
        .map(({ title, mathematics }) => `${title} (\`${mathematics.code}\`)`)
        .join(
          ', ',
        )}. Each has chains of its own, made and published as those of crash ([above](#chain)), and a draw uses the next link.`,
    ),
    list(
      'The salted link is HMAC-SHA256 with the salt’s text in UTF-8 as the key and the 32 bytes of the link as the message, as in crash.',
      'The numbers of draw d are read as those of a round ([above](#numbers)), from other blocks: block i is HMAC-SHA256 with the 32 bytes of the salted link as the key, and `<game code>:<d>:<i>` as the message. So the server seed is the salted link, the client seed is the code of the game, and the nonce is the number of the draw.',
      'With these numbers the draw is that of the table which `table` names, and its spots pay what they pay there. The mathematics of the table are in the game’s own file too.',
      'Speed baccarat has a fresh shoe of eight decks in every draw: 416 cards are shuffled after Fisher and Yates from the front, and the coup is dealt from the front. Nothing is left over from one draw to the next, and what came before says nothing of what comes.',
      'Roads start again with each draw whose number less one is a multiple of `shoe_draws`. They decide nothing. A cancelled draw is not in them.',
      'Bets are taken until the draw is closed. Only then is the link revealed, and it decides. A bet is in the draw only if the operator had taken it before; every other is given back. A draw that has not begun ten seconds after it was closed never runs: every bet in it is given back, and its link is revealed.',
      'A bet on several spots pays what its spots pay together: one unit is worth the bet divided by all units of the wager, and what a spot pays is rounded down to 1/100,000 of the currency’s unit once for the whole bet.',
    ),
    heading(3, 'Draws that are sold ahead', 'sold-ahead'),
    paragraph(
      'The digit games (`lotto-2d`, `lotto-3d`) and the lotteries with pools draw in the same way. What `table` names is the game itself: its mathematics are in its own file.',
    ),
    list(
      'Each drum has ten balls, 0 to 9, and gives one: as many numbers below 10 are taken, one after the other, as `times` says. The first is the first digit.',
      'A spot is a row of digits, such as `407`, and wins if these come in this order; or `any-` and digits from the lowest to the highest, such as `any-047`, and wins if they come in any order. Digits that are all the same have no spot of the second form.',
      'One unit on a row pays `exact`, and in any order what `any` says for the number of different orders of the digits: 2 or, of three digits, 3 with a pair and 6 without. Both are in ten-thousandths, the stake included.',
      'Tickets for several draws are sold at a time. Sales for a draw close at its time; the answers to the last bets are awaited for two seconds at most, and what was not taken by then is not in the draw.',
      'Then the list of its tickets is closed, and the SHA-256 of it is published, five seconds and more before the link. The list is at `/fairness/tickets/<game code>/<chain>/<draw>.json` from that moment on. Its text has a line for each bet for money, in the order of their ids: an object of `id`, `currency`, `bet_minor` and `wager` as JSON without spaces, the keys of every object in the order of their characters, and a line feed. Demo play is in no list.',
      'A link gives away those of all draws before it. So no draw is closed, or reveals its link, before the one before it is over.',
      'A draw that could not be held within an hour of its time never runs: every bet in it is given back, and its link is revealed.',
      'A subscription buys a ticket in each draw, as its player would. Its quick picks are read as the numbers of a round are, with the seed that the player’s browser made as key, `<game code>:quick` as the client seed and the number of the draw as the nonce: of all numbers, or of all rows of digits in their order, the first that a shuffle after Fisher and Yates from the front gives. The house has no say in them.',
    ),
    paragraph(
      'The verifier checks such a list as it is served: that it has the hash, and, once the draw has ended, that the link is of the chain that `chains.json` shows, and what the digits are: `node verify.mjs --tickets tickets.json https://<game server>`.',
    ),
    heading(3, 'Lotteries with pools', 'pools'),
    paragraph(
      `The lotteries of six numbers (${newest
        .filter(({ mathematics }) => 'pool' in mathematics && !('bingo' in mathematics))
        .map(({ mathematics }) => `\`${mathematics.code}\``)
        .join(
          ', ',
        )}) are drawn and sealed in the same way. What a ticket is paid depends on all tickets of its draw.`,
    ),
    list(
      'The six numbers are the first `chosen` of a shuffle of `of` after Fisher and Yates from the front, each with `plus` added, in the order in which they come.',
      'A ticket names six numbers or more, up to `most_picked`, as spots with one unit each: `{"spots": {"3": 1, "8": 1, …}}`. Every six of them are a line. All lines of a currency cost the same.',
      'A line is in the tier of as many of its numbers as are drawn: 6, 5, 4 or 3. Of n numbers of which h are drawn, C(h, t) × C(n − h, 6 − t) lines are in tier t.',
      'Each currency has pools of its own, one a tier. Of what is staked on a draw `rake` ten-thousandths stay with the house, and each pool is given its own of `shares`, each rounded down to 1/100,000 of a unit.',
      'The lines of a tier share its pool alike. A prize is rounded down to the smallest amount that the currency pays out; what that leaves, and the pool of a tier that nobody is in, are carried to the next draw with tickets.',
      'A draw with tickets in which nobody is in the jackpot’s tier counts as one without it. In the `must_be_won_after`th in a row and in each that follows, the jackpot is added to the pool of the highest tier that somebody is in; where nobody is in any, it waits.',
      'Demo play has pools of its own. What is staked on a draw that is called off is given back and is in no pool.',
      'Once a draw is settled, its list of tickets shows by currency what was in the pools before, how many lines each tier has, what each is paid, and what is carried: `before`, `lines`, `prizes` and `carried`, from the jackpot down. The verifier computes the numbers from the link and counts and shares out everything again from the list.',
    ),
    heading(3, 'Bouts', 'bouts'),
    paragraph(
      `In ${newest
        .filter(({ mathematics }) => 'sides' in mathematics)
        .map(({ title, mathematics }) => `${title} (\`${mathematics.code}\`)`)
        .join(
          ', ',
        )} the backers of the winner share what all have staked. A bout is sealed as a draw that is sold ahead: the list of its bets is closed and its hash published some moments before the link. Bouts follow one another; one that has not begun ten seconds after it was closed never runs.`,
    ),
    list(
      'One number below `of` is taken: one below `wins` is meron’s, one of as many that follow wala’s, and the rest are draws.',
      'Of a bout that has a winner one number below `points` is taken next: so many points the beaten one has. In a drawn bout both have `points` less one. Then `points` less one strikes of the winner, or in a drawn bout of meron, and those of the other after them, are shuffled whole after Fisher and Yates from the front, in one list. Last comes the winner’s strike, or `both`.',
      'A bet names sides as spots, with units. A line is the smallest stake of the currency, rounded up to 20/100,000; the list shows it as `line`. The bet divided by all of its units is whole lines.',
      'Each currency has pools of its own. Of what is staked, `rake` ten-thousandths stay with the house. The rest of meron and wala, rounded down to 1/100,000 of a unit, is one pool, with what was carried to it: `before`, where meron stands. The rest of the draw is another, with its own `before`.',
      'The stakes on meron and wala are given back whole, without a rake, if the bout is drawn, if one of the two has none, or if their pool is less than what either has staked. Then what was carried stays. Else each line on the winner is paid the pool divided by these lines, rounded down to 1/100,000 of a unit, and what that leaves is carried.',
      'In a drawn bout each line on the draw is paid its pool divided by these lines, rounded down in the same way. If the pool is less than they have staked, they are given back, and what was carried stays. In every other bout the pool is carried.',
      'Once a bout is settled, its list shows by currency `lines`, `prizes` and `carried` of meron, wala and the draw. A bet is paid its lines times these prizes.',
      'Demo play has pools of its own, in which the house stakes play money on every side, by the number of the bout alone.',
    ),
    heading(3, 'Bingo', 'bingo'),
    paragraph(
      `The rooms of bingo (${newest
        .filter(({ mathematics }) => 'bingo' in mathematics)
        .map(({ mathematics }) => `\`${mathematics.code}\``)
        .join(', ')}) are sealed and shared out as the lotteries are. A round is a draw.`,
    ),
    list(
      'All balls are shuffled: the first `chosen` of a shuffle of `of` after Fisher and Yates from the front, each with `plus` added. They are called in this order until every prize of every currency is won. The link is revealed after the last of them.',
      'A ticket is `{"spots": {"cards": n}}`, n from 1 to `most_cards`; all cards of a currency cost the same. Its cards follow from its id, which is its player’s to choose, and from the round: block i is HMAC-SHA256 with the 16 bytes of the id as the key, and `<game code>:<chain>:<round>:<i>` as the message. Numbers are read as those of a round ([above](#numbers)), and the cards of a ticket take them one after the other.',
      'A card of 75 balls has five columns with the numbers 1 to 15, 16 to 30, 31 to 45, 46 to 60 and 61 to 75. Column by column, five numbers are the first five of a shuffle of the fifteen, from the top down; in the middle column four, and the cell in the middle is free. Cells are counted row by row from zero, five a row.',
      'Cards of 90 balls come in strips of six, of which a ticket has as many as it needs; it has the first n cards. Each card has three rows of nine columns: the numbers 1 to 9, 10 to 19, …, 80 to 90. How many numbers a card has in each column: one, and its share of the others. The others are a list of column 0 three times, columns 1 to 7 four times each and column 8 five times; it is shuffled whole, and each card gets six of it in turn. The shuffle is repeated until no card has more than three in a column.',
      'Then the numbers of each column are shuffled whole, column by column. Card by card, one number below 19,683 is taken until every row has five numbers: its digits to the base of three, the lowest first, belong to the columns. In a column with one number the digit is its row, in one with two it is the row that stays empty. Then the card takes its count of numbers from the front of each column; they stand from the lowest at the top.',
      'A prize is won when as many of its `sets` of cells as `needed` have all their numbers called; blank and free cells need none. A prize with `patterns` has one set: in round d the pattern at (d − 1) modulo their number.',
      'In each currency the first cards that have a prize win it, those that have it with the same ball alike. Tier 6 is the jackpot: cards that are full first, within `jackpot_within` balls, win it beside tier 5. Rake, shares, prizes and what is carried are as in the lotteries; the jackpot waits until it is won.',
      'A round needs two players in a currency. Tickets of a player who is alone are given back before the list is closed, and are not in it.',
      'Once a round is settled, its list shows in `won_at`, from the jackpot down, with which ball each prize was won, and zero for a jackpot that was not. The verifier makes every card again from the list.',
    ),
    ...raceChapter(newest.filter(({ mathematics }) => 'race' in mathematics)),
    heading(3, 'Examples', 'live-examples'),
    paragraph('The first draws of a short chain whose secret is told; `vectors-live.json` has more of them.'),
    table(
      ['game', 'draw', 'link', 'outcome'],
      vectors.flatMap(({ code: game, draws }) =>
        draws
          .slice(0, 4)
          .map(({ draw, link, outcome }) => [
            game,
            String(draw),
            `\`${link}\``,
            `\`${JSON.stringify(outcome)}\``,
          ]),
      ),
    ),
    paragraph(
      `The salt is \`${vectors[0]?.salt ?? ''}\`, the end \`${vectors[0]?.end ?? ''}\`. A bet is copied from its page, or from the history of the game, and given to the verifier in this form:`,
    ),
    code(
      `{
  "game_code": "auto-roulette", "game_version": 1, "definition_hash": "<64 digits>",
  "chain": 1, "draw": 7, "end": "<64 digits>", "salt": "<text>", "link": "<64 digits>", "outcome": { "pocket": 17 },
  "bet_minor": "100000", "wager": { "spots": { "red": 4, "17": 1 } }, "win_minor": "720000"
}`,
    ),
  ];
}
