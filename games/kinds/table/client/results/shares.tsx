/** How often each result came in the last rounds, as bars. They say nothing about the next one. */
import { useWords } from '../words.ts';
import '../style/shares.css';

export type Share = { key: string; name: string; times: number };

/** @param count the rounds that are counted. Nothing is shown before the first. */
export function Shares({ shares, count }: { shares: readonly Share[]; count: number }) {
  const words = useWords();
  if (count === 0) return null;
  const most = Math.max(...shares.map(({ times }) => times));
  return (
    <section className="shares" aria-label={words('results.of_last', { count })}>
      <p aria-hidden="true">{words('results.of_last', { count })}</p>
      <dl>
        {shares.map(({ key, name, times }) => (
          <div key={key} className={`share is-share-${key}`}>
            <dt>{name}</dt>
            <dd>
              <i style={{ width: `${most === 0 ? 0 : (100 * times) / most}%` }} />
              <b>{`${Math.round((100 * times) / count)}%`}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{words('results.independent')}</p>
    </section>
  );
}
