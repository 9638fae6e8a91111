import { mixedToOne, wavOf } from './wav.ts';

/** Why there is nothing to record with. */
export type MicrophoneProblem = 'refused' | 'missing' | 'failed';

/** Enough for speech, and a minute of it stays below what may be sent. */
const SAMPLES_A_SECOND = 24_000;

/** Browsers offer the microphone to pages at https or on this machine alone. */
export const hasMicrophoneAccess = () =>
  typeof MediaRecorder !== 'undefined' &&
  'mediaDevices' in navigator &&
  'getUserMedia' in navigator.mediaDevices;

/** What a browser's refusal means. */
export const microphoneProblem = (error: unknown): MicrophoneProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
};

/** A recording that is being made. */
export interface Take {
  /** seconds since it began, and how loud it is now, from 0 to 1 */
  measure(): { seconds: number; level: number };
  /** ends it and gives it as a WAV file; null when nothing was heard */
  end(): Promise<File | null>;
  /** ends it and forgets it */
  drop(): void;
}

/** Begins to record what the microphone hears; throws what `microphoneProblem` explains. */
export const beginTake = async (): Promise<Take> => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const heard: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => heard.push(data));
    const level = levelOf(context, stream);
    const began = context.currentTime;
    recorder.start();
    const stop = () =>
      new Promise<void>((resolve) => {
        if (recorder.state === 'inactive') return resolve();
        recorder.addEventListener('stop', () => resolve(), { once: true });
        recorder.stop();
      });
    return {
      measure: () => ({ seconds: context.currentTime - began, level: level() }),
      end: async () => {
        await stop();
        close();
        return asWav(new Blob(heard));
      },
      drop: () => {
        void stop();
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
};

const levelOf = (context: AudioContext, stream: MediaStream) => {
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  };
};

/** A file in what every browser plays, whatever this one records in. */
const asWav = async (heard: Blob): Promise<File | null> => {
  if (heard.size === 0) return null;
  const context = new OfflineAudioContext(1, 1, SAMPLES_A_SECOND);
  const sound = await context.decodeAudioData(await heard.arrayBuffer());
  if (sound.length === 0) return null;
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  );
  return new File([wavOf(mixedToOne(channels), sound.sampleRate)], 'recording.wav', { type: 'audio/wav' });
};
