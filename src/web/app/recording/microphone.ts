/** Why there is nothing to record with. */
export type MicrophoneProblem = 'refused' | 'missing' | 'failed';

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
  /** ends it and gives it as a file; null when nothing was heard */
  end(): Promise<File | null>;
  /** ends it and forgets it */
  drop(): void;
}

/** What becomes of what the microphone has heard. */
export interface Recorded {
  /** makes a file of it, in whatever this browser records; null when nothing was heard */
  asFile: (heard: Blob) => Promise<File | null>;
  /** how much may be kept of a second; the browser decides where not given */
  audioBitsPerSecond?: number;
}

/** Begins to record what the microphone hears; throws what `microphoneProblem` explains. */
export const beginTake = async ({ asFile, ...how }: Recorded): Promise<Take> => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const context = new AudioContext();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    const recorder = new MediaRecorder(stream, how);
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
        return asFile(new Blob(heard, { type: recorder.mimeType }));
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
