/** How the connection is: its latency, or that it is being made again. */
import { Wifi, WifiOff } from 'lucide-react';
import { useKitWords } from '../words/kit-words.ts';
import type { Line } from './socket.ts';

/** Shown over what the room is about. @param latency_ms a round trip; null before it was measured. */
export function LineSign({ line, latency_ms }: { line: Line; latency_ms: number | null }) {
  const words = useKitWords();
  if (line === 'open')
    return (
      <p className="line-sign" title={words('line.latency')} data-line="open">
        <Wifi aria-hidden="true" size={14} />
        <span className="visually-hidden">{words('line.latency')}</span>
        {latency_ms === null ? '–' : words('line.ms', { ms: latency_ms })}
      </p>
    );
  return (
    <output className="line-sign is-lost" data-line={line}>
      <WifiOff aria-hidden="true" size={14} />
      {words(line === 'ended' ? 'line.disconnected' : 'line.reconnecting')}
    </output>
  );
}
