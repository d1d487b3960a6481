import type { OwnWords } from '../words.ts';
import CN from './words.CN.json' with { type: 'json' };
import EN from './words.EN.json' with { type: 'json' };
import PHP from './words.PHP.json' with { type: 'json' };

/** What only this template says. */
export const words: OwnWords<typeof EN> = { EN, PHP, CN };
