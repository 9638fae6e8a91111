/** What this device remembers of watching: where a child stopped in a lesson, and how its family likes to watch. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const PLACES = 'kancil.video-places';
const SEEN = 'kancil.video-seen';
const CHOICES = 'kancil.video-choices';

/** Lessons are gone after two weeks, so that more places than these are old ones. */
const MOST_PLACES = 30;

/** Storage may be blocked, or hold what another version wrote; then nothing is known. */
const read = (store: Store, key: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

const write = (store: Store, key: string, value: object): void => {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Then it is remembered as long as the page.
  }
};

interface Watching {
  readonly childId: number;
  readonly courseId: number;
}
const nameOf = ({ childId, courseId }: Watching) => `${childId} ${courseId}`;

const secondsIn =
  (key: string) =>
  (store: Store, watching: Watching): number => {
    const seconds = read(store, key)[nameOf(watching)];
    return typeof seconds === 'number' && seconds > 0 ? seconds : 0;
  };
const keepSeconds =
  (key: string) =>
  (store: Store, watching: Watching, seconds: number): void => {
    const { [nameOf(watching)]: _former, ...others } = read(store, key);
    const kept = seconds > 0 ? { ...others, [nameOf(watching)]: Math.floor(seconds) } : others;
    write(store, key, Object.fromEntries(Object.entries(kept).slice(-MOST_PLACES)));
  };

/** Where a child stopped, in seconds; 0 where it did not (rule R345). */
export const placeIn = secondsIn(PLACES);
/** Remembers where a child stopped; 0 forgets it. */
export const keepPlace = keepSeconds(PLACES);

/** How many seconds of a video a child has really seen on this device (rule R372). */
export const seenIn = secondsIn(SEEN);
export const keepSeen = keepSeconds(SEEN);

/** The seconds of a film that were played since it was loaded: what was skipped is not among them, what was seen twice counts once. */
export const secondsPlayed = (played: TimeRanges): number =>
  Array.from({ length: played.length }, (_, part) => played.end(part) - played.start(part)).reduce(
    (sum, seconds) => sum + seconds,
    0,
  );

export const speeds = [0.75, 1, 1.25] as const;

/** How a family watches. */
export interface Choices {
  readonly speed: (typeof speeds)[number];
  readonly captions: 'EN' | 'ID' | 'off';
  /** the height of the quality; null: none was chosen */
  readonly height: number | null;
}

export const usualChoices: Choices = { speed: 1, captions: 'off', height: null };

export const choicesIn = (store: Store): Choices => {
  const { speed, captions, height } = read(store, CHOICES);
  return {
    speed: speeds.find((one) => one === speed) ?? usualChoices.speed,
    captions: captions === 'EN' || captions === 'ID' ? captions : 'off',
    height: typeof height === 'number' ? height : null,
  };
};

export const keepChoices = (store: Store, choices: Choices): void => write(store, CHOICES, choices);

/** What a phone's screen shows sharply; more costs megabytes that nobody sees. */
const USUAL_HEIGHT = 480;

/**
 * The quality that is played, of those there are, the smallest first (rule R345): the one that was chosen on this device or the best
 * below it; without a choice the least one for who saves data, else the best up to 480 lines.
 */
export const qualityFor = <Quality extends { readonly height: number }>(
  qualities: readonly Quality[],
  { height }: Pick<Choices, 'height'>,
  savesData: boolean,
): Quality | null => {
  const most = height ?? (savesData ? 0 : USUAL_HEIGHT);
  return qualities.findLast((one) => one.height <= most) ?? qualities[0] ?? null;
};

/** Seconds as minutes and seconds: 83 is 1:23. */
export const clockOf = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
