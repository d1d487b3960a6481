/** What a bet in a shared draw was decided by. What is not known yet is not said. */
import type { SeenChain } from '../kit/play-api/draws.ts';
import type { RoundView } from '../kit/play-api/rounds.ts';
import type { Fact } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';

type InDraw = {
  draw: { link: string | null } | null;
  chain: SeenChain | null;
  round: Pick<RoundView, 'game_version' | 'build'>;
};

export function chainFacts(words: Words, { draw, chain, round }: InDraw): Fact[] {
  return [
    ...(draw && chain
      ? ([
          ['round.fact.link', draw.link ?? words('round.draw_under_way')],
          ['round.fact.chain_end', chain.end_hash],
          ['round.fact.salt', chain.salt ?? '–'],
          ['round.fact.salt_source', chain.salt_source],
        ] satisfies Fact[])
      : []),
    ['round.fact.version', String(round.game_version)],
    ['round.fact.definition_hash', round.build?.definition_hash ?? '–'],
    ['round.fact.engine_hash', round.build?.engine_hash ?? '–'],
  ];
}
