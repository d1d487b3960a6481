/** How a draw of crash follows from its chain, in words that are enough to write a verifier from. */
import { type Block, code, heading, list, paragraph, table } from '../../../kit/published/text.ts';
import type { PublishedCrash } from './published-crash.ts';
import type { CrashVectors } from './vectors.ts';

/** The chapter on crash; the games in the order given, each with its versions, and examples from the vectors. */
export function crashChapter(
  games: readonly ReadonlyMap<number, PublishedCrash>[],
  { chains, flights }: CrashVectors,
): Block[] {
  const titles = games.flatMap((versions) => {
    const newest = [...versions.values()].at(-1);
    return newest ? [`${newest.title} (\`${newest.mathematics.code}\`)`] : [];
  });
  return [
    heading(2, 'A draw of crash', 'crash'),
    paragraph(
      'A draw ends the same for everybody who has a bet in it. It does not use seeds of players: it uses the next link of a chain that was made, and whose end was published, before the first draw.',
    ),
    paragraph(
      `The games are ${titles.join(', ')}: one set of rules, each with chains and draws of its own. The numbers of a game are in its published file; \`least_target\` and \`room_limit\` are hundredths.`,
    ),
    heading(3, 'The chain', 'chain'),
    list(
      'A chain has L links of 32 bytes, at least a million. Link L is secret random bytes. Link d − 1 is the SHA-256 of the 32 bytes of link d. The end is link 0, the SHA-256 of link 1; it is published before the first draw.',
      'Draw d, from 1, uses link d. The link is revealed when the draw has ended. Nobody can compute it from the links that were revealed before, and nobody can change it: hashed d times it has to be the end.',
      'To check a link: hash it, and it has to be the link of the draw before; or hash it d times, and it has to be the end.',
      'The salt is a text that is fixed only after the end was published; where it will come from is announced with the end. For real money that is the hash of a Bitcoin block that had not been found then. Where no money is real it may be the server’s own random numbers, and then it proves nothing. With the hash of a block the house could not choose among chains by what they would give.',
      'Why the salt comes after the end: who makes a chain knows all of its links. Without a salt, or with one that is known before, the house could make many chains and publish the one whose draws suit it. Once the end is published the links cannot change, and what the salt makes of them nobody knew then.',
      '`/fairness/chains.json` on the game server has every chain of every game: its number, `end_hash`, `length`, `salt_source`, `salt`, when both were fixed (milliseconds since 1970), and in `newest` the link that was revealed last. Keep a copy from before you play: what you kept cannot be changed. From the newest link, hashed again and again, follow all draws before it.',
      'To check a salt from a block, look the block of that height up in any copy of the Bitcoin chain: its hash has to be the salt, and its time has to be later than `created_at`, with some margin, since miners set their clocks themselves.',
      'The salted link is `HMAC-SHA256(key = the text of the salt in ASCII, message = the 32 bytes of the link)`.',
    ),
    heading(3, 'The crash point', 'crash-point'),
    list(
      'h is the number that the first 52 bits of the salted link make, the first 8 bytes read with the most significant byte first, without the last 12 bits.',
      'The crash point is ⌊(99 × 2⁵²) ÷ (2⁵² − h)⌋ in hundredths, computed in whole numbers, and 100 at the least: 146 is ×1.46. (The mapping is bustabit’s.)',
      'A bet that is cashed out at t hundredths wins if the crash point is t or more: with a chance of 99 ÷ t, rounded down to whole 2⁻⁵². So it returns 99 %, whatever t is. At 100 nobody wins; that comes about two times in a hundred.',
      'A room ends its draw at 100000 hundredths (×1000.00) at the latest. Bets that still stand are cashed out there.',
      'A draw that has begun is decided by its link, whatever becomes of the server meanwhile. A draw that has not begun ten seconds after its bets were closed never runs: every bet in it is given back, and its link is revealed.',
      'The multiplier m milliseconds after the draw began is ⌊100 × e^(0.00006 × m)⌋ hundredths. A cash-out that arrived before the end is paid the multiplier of its arrival, an automatic one its target, and neither more than the bet’s own ceiling: ⌊bet × hundredths ÷ 100⌋, in 1/100,000 of the currency’s unit.',
    ),
    heading(3, 'Examples', 'crash-examples'),
    paragraph(
      'The first chain is ours, short and with a secret that is told here. The second lists public games of bustabit, whose chain we did not make: that they come out as they were played shows that chain and mapping are the same.',
    ),
    table(
      ['salt', 'end', 'draw', 'link', 'crash point'],
      chains.flatMap(({ salt, end, draws }) =>
        draws.map(({ draw, link, point }) => [
          `\`${salt}\``,
          end === null ? '' : `\`${end}\``,
          draw === null ? '' : String(draw),
          `\`${link}\``,
          String(point),
        ]),
      ),
    ),
    paragraph(
      'A draw is given to the verifier in this form. `end` with `draw`, `earlier` and `point` may be left out:',
    ),
    code(
      `{
  "game_code": "crash", "salt": "<text>", "link": "<64 digits>", "point": 146,
  "draw": 7, "end": "<64 digits>", "earlier": "<64 digits: the link of the draw before>"
}`,
    ),
    paragraph(
      'A bet is copied from its page in this form. `ended_on` is where the room ended the draw; `auto_cash_out` is the target, and null for a bet that was cashed out by hand; `cashed_out_on` is null for a bet that lost. A bet whose target was reached must not have lost, and none is paid at more than its target or the end. When a press of the player arrived is the one thing that only the house knows.',
    ),
    code(
      `{
  "game_code": "crash-rocket", "game_version": 1, "definition_hash": "<64 digits>",
  "chain": 1, "draw": 7, "end": "<64 digits>", "salt": "<text>", "link": "<64 digits>", "ended_on": 146,
  "bet_minor": "100000", "auto_cash_out": 120, "cashed_out_on": 120, "win_minor": "120000"
}`,
    ),
    heading(2, 'A flight of crash (solo)', 'flight'),
    paragraph(
      'In the same games a player can also fly alone: a round of their own that begins as soon as its bet is taken. It is in no draw and uses no chain. Where it ends follows from the player’s seeds, as every round of an instant game does; the law, the curve and what a cash-out pays are those of a draw.',
    ),
    list(
      'A flight takes the next nonce of the player’s seeds for the game. From its numbers ([above](#numbers)) a = `below(67108864)` is drawn first, and then b = `below(67108864)`. h is a × 67108864 + b: one of 2⁵² numbers, each as likely as any other.',
      'It ends at ⌊(99 × 2⁵²) ÷ (2⁵² − h)⌋ hundredths, at 100 at the least and at `room_limit` at the most: the crash point of a draw with the same h.',
      'Its time begins on the server’s clock once the bet has been taken, and not before. The multiplier m milliseconds later is that of a draw, and a cash-out is worth what it is worth in a draw: the multiplier of its arrival if that is before the end, the target if there is one and it is reached, and never more than the bet’s own ceiling.',
      'A target that is reached is paid, and an end that is passed is a loss, whatever becomes of the player’s connection or of the server meanwhile: the time goes on. A bet that the operator has not taken within ten seconds, and one whose flight never began, is given back.',
      'The server seed is revealed when the player changes their seed, which cannot be done while a flight that uses it is undecided.',
    ),
    paragraph(
      `With the server seed \`${flights.server_seed}\` and the client seed \`${flights.client_seed}\` the flights of the nonces 0 to 9 end at ${flights.ends.slice(0, 10).join(', ')} hundredths. \`flights.ends\` of the vectors has ${flights.ends.length} of them.`,
    ),
    paragraph(
      'A flight is copied from its page, or from the history of the game, in this form; the fields are those of a bet in a draw:',
    ),
    code(
      `{
  "game_code": "crash-rocket", "game_version": 1, "definition_hash": "<64 digits>", "form": "solo",
  "server_seed": "<64 digits>", "server_seed_hash": "<64 digits>", "client_seed": "mine", "nonce": 0,
  "ended_on": 146, "bet_minor": "100000", "auto_cash_out": 120, "cashed_out_on": 120, "win_minor": "120000"
}`,
    ),
  ];
}
