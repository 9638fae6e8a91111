import { MOST_STREAMS, guardOf } from '../ffmpeg-guard.ts';
import type { RenditionSide } from '../../../domain/courses/renditions.ts';
import type { Conversion } from './video-converter.ts';

/** What ffprobe says of a file. */
export interface Probed {
  format?: { format_name?: string; duration?: string };
  streams?: readonly {
    codec_type?: string;
    codec_name?: string;
    pix_fmt?: string;
    color_transfer?: string;
    width?: number;
    height?: number;
  }[];
}

/** The containers of the kinds of video that are taken; none of them leads to another file. */
const containers = 'mov,matroska,avi,mpeg,mpegts,mpegvideo,h264,flv,asf,ogg';

const guarded = (mostMemory: number) => guardOf(containers, mostMemory);
const MB = 1024 ** 2;

export const probeArguments = (path: string): string[] => [
  '-v',
  'error',
  // A file of a few kB can claim tables of gigabytes for each of its tracks.
  ...guarded(32 * MB),
  '-show_entries',
  'format=format_name,duration:stream=codec_type,codec_name,pix_fmt,color_transfer,width,height',
  '-of',
  'json',
  path,
];

const newPictures =
  '-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -threads 2 -x264-params rc-lookahead=10'.split(' ');
const fitting =
  "scale=w='min(1280,iw)':h='min(1280,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2";
/** Pictures of a wide range of brightness as ordinary ones, which then also say so. */
const withoutHdr =
  'zscale=transfer=linear:npl=100,format=gbrpf32le,zscale=primaries=bt709,tonemap=hable:desat=0,zscale=transfer=bt709:matrix=bt709:range=tv,';
const ordinaryColours = '-color_primaries bt709 -color_trc bt709 -colorspace bt709'.split(' ');
const newSound = '-c:a aac -b:a 128k -ac 2'.split(' ');
const smallSound = '-c:a aac -b:a 64k -ac 1'.split(' ');

/** The most that a copy may take in a second, in thousands of bits; what is said to children needs less. */
const mostRate: Readonly<Record<RenditionSide, number>> = { 240: 250, 360: 500, 480: 900, 720: 1800 };

/** Pictures of so many pixels on their shorter side, from interlaced ones too. */
const smaller = (side: RenditionSide) =>
  `bwdif=deint=interlaced,scale=w='if(gt(iw,ih),-2,${side})':h='if(gt(iw,ih),${side},-2)'`;

const copyOf = (side: RenditionSide, conversion: keyof typeof coding): readonly string[] => [
  ...newPictures,
  ...`-maxrate ${mostRate[side]}k -bufsize ${mostRate[side] * 2}k`.split(' '),
  '-vf',
  conversion === 'convert_hdr' ? `${smaller(side)},${withoutHdr}format=yuv420p` : smaller(side),
  ...(conversion === 'convert_hdr' ? ordinaryColours : []),
  ...smallSound,
];
const coding = {
  rewrap: ['-c', 'copy'],
  convert: [...newPictures, '-vf', fitting, ...newSound],
  convert_hdr: [
    ...newPictures,
    '-vf',
    `${fitting},${withoutHdr}format=yuv420p`,
    ...ordinaryColours,
    ...newSound,
  ],
} as const satisfies Record<Exclude<Conversion, 'none'>, readonly string[]>;

const quiet = '-nostdin -v error -y -progress pipe:1 -nostats'.split(' ');
const firstOfEach = '-map 0:v:0 -map 0:a:0? -sn -dn'.split(' ');
const indexFirst = '-map_metadata -1 -movflags +faststart -f mp4'.split(' ');

/** The first pictures and the first sound as an MP4 whose index stands at its beginning; not much more than `mostBytes` of it. */
export const convertArguments = (
  path: string,
  target: string,
  {
    conversion,
    mostBytes,
    mostSeconds,
    side,
  }: {
    conversion: keyof typeof coding;
    mostBytes: number;
    mostSeconds?: number | undefined;
    side?: RenditionSide | undefined;
  },
): string[] => [
  ...quiet,
  ...guarded(512 * MB),
  '-i',
  path,
  ...firstOfEach,
  ...(side === undefined ? coding[conversion] : copyOf(side, conversion)),
  ...(mostSeconds === undefined ? [] : ['-t', String(mostSeconds)]),
  '-fs',
  String(mostBytes),
  ...indexFirst,
  target,
];

/** A picture from the first third of the film, the one most like its neighbours: neither black nor half of a change. */
export const stillArguments = (
  path: string,
  target: string,
  { conversion, seconds }: { conversion: Conversion; seconds: number },
): string[] => [
  ...'-nostdin -v error -y'.split(' '),
  ...guarded(512 * MB),
  '-ss',
  String(seconds * 0.3),
  '-i',
  path,
  ...'-map 0:v:0 -frames:v 1 -map_metadata -1 -vf'.split(' '),
  // Made small first: `thumbnail` holds all the frames that it chooses from.
  `bwdif=deint=interlaced,scale=w='min(640,iw)':h=-2,thumbnail=24,${conversion === 'convert_hdr' ? withoutHdr : ''}format=yuvj420p`,
  ...'-c:v mjpeg -q:v 4 -update 1 -f image2'.split(' '),
  target,
];

/** Pixels of the shorter side; 0 when the file does not say. */
export const shortSideOf = ({ streams = [] }: Probed): number => {
  const { width = 0, height = 0 } = streams.find(({ codec_type }) => codec_type === 'video') ?? {};
  return Math.min(width, height);
};

const inMp4 = { pictures: ['h264'], sound: ['aac', 'mp3'] };
const inWebm = { pictures: ['vp8', 'vp9', 'av1'], sound: ['opus', 'vorbis'] };

/** More needs more memory than a small server has; no camera of a school makes such a film. */
const MOST_PIXELS = 4096 * 2304;

/** Whether converting a file stays within the memory of a small server. */
export const isConvertible = ({ streams = [] }: Probed): boolean =>
  streams.length <= MOST_STREAMS &&
  streams.every(({ width = 0, height = 0 }) => width * height <= MOST_PIXELS);

/** The curves of brightness of HDR: what most screens show of it is grey and dull. */
const hdrTransfers = ['arib-std-b67', 'smpte2084'];

/**
 * What has to be done with a file. A film that does not say how long it is cannot be sought in, and gets a new container. H.264 in 4:2:0 with AAC or MP3 plays everywhere once it stands in an MP4; VP8, VP9 and AV1 with Opus
 * or Vorbis play in WebM.
 * @param type of the file by its first bytes
 * @returns null when it holds no pictures
 */
export const conversionOf = ({ format, streams = [] }: Probed, type: string): Conversion | null => {
  const pictures = streams.find(({ codec_type }) => codec_type === 'video');
  if (!pictures) return null;
  const sound = streams.find(({ codec_type }) => codec_type === 'audio');
  const holds = ({ pictures: known, sound: heard }: typeof inMp4) =>
    known.includes(pictures.codec_name ?? '') && (!sound || heard.includes(sound.codec_name ?? ''));
  if (hdrTransfers.includes(pictures.color_transfer ?? '')) return 'convert_hdr';
  const isPlain = pictures.pix_fmt === 'yuv420p' || pictures.pix_fmt === 'yuvj420p';
  const hasLength = secondsOf(format) > 0;
  if (type === 'video/webm' && holds(inWebm)) return isPlain && hasLength ? 'none' : 'convert';
  if (!holds(inMp4) || !isPlain) return 'convert';
  if (type === 'video/mp4' && hasLength) return 'none';
  return /\b(?:mov|matroska)\b/.test(format?.format_name ?? '') ? 'rewrap' : 'convert';
};

/** How what browsers play becomes an MP4 file without what the file says of itself: not all that WebM holds plays in one as it is. */
export const copyingOf = (type: string): 'rewrap' | 'convert' =>
  type === 'video/webm' ? 'convert' : 'rewrap';

/** How long a film is by its own word; 0 when it does not say. */
export const secondsOf = (format: Probed['format']): number => Number(format?.duration ?? 0) || 0;

/** No conversion may take longer, whatever length a file says it has. */
const MOST_SECONDS = 6 * 60 * 60;

/** How long converting a film of so many seconds may take: a slow machine needs a few times its length, and one that makes ffmpeg hang is stopped. */
export const longestMs = (seconds: number): number =>
  // Timers take whole milliseconds alone.
  Math.ceil((seconds > 0 ? Math.min(Math.max(600, seconds * 8), MOST_SECONDS) : MOST_SECONDS) * 1000);

/** How much of a file is done, from ffmpeg's progress lines; null when they say nothing of it. */
export const shareDone = (lines: string, seconds: number): number | null => {
  const last = [...lines.matchAll(/^out_time_us=(\d+)$/gm)].at(-1);
  return last && seconds > 0 ? Math.min(1, Number(last[1]) / 1_000_000 / seconds) : null;
};
