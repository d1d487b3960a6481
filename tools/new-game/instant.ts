/** A new instant game: one of a few doors hides the prize. Rules, looks, words, and its paragraph of the specification. */
import { before, type NewGame, type Plan, withMessages } from './new-game.ts';

const kind = 'games/kinds/instant';

/** The files of an instant game whose rounds are over with their bet. */
export function instantPlan({ code, title, name }: NewGame): Plan {
  const words = code.replaceAll('-', '_');
  const messages = (texts: { doors: string; door: string; prize: string; rules: string }) =>
    withMessages(Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${words}.${id}`, text])));
  return {
    files: {
      [`${kind}/${code}.ts`]: rules(code, title, name),
      [`${kind}/client/views/${code}.tsx`]: view(code, title, name, words),
    },
    edits: {
      [`${kind}/games.ts`]: (file) =>
        before(
          '\nexport const instantGames:',
          `import { ${name} } from './${code}.ts';\n`,
        )(before('];\n', `  ${name},\n`)(file)),
      [`${kind}/published/game-sections.ts`]: before('};\n\n/** The heading and the rules', section(code)),
      [`${kind}/client/messages/en.json`]: messages({
        doors: 'Doors',
        door: 'Door {door}',
        prize: 'Door {door}, the prize',
        rules:
          'One of the doors hides the prize, and every door is as likely as any other. Choose how many doors there are, and which of them you bet on. The more doors, the more the bet pays.',
      }),
      [`${kind}/client/messages/fil.json`]: messages({
        doors: 'Mga pinto',
        door: 'Pinto {door}',
        prize: 'Pinto {door}, nandito ang premyo',
        rules:
          'Nasa likod ng isa sa mga pinto ang premyo, at pare-pareho ang chance ng bawat pinto. Piliin kung ilan ang pinto, at kung alin ang tatayaan mo. Mas maraming pinto, mas malaki ang bayad ng bet.',
      }),
      [`${kind}/client/messages/zh.json`]: messages({
        doors: '门数',
        door: '{door} 号门',
        prize: '{door} 号门，奖品所在',
        rules:
          '其中一扇门后藏有奖品，每扇门的机会相同。先选择门的数量，再选择你要投注的门。门越多，赔付越高。',
      }),
    },
    copies: {},
    next: [
      `Write its rules in ${kind}/${code}.ts, its looks in client/views/${code}.tsx, and its paragraph in published/game-sections.ts.`,
      `npm run games:prove -- ${code} shows its return; state it in instant.test.ts.`,
      'npm run games:publish writes the published file, the test vectors and docs/fairness.md.',
      'Teach docs/verifier/verify.mjs the game, from the text of docs/fairness.md alone; watch its outcomes in tools/randomness/outcomes.ts.',
      'Draw its poster: tools/posters/compositions/instant.ts. Until then the lobby has no picture of it.',
    ],
  };
}

const rules = (
  code: string,
  title: string,
  name: string,
): string => `/** ${title}: one of a few doors hides the prize. */
import { z } from 'zod';
import type { Fraction } from '../../kit/prove/law.ts';
import { atOnce, defineInstant } from './instant.ts';
import { winOrNothing } from './laws.ts';
import { multiplierOf } from './multiplier.ts';
import { RTP } from './returns.ts';

/** How many doors there may be. */
export const counts = [2, 3, 4, 5, 8] as const;

export const wagerSchema = z
  .strictObject({
    doors: z.literal(counts),
    /** Counted from 0. */
    pick: z.int().min(0),
  })
  .refine(({ doors, pick }) => pick < doors, { path: ['pick'], error: 'must be one of the doors' });

const chanceOf = (doors: number): Fraction => [1n, BigInt(doors)];

/** What a bet with so many doors pays if it wins, in ten-thousandths. */
export const multiplierFor = (doors: number): number => multiplierOf(chanceOf(doors), RTP);

export const ${name} = defineInstant({
  code: '${code}',
  title: '${title}',
  version: 1,
  mathematics: { draws: [{ prize: { below: 'doors' } }], counts },
  wagerSchema,
  actionSchema: null,
  usual: { wager: { doors: 2, pick: 0 }, actions: [] },
  draw: ({ doors }, random) => ({ prize: random.below(doors) }),
  course: ({ doors, pick }, { prize }) => atOnce(pick === prize ? multiplierFor(doors) : 0, { prize }),
  mostMultiplier: ({ doors }) => multiplierFor(doors),
  // Which door is picked changes no chance.
  wagers: () => counts.map((doors) => ({ doors, pick: 0 })),
  plans(wager) {
    const { doors } = wager;
    return [{ name: \`\${doors} doors\`, wager, law: winOrNothing(multiplierFor(doors), chanceOf(doors)) }];
  },
});
`;

const section = (code: string): string => `  '${code}'(mathematics) {
    const { counts } = z.looseObject({ counts: z.array(count) }).parse(mathematics);
    return [
      list(
        \`Wager: \\\`doors\\\` (\${counts.join(', ')}) and \\\`pick\\\`, from 0 and below \\\`doors\\\`.\`,
        'Draw: \`prize\` = \`below(doors)\`.',
        'Result: the bet wins if \`pick\` is \`prize\`, and pays \`fair(1, doors)\`, else nothing.',
        'Seen: \`prize\`.',
      ),
    ];
  },
`;

const view = (
  code: string,
  title: string,
  name: string,
  words: string,
): string => `/** ${title}: a row of doors, one of which opens on the prize. */
import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import type { BoardProps, FieldsProps, GameView, Pace } from '../../../../kit/client/game-view.ts';
import { counts, multiplierFor, ${name} as rules, wagerSchema } from '../../${code}.ts';
import { ChoiceField } from '../choice-field.tsx';
import { writeTimes } from '../figures.ts';
import { animate } from '../spring.ts';
import { useWords } from '../words.ts';

type Wager = z.infer<typeof wagerSchema>;
const seenSchema = z.object({ prize: z.int() });
type Seen = z.infer<typeof seenSchema>;

const OPENS_MS: Readonly<Record<Pace, number>> = { still: 0, normal: 600, turbo: 150 };

function Fields({ wager, onWager, isLocked }: FieldsProps<Wager>) {
  const words = useWords();
  return (
    <ChoiceField
      label={words('${words}.doors')}
      values={counts}
      value={wager.doors}
      isLocked={isLocked}
      nameOf={String}
      onValue={(doors) => onWager({ doors, pick: Math.min(wager.pick, doors - 1) })}
    />
  );
}

function Board({ wager, onWager, phase, round, pace, onShown, sound }: BoardProps<Wager, Seen>) {
  const words = useWords();
  const isShowing = phase === 'showing';
  const { doors, pick } = isShowing && round ? round.wager : wager;
  const isSame = round !== null && round.wager.doors === doors && round.wager.pick === pick;
  const prize = phase === 'idle' && isSame ? round.course.seen.prize : null;

  const present = useEffectEvent(() => {
    sound('reveal');
    return animate(
      OPENS_MS[pace],
      () => undefined,
      () => {
        sound(round && round.course.multiplier > 0 ? 'win' : 'lose');
        onShown();
      },
    );
  });
  useEffect(() => (isShowing ? present() : undefined), [isShowing]);

  return (
    <div style={{ display: 'grid', placeContent: 'center', gap: '1rem', height: '100%' }}>
      <fieldset className="tabs is-many" aria-label={words('${words}.doors')}>
        {Array.from({ length: doors }, (_, door) => (
          <button
            key={door}
            type="button"
            aria-label={words(door === prize ? '${words}.prize' : '${words}.door', { door: door + 1 })}
            aria-pressed={door === pick}
            disabled={phase !== 'idle'}
            onClick={() => onWager({ doors, pick: door })}
          >
            {door === prize ? '★' : door + 1}
          </button>
        ))}
      </fieldset>
      <output style={{ textAlign: 'center', fontSize: '2rem' }}>{writeTimes(multiplierFor(doors))}</output>
    </div>
  );
}

function Picture({ wager, seen }: { wager: Wager; seen: Seen }) {
  return (
    <svg viewBox="0 0 100 40" aria-hidden="true">
      <text x="50" y="27" textAnchor="middle" fill="currentColor">
        {wager.pick + 1} → {seen.prize + 1}
      </text>
    </svg>
  );
}

function Rules() {
  const words = useWords();
  return <p>{words('${words}.rules')}</p>;
}

const view: GameView<Wager, Seen> = {
  code: '${code}',
  accent: '#7cc4ff',
  wagerSchema,
  seenSchema,
  firstWager: { doors: 3, pick: 0 },
  endsAtOnce: true,
  mostMultiplier: ({ doors }) => multiplierFor(doors),
  laws: (wager) => rules.laws(wager),
  Fields,
  Board,
  Picture,
  Rules,
};
export default view;
`;
