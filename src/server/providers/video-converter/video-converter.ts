/** What has to be done so that browsers play a video: nothing, another container for what is in it, or new pictures and sound. */
export type Conversion = 'none' | 'rewrap' | 'convert';

/**
 * Makes videos ones that browsers play.
 * Adapters: ffmpeg, where it is installed. Without one, kinds that browsers do not play are refused.
 */
export interface VideoConverter {
  readonly name: 'ffmpeg';
  /** Throws `ConversionFailed` when the file holds no pictures, or cannot be read. */
  inspect(path: string): Promise<{ conversion: Conversion; seconds: number }>;
  /**
   * Writes an MP4 file to `target`, of 1280 pixels in width at most. Throws `ConversionFailed`, also when it takes too long or
   * `signal` is aborted; what was written till then is left to the caller.
   */
  convert(
    path: string,
    target: string,
    how: {
      conversion: Exclude<Conversion, 'none'>;
      seconds: number;
      onShare: (share: number) => void;
      signal: AbortSignal;
    },
  ): Promise<void>;
}

/** The file cannot be read as a video, or took too long. */
export class ConversionFailed extends Error {
  override name = 'ConversionFailed';
}
