import { createContext } from 'react';
import type { useFavourites } from '../session/favourites.ts';

/** The signed-in player's favourites, once they are loaded; undefined for visitors and until then. */
export const FavouritesContext = createContext<ReturnType<typeof useFavourites> | undefined>(undefined);
