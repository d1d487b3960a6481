import type { CampaignDocument } from '@marquee/contract/operator-campaigns.ts';
import type { campaignsList } from '@marquee/contract/operate/campaigns/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { Tone } from '../../figures/state.tsx';

export type Campaign = OperationAnswer<typeof campaignsList>['value'][number];
export type { CampaignDocument };
export type Segment = CampaignDocument['segment'];

/** The contract says so too; its file would bring the validator along. */
export const channels = ['inbox', 'email', 'sms'] as const;

export const stateTones: Readonly<Record<Campaign['state'], Tone>> = {
  draft: 'neutral',
  scheduled: 'accent',
  sending: 'warning',
  sent: 'positive',
  stopped: 'negative',
};

const noText = { EN: '', PHP: '', CN: '' };

export const newCampaign: CampaignDocument = {
  name: '',
  segment: {
    level_from: null,
    level_to: null,
    played: null,
    deposited: null,
    signed_up: null,
    language: null,
    tags: [],
  },
  channels: ['inbox'],
  words: { title: noText, body: noText },
  href: '',
};
