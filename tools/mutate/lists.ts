import type { Mutant } from './mutant.ts';
import { bonusMutants } from './lists/bonus.ts';
import { cashierMutants } from './lists/cashier.ts';
import { changesMutants } from './lists/changes.ts';
import { contractMutants } from './lists/contract.ts';
import { documentsMutants } from './lists/documents.ts';
import { drawsMutants } from './lists/draws.ts';
import { instantsMutants } from './lists/instants.ts';
import { journeysMutants } from './lists/journeys.ts';
import { ledgerMutants } from './lists/ledger.ts';
import { metersMutants } from './lists/meters.ts';
import { openRoundsMutants } from './lists/open-rounds.ts';
import { promotionsMutants } from './lists/promotions.ts';
import { rewardsMutants } from './lists/rewards.ts';
import { operatorGamesMutants } from './lists/operator-games.ts';
import { operatorsMutants } from './lists/operators.ts';
import { playersMutants } from './lists/players.ts';
import { roomsMutants } from './lists/rooms.ts';
import { roundsMutants } from './lists/rounds.ts';
import { safetyMutants } from './lists/safety.ts';
import { arrangementMutants } from './lists/arrangements.ts';
import { reportMutants } from './lists/reports.ts';
import { sharedDrawsMutants } from './lists/shared-draws.ts';
import { siteMutants } from './lists/site.ts';
import { sitesMutants } from './lists/sites.ts';
import { tablesMutants } from './lists/tables.ts';

/** Every seeded fault by area. The score is stated for each area in docs/mutation.md. */
export const MUTANTS: Readonly<Record<string, readonly Mutant[]>> = {
  ledger: ledgerMutants,
  cashier: [...cashierMutants, ...documentsMutants],
  bonus: bonusMutants,
  safety: safetyMutants,
  players: playersMutants,
  operators: [...operatorsMutants, ...sitesMutants],
  changes: changesMutants,
  reports: reportMutants,
  'operator-games': operatorGamesMutants,
  promotions: [...promotionsMutants, ...rewardsMutants],
  rounds: roundsMutants,
  'open-rounds': openRoundsMutants,
  draws: [...drawsMutants, ...instantsMutants],
  'shared-draws': sharedDrawsMutants,
  meters: metersMutants,
  tables: tablesMutants,
  rooms: roomsMutants,
  contract: contractMutants,
  site: [...siteMutants, ...arrangementMutants],
  journeys: journeysMutants,
};
