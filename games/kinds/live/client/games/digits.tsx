/** The digit games: two drums, or three. */
import { lottoThreeDigits, lottoTwoDigits, type OddsGame } from '../../games.ts';
import type { MessageId as TableMessageId } from '../../../table/client/words.ts';
import { DigitsFelt } from '../digits/felt.tsx';
import { Numbers } from '../digits/numbers.tsx';
import { digitsOf } from '../digits/outcome.ts';
import type { LiveFeltProps, LiveView } from '../live-view.ts';
import { type MessageId, useWords } from '../words.ts';
import '../style/lotto-picker.css';
import '../style/lotto-side.css';
import '../style/lotto.css';
import '../style/subscriptions.css';

/** The outcome is told when this part of the time is over: the rest is for looking at it. */
const SHOWN_AT = 0.85;

type DigitsViewOf = {
  game: OddsGame;
  drums: number;
  accent: string;
  cloth: LiveView['cloth'];
  rules: MessageId;
  betNames: Readonly<Record<string, TableMessageId>>;
};

/** What a unit on a spot is paid, in units, as it is written. */
function paysOf(game: OddsGame): (spot: string) => string {
  return (spot) => {
    const unit_minor = 10_000n;
    const wins = game.winsOf(unit_minor, { spots: { [spot]: 1 } });
    const most = wins.reduce((a, b) => (a > b ? a : b), 0n);
    return String(Number(most) / Number(unit_minor));
  };
}

function digitsView({ game, drums, accent, cloth, rules, betNames }: DigitsViewOf): LiveView {
  const pays = paysOf(game);
  function Felt(props: LiveFeltProps) {
    return <DigitsFelt {...props} game={game} drums={drums} paysOf={pays} />;
  }
  function Rules() {
    const words = useWords();
    return (
      <>
        <p>{words(rules)}</p>
        <p>{words('lotto.rules')}</p>
        <p>{words('sub.rules')}</p>
        <p>{words('lotto.rules_sealed')}</p>
      </>
    );
  }
  return {
    game,
    accent,
    cloth,
    Felt,
    Rules,
    Result: ({ outcome }) => <Numbers digits={digitsOf(outcome)} />,
    betName: (name, words) => {
      const id = betNames[name];
      return id ? words(id) : name;
    },
    showing_ms: (_, whole_ms) => whole_ms * SHOWN_AT,
    say: (outcome) => digitsOf(outcome).join(' '),
    drawing: 'live.drawing_balls',
    empty: 'lotto.pick',
  };
}

export const lottoTwoDigitsView = digitsView({
  game: lottoTwoDigits,
  drums: 2,
  accent: '#ffcf4d',
  cloth: 'blue',
  rules: 'lotto.rules_two',
  betNames: { 'exact order': 'digits.exact', 'any order': 'digits.any' },
});

export const lottoThreeDigitsView = digitsView({
  game: lottoThreeDigits,
  drums: 3,
  accent: '#ff9fb5',
  cloth: 'burgundy',
  rules: 'lotto.rules_three',
  betNames: {
    'exact order': 'digits.exact',
    'any order, three different': 'digits.any_six',
    'any order, a pair': 'digits.any_three',
  },
});
