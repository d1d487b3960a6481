/** How the connection is: its latency, or that it is being made again. */
import { Wifi, WifiOff } from 'lucide-react';
import type { View } from '../room/room.ts';
import { useWords } from '../words.ts';

/** Shown over the stage. */
export function LineSign({ line, latency_ms }: Pick<View, 'line' | 'latency_ms'>) {
  const words = useWords();
  if (line === 'open')
    return (
      <p className="line-sign" title={words('crash.latency')} data-line="open">
        <Wifi aria-hidden="true" size={14} />
        <span className="visually-hidden">{words('crash.latency')}</span>
        {latency_ms === null ? '–' : words('crash.ms', { ms: latency_ms })}
      </p>
    );
  return (
    <output className="line-sign is-lost" data-line={line}>
      <WifiOff aria-hidden="true" size={14} />
      {words(line === 'ended' ? 'crash.disconnected' : 'crash.reconnecting')}
    </output>
  );
}
