import type { messagesList } from '@marquee/contract/operate/messages/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { Tone } from '../../figures/state.tsx';

export type ContactMessage = OperationAnswer<typeof messagesList>['value'][number];

export const messageTones: Readonly<Record<ContactMessage['state'], Tone>> = {
  open: 'warning',
  answered: 'positive',
  closed: 'neutral',
};
