import type { Plugin } from 'vite';

const styleImport = /import (\w+) from ('[^']+\.module\.css');/g;

/**
 * Reads the class names of a style sheet as constants in a build. As an object each name is sent twice, once as a key and once where
 * it is used; as a constant it stands in the element alone. A class that no rule is written for stops the build.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: code.replace(styleImport, 'import * as $1 from $2;'), map: null }),
    },
    onLog(_level, log) {
      if (log.code !== 'IMPORT_IS_UNDEFINED' || !log.message.includes('.module.css')) return;
      this.error(log.message);
    },
  };
}
