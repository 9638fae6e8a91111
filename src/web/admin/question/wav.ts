const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;
const HIGHEST = 0x7f_ff;

/** The mean of all channels, sample by sample. */
export const mixedToOne = (channels: readonly Float32Array[]): Float32Array => {
  const [first = new Float32Array()] = channels;
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
};

/** Sound from -1 to 1 as a WAV file of 16 bits and one channel, which every browser plays. */
export const wavOf = (samples: Float32Array, samplesASecond: number): Uint8Array<ArrayBuffer> => {
  const bytes = samples.length * BYTES_A_SAMPLE;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes));
  const write = (at: number, letters: string) =>
    new Uint8Array(view.buffer).set(new TextEncoder().encode(letters), at);
  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // uncompressed, one channel
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesASecond, true);
  view.setUint32(28, samplesASecond * BYTES_A_SAMPLE, true);
  view.setUint16(32, BYTES_A_SAMPLE, true);
  view.setUint16(34, BYTES_A_SAMPLE * 8, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  samples.forEach((sample, at) => {
    const within = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + at * BYTES_A_SAMPLE, Math.round(within * HIGHEST), true);
  });
  return new Uint8Array(view.buffer);
};

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
