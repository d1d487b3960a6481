import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import type { ReactNode } from 'react';
import type { HomeData, HomeGift } from './section.ts';

/** What the gift of the day says; each template says it in words of its own. */
export type GiftWords = Readonly<
  Record<
    | 'visitorText'
    | 'join'
    | 'closedText'
    | 'readyText'
    | 'drawing'
    | 'stakeLeft'
    | 'nextFree'
    | 'open'
    | 'openFor'
    | 'earn'
    | 'odds',
    string
  >
>;

/** Its classes: of what invites visitors, a line of text, what the next gift waits for, the odds that unfold, and what is in them. */
export type GiftStyles = Readonly<Record<'visitor' | 'text' | 'wait' | 'odds' | 'sheet', string | undefined>>;

/** The gift that can be drawn; undefined for visitors, until it is known, and while there is none. */
export function drawnFrom(gift: HomeData['gift']): HomeGift | undefined {
  return gift === 'closed' ? undefined : gift;
}

/**
 * What is told of the gift of the day, and the button that draws it: an invitation for visitors; for players what came out, what the next one
 * costs or waits for, all chances and the proof. The picture of it is the template's.
 */
export function GiftDesk({
  gift,
  words,
  joinHref,
  styles,
}: Pick<HomeData, 'gift'> & { words: GiftWords; joinHref: string; styles: GiftStyles }): ReactNode {
  if (gift === undefined) {
    return (
      <div className={styles.visitor}>
        <p className={styles.text}>{words.visitorText}</p>
        <LinkButton variant="primary" href={joinHref}>
          {words.join}
        </LinkButton>
      </div>
    );
  }
  if (gift === 'closed') return <p className={styles.text}>{words.closedText}</p>;
  const { cost, canOpen, isDrawing, isBusy, outcome, stakeLeft, countdown } = gift;
  return (
    <>
      <output className={styles.text} data-outcome={isDrawing ? undefined : outcome?.kind}>
        {isDrawing ? words.drawing : (outcome?.text ?? (cost === '' ? words.readyText : gift.tokens))}
      </output>
      {canOpen ? (
        <Button variant="primary" busy={isBusy} onClick={gift.open}>
          {cost === '' ? words.open : `${words.openFor} ${cost}`}
        </Button>
      ) : (
        <LinkButton href={gift.earnHref}>{words.earn}</LinkButton>
      )}
      {(stakeLeft !== '' || Boolean(countdown)) && (
        <p className={styles.wait}>
          {stakeLeft !== '' && (
            <span>
              {words.stakeLeft} <b>{stakeLeft}</b>
            </span>
          )}
          {countdown && (
            <span>
              {words.nextFree} <b>{countdown}</b>
            </span>
          )}
        </p>
      )}
      <details className={styles.odds}>
        <summary>{words.odds}</summary>
        <div className={styles.sheet}>
          {gift.odds}
          {gift.proof}
        </div>
      </details>
    </>
  );
}
