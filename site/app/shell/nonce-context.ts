import { createContext } from 'react';

/** Marks the site's own inline scripts while the server renders; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
