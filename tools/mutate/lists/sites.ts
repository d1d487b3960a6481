import { mutantsOf, type Mutant } from '../mutant.ts';

const siteTests = ['tests/console/sites.test.ts'];
const popupTests = ['tests/console/popups.test.ts'];
const duePopupTests = ['site/app/features/popups/due-popup.test.ts'];
const previewTests = ['server/sites/preview.test.ts'];

/** Faults in what operators write about sites. */
export const sitesMutants: readonly Mutant[] = [
  ...mutantsOf('server/sites/documents/revisions.ts', siteTests, [
    [
      'a change of a foreign site is restored',
      "    .where('site_id', '=', siteId)\n    .where('revision_id'",
      "    .where('revision_id'",
    ],
    ['nothing is kept of what was before', 'before: JSON.stringify(before)', 'before: JSON.stringify(after)'],
  ]),
  ...mutantsOf('server/sites/documents/own-pictures.ts', siteTests, [
    [
      'a picture of another site stands in a banner',
      'path.startsWith(prefix) && ',
      'path.startsWith("/brand/") || ',
    ],
  ]),
  ...mutantsOf('server/sites/documents/settings.ts', siteTests, [
    [
      'a domain is taken from another site',
      "if (owner && owner.site_id !== site.siteId) throw refuse('domainTaken');",
      '',
    ],
    [
      'the currency changes under the players',
      "if (await isCurrencyFixed(trx, site)) throw refuse('currencyFixed');",
      '',
    ],
  ]),
  ...mutantsOf('database/seed.ts', siteTests, [
    ['a start brings back what a folder says', '.filter((code) => !there.has(code))', ''],
  ]),
  ...mutantsOf('server/sites/documents/popups.ts', popupTests, [
    ['a popup keeps markup that runs', 'EN: sanitizeCmsBody(body.EN)', 'EN: body.EN'],
    [
      'two popups have one name',
      'if (names.indexOf(popup.popup_id) !== index) {',
      'if (names.indexOf(popup.popup_id) < 0) {',
    ],
  ]),
  ...mutantsOf('server/sites/shown-popups.ts', popupTests, [
    ['a popup that is off is shown', 'sql<boolean>`is_on and ', 'sql<boolean>`'],
  ]),
  ...mutantsOf('server/api/settings/popups.ts', popupTests, [
    ["another site's preview shows drafts", 'preview?.siteId === site.siteId ? await', 'preview ? await'],
  ]),
  ...mutantsOf('site/app/features/popups/due-popup.ts', duePopupTests, [
    ['a popup is shown on each page of a visit', 'return !shown.inVisit.includes(popup_id)', 'return true'],
    [
      'what is for players is shown to visitors',
      "(audience === 'players') !== isPlayer",
      "audience === 'visitors' && isPlayer",
    ],
  ]),
  ...mutantsOf('server/sites/preview.ts', previewTests, [
    [
      'anybody signs previews',
      'if (token.length > 2000 || !isSame(signature, signatureOf(body))) return undefined;',
      '',
    ],
    ['a preview never expires', 'parsed.success && parsed.data.expires_ms > now.getTime()', 'parsed.success'],
  ]),
];
