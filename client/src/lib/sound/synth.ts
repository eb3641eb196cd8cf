/** Quiet sounds made of nothing but tones and noise. */
import type { Sound } from '../state/pace'

const VOLUME = 0.16
let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** A browser lets a page sound once somebody has clicked; until then nothing is queued. */
function listening(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context.state === 'running' ? context : null
}

/** A loudness that rises at once and fades away. */
function fading(at: AudioContext, start: number, length: number, level: number): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(level * VOLUME, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(at.destination)
  return gain
}

function tone(at: AudioContext, after: number, length: number, hertz: number, to = hertz, level = 1, type: OscillatorType = 'sine'): void {
  const start = at.currentTime + after
  const source = at.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(hertz, start)
  source.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(fading(at, start, length, level))
  source.start(start)
  source.stop(start + length)
}

function hiss(at: AudioContext, after: number, length: number, hertz: number, level = 1): void {
  const start = at.currentTime + after
  if (!noise) {
    noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  }
  const source = at.createBufferSource()
  source.buffer = noise
  const band = at.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = hertz
  source.connect(band).connect(fading(at, start, length, level))
  source.start(start, Math.random() * 0.2, length)
}

const MAKE: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  card: (at) => hiss(at, 0, 0.14, 2600, 0.9),
  march: (at) => {
    for (const beat of [0, 0.17, 0.34]) {
      tone(at, beat, 0.12, 95, 55, 1.6)
      hiss(at, beat, 0.05, 420, 0.7)
    }
  },
  dice: (at) => {
    for (const knock of [0, 0.11, 0.2, 0.27, 0.36, 0.5, 0.62]) hiss(at, knock, 0.045, 1500 + Math.random() * 1400, 1.3 - knock)
  },
  hit: (at) => {
    tone(at, 0, 0.2, 150, 60, 2)
    hiss(at, 0, 0.07, 900, 1.2)
  },
  bell: (at) => {
    tone(at, 0, 1.4, 660, 658, 0.9)
    tone(at, 0, 0.9, 1322, 1320, 0.35)
    tone(at, 0, 0.5, 1990, 1985, 0.15)
  },
}

export function play(sound: Sound): void {
  const at = listening()
  if (at) MAKE[sound](at)
}
