/** What is shot with, and for how much. */
import { Anchor, Crosshair, Minus, Plus, Radius } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import { type Weapon, WEAPONS, weapons } from '../../../instant/fishing.ts';
import { mostShots } from '../../stakes.ts';
import { useWords } from '../words.ts';

type GearProps = {
  units: readonly bigint[];
  unit_minor: bigint;
  onUnit: (unit_minor: bigint) => void;
  weapon: Weapon;
  onWeapon: (weapon: Weapon) => void;
  stakes: Stakes;
  min_cycle_ms: number;
  isOpen: boolean;
  onFire: () => void;
};

const signs: Readonly<Record<Weapon, ReactNode>> = {
  single: <Crosshair aria-hidden="true" size={24} />,
  spread: <Radius aria-hidden="true" size={24} />,
  harpoon: <Anchor aria-hidden="true" size={24} />,
};

export function Gear(props: GearProps) {
  const { units, unit_minor, onUnit, weapon, onWeapon, stakes, min_cycle_ms, isOpen, onFire } = props;
  const words = useWords();
  const money = useMoney();
  const index = units.indexOf(unit_minor);
  const step = (by: 1 | -1): void => {
    const next = units[index + by];
    if (next !== undefined) onUnit(next);
  };
  const isAllowed = (each: Weapon): boolean => mostShots(stakes, unit_minor, each, min_cycle_ms) > 0;
  const cost = (each: Weapon): string => money(unit_minor * BigInt(WEAPONS[each].cost));
  return (
    <>
      <fieldset className="fish-weapons">
        <legend className="visually-hidden">{words('fish.weapon')}</legend>
        {weapons.map((each) => (
          <button
            key={each}
            type="button"
            className="fish-weapon"
            aria-pressed={each === weapon}
            disabled={!isAllowed(each)}
            onClick={() => onWeapon(each)}
          >
            {signs[each]}
            <span>{words(`fish.weapon.${each}`)}</span>
            <small>{cost(each)}</small>
          </button>
        ))}
      </fieldset>
      <div className="fish-stake">
        <button
          type="button"
          className="tool"
          aria-label={words('fish.less')}
          disabled={index <= 0}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden="true" size={20} />
        </button>
        <p>
          <span>{words('fish.stake')}</span>
          <strong data-figure="stake">{money(unit_minor)}</strong>
        </p>
        <button
          type="button"
          className="tool"
          aria-label={words('fish.more')}
          disabled={index >= units.length - 1}
          onClick={() => step(1)}
        >
          <Plus aria-hidden="true" size={20} />
        </button>
      </div>
      <button
        type="button"
        className="button button-main main-button fish-fire"
        data-action="shoot"
        disabled={!isOpen || !isAllowed(weapon)}
        onClick={onFire}
      >
        {words('fish.shoot', { amount: cost(weapon) })}
      </button>
    </>
  );
}
