/** Chapters of the specification that know no kind of game. */
import { type Block, heading, list } from './text.ts';

/** What a reader may conclude from rounds that agree with their seeds, and what not. */
export const claims: Block[] = [
  heading(2, 'What is proved, and what is not', 'claims'),
  list(
    'Before your first round in a game the server shows the SHA-256 of a seed of its own. Only then does your browser make a random seed and send it. Rounds are decided by both seeds and the number of the round. The server cannot have picked its seed to suit yours, and cannot change it without its SHA-256 changing.',
    'Your browser may be told what to send by the page it shows. To depend on nobody, type a client seed of your own in the game’s fairness page.',
    'A server seed is revealed when you change seeds. From then on all of its rounds can be checked. Its nonces have no gaps: the history lists rounds whose bet was refused or taken back too.',
    'A round under a client seed that the server made itself proves less: it cannot be changed afterwards, but the server chose both seeds. That is so for programs that play without sending a seed. Every round says whose client seed it was.',
    'Nothing here says anything about games of other providers.',
  ),
];

/** From seeds to integers, the same for every kind of game whose rounds have seeds of their own. */
export const numbers: Block[] = [
  heading(2, 'Seeds and numbers', 'numbers'),
  list(
    'Server seed: 32 bytes, written as 64 hexadecimal digits. Its commitment is the SHA-256 of the 32 bytes (not of their digits), in lower-case hexadecimal.',
    'Client seed: 1 to 64 characters from `!` to `~` of ASCII.',
    'Nonce: the number of the round under these seeds, from 0, in decimal without leading zeros.',
    'Block i, from 0, is `HMAC-SHA256(key = the 32 bytes of the server seed, message = "<client seed>:<nonce>:<i>")`. It is 32 bytes, read as eight unsigned 32-bit numbers, each with its most significant byte first, from the first byte to the last. After the eighth number comes the first of block i + 1.',
    '`below(n)`: take the next number u. If u ≥ 2³² − (2³² mod n), skip it and take the next. The result is u mod n.',
    '`pick(list)`: a weighted draw. With t the sum of the weights, v = `below(t)`. Go through the list in its order and add up the weights; the first entry at which the sum exceeds v is drawn.',
    '`chosen(n, k)`: k different integers below n. Begin with the list 0, 1, …, n − 1. For i from 0 to k − 1: j = i + `below(n − i)`; swap the entries at i and j. The result is the first k entries, in this order. (It is the shuffle of Fisher and Yates, from the front.)',
    'A chance `[a, b]` comes true if `below(b)` < a. Every draw takes its numbers where the one before it stopped. A draw is made even if its result changes nothing, unless the rules below say that it is not made.',
  ),
];
