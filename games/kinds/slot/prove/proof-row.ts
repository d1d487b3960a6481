/** The proof of a slot as a row of the table of all games. */
import type { ProofRow } from '../../../kit/prove/proof-table.ts';
import type { ProofResult } from './worker.ts';

/** The rows of a slot: of its spins, of the rounds that it sells, and of its rounds with each choice always made. */
export function rowsOfProof(
  result: Pick<ProofResult, 'proof' | 'simulation' | 'boughtSimulation'>,
): ProofRow[] {
  const { proof, boughtSimulation } = result;
  const { bought, choices } = proof;
  if (choices) {
    return choices.map(({ id, free_spins: _free, ...figures }) => ({
      ...rowOfProof({ proof: { ...proof, ...figures }, simulation: null }),
      code: `${proof.game_code}, ${id}`,
    }));
  }
  if (!bought) return [rowOfProof(result)];
  const row = rowOfProof({ proof: { ...proof, ...bought }, simulation: boughtSimulation });
  return [rowOfProof(result), { ...row, code: `${proof.game_code}, bought` }];
}

function rowOfProof({ proof, simulation }: Pick<ProofResult, 'proof' | 'simulation'>): ProofRow {
  const errors =
    simulation && `${simulation.rtpErrors < 0 ? '−' : '+'}${Math.abs(simulation.rtpErrors).toFixed(2)} σ`;
  return {
    code: proof.game_code,
    kind: 'slot',
    method: errors ? `enumerated; simulated ${errors}` : 'enumerated',
    rtp_percent: proof.rtp_percent,
    edge_percent: '',
    hits_percent: proof.hit_frequency_percent,
    deviation_bets: proof.deviation_bets,
    largest_bets: proof.max_win_bets,
    // The committed proof has no more digits than these.
    largest_once_in: proof.max_win_once_in.length > 15 ? '10¹⁵ or more' : proof.max_win_once_in,
    reference: 'own design',
    difference: '',
  };
}
