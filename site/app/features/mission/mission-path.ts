import type { missionMetrics } from '@marquee/contract/engagement.ts';
import { playPath } from '../../shell/games.ts';

/** Where a mission is worked on; empty where there is nothing to go to, as for signing in on several days. */
export function missionPath(
  mission: {
    readonly metric: (typeof missionMetrics)[number];
    readonly category: string | null;
    readonly provider_code: string | null;
    readonly game_code: string | null;
  },
  categories: readonly { readonly category: string; readonly href: string }[],
): string {
  const { provider_code, game_code, category } = mission;
  switch (mission.metric) {
    case 'deposits':
    case 'deposit_amount':
      return '/deposit';
    case 'verified_contacts':
      return '/profile';
    case 'bank_accounts':
      return '/add-bank';
    case 'sign_in_days':
      return '';
    default:
      if (provider_code && game_code) return playPath({ provider_code, game_code });
      return categories.find((one) => one.category === category)?.href ?? '/slots';
  }
}
