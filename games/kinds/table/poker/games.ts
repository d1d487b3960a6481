/** The poker games of the table kind, in the order of the lobby. */
import type { TableGame } from '../table.ts';
import { caribbeanStud } from './caribbean-stud.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { threeCardPoker } from './three-card-poker.ts';
import { videoPokers } from './video/video-poker.ts';

export const pokerGames: readonly TableGame[] = [...videoPokers, threeCardPoker, caribbeanStud, casinoHoldem];
