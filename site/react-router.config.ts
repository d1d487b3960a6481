import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A first page carries its own routes; the others become known when it has settled, or when a link is pointed at.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
