/** One step of `npm test`: a program of ours or of a package, with its arguments. */
export type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly directory?: string;
};

/** The site's types depend on its output, so it runs first. */
export const GENERATE_ROUTE_TYPES: Step = {
  name: 'types of the routes',
  command: ['react-router', 'typegen'],
  directory: 'site',
};

/** Checks that read the sources, the longest first. Each counts as one. */
export const STATIC_CHECKS: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'dependency rules',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'contract',
      'server',
      'games',
      'ui',
      'themes',
      'site',
      'console',
      'brands',
      'database',
      'tools',
      'tests',
      'bench',
    ],
  },
  { name: 'unused code', command: ['knip', '--no-config-hints'] },
  { name: 'types of server and tools', command: ['tsc', '--noEmit'] },
  { name: 'types of games and themes', command: ['tsc', '--noEmit', '-p', 'tsconfig.browser.json'] },
  { name: 'types of the site', command: ['tsc', '--noEmit', '-p', 'site/tsconfig.json'] },
  { name: 'types of the console', command: ['tsc', '--noEmit', '-p', 'console/tsconfig.json'] },
];
