import { mutantsOf, type Mutant } from '../mutant.ts';

const tests = ['tests/console/documents.test.ts'];

/** Faults in the documents that withdrawals wait for. */
export const documentsMutants: readonly Mutant[] = [
  ...mutantsOf('server/cashier/documents/standing.ts', tests, [
    ['withdrawals that wait ask for no document', "['pending', 'paying', 'paid']", "['paying', 'paid']"],
    [
      'what was refused asks for a document',
      "['pending', 'paying', 'paid']",
      "['pending', 'paying', 'paid', 'refused']",
    ],
    ["the rule's own amount asks for none", 'withdrawn + asked >= rule', 'withdrawn + asked > rule'],
    [
      'one document stands for every kind',
      'documents.filter((one) => one.kind === kind)',
      'documents.filter(() => true)',
    ],
    ['a document counts after its last day', '(one.expires_on === null || one.expires_on >= today)', 'true'],
    ['a document has expired on its last day', 'one.expires_on >= today', 'one.expires_on > today'],
  ]),
  ...mutantsOf('server/cashier/review.ts', tests, [
    ['a withdrawal is paid before its document is approved', 'if (missing.length === 0) return;', 'return;'],
  ]),
  ...mutantsOf('server/cashier/withdrawal-policy.ts', tests, [
    ['a player is told of no document for what they ask', 'isNew ? (asked?.amount ?? minimum) : 0n', '0n'],
  ]),
  ...mutantsOf('server/closing/close-account.ts', tests, [
    [
      'closing an account pays without the document',
      "if (missing.length > 0) throw refuse('documentRequired', missing.join(', '));",
      '',
    ],
  ]),
];
