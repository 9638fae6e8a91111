import type { RenditionSide } from '../../../domain/courses/renditions.ts';

/**
 * What has to be done so that browsers play a video: nothing, another container for what is in it, or new pictures and sound, which
 * of HDR are made for ordinary screens.
 */
export type Conversion = 'none' | 'rewrap' | 'convert' | 'convert_hdr';

/**
 * Makes videos ones that browsers play.
 * Adapters: ffmpeg, where it is installed. Without one, kinds that browsers do not play are refused.
 */
export interface VideoConverter {
  readonly name: 'ffmpeg';
  /**
   * Throws `ConversionFailed` when the file holds no pictures, or cannot be read; `ConversionInterrupted` as `convert`.
   * @param isMadeAnew the file is not to be kept as it is: what browsers play is copied into a file that says nothing else of itself
   */
  inspect(path: string, isMadeAnew?: boolean): Promise<Inspected>;
  /**
   * Writes an MP4 file to `target`. Once `mostBytes` are written it ends there, as if that were
   * all. Throws `ConversionFailed` when the file cannot be converted, or not in time; `ConversionInterrupted` when `signal` was
   * aborted or a signal of the system ended it. What was written till then is left to the caller.
   */
  convert(
    path: string,
    target: string,
    how: {
      conversion: Exclude<Conversion, 'none'>;
      seconds: number;
      mostBytes: number;
      /**
       * makes a smaller copy: so many pixels on its shorter side, of no more bytes than that needs, with sound from one side and without
       * the lines of interlaced pictures; absent: 1280 pixels in width at most
       */
      side?: RenditionSide;
      /** what comes after so many seconds of the film is left out */
      mostSeconds?: number;
      /** how much is done, 0 to 1; null while that is not known */
      onProgress: (share: number | null) => void;
      signal: AbortSignal;
    },
  ): Promise<void>;
  /** Writes a picture of the film to `target` as JPEG, 640 pixels in width at most. Throws as `convert`. */
  still(
    path: string,
    target: string,
    how: { conversion: Conversion; seconds: number; signal: AbortSignal },
  ): Promise<void>;
}

export interface Inspected {
  conversion: Conversion;
  /** pixels of the shorter side; 0 when the file does not say */
  shortSide: number;
  /** how long the film is; 0 when the file does not say */
  seconds: number;
}

/** The file cannot be read as a video, or took too long: another try would end the same. */
export class ConversionFailed extends Error {
  override name = 'ConversionFailed';
}

/** Something else than the file ended it: another try may succeed. */
export class ConversionInterrupted extends Error {
  override name = 'ConversionInterrupted';
}
