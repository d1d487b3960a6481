import type { OwnWords } from '../words.ts';
import CN from './oyster-words.CN.json' with { type: 'json' };
import EN from './oyster-words.EN.json' with { type: 'json' };
import PHP from './oyster-words.PHP.json' with { type: 'json' };

/** What the oyster says. It comes with the sea floor, which a visitor may never reach. */
export const words: OwnWords<typeof EN> = { EN, PHP, CN };
