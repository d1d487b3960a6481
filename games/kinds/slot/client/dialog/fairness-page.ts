/** Seeds and proof: what the server has committed to, a seed of the player's own, and what the rounds are decided by. */
import { element } from '../dom/element.ts';
import { CallError, type CallFailure } from '../../../../kit/client/session/call.ts';
import { call, type Answer } from '../session/call.ts';
import { randomClientSeed } from '../../../../kit/client/session/client-seed.ts';
import type { MessageId } from '../words/words.ts';
import type { InfoOptions } from './info-dialog.ts';

type Revealed = Answer<'rotateSeed'>['revealed'];

/** Builds the page. */
export function fairnessPage(options: InfoOptions): HTMLElement {
  const { words, session, fairness, onFairness, build, paytable } = options;
  const about = element('p', { class: 'info-lead' });
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
  input.value = randomClientSeed();
  let revealed: Revealed | null = null;

  function write(): void {
    const { server_seed_hash, client_seed, client_seed_by, nonce, next_server_seed_hash } = fairness();
    about.textContent = words(client_seed_by === 'player' ? 'info.fair.about' : 'info.fair.about_house');
    const rows: [string, string][] = [
      [words('info.fair.hash'), server_seed_hash],
      [words('info.fair.client_seed'), client_seed],
      [words('info.fair.nonce'), String(nonce)],
      [words('info.fair.next_hash'), next_server_seed_hash],
      [words('info.fair.version'), String(paytable.version)],
      [words('info.fair.definition'), build.definition_hash],
      [words('info.fair.engine'), build.engine_hash],
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
      input.value = randomClientSeed();
      const isKept = answer.fairness.server_seed_hash === promised;
      status.textContent = isKept ? '' : words('info.fair.other_seed');
      write();
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
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void rotate();
  });
  return element(
    'div',
    {},
    about,
    figures,
    form,
    status,
    element(
      'p',
      { class: 'fair-links' },
      link('/fairness/check', words('info.fair.check_page')),
      link(`/fairness#${paytable.code}`, words('info.fair.spec')),
    ),
  );
}

function link(href: string, text: string): HTMLElement {
  return element('a', { class: 'action', href, target: '_blank', rel: 'noopener' }, text);
}

function failureWords(failure: CallFailure): MessageId {
  switch (failure) {
    case 'network_lost':
      return 'error.network';
    case 'spin_in_flight':
      return 'info.fair.under_way';
    case 'too_many_requests':
      return 'error.requests';
    default:
      return 'error.unknown';
  }
}
