/** The check of a draw or of a bet in one: with its link, its salt, and the end of its chain as it was published. */
import { earlierBy } from '../../fairness/revealed-chain.ts';
import { CheckButton, type Found } from '../dialog/check-button.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { fetchPublishedChain, type PublishedChain } from './published-chain.ts';

/** What is revealed of a draw, as the published chain has it. */
export type PublishedDraw = { link: string; salt: string; end: string };

type DrawCheckProps = {
  gameCode: string;
  draw: { chain: number; number: number };
  /** What was compared: the link with the published end of the chain, and all that follows from it. */
  compare: (revealed: PublishedDraw) => Promise<{ isOnChain: boolean; isSame: boolean }>;
  isMain?: boolean;
};

/** The button. The chain is read from what everybody can read; the server is asked for nothing else. */
export function DrawCheck({ gameCode, draw: { chain, number }, compare, isMain = false }: DrawCheckProps) {
  const words = useKitWords();
  async function check(): Promise<Found> {
    const revealed = await revealedOf(await fetchPublishedChain(gameCode, chain), number);
    if (!revealed) return { isGood: false, text: words('draw.check_no_chain') };
    const { isOnChain, isSame } = await compare(revealed);
    if (!isSame) return { isGood: false, text: words('draw.check_differs') };
    if (!isOnChain) return { isGood: false, text: words('draw.check_not_on_chain') };
    return { isGood: true, text: words('draw.check_agrees', { count: number }) };
  }
  return <CheckButton check={check} isMain={isMain} />;
}

/** The newest link that is revealed gives those of all draws before it. */
async function revealedOf(
  chain: PublishedChain | undefined,
  number: number,
): Promise<PublishedDraw | undefined> {
  const newest = chain?.newest;
  if (!chain || chain.salt === null || !newest || newest.draw < number) return undefined;
  const link = await earlierBy(newest.link, newest.draw - number);
  return { link, salt: chain.salt, end: chain.end_hash };
}
