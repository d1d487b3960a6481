/**
 * A game's sound: cues and music, each with a switch of its own. Nothing is fetched before the first spin was answered, and
 * nothing sounds before a gesture; a hidden tab is silent. A browser without audio plays a silent game.
 */
import { decodeSound } from '../../../../kit/client/sound/decode.ts';
import type { Cue } from './cues.ts';
import type { MusicState } from './mix.ts';
import { createMixer, type Mixer } from './mixer.ts';
import { soundFileSchema, type SoundFile } from './sound-file.ts';

export type Sound = {
  /** Plays a cue; silent while switched off, before a gesture, and until its file is there. */
  play: (cue: Cue, index?: number) => void;
  setOn: (isOn: boolean) => void;
};

export type Music = {
  /** Says what is going on; the music crosses over to what belongs to it. The same again changes nothing. */
  state: (next: MusicState) => void;
  setOn: (isOn: boolean) => void;
};

export type GameAudio = {
  sound: Sound;
  music: Music;
  /** Call from a click or a key press: browsers allow sound from then on. */
  awaken: () => void;
  /** Call when the first spin was answered: files are fetched from then on. */
  begin: () => void;
};

export type AudioRequest = { gameCode: string; isSoundOn: boolean; isMusicOn: boolean };

/** When nothing was heard of the game for so long, the music fades away; the next spin brings it back. */
const REST_AFTER_MS = 90_000;

type FileName = 'cues' | 'base' | 'feature';

/** Makes a game's sound. */
export function createGameAudio(request: AudioRequest): GameAudio {
  const folder = `/sound/${request.gameCode}`;
  let { isSoundOn, isMusicOn } = request;
  let isBegun = false;
  let wanted: MusicState = 'off';
  let heard: MusicState = 'off';
  let context: AudioContext | null = null;
  let mixer: Mixer | null = null;
  let described: Promise<SoundFile> | null = null;
  let description: SoundFile | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const buffers = new Map<FileName, AudioBuffer>();
  const loading = new Set<FileName>();

  function awaken(): void {
    if (!isSoundOn && !isMusicOn) return;
    if (!context) {
      if (typeof AudioContext === 'undefined') return;
      context = new AudioContext({ latencyHint: 'interactive' });
      mixer = createMixer(context);
    }
    if (context.state !== 'running' && !document.hidden) void context.resume();
    fetchWanted();
  }

  /** Fetches what is switched on and will be needed; the feature's music only when its time has come. */
  function fetchWanted(): void {
    if (!isBegun || !context) return;
    if (isSoundOn) void load('cues');
    if (isMusicOn) void load(wanted === 'feature' ? 'feature' : 'base');
  }

  async function load(name: FileName): Promise<void> {
    if (!context || buffers.has(name) || loading.has(name)) return;
    loading.add(name);
    try {
      described ??= describe(folder);
      description = await described;
      if (name === 'feature' && !description.feature) return;
      buffers.set(name, await decodeSound(context, `${folder}/${name}`));
      updateMusic();
    } catch {
      // Sound that does not arrive is not missed; the next spin asks for it again.
      described = description ? described : null;
    } finally {
      loading.delete(name);
    }
  }

  function updateMusic(): void {
    const target = isMusicOn ? wanted : 'off';
    if (target === heard || !mixer) return;
    if (target === 'off') {
      mixer.crossTo(null);
      heard = 'off';
      return;
    }
    const loop = description?.[target];
    const buffer = buffers.get(target);
    if (!loop || !buffer) return fetchWanted();
    mixer.crossTo({ name: target, loop, buffer });
    heard = target;
  }

  function restLater(): void {
    clearTimeout(rest);
    rest = setTimeout(() => {
      wanted = 'off';
      updateMusic();
    }, REST_AFTER_MS);
  }

  document.addEventListener('visibilitychange', () => {
    if (!context) return;
    if (document.hidden) void context.suspend();
    else void context.resume();
  });

  return {
    awaken,
    begin() {
      isBegun = true;
      fetchWanted();
    },
    sound: {
      play(cue, index = 0) {
        restLater();
        const cues = buffers.get('cues');
        if (!isSoundOn || document.hidden || !mixer || !description || !cues) return;
        mixer.playCue(cue, index, description, cues);
      },
      setOn(isOn) {
        isSoundOn = isOn;
        if (!isOn) mixer?.stopCues();
        awaken();
      },
    },
    music: {
      state(next) {
        wanted = next;
        updateMusic();
        restLater();
      },
      setOn(isOn) {
        isMusicOn = isOn;
        awaken();
        updateMusic();
      },
    },
  };
}

async function describe(folder: string): Promise<SoundFile> {
  const response = await fetch(`${folder}/sound.json`);
  return soundFileSchema.parse(await response.json());
}
