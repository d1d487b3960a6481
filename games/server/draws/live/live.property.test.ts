import { testRandomPlayers } from '../../testing/random-players.ts';

testRandomPlayers('speed-baccarat', ['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'dragon']);
