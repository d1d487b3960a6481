/** How a race follows from its chain, and its prices from its field, in words that are enough to write a verifier from. */
import { type Block, heading, list, paragraph } from '../../../kit/published/text.ts';
import type { PublishedLive } from './published-live.ts';

/** The part on races, of the games that have them. */
export function raceChapter(games: readonly PublishedLive[]): Block[] {
  return [
    heading(3, 'Races', 'races'),
    paragraph(
      `In ${games
        .map(({ title, mathematics }) => `${title} (\`${mathematics.code}\`)`)
        .join(
          ', ',
        )} the odds are those of each field. The field of race d is public before the first race of its chain: it follows from the end of the chain. Only the order in which the runners come in follows from the link. Races follow one another, as the draws of a table do.`,
    ),
    list(
      'The numbers of a field are read as those of a draw, with the end of the chain in the place of the link: the key is the salted end, and the message of block i is `<game code>:field:<d>:<i>`. The course is d less one, modulo `courses`.',
      'One number below the count of `fields` is taken: it names the strengths of the field, from the strongest down. They add up to 100. All of them are shuffled after Fisher and Yates from the front; what comes first is the strength of runner 1, and so on.',
      'Then, with n runners: the first n of a shuffle of `names` after Fisher and Yates from the front, runner by runner; one number below `coats` for each runner; and `trials` orders, drawn as the order of the race is. `form` has where each runner came in in each of these trials. It says nothing that the strengths do not say.',
      'The order of a race is drawn with the numbers of its link. A number below the sum of the strengths of all runners that are not in yet is taken; from the lowest runner on their strengths are taken from it, and the runner with whom it falls below zero comes in next. This goes on until all are in, the last one too. (This is the model of Plackett and Luce, which is called Harville’s where races are concerned.)',
      'So the chance that a, b and c come in first, second and third is a ÷ 100 × b ÷ (100 − a) × c ÷ (100 − a − b), with their strengths. The chance of every bet is a sum of such chances.',
      '`win-3` wins if runner 3 comes in first; `place-3` if it is among the first, as many as `places` says for the number of runners; `quinella-3-5` if these two are the first two in either order, with the lower number named first; `exacta-5-3` if they are so in this order; `trifecta-5-3-8` if these are the first three in this order. `each-3` is half a unit on `win-3` and half a unit on `place-3`.',
      'A price is 1 ÷ the chance ÷ (1 + overround), rounded down to whole hundredths; `overrounds` has the overround of each kind in ten-thousandths. So a bet returns at most 10,000 ÷ (10,000 + overround), whatever the field. The stake is in the price. A unit each way is paid half of both prices, as far as they are won, which is not rounded.',
      'A wager on a runner that the race does not have is not taken.',
    ),
  ];
}
