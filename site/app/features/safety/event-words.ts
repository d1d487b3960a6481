import type { safetyHistory } from '@marquee/contract/api/safety/history.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { LanguageCode } from '../../words/languages.ts';
import type { Words } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import { durationWords, measureWords } from './measure-words.ts';

export type SafetyEvent = AnswerOf<typeof safetyHistory>['events'][number];
type Facts = SafetyEvent['after'];

/** A change in one line: what was done, to what, and from what to what. */
export function eventWords(t: Words, event: SafetyEvent, currency: string, language: LanguageCode): string {
  const { action, before, after } = event;
  const done = t(`safety.event.${action}`);
  switch (action) {
    case 'limit_set':
    case 'limit_pending':
    case 'limit_applied':
    case 'limit_cancelled': {
      const kind = textOf(after, 'kind');
      const window = textOf(after, 'window');
      if (!kind || !window) return done;
      const limit = `${t.find(`safety.kind.${kind}`)}, ${t.find(`safety.window.${window}`)}`;
      const now = figureOf(t, after, currency);
      if (action === 'limit_cancelled') return `${done}: ${limit}, ${now}`;
      return `${done}: ${limit}, ${figureOf(t, before, currency)} → ${now}`;
    }
    case 'reality_check_set': {
      const minutes = numberOf(after, 'interval_minutes');
      return `${done}: ${minutes === undefined ? t('safety.check.off') : durationWords(t, minutes)}`;
    }
    case 'reality_check_acknowledged': {
      const decision = textOf(after, 'decision');
      return decision ? `${done}: ${t.find(`safety.decision.${decision}`)}` : done;
    }
    case 'time_out':
    case 'self_exclude': {
      const ends = textOf(after, 'ends_at');
      return `${done}: ${ends ? t('safety.until', { time: formatMoment(ends, language) }) : t('safety.forGood')}`;
    }
    default:
      return done;
  }
}

/** A limit's figure as it is written down, or that there was none. */
function figureOf(t: Words, facts: Facts, currency: string): string {
  const amount = textOf(facts, 'amount') ?? null;
  const minutes = numberOf(facts, 'minutes') ?? null;
  if (amount === null && minutes === null) return t('safety.noLimit');
  return measureWords(t, { amount, minutes }, currency);
}

function textOf(facts: Facts, name: string): string | undefined {
  const fact = facts?.[name];
  return typeof fact === 'string' ? fact : undefined;
}

function numberOf(facts: Facts, name: string): number | undefined {
  const fact = facts?.[name];
  return typeof fact === 'number' ? fact : undefined;
}
