import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { ScrollText, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { example } from './example.ts';
import styles from './fairness.module.css';

const steps = ['fair.step.server', 'fair.step.player', 'fair.step.draw', 'fair.step.reveal'] as const;
const ways = ['fair.way.game', 'fair.way.history', 'fair.way.paste', 'fair.way.own'] as const;
const limits = ['fair.limit.providers', 'fair.limit.win', 'fair.limit.first', 'fair.limit.page'] as const;

/** How rounds of the house games are proved, with an example, and what is not proved. */
export function FairnessGuide({ fairness_url }: { fairness_url: string }): ReactNode {
  const t = useWords();
  const check = new URLSearchParams({
    game_code: example.gameCode,
    game_version: String(example.gameVersion),
    bet_minor: example.bet_minor,
    server_seed: example.serverSeed,
    client_seed: example.clientSeed,
    nonce: String(example.nonce),
  });
  return (
    <div className={styles['guide']}>
      <p className={styles['lead']}>{t('fair.lead')}</p>
      <section>
        <h2>{t('fair.how')}</h2>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('fair.check')}</h2>
        <ul>
          {ways.map((way) => (
            <li key={way}>{t(way)}</li>
          ))}
        </ul>
        {fairness_url && (
          <div className={styles['links']}>
            <LinkButton
              variant="primary"
              href={`${fairness_url}/check`}
              target="_blank"
              rel="noopener"
              icon={<ShieldCheck size={18} aria-hidden="true" />}
            >
              {t('fair.openCheck')}
            </LinkButton>
            <LinkButton
              href={fairness_url}
              target="_blank"
              rel="noopener"
              icon={<ScrollText size={18} aria-hidden="true" />}
            >
              {t('fair.openSpecification')}
            </LinkButton>
          </div>
        )}
      </section>
      <section>
        <h2>{t('fair.example')}</h2>
        <p>{t('fair.example.text')}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('fair.serverSeed')}</dt>
            <dd>{example.serverSeed}</dd>
          </div>
          <div>
            <dt>{t('fair.clientSeed')}</dt>
            <dd>{example.clientSeed}</dd>
          </div>
          <div>
            <dt>{t('fair.nonce')}</dt>
            <dd>{example.nonce}</dd>
          </div>
          <div>
            <dt>{t('fair.block')}</dt>
            <dd>{example.block}</dd>
          </div>
        </dl>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('fair.reel')}</th>
              <th scope="col">{t('fair.number')}</th>
              <th scope="col">{t('fair.stop')}</th>
            </tr>
          </thead>
          <tbody>
            {example.reels.map(({ number, length, stop }, reel) => (
              <tr key={number}>
                <th scope="row">{reel + 1}</th>
                <td>
                  {number} mod {length}
                </td>
                <td>{stop}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {fairness_url && (
          <p>
            <a href={`${fairness_url}/check#${check.toString()}`} target="_blank" rel="noopener">
              {t('fair.example.open')}
            </a>
          </p>
        )}
      </section>
      <section>
        <h2>{t('fair.tokens')}</h2>
        <p>{t('fair.tokens.text')}</p>
      </section>
      <section>
        <h2>{t('fair.limits')}</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t(limit)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
