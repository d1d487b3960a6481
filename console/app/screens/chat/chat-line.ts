import type { chatLines } from '@marquee/contract/operate/chat/lines.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { Tone } from '../../figures/state.tsx';
import { may, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';

export type ChatLine = OperationAnswer<typeof chatLines>['value'][number];

/** What a line is to an operator, in one word and its tone. */
export function standingOf({ removed, judged, reports }: ChatLine): {
  word: 'removed' | 'left' | 'reported' | 'shown';
  tone: Tone;
} {
  if (removed) return { word: 'removed', tone: 'negative' };
  if (judged) return { word: 'left', tone: 'neutral' };
  return reports > 0 ? { word: 'reported', tone: 'warning' } : { word: 'shown', tone: 'positive' };
}

/** The sites whose chats an operator sees. */
export const sitesWithChat = (me: Me): Me['sites'] =>
  me.sites.filter(({ site_code }) => may(me, 'messages.read', site_code));

/** A chat is of one site: the one that the console is about, or one that is chosen here. */
export function useChatSite(): {
  readonly site_code: string;
  /** Undefined where the console is about one site. */
  readonly choose: ((siteCode: string) => void) | undefined;
} {
  const me = useMe();
  const chosen = useSiteChoice();
  const [of, setOf] = useAddressState('of');
  const sites = sitesWithChat(me);
  const here = sites.find(({ site_code }) => site_code === of) ?? sites[0];
  return chosen === undefined
    ? { site_code: here?.site_code ?? '', choose: setOf }
    : { site_code: chosen, choose: undefined };
}
