/** Seeds and proof: what the server has committed to, a seed of the player's own, and the check of a round. */
import type { BookedRound } from '../../play-api.ts';
import { button, element } from '../dom/element.ts';
import { call, CallError, type Answer, type CallFailure } from '../session/call.ts';
import type { MessageId } from '../words/words.ts';
import type { InfoOptions } from './info-dialog.ts';

type Revealed = Answer<'rotateSeed'>['revealed'];

/** Builds the page. */
export function fairnessPage(options: InfoOptions): HTMLElement {
  const { words, session, fairness, lastRound, onFairness } = options;
  const status = element('p', { class: 'fair-status', role: 'status', 'aria-live': 'polite' });
  const figures = element('dl', { class: 'odds' });
  const input = element('input', {
    id: 'client-seed',
    class: 'seed-input',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: '64',
    pattern: '[!-~]{1,64}',
    required: true,
  });
  input.value = suggestSeed();
  let revealed: Revealed | null = null;

  function write(): void {
    const { server_seed_hash, client_seed, nonce, next_server_seed_hash } = fairness();
    const rows: [string, string][] = [
      [words('info.fair.hash'), server_seed_hash],
      [words('info.fair.client_seed'), client_seed],
      [words('info.fair.nonce'), String(nonce)],
      [words('info.fair.next_hash'), next_server_seed_hash],
    ];
    if (revealed) {
      rows.push([
        `${words('info.fair.revealed')}. ${words('info.fair.revealed_rounds', { rounds: revealed.rounds })}`,
        revealed.server_seed,
      ]);
    }
    figures.replaceChildren(
      ...rows.map(([term, value]) =>
        element('div', {}, element('dt', {}, term), element('dd', {}, element('code', {}, value))),
      ),
    );
  }

  async function rotate(): Promise<void> {
    if (!input.checkValidity()) {
      status.textContent = words('info.fair.bad_seed');
      input.focus();
      return;
    }
    try {
      const promised = fairness().next_server_seed_hash;
      const answer = await call('rotateSeed', { session, client_seed: input.value });
      revealed = answer.revealed;
      onFairness(answer.fairness);
      input.value = suggestSeed();
      const isKept = answer.fairness.server_seed_hash === promised;
      status.textContent = isKept ? '' : words('info.fair.other_seed');
      write();
    } catch (error) {
      tellFailure(error);
    }
  }

  async function check(): Promise<void> {
    const round = lastRound();
    if (!round) {
      status.textContent = words('info.history.empty');
      return;
    }
    try {
      const { server_seed } = await call('round', { session, round_id: round.round_id });
      if (!server_seed) {
        status.textContent = words('info.fair.verify_first');
        return;
      }
      const isTrue = await isAsPlayed(options.paytable.code, round, server_seed);
      status.textContent = isTrue
        ? words('info.fair.verified', { amount: options.money(round.win_minor) })
        : words('info.fair.verified_not');
    } catch (error) {
      tellFailure(error);
    }
  }

  function tellFailure(error: unknown): void {
    status.textContent = words(error instanceof CallError ? failureWords(error.failure) : 'error.unknown');
  }

  write();
  const form = element(
    'form',
    { class: 'fair-form', novalidate: true },
    element('label', { for: 'client-seed' }, words('info.fair.new_seed')),
    input,
    element('button', { class: 'action action-main', type: 'submit' }, words('info.fair.rotate')),
    button({ class: 'action' }, () => void check(), words('info.fair.verify')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void rotate();
  });
  return element(
    'div',
    {},
    element('p', { class: 'info-lead' }, words('info.fair.about')),
    figures,
    form,
    status,
  );
}

function failureWords(failure: CallFailure): MessageId {
  switch (failure) {
    case 'network_lost':
      return 'error.network_lost';
    case 'spin_in_flight':
      return 'info.fair.under_way';
    case 'too_many_requests':
      return 'error.too_many_requests';
    default:
      return 'error.unknown';
  }
}

/** Whether seeds and nonce give the very round that was played, under the fingerprint that was shown before it. */
async function isAsPlayed(gameCode: string, round: BookedRound, server_seed: string): Promise<boolean> {
  const { server_seed_hash, client_seed, nonce } = round.fairness;
  const verified = await call('verify', {
    game_code: gameCode,
    game_version: round.game_version,
    bet_minor: round.bet_minor,
    server_seed,
    client_seed,
    nonce,
  });
  return (
    verified.server_seed_hash === server_seed_hash &&
    JSON.stringify(verified.book) === JSON.stringify(round.book)
  );
}

/** A seed that the player may keep or overwrite. */
function suggestSeed(): string {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '');
}
