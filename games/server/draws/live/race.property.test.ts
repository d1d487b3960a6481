import { testRandomPlayers } from '../../testing/random-players.ts';

// A race has eight runners at least, and twelve at most.
testRandomPlayers('race-day', [
  'win-1',
  'win-2',
  'win-5',
  'place-3',
  'place-4',
  'each-1',
  'each-6',
  'quinella-1-2',
  'exacta-2-1',
  'trifecta-1-2-3',
  'win-13',
]);
