/** Tells Lingui's Vite plugin where the console's words are: three catalogues a language. */
import { formatter } from '@lingui/format-json';

export default {
  locales: ['EN', 'CN'],
  sourceLocale: 'EN',
  format: formatter({ style: 'minimal' }),
  catalogs: ['interface', 'errors', 'validation'].map((name) => ({
    path: `<rootDir>/app/messages/{locale}/${name}`,
    include: ['<rootDir>/app'],
  })),
};
