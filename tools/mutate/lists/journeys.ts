import { mutantsOf, type Mutant } from '../mutant.ts';

const shell = 'tests/journeys/shell.test.ts';
const rewards = [`${shell}#S4.13`];
const fails = 'tests/journeys/when-parts-fail.test.ts';
const arrival = ['tests/journeys/site-shell.test.ts#S9.13', 'tests/journeys/first-visit.test.ts#S9.13'];
const refused = 'tests/journeys/account-refused.test.ts';

/** Faults in what players meet on the pages. Each is built into the site, and noticed in a browser. */
export const journeysMutants: readonly Mutant[] = [
  ...mutantsOf(
    'site/app/features/home/own-gift.tsx',
    ['tests/journeys/slot-details.test.ts#the gift jar'],
    [
      [
        'the gift says that it can be had without tokens',
        'canOpen: canSpin(known.wheel, known.token_balance),',
        'canOpen: true,',
      ],
      [
        'what is still to be staked is left out',
        "stakeLeft: isStaked ? '' : formatMoney(free_turnover_left, currency),",
        "stakeLeft: '',",
      ],
      [
        'a free gift goes on being offered after it was drawn',
        'if (drawn !== undefined) refresh();',
        'if (drawn === undefined) refresh();',
      ],
    ],
  ),
  ...mutantsOf('site/app/features/floating/rewards.tsx', rewards, [
    [
      'S4.13 the status of the cycle is ignored',
      'return Boolean(result.answer.value[0]?.status);',
      'return result.answer.value.length > 0;',
    ],
    [
      'S4.13 any cycle that runs shows the icon',
      'return Boolean(result.answer.value[0]?.status);',
      'return result.answer.value.some(({ status }) => Boolean(status));',
    ],
    [
      'S6.3 the minigames open over the page',
      'target="_blank"\n        rel="noopener"\n        aria-label={t(\'floating.rewards\')}',
      "aria-label={t('floating.rewards')}",
    ],
    [
      'S4.13 the icon cannot be closed',
      'onClick={() => changeLayout({ show_rewards: false })}',
      'onClick={() => changeLayout({})}',
    ],
  ]),
  ...mutantsOf('site/app/features/floating/floating-area.tsx', rewards, [
    [
      'S2.11 the icon is not for players',
      "{status === 'authenticated' && (",
      "{status !== 'authenticated' && (",
    ],
  ]),
  ...mutantsOf('site/app/shell/layout-state.ts', rewards, [
    [
      'S4.13 the closing of the icon is forgotten',
      "known ??= parseLayout(readKept('layout'));",
      'known ??= defaultLayout;',
    ],
  ]),
  ...mutantsOf(
    'site/app/features/floating/floating-area.tsx',
    [`${shell}#S1.3`],
    [
      [
        'S1.3 the partners’ entry comes without partners',
        'if (!partners || partners.length === 0) return null;',
        'if (!partners) return null;',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/features/floating/floating-area.tsx',
    [`${fails}#what floats over the page`],
    [
      [
        'an announcement that fails takes all that floats with it',
        '<Contained>\n            <Announcement />\n          </Contained>',
        '<Announcement />',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/late-floating-area.tsx',
    ['tests/journeys/first-visit.test.ts#nothing floats over'],
    [
      ['the icon lies over the missions', '|mission|', '|'],
      ['the icon lies over the cashier', '(deposit|withdrawal|', '('],
    ],
  ),
  ...mutantsOf(
    'site/app/words/load.ts',
    [`${fails}#S8.14`],
    [
      ['S8.14 a language file that fails reloads the page', 'ignoreMissingChunk(error);', ''],
      [
        'S8.14 nothing is logged of a language file that failed',
        'console.error(`${name} could not be loaded.`, error);',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/reload-guard.ts',
    [`${fails}#S8.13`],
    [
      [
        'S8.13 a page reloads as often as a script is missing',
        'if (!mayReload(last === null ? undefined : Number(last), now_ms)) return;',
        '',
      ],
      ['S8.13 a page whose script is gone stays', 'location.reload();', 'void 0;'],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/link-clicks.tsx',
    [`${shell}#S9.3`],
    [
      ['S9.3 a page is fetched at once', 'prefetchDelay_ms = 100', 'prefetchDelay_ms = 0'],
      ['S9.3 a page is fetched after a second', 'prefetchDelay_ms = 100', 'prefetchDelay_ms = 1000'],
      [
        'S9.3 who passes over a link fetches its page',
        '      clearTimeout(resting);\n      const anchor',
        '      const anchor',
      ],
      ['S9.4 every page is kept in sight', 'maxPrefetches = 4', 'maxPrefetches = 40'],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/link-clicks.tsx',
    ['tests/journeys/site-shell.test.ts#a click on a link'],
    [['a link loads the document again', 'void navigate(place);', 'location.assign(place);']],
  ),
  ...mutantsOf('site/app/features/auth/sign-in-on-arrival.tsx', arrival, [
    ['S9.13 the sign-in modal opens after 3 s', 'signInDelay_ms = 1000', 'signInDelay_ms = 3000'],
    ['S9.13 the sign-in modal opens at once', 'signInDelay_ms = 1000', 'signInDelay_ms = 0'],
    [
      'S2.5 the sign-in modal opens on every visit of the home page',
      "isFree && readKept('sign_in_asked') === null",
      'isFree',
    ],
    ['S2.5 the sign-in modal takes the place of another', ' && readModals().length === 0;', ';'],
  ]),
  ...mutantsOf(
    'site/app/session/session-keeper.tsx',
    [`${refused}#S4.5 S8.5`],
    [['S4.5 a question of the session that ended stays open', '    closeModals();\n', '']],
  ),
  ...mutantsOf(
    'site/app/session/report.ts',
    [`${refused}#on the sign-in page`],
    [['S8.9 who signs in with a blocked account sees nothing', 'if (!isSigningIn) return;', 'return;']],
  ),
  ...mutantsOf(
    'site/app/session/require-player.ts',
    ['tests/journeys/session.test.ts#S1.7'],
    [
      [
        'S1.7 a guarded page forgets the language of its address',
        "languageOfPrefix(prefix) ? `/${prefix}/login` : '/login'",
        "'/login'",
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/session/require-visitor.ts',
    ['tests/journeys/account.test.ts#S2.2'],
    [
      [
        'S2.2 who is signed in is shown the pages of guests',
        "if (readSession().status !== 'authenticated') return next();",
        'if (readSession()) return next();',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/device/viewport-keeper.tsx',
    ['tests/journeys/site-shell.test.ts#S9.11'],
    [
      ['S9.11 a window is looked at after half a second', 'resizeDelay_ms = 50', 'resizeDelay_ms = 500'],
      ['S9.11 a window is looked at at once', 'resizeDelay_ms = 50', 'resizeDelay_ms = 0'],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/visit-script.ts',
    [`${fails}#S7.32`],
    [
      [
        'S7.32 a short visit is lost',
        "addEventListener('load',tell);\naddEventListener('pagehide',tell)",
        "addEventListener('load',tell)",
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/device/image-keeper.ts',
    ['tests/journeys/cashier-pages.test.ts#S9.18'],
    [
      [
        'S9.18 a way to pay without a picture has the mark of any missing one',
        "  if (address.startsWith('/art/payment/') && !address.endsWith('/manual.png')) return;\n",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/device/image-keeper.ts',
    ['tests/journeys/site-shell.test.ts#S9.18'],
    [
      ['S9.18 a missing picture stays missing', '  image.src = placeholder;\n', ''],
      [
        'S9.18 the stand-in for a picture is 20 pixels wide',
        'placeholderSize_px = 32',
        'placeholderSize_px = 20',
      ],
      [
        'S9.18 pictures are fitted five seconds after a resize',
        'resizeDebounce_ms = 500',
        'resizeDebounce_ms = 5000',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/session/refusal-reaction.ts',
    ['tests/journeys/step-up.test.ts#the dialog is answered'],
    [
      [
        'who leaves the question who is here is told of a fault',
        "if (statusMessage === 'stepUpRequired') return 'none';",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'site/app/shell/arrivals.tsx',
    ['tests/journeys/first-visit.test.ts#whoever follows a link'],
    [
      [
        'who follows a link is not brought to the page',
        "import('./arrive.ts').then(({ arrive }) => arrive(focused, left.signal), doWithout);",
        '',
      ],
    ],
  ),
];
