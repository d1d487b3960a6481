/** What the server has committed to, and a seed of the player's own. */
import { useId, useState, type FormEvent } from 'react';
import { clientSeed, type Fairness } from '../../play-api/common.ts';
import { sessionApi } from '../../play-api/session.ts';
import { callEndpoint, CallError, type Good } from '../session/call.ts';
import { randomClientSeed } from '../session/client-seed.ts';
import { explanations, useKitWords, type KitMessageId } from '../words/kit-words.ts';
import { Sheet } from './sheet.tsx';

type Revealed = Good<(typeof sessionApi)['rotateSeed']>['revealed'];

type FairnessProps = {
  session: string;
  fairness: Fairness;
  onFairness: (fairness: Fairness) => void;
  onClose: () => void;
};

/** The sheet. */
export function FairnessDialog({ session, fairness, onFairness, onClose }: FairnessProps) {
  const words = useKitWords();
  const id = useId();
  const [seed, setSeed] = useState(randomClientSeed);
  const [said, setSaid] = useState<KitMessageId | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!clientSeed.safeParse(seed).success) return setSaid('fair.bad_seed');
    try {
      const answer = await callEndpoint(sessionApi.rotateSeed, { session, client_seed: seed });
      const isKept = answer.fairness.server_seed_hash === fairness.next_server_seed_hash;
      setRevealed(answer.revealed);
      onFairness(answer.fairness);
      setSeed(randomClientSeed());
      setSaid(isKept ? null : 'fair.other_seed');
    } catch (error) {
      setSaid(wordsOf(error));
    }
  }

  const facts = [
    [words('fair.hash'), fairness.server_seed_hash],
    [words('fair.client_seed'), fairness.client_seed],
    [words('fair.nonce'), String(fairness.nonce)],
    [words('fair.next_hash'), fairness.next_server_seed_hash],
    ...(revealed ? [[words('fair.revealed'), revealed.server_seed]] : []),
  ];
  return (
    <Sheet title={words('fair.title')} onClose={onClose}>
      <p>{words(fairness.client_seed_by === 'player' ? 'fair.about' : 'fair.about_house')}</p>
      <dl className="facts is-long">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <form noValidate onSubmit={(event) => void change(event)}>
        <div className="field">
          <label htmlFor={id}>{words('fair.new_seed')}</label>
          <div className={said === 'fair.bad_seed' ? 'well is-wrong' : 'well'}>
            <input
              id={id}
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
              aria-invalid={said === 'fair.bad_seed'}
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
            />
          </div>
        </div>
        <output className="field-message">{said && words(said)}</output>
        <div className="sheet-actions">
          <button type="submit" className="button button-main">
            {words('fair.change')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function wordsOf(error: unknown): KitMessageId {
  if (!(error instanceof CallError)) return 'error.unknown';
  if (error.failure === 'spin_in_flight' || error.failure === 'round_in_play') return 'fair.under_way';
  return explanations[error.failure].text;
}
