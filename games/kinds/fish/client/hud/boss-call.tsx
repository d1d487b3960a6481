/** Tells of a boss as it comes. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { CuePlayer } from '../../../../kit/client/sound/cues.ts';
import { type BossName, bosses, mostPrize, prizesOf } from '../../../instant/fishing.ts';
import { bossAt } from '../../shoal.ts';
import type { FishRoom } from '../room-store.ts';
import { useWords } from '../words.ts';
import { FishSign } from './fish-sign.tsx';

const TOLD_MS = 5_000;
const LOOK_MS = 400;

type BossCallProps = { room: FishRoom; cues: Pick<CuePlayer, 'play'> };

export function BossCall({ room, cues }: BossCallProps) {
  const words = useWords();
  const [boss, setBoss] = useState<{ id: number; fish: BossName } | null>(null);
  const look = useEffectEvent((): void => {
    const at_ms = room.at_ms();
    const come = bossAt(room.seed(), at_ms);
    const fish = bosses.find((each) => each === come?.fish);
    const isNew = come !== null && at_ms - come.from_ms < TOLD_MS && !room.isGone(come.id);
    if (!fish || !isNew) return setBoss(null);
    if (boss?.id === come.id) return;
    setBoss({ id: come.id, fish });
    cues.play('boss');
  });
  useEffect(() => {
    const looking = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(looking);
  }, []);
  return (
    <output className="fish-boss" data-boss={boss?.fish}>
      {boss && (
        <>
          <FishSign fish={boss.fish} />
          <strong>{words(`fish.boss.${boss.fish}`)}</strong>
          <span>
            {words('fish.boss_pays', {
              least: prizesOf(boss.fish)[0]?.[0] ?? 0,
              most: mostPrize(boss.fish),
            })}
          </span>
        </>
      )}
    </output>
  );
}
