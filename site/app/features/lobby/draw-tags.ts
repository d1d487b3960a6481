import type { nextDraws } from '@marquee/contract/api/settings/next_draws.ts';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { callApi, siteInput } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { playPath } from '../../shell/games.ts';
import { languageCodes, languages, type LanguageCode } from '../../words/languages.ts';
import { createWords } from '../../words/load.ts';
import { leftOf } from './time-left.ts';
import styles from './draw-tags.module.css';

/** Alone: the list of all endpoints would come to a home page for this one. */
const draws: Endpoint<typeof nextDraws> = { path: '/api/settings/next_draws' };

const tick_ms = 1_000;
/** How often it is asked again: jackpots grow as tickets are bought. */
const life_ms = 30_000;
/** Where there is no draw, or a provider does not answer: the server leaves that one alone as long. */
const emptyLife_ms = 60_000;
/** So long after sales have closed the next draw is asked for. */
const drawing_ms = 5_000;

interface NextDraw {
  readonly selector: string;
  /** By the page's own clock, which nobody sets. */
  readonly closes_ms: number;
  readonly jackpot: string | null;
}

/**
 * Write on the cards of a lobby’s lotteries when their next draw is, counted down, and to what its jackpot has grown. It lies over the
 * picture, or goes on the line of small print, so that nothing moves. Cards come and go as the page does; they are looked for
 * with every second.
 */
export function keepDrawTags(): () => void {
  const over = new AbortController();
  const tags = new Map<Element, HTMLElement>();
  let known: readonly NextDraw[] = [];
  let ask_ms = 0;

  async function ask(): Promise<void> {
    // Until the answer is there nobody asks again.
    ask_ms = performance.now() + life_ms;
    const result = await callApi(draws, siteInput(), { signal: over.signal });
    if (!result.ok) return;
    const { now, currency, value } = result.answer;
    const now_ms = performance.now();
    known = value.map(({ closes_at, jackpot, ...game }) => ({
      selector: `a[href$="${playPath(game)}"]`,
      closes_ms: now_ms + Date.parse(closes_at) - Date.parse(now),
      jackpot: jackpot === null ? null : formatMoney(jackpot, currency),
    }));
    const soonest_ms = Math.min(...known.map(({ closes_ms }) => closes_ms + drawing_ms));
    ask_ms =
      now_ms + Math.min(known.length > 0 ? life_ms : emptyLife_ms, Math.max(drawing_ms, soonest_ms - now_ms));
  }

  let words: ReturnType<typeof createWords> | undefined;
  async function tick(): Promise<void> {
    if (document.hidden) return;
    const now_ms = performance.now();
    if (now_ms >= ask_ms && document.querySelector('a[href*="game_code="]')) await ask();
    if (known.length === 0 && tags.size === 0) return;
    // The words of the lobby are no load of a page without lotteries.
    const i18n = await (words ??= createWords(languageOfPage(), ['lobby']));
    if (over.signal.aborted) return;
    const shown = new Set<Element>();
    for (const { selector, closes_ms, jackpot } of known) {
      const left_ms = closes_ms - performance.now();
      const when = left_ms > 0 ? i18n._('lobby.drawIn', { left: leftOf(left_ms) }) : i18n._('lobby.drawing');
      for (const card of document.querySelectorAll(selector)) {
        const tag = tags.get(card) ?? hang(card);
        if (!tag) continue;
        tags.set(card, tag);
        shown.add(card);
        write(tag, jackpot, when);
      }
    }
    for (const [card, tag] of tags) {
      if (shown.has(card) && tag.isConnected) continue;
      tag.remove();
      tags.delete(card);
    }
  }

  function write(tag: HTMLElement, jackpot: string | null, when: string): void {
    for (const [line, text] of [
      [tag.firstElementChild, jackpot ?? ''],
      [tag.lastElementChild, when],
    ] as const) {
      if (line && line.textContent !== text) line.textContent = text;
    }
  }

  const safely = (): void => void tick().catch(() => undefined);
  const timer = setInterval(safely, tick_ms);
  safely();
  return () => {
    over.abort();
    clearInterval(timer);
    for (const tag of tags.values()) tag.remove();
  };
}

/** A picture that is narrower has no room for a tag. */
const leastWidth_px = 80;

/** Hang an empty tag on a card: on its line of small print if it has one, else over its picture. A link that is no card gets none. */
function hang(card: Element): HTMLElement | undefined {
  const picture = card.querySelector('img');
  // In a list the link is the name of the game, and its surface is the whole line.
  const facts = (picture ? card : card.closest('li'))?.querySelector('[data-facts]');
  const frame = facts ?? picture?.closest('picture')?.parentElement ?? picture?.parentElement;
  if (!(frame instanceof HTMLElement) || (!facts && frame.clientWidth < leastWidth_px)) return undefined;
  const tag = document.createElement('span');
  tag.className = styles[facts ? 'fact' : 'tag'] ?? '';
  tag.append(document.createElement('b'), document.createElement('span'));
  if (!facts && getComputedStyle(frame).position === 'static') frame.style.position = 'relative';
  frame.append(tag);
  return tag;
}

function languageOfPage(): LanguageCode {
  const { lang } = document.documentElement;
  return languageCodes.find((code) => languages[code].locale === lang) ?? 'EN';
}
