import { bonusList } from '@marquee/contract/api/promotion/bonus_list.ts';
import { promotionClaim } from '@marquee/contract/api/promotion/claim.ts';
import { promotionEligibility } from '@marquee/contract/api/promotion/eligibility.ts';
import { forfeitBonus } from '@marquee/contract/api/promotion/forfeit.ts';
import { forfeitPreview } from '@marquee/contract/api/promotion/forfeit_preview.ts';
import { ask, atOnce, isShut, pickOf, type Doing } from './sequences-run.ts';

const claim: Doing = async (run, { pick, copies }) => {
  const mayNot = isShut(run);
  const promotion_id = pickOf(run.arena.promotions, pick);
  if (promotion_id === undefined) return;
  const answers = await atOnce(copies, () => ask(run, promotionClaim, { promotion_id }));
  const bonuses = answers.flatMap((each) => (each.ok ? [each.answer.bonus.bonus_id] : []));
  if (bonuses.length > 0 && mayNot) run.fault('A promotion was claimed by a player who takes a break');
  // Each promotion is claimed once a period, and no period ends between these copies.
  if (bonuses.length > 1)
    run.fault(`The promotion ${promotion_id} was claimed ${bonuses.length} times at once`);
  for (const bonus of bonuses) {
    if (run.contestant.bonuses.has(bonus)) run.fault(`The bonus ${bonus} was given twice`);
    run.contestant.bonuses.add(bonus);
  }
};

const forfeit: Doing = async (run, { pick, copies }) => {
  const listed = await ask(run, bonusList, { page_size: 20 });
  if (!listed.ok) return;
  const bonus = pickOf(listed.answer.value, pick);
  if (!bonus) return;
  const { bonus_id } = bonus;
  const preview = await ask(run, forfeitPreview, { bonus_id });
  if (!preview.ok) return;
  const { forfeits } = preview.answer.forfeiture;
  const answers = await atOnce(copies, () => ask(run, forfeitBonus, { bonus_id, forfeits }));
  if (answers.filter(({ ok }) => ok).length > 1) run.fault(`The bonus ${bonus_id} was given up twice`);
};

export const bonuses = {
  promotion_claim: claim,
  bonus_forfeit: forfeit,
  bonus_list: (async (run) => {
    await ask(run, bonusList, {});
  }) satisfies Doing,
  promotion_eligibility: (async (run) => {
    await ask(run, promotionEligibility, {});
  }) satisfies Doing,
};
