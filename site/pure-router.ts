import type { Plugin } from 'vite';

const routerFile = /node_modules\/react-router\/dist\/production\/.*\.js$/;

/**
 * Lets a build leave out the parts of React Router that the site does not use. Its components are made by `forwardRef` and get names for
 * developers, which a compiler must take for acts that count: links and forms that nothing imports would be sent with every first page.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: routerFile },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
