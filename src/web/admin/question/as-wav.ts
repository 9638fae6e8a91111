import { mixedToOne, wavOf } from './wav.ts';

/** Enough for speech, and a minute of it stays below what may be sent. */
const SAMPLES_A_SECOND = 24_000;

/** A file in what every browser plays, whatever this one records in. */
export const asWav = async (heard: Blob): Promise<File | null> => {
  if (heard.size === 0) return null;
  const context = new OfflineAudioContext(1, 1, SAMPLES_A_SECOND);
  const sound = await context.decodeAudioData(await heard.arrayBuffer());
  if (sound.length === 0) return null;
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) =>
    sound.getChannelData(channel),
  );
  return new File([wavOf(mixedToOne(channels), sound.sampleRate)], 'recording.wav', { type: 'audio/wav' });
};
