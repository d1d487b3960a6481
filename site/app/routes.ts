import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page stands with and without a language's prefix: /slots and /cn/slots. */
export default [
  route(':language?', 'routes/in-language.ts', [
    index('routes/home.tsx'),
    route('slots', 'routes/slots.tsx'),
  ]),
  route('*', 'routes/not-found.ts'),
] satisfies RouteConfig;
