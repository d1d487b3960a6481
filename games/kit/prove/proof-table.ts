/** The proofs of games as one table, whatever their kinds. */
import {
  compare,
  divide,
  multiply,
  one,
  rational,
  squareRootDecimal,
  subtract,
  toDecimal,
  zero,
  type Rational,
} from './fraction.ts';
import { figuresOf, type Law } from './law.ts';

/** What others publish of a game of the same rules: what it returns, or what the house keeps of the first bet. */
export type Reference = { source: string } & ({ rtp_percent: Rational } | { edge_percent: Rational });

export type ProofRow = {
  code: string;
  kind: string;
  /** How the figures were found. */
  method: string;
  /** Of all that is staked, raises included. */
  rtp_percent: string;
  /** What the house keeps, of the first bet; empty where only the return was proved. */
  edge_percent: string;
  hits_percent: string;
  deviation_bets: string;
  /** The most that a bet pays, in bets, and how many rounds at that bet it takes on average. */
  largest_bets: string;
  largest_once_in: string;
  /** The published return or edge that it is compared with, and ours less that. */
  reference: string;
  difference: string;
};

const HUNDRED = rational(100n);

type Counted = {
  code: string;
  kind: string;
  reference: Reference | undefined;
  /** The most that any bet can pay, in bets, where that is more than the counted ones do: some ways to play are without number. */
  most: Rational;
  /** How the laws were found, where that was not by counting every round. */
  method?: string | undefined;
};

/** A game whose bets have whole distributions: from the least to the most of all kinds of bet. All of it follows from counting. */
export function rowOfLaws({ code, kind, reference, most, method }: Counted, laws: readonly Law[]): ProofRow {
  const figures = laws.map(figuresOf);
  const returns = figures.map(({ rtp }) => multiply(rtp, HUNDRED));
  const edges = figures.map(({ edge }) => multiply(edge, HUNDRED));
  const hits = figures.map(({ hits: often }) => multiply(often, HUNDRED));
  const [leastVariance, mostVariance] = ends(figures.map(({ variance }) => variance));
  const largest = figures.toSorted((a, b) => compare(a.largest, b.largest)).at(-1);
  const deviations = [squareRootDecimal(leastVariance, 2), squareRootDecimal(mostVariance, 2)];
  return {
    code,
    kind,
    method:
      method ??
      `counted, ${figures.length.toLocaleString('en')} ${figures.length === 1 ? 'kind' : 'kinds'} of bet`,
    rtp_percent: range(returns),
    edge_percent: range(edges),
    hits_percent: range(hits),
    deviation_bets: [...new Set(deviations)].join(' to '),
    ...(compare(most, largest?.largest ?? zero) > 0
      ? { largest_bets: toDecimal(most, 2), largest_once_in: 'by play' }
      : {
          largest_bets: toDecimal(largest?.largest ?? zero, 2),
          largest_once_in: toDecimal(divide(one, largest?.largestChance ?? one), 0),
        }),
    ...compared(reference, returns, edges),
  };
}

/** What is published beside what was found. */
function compared(
  reference: Reference | undefined,
  returns: readonly Rational[],
  edges: readonly Rational[],
): Pick<ProofRow, 'reference' | 'difference'> {
  if (!reference) return { reference: 'none found', difference: '' };
  const { source } = reference;
  const [found, published, words] =
    'edge_percent' in reference
      ? [edges, reference.edge_percent, `edge ${toDecimal(reference.edge_percent, 4)}`]
      : [returns, reference.rtp_percent, toDecimal(reference.rtp_percent, 4).replace(/00$/, '')];
  return {
    reference: `${source} ${words}`,
    difference: range(found.map((each) => subtract(each, published))),
  };
}

const columns: readonly (readonly [keyof ProofRow, string])[] = [
  ['code', 'game'],
  ['kind', 'kind'],
  ['method', 'method'],
  ['rtp_percent', 'RTP %'],
  ['edge_percent', 'edge %'],
  ['hits_percent', 'hits %'],
  ['deviation_bets', 'deviation, bets'],
  ['largest_bets', 'most, bets'],
  ['largest_once_in', 'once in'],
  ['reference', 'published %'],
  ['difference', 'difference'],
];

/** The rows below their headings, each column as wide as its widest. */
export function proofTable(rows: readonly ProofRow[]): string[] {
  const widths = columns.map(([key, heading]) =>
    Math.max(heading.length, ...rows.map((row) => row[key].length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    line(columns.map(([, heading]) => heading)),
    line(widths.map((width) => '─'.repeat(width))),
    ...rows.map((row) => line(columns.map(([key]) => row[key]))),
  ];
}

function range(values: readonly Rational[]): string {
  const [least, most] = ends(values).map((value) => toDecimal(value, 4).replace(/^-(?=0\.0+$)/, ''));
  return least === most ? `${most}` : `${least} to ${most}`;
}

function ends(values: readonly Rational[]): [least: Rational, most: Rational] {
  const ordered = values.toSorted(compare);
  return [ordered.at(0) ?? zero, ordered.at(-1) ?? zero];
}
