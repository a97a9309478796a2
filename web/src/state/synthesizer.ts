/** Soft, short sounds, synthesized: no file to load. Loaded with the first sound. */

export type Sound = 'card' | 'tile' | 'exact' | 'scoring' | 'turn';

/** The pitches in hertz, one after the other, and how they sound. */
interface Melody {
  pitches: number[];
  wave: OscillatorType;
  /** Seconds from one tone to the next, and how long each fades. */
  step: number;
  fade: number;
  volume: number;
}

const MELODIES: Record<Sound, Melody> = {
  card: { pitches: [880, 1175], wave: 'sine', step: 0.03, fade: 0.09, volume: 0.035 },
  tile: { pitches: [196, 131], wave: 'triangle', step: 0.02, fade: 0.16, volume: 0.12 },
  exact: { pitches: [784, 988, 1319], wave: 'sine', step: 0.08, fade: 0.35, volume: 0.05 },
  scoring: { pitches: [392, 494, 587, 784], wave: 'sine', step: 0.12, fade: 0.6, volume: 0.06 },
  turn: { pitches: [523, 784], wave: 'sine', step: 0.16, fade: 0.5, volume: 0.08 },
};
/** Seconds in which a tone sets in: without them it clicks. */
const ATTACK = 0.008;

let audio: AudioContext | undefined;

export function synthesize(sound: Sound): void {
  audio ??= new AudioContext();
  const { pitches, wave, step, fade, volume } = MELODIES[sound];
  for (const [index, pitch] of pitches.entries()) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + index * step;
    tone.type = wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.001, start + ATTACK + fade);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + ATTACK + fade);
  }
}
