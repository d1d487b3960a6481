/** A new table game: one card is turned, and chips lie on its colour or its suit. Rules, looks, words, vectors, its paragraph of the specification. */
import { before, type NewGame, type Plan, withMessages } from './new-game.ts';

const kind = 'games/kinds/table';

type Texts = Record<(typeof names)[number] | 'rules', string>;
const names = ['red', 'black', 'spades', 'hearts', 'diamonds', 'clubs'] as const;

/** The files of a table whose rounds are over with their bet. */
export function tablePlan({ code, title, name }: NewGame): Plan {
  const words = code.replaceAll('-', '_');
  const messages = (texts: Texts) =>
    withMessages(Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${words}.${id}`, text])));
  return {
    files: {
      [`${kind}/${code}.ts`]: rules(code, title, name),
      [`${kind}/client/views/${code}.tsx`]: view(code, title, name, words),
      [`${kind}/client/style/${code}.css`]: style(code, title),
    },
    edits: {
      [`${kind}/games.ts`]: (file) =>
        before(
          '\nexport const tableGames:',
          `import { ${name} } from './${code}.ts';\n`,
        )(before('  ...pokerGames,\n', `  ${name},\n`)(file)),
      [`${kind}/published/game-sections.ts`]: before('};\n\n/** The heading and the rules', section(code)),
      [`${kind}/published/vector-plans.ts`]: before(
        '};\n\n/** A game for which no plans',
        `  '${code}': everySpot(${JSON.stringify(names)}),\n`,
      ),
      [`${kind}/client/messages/en.json`]: messages({
        red: 'Red',
        black: 'Black',
        spades: 'Spades',
        hearts: 'Hearts',
        diamonds: 'Diamonds',
        clubs: 'Clubs',
        rules:
          'One card is turned from a fresh deck of 52. Bet on its colour or on its suit; every card is as likely as any other.',
      }),
      [`${kind}/client/messages/fil.json`]: messages({
        red: 'Pula',
        black: 'Itim',
        spades: 'Espada',
        hearts: 'Puso',
        diamonds: 'Diyamante',
        clubs: 'Klaber',
        rules:
          'Isang baraha ang bubuksan mula sa bagong deck na may 52 baraha. Tumaya sa kulay o sa suit nito; pare-pareho ang chance ng bawat baraha.',
      }),
      [`${kind}/client/messages/zh.json`]: messages({
        red: '红色',
        black: '黑色',
        spades: '黑桃',
        hearts: '红桃',
        diamonds: '方块',
        clubs: '梅花',
        rules: '从一副全新的 52 张牌中翻开一张。可以投注它的颜色或花色，每张牌出现的机会相同。',
      }),
    },
    copies: {},
    next: [
      `Write its rules in ${kind}/${code}.ts, its looks in client/views/${code}.tsx and client/style/${code}.css, its paragraph in published/game-sections.ts, and its spots in published/vector-plans.ts.`,
      `npm run games:prove -- ${code} shows its edge; enter what others publish in games/references.ts, and its spots in games.test.ts and games/every-table.browser.test.ts.`,
      'npm run games:publish writes the published file, the test vectors and docs/fairness.md.',
      'Teach docs/verifier/verify.mjs the game (`onSpots`), from the text of docs/fairness.md alone; watch its outcomes in tools/randomness/outcomes.ts.',
      'Draw its poster: tools/posters/compositions. Until then the lobby has no picture of it.',
    ],
  };
}

const rules = (
  code: string,
  title: string,
  name: string,
): string => `/** ${title}: one card is turned, and chips lie on its colour or its suit. */
import { CARDS, RANKS, suitOf } from './cards.ts';
import { defineSpots } from './spots.ts';

/** In the order of the cards. */
export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
type Suit = (typeof suits)[number];
export const spots = ['red', 'black', ...suits] as const;
type Spot = (typeof spots)[number];

/** What a unit pays in ten-thousandths, its stake included: a suit comes half as often as a colour. */
const COLOUR = 19_600;
const SUIT = 39_200;

/** What a unit on a spot pays by the suit of the card. */
const PAYS: Readonly<Record<Spot, Readonly<Record<Suit, number>>>> = {
  red: { spades: 0, hearts: COLOUR, diamonds: COLOUR, clubs: 0 },
  black: { spades: COLOUR, hearts: 0, diamonds: 0, clubs: COLOUR },
  spades: { spades: SUIT, hearts: 0, diamonds: 0, clubs: 0 },
  hearts: { spades: 0, hearts: SUIT, diamonds: 0, clubs: 0 },
  diamonds: { spades: 0, hearts: 0, diamonds: SUIT, clubs: 0 },
  clubs: { spades: 0, hearts: 0, diamonds: 0, clubs: SUIT },
};

/** The suit of a card, by name. */
export const suitNameOf = (card: number): Suit => suits[suitOf(card)] ?? 'spades';

/** What a unit on a spot pays by the card, in ten-thousandths. */
export const paysOn = (spot: Spot, card: number): number => PAYS[spot][suitNameOf(card)];

export const ${name} = defineSpots({
  code: '${code}',
  title: '${title}',
  version: 1,
  mathematics: { draws: [{ card: { below: CARDS } }], cards: CARDS, pays: PAYS },
  spots,
  usual: 'red',
  draw: (random) => ({ card: random.below(CARDS) }),
  resultOf: ({ card }): Suit => suitNameOf(card),
  results: suits,
  pays: (spot, suit) => PAYS[spot][suit],
  seen: ({ card }) => ({ card }),
  cases: () => suits.map((result) => ({ result, cases: BigInt(RANKS) })),
  kinds: [
    ['colour', 'red'],
    ['suit', 'spades'],
  ],
});
`;

const section = (code: string): string => `  '${code}'(mathematics) {
    const { draws, pays } = z
      .looseObject({ draws: drawOf({ card: z.object({ below: count }) }), pays: bySpot })
      .parse(mathematics);
    return [
      list(
        \`Draw: \\\`card\\\` = \\\`below(\${draws[0].card.below})\\\`. A spot pays by the suit of the card as below.\`,
        'Seen: \`card\`.',
      ),
      paymentTable(pays),
    ];
  },
`;

const view = (
  code: string,
  title: string,
  name: string,
  words: string,
): string => `/** ${title}: one card on the cloth, and the spots of its colours and suits. */
import { z } from 'zod';
import { readRound } from '../../../../kit/client/board/read-round.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { ${name} as game, paysOn, spots, suitNameOf } from '../../${code}.ts';
import { BetSpot } from '../bet-spot.tsx';
import { Card, SmallCards } from '../cards/card.tsx';
import type { DealStep } from '../cards/timeline.ts';
import { useDealing } from '../cards/use-dealing.ts';
import shoe from '../pictures/shoe.webp?url';
import { useSpotKeys } from '../spot.tsx';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/spots.css';
import '../style/${code}.css';

const roundSchemas = {
  wagerSchema: z.object({ spots: z.record(z.string(), z.int()) }),
  seenSchema: z.object({ card: z.int().min(0).max(51) }),
};
type Wager = z.infer<(typeof roundSchemas)['wagerSchema']>;
type Seen = z.infer<(typeof roundSchemas)['seenSchema']>;

/** The card comes face down, and is turned. */
const steps: readonly DealStep[] = [
  { after_ms: 60, cue: 'deal' },
  { after_ms: 760, cue: 'turn' },
];

const isColour = (spot: string): boolean => spot === 'red' || spot === 'black';

function Felt(props: FeltProps<Wager, Seen>) {
  const { phase, round } = props;
  const words = useWords();
  const keys = useSpotKeys();
  const dealt = phase === 'asking' ? null : (round?.course.seen.card ?? null);
  const { shown, motion } = useDealing({ ...props, steps: dealt === null ? [] : steps });
  const ended = phase === 'showing' ? null : dealt;
  return (
    <div className="${code}">
      <img className="${code}-shoe" data-shoe="" src={shoe} alt="" draggable={false} />
      <div className="${code}-card">
        {dealt !== null && shown > 0 && (
          <Card key={round?.roundId} card={shown > 1 ? dealt : null} motion={motion} />
        )}
      </div>
      <output className={\`said \${ended === null ? 'is-empty' : ''}\`}>
        {ended !== null && words(\`${words}.\${suitNameOf(ended)}\`)}
      </output>
      <div className="${code}-bets" {...keys}>
        {spots.map((spot) => (
          <BetSpot
            key={spot}
            bets={props}
            spot={spot}
            name={words(\`${words}.\${spot}\`)}
            odds={isColour(spot) ? '0.96 : 1' : '2.92 : 1'}
            isWon={ended !== null && paysOn(spot, ended) > 0}
            className={isColour(spot) ? 'is-colour' : ''}
          />
        ))}
      </div>
    </div>
  );
}

function Results({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  return (
    <ol className="results" aria-label={words('results.last')}>
      {results.slice(0, 24).map((round) => {
        const seen = readRound(roundSchemas, round)?.course.seen;
        return seen && <li key={round.round_id}>{words(\`${words}.\${suitNameOf(seen.card)}\`)}</li>;
      })}
    </ol>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('${words}.rules')}</p>;
}

const betNames: Readonly<Record<string, readonly MessageId[]>> = {
  colour: ['${words}.red', '${words}.black'],
  suit: ['${words}.spades', '${words}.hearts', '${words}.diamonds', '${words}.clubs'],
};

export default tableView<Wager, Seen>({
  code: '${code}',
  accent: '#7cc4ff',
  cloth: 'green',
  game,
  unitsPerChip: 1,
  ...roundSchemas,
  verb: 'deal',
  wagerOf: (layout) => (Object.keys(layout).length > 0 ? { spots: { ...layout } } : null),
  layoutOf: (wager) => wager.spots,
  Felt,
  Picture: ({ seen }) => <SmallCards cards={[seen.card]} />,
  Results,
  Rules,
  betName: (bet, write) => betNames[bet]?.map(write).join(' · ') ?? bet,
});
`;

const style = (code: string, title: string): string => `/* ${title}: the card above the spots. */

.${code} {
  --card-width: min(120px, 30cqw, 22cqh);
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  gap: 8px;
  padding: 10px;
}

.${code}-shoe {
  position: absolute;
  left: 50%;
  top: 6px;
  width: 46px;
  transform: translateX(-50%);
}

.${code}-card {
  display: grid;
  place-content: center;
}

.${code}-bets {
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: min(68px, 15cqh);
  gap: 6px;
}

.${code}-bets .is-colour {
  grid-column: span 2;
}
`;
