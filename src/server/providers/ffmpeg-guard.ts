/** Each track has tables of its own. Cameras, drones and screen recorders write up to some twenty: subtitles, positions, microphones. */
export const MOST_STREAMS = 32;

/**
 * What ffmpeg and ffprobe are told before they open a file that somebody sent: no network, no playlist that leads to other
 * files of this machine, not more than a few tracks, and no single piece of memory above so many bytes.
 * @param containers what the file may be
 */
export const guardOf = (containers: string, mostMemory: number): string[] =>
  `-protocol_whitelist file -format_whitelist ${containers} -max_alloc ${mostMemory} -max_streams ${MOST_STREAMS}`.split(
    ' ',
  );
