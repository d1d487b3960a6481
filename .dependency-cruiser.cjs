const { readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { floors } = require('./server/floors.json');

/**
 * Which folder may import which others. Everything may import itself and packages from npm. What composes the whole
 * (setting up, tests, benchmarks) may import all of it.
 */
const MAY_IMPORT = {
  contract: [],
  server: ['contract'],
  games: ['contract'],
  ui: ['contract'],
  themes: ['ui', 'contract'],
  site: ['themes', 'ui', 'contract'],
  console: ['ui', 'contract'],
  brands: ['contract'],
  database: ['brands', 'server', 'contract'],
};
const COMPOSE = ['tools', 'tests', 'bench', 'music', 'art'];
const NO_CODE = ['docs', 'node_modules', 'build', 'coverage', 'test-results'];

/** The browser's side of the games draws with the same primitives as the site. */
const GAME_CLIENT = '^games/(client/|kit/client/|kinds/[^/]+/client/|[^/]+/scene[.]ts$)';
/** A test may lean on what tests share and on the tools beside it, and on nothing else that its code could not import. */
const TEST = '([.]test[.]tsx?$|/testing/)';
const IN_BROWSER = `^(ui|themes|console/app)/|${GAME_CLIENT}`;

const folders = readdirSync(__dirname).filter(
  (name) => !name.startsWith('.') && statSync(join(__dirname, name)).isDirectory(),
);
const unknown = folders.filter(
  (name) => !(name in MAY_IMPORT) && !COMPOSE.includes(name) && !NO_CODE.includes(name),
);
if (unknown.length > 0)
  throw new Error(`Say in .dependency-cruiser.cjs what ${unknown.join(', ')} may import`);

const others = (allowed) => folders.filter((name) => !allowed.includes(name) && !NO_CODE.includes(name));
const below = (names) => `^(${names.join('|')})/`;

const foldersRules = Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) => [
  {
    name: `${folder}-imports-only-${['itself', ...allowed].join('-')}`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: [TEST, GAME_CLIENT] },
    to: { path: below(others([folder, ...allowed])) },
  },
  {
    name: `tests-of-${folder}-import-only-${['itself', ...allowed, 'tests', 'tools', 'database'].join('-')}`,
    severity: 'error',
    from: { path: `^${folder}/.*(${TEST})`, pathNot: [GAME_CLIENT] },
    to: { path: below(others([folder, ...allowed, 'tests', 'tools', 'database'])) },
  },
]);

const rooms = readdirSync(join(__dirname, 'server')).filter(
  (name) => statSync(join(__dirname, 'server', name)).isDirectory() && name !== 'node_modules',
);
const homeless = rooms.filter((room) => !floors.flat().includes(room));
if (homeless.length > 0)
  throw new Error(`Say in server/floors.json on which floor ${homeless.join(', ')} stands`);

/** Within the server a room imports only rooms of lower floors. */
const floorRules = floors.flatMap((floor, level) =>
  floor.map((room) => {
    const above = floors
      .slice(level)
      .flat()
      .filter((other) => other !== room);
    return {
      name: `server-${room}-imports-only-lower-floors`,
      severity: 'error',
      from: { path: `^server/${room}/`, pathNot: TEST },
      to: { path: `^server/(${[...above, 'main[.]ts', 'compose[.]ts', 'production[.]ts'].join('|')})(/|$)` },
    };
  }),
);

module.exports = {
  forbidden: [
    ...foldersRules,
    ...floorRules,
    {
      name: 'game-clients-import-only-games-ui-contract',
      severity: 'error',
      from: { path: GAME_CLIENT },
      to: { path: below(others(['games', 'ui', 'contract', 'tests'])) },
    },
    {
      name: 'the-kit-of-games-knows-no-kind',
      comment: 'What games share knows neither a kind of game nor a game.',
      severity: 'error',
      from: { path: '^games/kit/', pathNot: TEST },
      to: { path: '^games/', pathNot: '^games/kit/' },
    },
    {
      name: 'no-circle',
      comment: 'Types may refer to each other in a circle; code that runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: '[.]test[.]tsx?$' },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: IN_BROWSER, pathNot: [TEST, '^themes/fonts/(subset|even-figures)[.]ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'every-import-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[?]|/[+]types/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|dist|[.]react-router|[.]data|[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
