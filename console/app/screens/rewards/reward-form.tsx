import type { ReactNode } from 'react';
import { LeaderboardForm } from './leaderboard-form.tsx';
import { MiniGameForm } from './minigame-form.tsx';
import { MissionForm } from './mission-form.tsx';
import { ReferralForm } from './referral-form.tsx';
import type { LoadedReward, RewardChange } from './reward.ts';
import { TokensForm } from './tokens-form.tsx';
import { VipForm } from './vip-form.tsx';

/** The form of a document by its kind. */
export function RewardForm({
  change,
  onChange,
  loaded,
  fault,
}: {
  change: RewardChange;
  onChange: (change: RewardChange) => void;
  loaded: LoadedReward;
  fault: (field: string) => string | undefined;
}): ReactNode {
  const shared = { loaded, fault };
  switch (change.kind) {
    case 'vip':
      return (
        <VipForm
          {...shared}
          content={change.content}
          onContent={(content) => onChange({ ...change, content })}
        />
      );
    case 'mission':
      return (
        <MissionForm
          {...shared}
          content={change.content}
          onContent={(content) => onChange({ ...change, content })}
        />
      );
    case 'minigame':
      return (
        <MiniGameForm
          {...shared}
          content={change.content}
          onContent={(content) => onChange({ ...change, content })}
        />
      );
    case 'tokens':
      return (
        <TokensForm
          {...shared}
          content={change.content}
          onContent={(content) => onChange({ ...change, content })}
        />
      );
    case 'leaderboard':
      return (
        <LeaderboardForm
          {...shared}
          content={change.content}
          onContent={(content) => onChange({ ...change, content })}
        />
      );
    case 'referral':
      return (
        <ReferralForm
          {...shared}
          content={change.content}
          onContent={(content) => onChange({ ...change, content })}
        />
      );
  }
}
