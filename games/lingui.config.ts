/** Tells Lingui's Vite plugin where the game client's words are. */
import { formatter } from '@lingui/format-json';

export default {
  locales: ['en', 'fil', 'zh'],
  sourceLocale: 'en',
  format: formatter({ style: 'minimal' }),
  catalogs: [
    { path: '<rootDir>/kinds/slot/client/messages/{locale}', include: ['<rootDir>/kinds/slot/client'] },
  ],
};
