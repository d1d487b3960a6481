import {
  demoCurrency,
  gameListAnswerSchema,
  gamesPaths,
  gameUrlAnswerSchema,
  transactionsListAnswerSchema,
  transactionsListPath,
} from '@marquee/contract/providers/hub88.ts';
import {
  freeBetCreateAnswerSchema,
  freeBetListAnswerSchema,
  freeBetPaths,
} from '@marquee/contract/providers/hub88-free-bets.ts';
import { newId } from '@marquee/server/kernel/ids.ts';
import { signBody } from '@marquee/server/rounds/hub88/signature.ts';
import { jackpotRules } from './jackpot-rules.ts';
import {
  ask,
  enabledGame,
  expectForm,
  expectRefused,
  send,
  type ProviderRule,
  type ProviderSubject,
} from './provider-call.ts';
import { roundRules } from './round-rules.ts';

function urlRequest(subject: ProviderSubject, game_code: string) {
  return {
    user: subject.user,
    token: subject.token,
    game_code,
    platform: 'GPL_MOBILE',
    lang: 'en',
    currency: subject.currency,
    country: 'ZZ',
    ip: '127.0.0.1',
    lobby_url: 'https://operator.test/lobby',
    deposit_url: 'https://operator.test/deposit',
    sub_partner_id: subject.subPartnerId,
  };
}

function freeBetRequest(subject: ProviderSubject, game_code: string) {
  const now = Date.now();
  return {
    user: subject.user,
    sub_partner_id: subject.subPartnerId,
    game_code,
    currency: subject.currency,
    bet_value: subject.bet,
    bet_count: 3,
    start_time: new Date(now).toISOString(),
    end_time: new Date(now + 3_600_000).toISOString(),
  };
}

/** The rules of the calls that a provider serves. */
const callRules: readonly ProviderRule[] = [
  {
    id: 'game-list',
    title: 'The list has the protocol’s form, and each game once',
    play: async (subject, complain) => {
      const list = expectForm(
        complain,
        gamesPaths.list,
        await ask(subject, gamesPaths.list, {}),
        gameListAnswerSchema,
      );
      if (!list) return;
      if (!list.some((game) => game.enabled)) complain('no game is enabled');
      const codes = list.map((game) => game.game_code);
      const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
      if (twice.length > 0) complain(`listed twice: ${twice.join(', ')}`);
    },
  },
  {
    id: 'signature',
    title: "A body without the operator's signature over its bytes is refused",
    play: async (subject, complain) => {
      const body = JSON.stringify({ operator_id: subject.operatorId });
      const other = signBody(`${body} `, subject.privateKey);
      for (const path of [gamesPaths.list, gamesPaths.url, gamesPaths.round, transactionsListPath]) {
        expectRefused(complain, `${path}, of another body`, await send(subject, path, body, other));
        expectRefused(complain, `${path}, unsigned`, await send(subject, path, body, ''));
      }
    },
  },
  {
    id: 'bad-json',
    title: 'A body that is not a JSON object is refused, with a reason',
    play: async (subject, complain) => {
      for (const body of ['', 'no json', '[]', 'null']) {
        expectRefused(complain, body || 'an empty body', await send(subject, gamesPaths.url, body));
      }
    },
  },
  {
    id: 'missing-fields',
    title: 'A call with a missing field is refused, with a reason',
    play: async (subject, complain) => {
      const game = await enabledGame(subject);
      if (!game) return 'untried';
      const request = urlRequest(subject, game.game_code);
      for (const field of ['user', 'token', 'game_code', 'platform', 'lang', 'currency'] as const) {
        const fields = Object.fromEntries(Object.entries(request).filter(([name]) => name !== field));
        expectRefused(
          complain,
          `${gamesPaths.url} without ${field}`,
          await ask(subject, gamesPaths.url, fields),
        );
      }
    },
  },
  {
    id: 'game-url',
    title: 'A game has an address for a player; an unknown game has none',
    play: async (subject, complain) => {
      const game = await enabledGame(subject);
      if (!game) return 'untried';
      const reply = await ask(subject, gamesPaths.url, urlRequest(subject, game.game_code));
      expectForm(complain, game.game_code, reply, gameUrlAnswerSchema);
      const none = await ask(subject, gamesPaths.url, urlRequest(subject, 'no-such-game'));
      expectRefused(complain, 'no-such-game', none);
    },
  },
  {
    id: 'demo',
    title: 'A game listed with a demo opens without a user, in the currency XXX',
    play: async (subject, complain) => {
      const game = await enabledGame(subject, (one) => one.demo_game_support === true);
      if (!game) return 'not_offered';
      const { user: _, token: __, ...request } = urlRequest(subject, game.game_code);
      const reply = await ask(subject, gamesPaths.url, { ...request, currency: demoCurrency });
      expectForm(complain, game.game_code, reply, gameUrlAnswerSchema);
    },
  },
  {
    id: 'unknown-round',
    title: 'An unknown round, or one of another user, has no page',
    play: async (subject, complain) => {
      const reply = await ask(subject, gamesPaths.round, { user: subject.user, round: newId() });
      expectRefused(complain, gamesPaths.round, reply);
    },
  },
  {
    id: 'free-bets',
    title: 'Free bets are granted, listed with their terms, and cancelled; repeats change nothing',
    play: async (subject, complain) => {
      const game = await enabledGame(subject, (one) => one.freebet_support);
      if (!game) return 'not_offered';
      const request = freeBetRequest(subject, game.game_code);
      const created = await ask(subject, freeBetPaths.create, request);
      const reward = expectForm(complain, freeBetPaths.create, created, freeBetCreateAnswerSchema);
      if (!reward) return;
      const cancel = { reward_uuid: reward.reward_uuid };
      for (const expected of [false, true]) {
        const list = await ask(subject, freeBetPaths.list, { user: subject.user });
        const bets = expectForm(complain, freeBetPaths.list, list, freeBetListAnswerSchema) ?? [];
        const bet = bets.find((one) => one.reward_uuid === reward.reward_uuid);
        if (!bet) complain(`${freeBetPaths.list}: what was granted is not listed`);
        else if (bet.bet_count !== 3 || bet.bet_value !== subject.bet || bet.bets_used !== 0) {
          complain(`${freeBetPaths.list}: other terms than were granted: ${JSON.stringify(bet)}`);
        } else if (bet.cancelled !== expected) {
          complain(`${freeBetPaths.list}: cancelled should be ${expected}`);
        }
        const cancelled = await ask(subject, freeBetPaths.cancel, cancel);
        expectForm(complain, freeBetPaths.cancel, cancelled, freeBetCreateAnswerSchema);
      }
      const unknown = await ask(subject, freeBetPaths.cancel, { reward_uuid: newId() });
      expectRefused(complain, 'cancelling what was never granted', unknown);
    },
  },
  {
    id: 'free-bets-refused',
    title: 'Free bets without a bet, a period or a game, or for more than 100 users at once, are refused',
    play: async (subject, complain) => {
      const game = await enabledGame(subject, (one) => one.freebet_support);
      if (!game) return 'not_offered';
      const request = freeBetRequest(subject, game.game_code);
      for (const [what, change] of [
        ['a bet of nothing', { bet_value: 0 }],
        ['no bets', { bet_count: 0 }],
        ['an end before the start', { end_time: '2020-01-01T00:00:00Z' }],
        ['a game that there is not', { game_code: 'no-such-game' }],
      ] as const) {
        expectRefused(complain, what, await ask(subject, freeBetPaths.create, { ...request, ...change }));
      }
      const users = Array.from({ length: 101 }, (_, index) => `user-${index}`);
      const many = await ask(subject, freeBetPaths.createBulk, { ...request, user: undefined, users });
      expectRefused(complain, '101 users', many);
    },
  },
  {
    id: 'transactions',
    title: 'Transactions are listed by time or by round, and not without either',
    play: async (subject, complain) => {
      const [start_time, end_time] = [Date.now() - 60_000, Date.now()].map((time) =>
        new Date(time).toISOString(),
      );
      const lately = await ask(subject, transactionsListPath, { start_time, end_time });
      const list = expectForm(complain, 'of the last minute', lately, transactionsListAnswerSchema) ?? [];
      const ids = list.map((one) => one.transaction_uuid);
      if (new Set(ids).size !== ids.length) complain('a transaction is listed twice');
      const unknown = await ask(subject, transactionsListPath, { round: newId() });
      const none = expectForm(complain, 'of an unknown round', unknown, transactionsListAnswerSchema);
      if (none && none.length > 0) complain('an unknown round has transactions');
      expectRefused(complain, 'without a filter', await ask(subject, transactionsListPath, {}));
    },
  },
];

/** All rules that a provider must keep. */
export const providerRules: readonly ProviderRule[] = [...callRules, ...roundRules, ...jackpotRules];
