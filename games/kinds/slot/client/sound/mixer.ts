/** The audio graph of a game: loops that cross, cues over them, and a limiter before the loudspeaker. */
import type { Cue } from './cues.ts';
import { duckAfter, laneOf, loopLevel, rateOf, takeOf, type Duck } from './mix.ts';
import type { Loop, SoundFile } from './sound-file.ts';

/** What leaves goes more slowly than its successor comes: no hole opens between them. */
const LOOP_COMES_S = 0.9;
const LOOP_GOES_S = 1.8;
const LANE_FADE_S = 0.12;
/** The same cue twice within this time is one cue. */
const SHORTEST_GAP_S = 0.03;

type Voice = { source: AudioBufferSourceNode; level: GainNode };

export type Mixer = {
  playCue: (cue: Cue, index: number, file: SoundFile, cues: AudioBuffer) => void;
  /** Lets a loop take over from the one that plays; null lets the music end. */
  crossTo: (next: { name: 'base' | 'feature'; loop: Loop; buffer: AudioBuffer } | null) => void;
  stopCues: () => void;
};

/** Makes the graph of a context. */
export function createMixer(context: AudioContext): Mixer {
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -4,
    knee: 4,
    ratio: 14,
    attack: 0.002,
    release: 0.12,
  });
  limiter.connect(context.destination);
  const music = new GainNode(context);
  music.connect(limiter);

  const lanes = new Map<'fanfare' | 'tension', Voice>();
  const lastPlayed = new Map<Cue, number>();
  const sounding = new Set<Voice>();
  let duck: Duck = { level: 1, until_s: 0 };
  let tension = 0;
  let playing: Voice | null = null;

  function fadeAway(voice: Voice, length_s: number): void {
    const now = context.currentTime;
    voice.level.gain.setTargetAtTime(0, now, length_s / 5);
    voice.source.stop(now + length_s);
  }

  function start(buffer: AudioBuffer, into: AudioNode): Voice {
    const source = new AudioBufferSourceNode(context, { buffer });
    const level = new GainNode(context);
    source.connect(level).connect(into);
    const voice = { source, level };
    sounding.add(voice);
    source.addEventListener('ended', () => {
      sounding.delete(voice);
      level.disconnect();
    });
    return voice;
  }

  function stepBack(cue: Cue, length_s: number): void {
    const now = context.currentTime;
    const next = duckAfter(duck, now, cue, length_s);
    if (next === duck) return;
    duck = next;
    music.gain.cancelScheduledValues(now);
    music.gain.setTargetAtTime(duck.level, now, 0.04);
    music.gain.setTargetAtTime(1, duck.until_s, 0.5);
  }

  function endTension(): void {
    tension = 0;
    const voice = lanes.get('tension');
    lanes.delete('tension');
    if (!voice) return;
    fadeAway(voice, LANE_FADE_S);
    const now = context.currentTime;
    if (duck.until_s > now) {
      duck = { level: 1, until_s: now };
      music.gain.cancelScheduledValues(now);
      music.gain.setTargetAtTime(1, now, 0.4);
    }
  }

  return {
    playCue(cue, index, file, cues) {
      if (cue === 'anticipation.stop') return endTension();
      if (cue === 'anticipation.start') tension = index + 1;
      const region = file.cues[takeOf(cue, index)];
      const now = context.currentTime;
      if (!region || now - (lastPlayed.get(cue) ?? -1) < SHORTEST_GAP_S) return;
      lastPlayed.set(cue, now);
      const lane = laneOf(cue);
      const before = lane === null ? undefined : lanes.get(lane);
      if (before) fadeAway(before, LANE_FADE_S);
      const voice = start(cues, limiter);
      const rate = rateOf(cue, index, file.steps, tension);
      voice.source.playbackRate.value = rate;
      const layers = Math.floor(region.length_s / (region.layer_s ?? region.length_s));
      const offset_s = Math.min(index, layers - 1) * (region.layer_s ?? 0);
      const length_s = region.length_s - offset_s;
      voice.source.start(now, region.start_s + offset_s, length_s);
      if (lane !== null) lanes.set(lane, voice);
      stepBack(cue, length_s / rate);
    },
    crossTo(next) {
      if (playing) fadeAway(playing, LOOP_GOES_S);
      playing = null;
      if (!next) return;
      const { name, loop, buffer } = next;
      const voice = start(buffer, music);
      voice.source.loop = true;
      voice.source.loopStart = loop.start_s;
      voice.source.loopEnd = loop.start_s + loop.length_s;
      voice.level.gain.value = 0;
      voice.level.gain.setTargetAtTime(loopLevel[name], context.currentTime, LOOP_COMES_S / 3);
      voice.source.start(context.currentTime, loop.start_s);
      playing = voice;
    },
    stopCues() {
      for (const voice of sounding) if (voice !== playing) fadeAway(voice, LANE_FADE_S);
      lanes.clear();
      tension = 0;
    },
  };
}
