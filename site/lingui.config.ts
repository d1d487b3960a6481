/** Tells Lingui's Vite plugin where the site's words are: seven catalogues a language. */
import { formatter } from '@lingui/format-json';

const catalogues = ['interface', 'validation', 'errors', 'general', 'misc', 'lobby', 'gallery'];

export default {
  locales: ['EN', 'PHP', 'CN'],
  sourceLocale: 'EN',
  format: formatter({ style: 'minimal' }),
  catalogs: catalogues.map((name) => ({
    path: `<rootDir>/app/messages/{locale}/${name}`,
    include: ['<rootDir>/app'],
  })),
};
