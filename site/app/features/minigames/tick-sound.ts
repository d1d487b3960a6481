/** The click of a peg, made by the browser itself: a short burst that falls silent at once. */
export interface Ticker {
  tick(): void;
  close(): void;
}

/** Only after the player has asked for sound: a browser gives none before. */
export function createTicker(): Ticker {
  const audio = new AudioContext();
  return {
    tick() {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.setValueAtTime(1400, audio.currentTime);
      volume.gain.setValueAtTime(0.15, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.04);
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.05);
    },
    close: () => void audio.close(),
  };
}
