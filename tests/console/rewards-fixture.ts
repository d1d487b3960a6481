import { rewardsGet } from '../../contract/operate/rewards/get.ts';
import { rewardsPublish } from '../../contract/operate/rewards/publish.ts';
import type { RewardChange } from '../../contract/operator-rewards.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlay, type Play } from '../play.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

export const site = { site_code: 'aurum' };

type Of<Kind extends RewardChange['kind']> = Extract<RewardChange, { kind: Kind }>;

/** A platform whose owner changes rewards of a site while its players are in the middle of them. */
export interface RewardsFixture {
  readonly platform: TestPlatform;
  readonly operate: TestConsole;
  readonly owner: TestOperator;
  readonly play: Play;
  /** What is published under a code. */
  loaded<Kind extends RewardChange['kind']>(kind: Kind, code: string): Promise<Of<Kind>>;
  publish(change: RewardChange, is_new?: boolean): ReturnType<typeof publishWith>;
}

async function publishWith(operate: TestConsole, owner: TestOperator, change: RewardChange, is_new: boolean) {
  await operate.stepUp(owner);
  return operate.call(rewardsPublish, { ...site, is_new, change }, owner);
}

export async function startRewards(): Promise<RewardsFixture> {
  const platform = await startPlatform();
  const operate = createTestConsole(platform);
  const owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const play = await startPlay(platform);
  await platform.owner.query("update catalog.game set rtp_percent = 96 where provider_code = 'TESTHOUSE'");
  await platform.owner.query(
    `insert into catalog.site_provider (site_id, provider_code) values ($1, 'TESTHOUSE')`,
    [play.siteId],
  );
  return {
    platform,
    operate,
    owner,
    play,
    loaded: async <Kind extends RewardChange['kind']>(kind: Kind, code: string): Promise<Of<Kind>> => {
      const { published } = await operate.call(rewardsGet, { ...site, kind, code }, owner);
      const isOfKind = (change: RewardChange): change is Of<Kind> => change.kind === kind;
      if (!published || !isOfKind(published)) throw new Error(`There is no ${kind} ${code}`);
      return published;
    },
    publish: (change, is_new = false) => publishWith(operate, owner, change, is_new),
  };
}

/** Two bets of at least 100.00 a day. */
export const rounds: Of<'mission'> = {
  kind: 'mission',
  code: 'rounds',
  content: {
    position: 50,
    words: {
      title: { EN: 'Two rounds', PHP: '', CN: '' },
      description: { EN: 'Place two bets of at least 100.00.', PHP: '', CN: '' },
    },
    period: 'daily',
    metric: 'bets',
    target: '2',
    category: 'slot_game',
    provider_code: null,
    game_code: null,
    minimum_stake: '100.00',
    turnover: '0.00',
    reward: { kind: 'cash', amount: '0.05' },
    claim_hours: 24,
    starts_at: null,
    ends_at: null,
  },
};
