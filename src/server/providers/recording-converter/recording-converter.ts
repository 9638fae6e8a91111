/** What could be told of a file that was sent as a recording. */
export type RecordingProblem = 'wrong_kind_of_file' | 'recording_too_long';

/**
 * Makes recordings ones that every browser plays, small enough for a phone.
 * Adapters: ffmpeg, where it is installed. Without one, recordings are kept as they come.
 */
export interface RecordingConverter {
  readonly name: 'ffmpeg';
  /**
   * Writes the sound of `path` to `target`, as mono AAC in m4a of 48 kbit/s.
   * @param mostSeconds a longer recording is refused
   * @returns how long it is, or what is wrong with the file: it holds no sound, or pictures, or cannot be read
   */
  convert(path: string, target: string, mostSeconds: number): Promise<{ seconds: number } | RecordingProblem>;
}
