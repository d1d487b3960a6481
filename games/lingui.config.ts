/** Tells Lingui's Vite plugin where the game client's words are. */
import { formatter } from '@lingui/format-json';

export default {
  locales: ['en', 'fil', 'zh'],
  sourceLocale: 'en',
  format: formatter({ style: 'minimal' }),
  catalogs: [
    'kit/client',
    'kit/client/failures',
    'kinds/slot/client',
    'kinds/instant/client',
    'kinds/table/client',
    'kinds/crash/client',
    'kinds/live/client',
    'kinds/fish/client',
  ].map((folder) => ({ path: `<rootDir>/${folder}/messages/{locale}`, include: [`<rootDir>/${folder}`] })),
};
