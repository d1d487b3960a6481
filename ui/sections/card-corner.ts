import { createContext, type ReactNode } from 'react';
import type { Game } from './types.ts';

/**
 * What stands in the corner of every card besides the card, such as a button that makes the game a favourite; a link can
 * hold no button. Nothing where nobody provides it.
 */
export const CardCorner = createContext<((game: Game) => ReactNode) | undefined>(undefined);
