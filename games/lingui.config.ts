/** Tells Lingui's Vite plugin where the game client's words are. */
import { formatter } from '@lingui/format-json';

export default {
  locales: ['en', 'fil', 'zh'],
  sourceLocale: 'en',
  format: formatter({ style: 'minimal' }),
  catalogs: ['kit', 'kinds/slot', 'kinds/instant', 'kinds/table', 'kinds/crash'].map((folder) => ({
    path: `<rootDir>/${folder}/client/messages/{locale}`,
    include: [`<rootDir>/${folder}/client`],
  })),
};
