/** Reads a sound that lies on the server in two codecs. */

/** Opus where the browser reads it, else AAC. What a browser claims and what it decodes are two things, so both are tried. */
export async function decodeSound(context: AudioContext, path: string): Promise<AudioBuffer> {
  const readsOpus = document.createElement('audio').canPlayType('audio/ogg; codecs=opus') !== '';
  const [first, second] = readsOpus ? (['opus', 'm4a'] as const) : (['m4a', 'opus'] as const);
  try {
    return await decodeFile(context, `${path}.${first}`);
  } catch {
    return await decodeFile(context, `${path}.${second}`);
  }
}

async function decodeFile(context: AudioContext, address: string): Promise<AudioBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}
