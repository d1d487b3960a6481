/** How a room is played, what each fish pays, and how likely it is to be caught: computed from the rules that decide. */
import { Sheet } from '../../../../kit/client/dialog/sheet.tsx';
import { writeChance } from '../../../../kit/client/words/chance.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import {
  catchOf,
  type FishName,
  fishNames,
  mayAim,
  MOST_PRIZE,
  MOST_SHOTS,
  prizesOf,
  WEAPONS,
  weapons,
} from '../../../instant/fishing.ts';
import { FishSign } from '../hud/fish-sign.tsx';
import type { FishRoom } from '../room-store.ts';
import { useWords } from '../words.ts';

export function FishRules({ room, onClose }: { room: FishRoom; onClose: () => void }) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const { snapshot } = room;
  const { stakes, rtp_percent } = snapshot;
  const { unit_minor } = room.view();
  const paragraphs = [
    words('fish.rules_shots'),
    words('fish.rules_weapons', {
      spread: WEAPONS.spread.cost,
      harpoon: WEAPONS.harpoon.cost,
      least: WEAPONS.harpoon.least,
    }),
    words('fish.rules_chance', { percent: rtp_percent }),
    words('fish.rules_packets', { most: MOST_SHOTS }),
    words('fish.rules_gone'),
    words('fish.rules_boss'),
    words('fish.rules_virtual'),
  ];
  const facts = [
    [words('fish.stakes'), snapshot.units_minor.map(money).join(' · ')],
    [words('fish.most_prize'), money(unit_minor * BigInt(MOST_PRIZE))],
    [kit('rules.most'), money(stakes.most_minor)],
    [kit('rules.most_win'), money(stakes.most_win_minor)],
  ] as const;
  return (
    <Sheet title={kit('rules.title')} onClose={onClose}>
      <h3>{kit('rules.how')}</h3>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h3>{words('fish.prizes')}</h3>
      <div className="fish-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words('fish.fish')}</th>
              <th scope="col">{words('fish.pays')}</th>
              {weapons.map((weapon) => (
                <th key={weapon} scope="col">
                  {words(`fish.weapon.${weapon}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fishNames.map((fish) => (
              <tr key={fish}>
                <th scope="row">
                  <FishSign fish={fish} />
                  {words(`fish.name.${fish}`)}
                </th>
                <td>{paysOf(fish)}</td>
                {weapons.map((weapon) => (
                  <td key={weapon}>{chanceOf(weapon, fish)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{words('fish.rules_spread_chance')}</p>
      <p>{kit('rules.rtp_about', { percent: rtp_percent })}</p>
      <h3>{kit('rules.bets')}</h3>
      <dl className="facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{kit('rules.away_title')}</h3>
      <p>{words('fish.rules_away')}</p>
    </Sheet>
  );

  function paysOf(fish: FishName): string {
    return prizesOf(fish)
      .map(([prize]) => `×${prize}`)
      .join(' ');
  }
  function chanceOf(weapon: (typeof weapons)[number], fish: FishName): string {
    if (!mayAim(weapon, fish)) return '–';
    const { below, of } = catchOf(weapon, fish, 1);
    return writeChance(BigInt(below), BigInt(of));
  }
}
