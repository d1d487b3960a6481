import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { FailedScreen } from './shell/failed-screen.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Shell } from './shell/shell.tsx';

/** A screen in a chunk of its own, whose component is its default export. */
function screen(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }), errorElement: <FailedScreen /> };
}

/** Every address of the console. A new screen is a line here, and one in shell/areas.ts if the navigation leads to it. */
export const router = createBrowserRouter([
  screen('/sign-in', () => import('./screens/sign-in/sign-in.tsx')),
  screen('/invitation', () => import('./screens/sign-in/invitation.tsx')),
  {
    path: '/',
    Component: Shell,
    errorElement: <FailedScreen />,
    HydrateFallback: () => null,
    children: [
      screen('today', () => import('./screens/today/today.tsx')),
      screen('reports', () => import('./screens/reports/reports.tsx')),
      screen('players', () => import('./screens/players/players.tsx')),
      screen('players/:player', () => import('./screens/players/player.tsx')),
      screen('withdrawals', () => import('./screens/withdrawals/withdrawals.tsx')),
      screen('approvals', () => import('./screens/approvals/approvals.tsx')),
      screen('audit', () => import('./screens/audit/audit.tsx')),
      screen('operators', () => import('./screens/operators/operators.tsx')),
      screen('roles', () => import('./screens/roles/roles.tsx')),
      screen('content', () => import('./screens/content/content.tsx')),
      screen('content/:document', () => import('./screens/content/content.tsx')),
      screen('sites', () => import('./screens/sites/sites.tsx')),
      screen('sites/new', () => import('./screens/sites/wizard.tsx')),
      screen('sites/:site', () => import('./screens/sites/site.tsx')),
      screen('sites/:site/:document', () => import('./screens/sites/site.tsx')),
      screen('sessions', () => import('./screens/sessions/sessions.tsx')),
      screen('documents', () => import('./screens/documents/documents.tsx')),
      screen('safety', () => import('./screens/safety/safety.tsx')),
      screen('messages', () => import('./screens/messages/messages.tsx')),
      screen('games', () => import('./screens/games/games.tsx')),
      screen('rounds', () => import('./screens/rounds/rounds.tsx')),
      screen('providers', () => import('./screens/providers/providers.tsx')),
      screen('chat', () => import('./screens/chat/chat.tsx')),
      screen('draws', () => import('./screens/draws/draws.tsx')),
      screen('jackpots', () => import('./screens/jackpots/jackpots.tsx')),
      screen('rtp', () => import('./screens/games/rtp.tsx')),
      screen('system', () => import('./screens/system/system.tsx')),
      screen('deposits', () => import('./screens/deposits/deposits.tsx')),
      screen('methods', () => import('./screens/methods/methods.tsx')),
      screen('ledger', () => import('./screens/ledger/ledger.tsx')),
      screen('promotions', () => import('./screens/promotions/promotions.tsx')),
      screen('promotions/:promotion', () => import('./screens/promotions/builder.tsx')),
      screen('campaigns', () => import('./screens/campaigns/campaigns.tsx')),
      screen('campaigns/:campaign', () => import('./screens/campaigns/editor.tsx')),
      screen('reconciliation', () => import('./screens/reconciliation/reconciliation.tsx')),
      screen('rewards', () => import('./screens/rewards/rewards.tsx')),
      screen('rewards/:kind/:code', () => import('./screens/rewards/editor.tsx')),
      { path: '*', Component: NotFound },
    ],
  },
]);
