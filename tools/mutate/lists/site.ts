import { mutantsOf, type Mutant } from '../mutant.ts';

const topTenTests = ['server/api/settings/site-calls.test.ts'];

/** Faults in what the site decides by itself, and in the figures of the day that it shows. Noticed without a browser. */
export const siteMutants: readonly Mutant[] = [
  ...mutantsOf(
    'site/app/api/client.ts',
    ['site/app/api/client.test.ts'],
    [
      ['S8.3 seo fails as any other call', "  '/api/seo',\n", ''],
      ['S8.3 the favourites fail as any other call', "  '/api/home/fav_list',\n", ''],
      [
        'S8.3 an unavailable service has the code of a failure',
        'statusCode: -503, statusMessage',
        'statusCode: -500, statusMessage',
      ],
      [
        'S8.3 every call fails as unavailable',
        'if (unavailablePaths.has(path)) {',
        "if (path.startsWith('/api/')) {",
      ],
      [
        'S8.4 settings that do not get through fail',
        "if (path.startsWith('/api/settings/')) {",
        'if (false) {',
      ],
      [
        'S8.1 a refusal is taken for a success',
        "return body.statusCode === 1 || body.statusMessage === 'OK';",
        'return body.statusCode > 0;',
      ],
      ['S8.1 a success is refused', 'body.statusCode === 1 ||', 'body.statusCode === 0 ||'],
    ],
  ),
  ...mutantsOf('server/engagement/top-ten.ts', topTenTests, [
    [
      'S7.24 the withdrawals of the hour are those of the day',
      'settled_at > ${sinceHour}) as withdrawn',
      'settled_at > ${since}) as withdrawn',
    ],
    ['S7.24 nine winners are shown', "order: 'largest', limit: 10 }", "order: 'largest', limit: 9 }"],
    [
      'S7.24 the latest wins are shown, not the largest',
      "order: 'largest', limit: 10 }",
      "order: 'latest', limit: 10 }",
    ],
    [
      'S7.24 the smallest withdrawals come first',
      'order by withdrawal.amount desc limit 10',
      'order by withdrawal.amount limit 10',
    ],
    [
      'S7.24 withdrawals of other days are shown',
      '${site.siteId} and withdrawal.settled_at > ${since}\n',
      '${site.siteId} and ${since}::timestamptz is not null\n',
    ],
    [
      'S7.24 who is unverified counts as registered',
      " and status <> 'unverified') as registered",
      ') as registered',
    ],
    [
      'S7.24 everybody counts as active',
      ' and last_seen_at > ${since}) as active',
      ' and ${since}::timestamptz is not null) as active',
    ],
    [
      'S7.24 an account of a withdrawal is shown whole',
      'account: maskAccount(row.account_id),',
      'account: row.account_id,',
    ],
  ]),
  ...mutantsOf('server/http/serve.ts', topTenTests, [
    [
      'S7.24 the id of another site is taken',
      "if (external_id !== '' && external_id !== site.shown.external_id) throw refuse('siteNotFound');",
      '',
    ],
    [
      'S7.24 the case of a site’s id does not matter',
      'external_id !== site.shown.external_id)',
      'external_id.toUpperCase() !== site.shown.external_id)',
    ],
  ]),
  ...mutantsOf(
    'site/app/session/refusal-reaction.ts',
    ['site/app/session/refusal-reaction.test.ts'],
    [
      ['S8.5 a block does not end the session', "  'BLOCK',\n", ''],
      ['S8.5 an expired session in words does not end it', "  'Session Expired',\n", ''],
      ['S8.5 a missing permission does not end the session', "  'permissionDenied',\n", ''],
      ['S8.6 an unavailable service is shown', "return 'log';", "return 'show';"],
      [
        'S8.7 a key without words is shown',
        '(translate(message) ?? unknown())',
        '(translate(message) ?? message)',
      ],
      ['S8.7 a sentence is looked up', '/^[A-Za-z]+$/.test(message)', '/^[A-Za-z]/.test(message)'],
      [
        'S8.7 nothing is said of an empty message',
        "if (message === '') return unknown();",
        "if (message === '') return '';",
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/session/modal-stack.ts',
    ['site/app/session/modal-stack.test.ts'],
    [
      ['S4.8 two modals lie over each other', 'if (top) closeModal(top.id);', ''],
      [
        'a closed message keeps its form waiting',
        "if (closing.modal.kind === 'message') closing.modal.onClose();",
        '',
      ],
      [
        'who leaves the question who is here keeps the call waiting',
        "if (closing.modal.kind === 'step_up') closing.modal.onDone(undefined);",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/session/global-fault.ts',
    ['site/app/session/global-fault.test.ts'],
    [
      ['S8.10 an ended session goes on', 'if (endsSession(refusal.statusMessage)) endSession();', ''],
      [
        'S8.10 nobody hears of a refusal',
        'globalThis.reportError(new UnattendedRefusal(what, refusal));',
        'void new UnattendedRefusal(what, refusal);',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/session/return-to.ts',
    ['site/app/session/return-to.test.ts'],
    [
      ['a sign-in leads to another site', 'url?.origin !== here || ', 'url === null || '],
      ['a sign-in leads to another site by an empty path', "|| url.pathname.startsWith('//')", ''],
      [
        'the search of a page is lost at its sign-in',
        'return url.pathname + url.search + url.hash;',
        'return url.pathname;',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/session/attribution.ts',
    ['site/app/session/attribution.test.ts'],
    [
      ['S7.32 a later appsflyer id replaces the first', ' && !readKept(', ' && readKept('],
      ['S7.32 the cookie of the advertisement is not read', '_fbp=([^;]{1,128})', '_fbq=([^;]{1,128})'],
      [
        'a link of a friend is forgotten',
        "(query.get('ref') ?? query.get('referrer'))",
        "query.get('referrer')",
      ],
      ['an address that says nothing forgets the referrer', 'if (given.length > 0) keep', 'keep'],
    ],
  ),
  ...mutantsOf(
    'site/app/session/balance.ts',
    ['site/app/session/balance.test.ts'],
    [
      [
        'an older balance replaces a newer one',
        'if (known && event.version <= known.version) return { balance: known, gap: false };',
        '',
      ],
      ['a missed event is no gap', 'event.version > known.version + 1', 'event.version > known.version + 9'],
    ],
  ),
  ...mutantsOf(
    'site/app/session/session.ts',
    ['site/app/session/session.test.ts'],
    [
      ['S4.2 an empty token signs in', " || result.answer.token === ''", ''],
      [
        'S4.2 a refused sign-in leaves the player before signed in',
        "if (readSession().status === 'authenticated') forgetSession();",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/session/session-store.ts',
    ['site/app/session/session.test.ts'],
    [
      ['S4.3 a sign-out leaves the token in the browser', "keep('user', null);", ''],
      ['S9.22 a stored session without a name signs in', "user.account_id !== ''", 'true'],
      ['S9.22 a stored session without a token signs in', "    token !== '' &&\n", ''],
    ],
  ),
  ...mutantsOf(
    'site/app/session/session-end.ts',
    ['site/app/session/session.test.ts'],
    [
      ['S4.5 the end of a session is not told to who listens later', 'isUntold = listeners.size === 0;', ''],
      ['S4.5 an ended session ends again', "if (readSession().status !== 'authenticated') return;", ''],
    ],
  ),
  ...mutantsOf(
    'site/app/session/toasts.ts',
    ['site/app/session/toasts.test.ts'],
    [
      ['S9.14 an error’s toast stays 10 s', 'const errorToast_ms = 3000;', 'const errorToast_ms = 10_000;'],
      [
        'S9.14 the toast of an ended session stays 3 s',
        'export const sessionToast_ms = 10_000;',
        'export const sessionToast_ms = 3000;',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/build-check.ts',
    ['site/app/shell/build-check.test.ts'],
    [
      ['S9.1 the build is looked at every minute', 'buildCheck_ms = 3_600_000', 'buildCheck_ms = 60_000'],
      ['S7.33 a newer build is not noticed', 'isOutdated = id !== ownBuild;', ''],
      ['S9.1 the page does not know its own build', '  void look();\n  const timer', '  const timer'],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/reload-guard.ts',
    ['site/app/shell/reload-guard.test.ts'],
    [['S9.2 a page is reloaded after a second', 'reloadGuard_ms = 10_000', 'reloadGuard_ms = 1000']],
  ),
  ...mutantsOf(
    'site/app/shell/kept-state.ts',
    ['site/app/shell/kept-state.test.ts'],
    [['S9.22 without storage a sign-in is lost', '    onPage.set(key, text);\n', '']],
  ),
  ...mutantsOf(
    'site/app/shell/layout-state.ts',
    ['site/app/shell/layout-state.test.ts'],
    [
      ['S4.9 the layout of a player stays for the next', 'if (wasPlayer && !isPlayer) resetLayout();', ''],
      ['S9.22 what is closed is open again after a reload', "  keep('layout', JSON.stringify(known));\n", ''],
      [
        'a flag that is no flag is taken',
        "return typeof value === 'boolean' ? value",
        'return value ? Boolean(value)',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/device/breakpoints.ts',
    ['site/app/device/breakpoints.test.ts'],
    [
      ['S9.8 a tablet begins a pixel later', 'width_px >= from_px', 'width_px > from_px'],
      [
        'S9.8 an unknown width is a phone',
        "fallbackBreakpoint: BreakpointName = 'desktop'",
        "fallbackBreakpoint: BreakpointName = 'mobile'",
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/device/viewport-cookie.ts',
    ['site/app/device/viewport-cookie.test.ts'],
    [
      ['S9.9 the viewport is remembered for a month', 'viewportCookieDays = 365', 'viewportCookieDays = 30'],
      ['S9.9 the cookie of the viewport goes unprotected', '; secure; samesite=strict', '; samesite=strict'],
    ],
  ),
  ...mutantsOf(
    'site/app/realtime/realtime-client.ts',
    ['site/app/realtime/realtime-client.test.ts'],
    [
      [
        'a broken connection stays broken',
        'retry = setTimeout(connect, reconnectDelay_ms(attempt, Math.random()));',
        '',
      ],
      ['a crowd returns at once', '(0.5 + random / 2)', '1'],
      [
        'it waits ever longer',
        'Math.min(longestDelay_ms, firstDelay_ms * 2 ** attempt)',
        'firstDelay_ms * 2 ** attempt',
      ],
      [
        'a connection is nobody’s after it returned',
        "if (credentials) send({ type: 'sign_in', ...credentials });",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/features/forms/intent-key.ts',
    ['site/app/features/forms/intent-key.test.ts'],
    [
      ['a payment that is sent again moves money twice', 'if (current?.wanted !== wanted)', 'if (true)'],
      ['a second payment of the same amount is never made', 'current = undefined;', ''],
    ],
  ),
  ...mutantsOf(
    'site/app/features/play/frame-message.ts',
    ['site/app/features/play/frame-message.test.ts'],
    [
      [
        'another site speaks for the game',
        'if (message.origin !== URL.parse(gameUrl)?.origin) return undefined;',
        '',
      ],
      [
        'the balance gives the result away',
        'return roundIsOpen && toMinor(next) > toMinor(shown) ? shown : next;',
        'return next;',
      ],
      ['a round’s net is its win', 'net_minor: win - bet', 'net_minor: win'],
    ],
  ),
  ...mutantsOf(
    'site/app/features/minigames/proof-check.ts',
    ['site/app/features/minigames/proof-check.test.ts'],
    [
      ['a seed that was not committed to is right', 'if (!isCommitted || !isDrawn)', 'if (!isDrawn)'],
      ['a prize that was not drawn is right', 'if (!isCommitted || !isDrawn)', 'if (!isCommitted)'],
      [
        'a play that began elsewhere is proved',
        "if (!told) return 'unseen';",
        "if (!told) return 'matches';",
      ],
      [
        'the player’s share in the draw is not looked at',
        "if (told.client_seed !== proof.client_seed) return 'differs';",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/features/minigames/outcome.ts',
    ['site/app/features/minigames/outcome.test.ts'],
    [
      [
        'tokens that come back are celebrated',
        'toMinor(prize.amount) <= toMinor(token_cost)',
        'toMinor(prize.amount) < toMinor(token_cost)',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/features/lobby/game-filter.ts',
    ['site/app/features/lobby/game-filter.test.ts'],
    [
      [
        'a return of 9 percent comes before one of 96',
        ".map((game) => ({ game, rtp: toMinor(game.rtp_percent ?? '0') }))",
        ".map((game) => ({ game, rtp: game.rtp_percent ?? '0' }))",
      ],
      ['favourites are everything', '&& (!filter.favourites || isFavourite(game))', ''],
      ['a filter’s address loses what else it says', 'new URLSearchParams(params)', 'new URLSearchParams()'],
    ],
  ),
  ...mutantsOf(
    'site/app/features/profile/vip-progress.ts',
    ['site/app/features/profile/vip-progress.test.ts'],
    [
      ['S5.5 progress goes beyond the whole', 'Math.max(0, Math.min(100, percent))', 'Math.max(0, percent)'],
      ['S5.5 a goal of zero is divided by', 'if (goal <= 0n) return 0;', 'if (goal < 0n) return 0;'],
    ],
  ),
  ...mutantsOf(
    'ui/data/decimal.ts',
    ['ui/data/decimal.test.ts'],
    [
      [
        'a shown amount is larger than the real one',
        "fraction.slice(0, 4).replace(/0+$/, '').padEnd(least, '0')",
        "fraction.slice(0, 1).replace(/0+$/, '').padEnd(least, '9')",
      ],
      ['thousands are not separated', "digits.replaceAll(/\\B(?=(\\d{3})+(?!\\d))/g, ',')", 'digits'],
      ['a debt is a credit', 'return negative ? -minor : minor;', 'return minor;'],
    ],
  ),
  ...mutantsOf(
    'ui/data/page-window.ts',
    ['ui/data/page-window.test.ts'],
    [['S9.7 more than five pages are offered', 'maxPageButtons = 5', 'maxPageButtons = 7']],
  ),
];
