/** Each track has tables and a decoder of its own; no recording or film of a school has more of them. */
export const MOST_STREAMS = 8;

/**
 * What ffmpeg and ffprobe are told before they open a file that somebody sent: no network, no playlist that leads to other
 * files of this machine, not more than a few tracks, and no single piece of memory above so many bytes.
 * @param containers what the file may be
 */
export const guardOf = (containers: string, mostMemory: number): string[] =>
  `-protocol_whitelist file -format_whitelist ${containers} -max_alloc ${mostMemory} -max_streams ${MOST_STREAMS}`.split(
    ' ',
  );
