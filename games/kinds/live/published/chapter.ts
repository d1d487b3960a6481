/** How a draw of a live table follows from its chain, in words that are enough to write a verifier from. */
import { type Block, code, heading, list, paragraph, table } from '../../../kit/published/text.ts';
import type { PublishedLive } from './published-live.ts';
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
