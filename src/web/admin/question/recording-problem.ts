export type RecordingProblem = 'too_big' | 'not_a_recording';

/** What may be uploaded, for the file picker and for systems that give no type. */
export const recordingEndings = ['.wav', '.m4a', '.mp3', '.ogg', '.webm'] as const;

/** `audio/x-wav`, `audio/vnd.wave`, `audio/mp4`, `audio/x-m4a`, `audio/mpeg`; a recording in WebM or Ogg is often called a video. */
const types = /^(audio\/(x-|vnd\.)?(wave?|m4a|mp4|mpeg|mp3|ogg|webm)|(video|application)\/(webm|ogg))(;|$)/;

/** Problems that show without reading the file; the server reads it. */
export const recordingProblem = (
  file: { name: string; size: number; type: string },
  maxBytes: number,
): RecordingProblem | null => {
  const isRecording =
    file.type === ''
      ? recordingEndings.some((ending) => file.name.toLowerCase().endsWith(ending))
      : types.test(file.type);
  if (!isRecording) return 'not_a_recording';
  return file.size > maxBytes ? 'too_big' : null;
};
