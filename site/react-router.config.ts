import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest is one small cached file, so that no click waits for its part of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
