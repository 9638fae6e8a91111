import { IconCheck, IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ChildCourse } from '../../../contract/objects.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { markStale, refetchStale } from '../../app/query.ts';
import { apiQuery } from '../../app/screen.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { pauseFor, untilReached } from '../../app/connection.ts';
import { statusOfFile, wayToFile } from '../../app/way-to-file.ts';
import { useOneTouch } from '../pattern/one-touch.ts';
import { useTexts } from '../pattern/texts.ts';
import { Loader } from '../../ui/app/loader.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { useLessonWords } from './lesson-card.tsx';
import { LessonPicture } from './lesson-picture.tsx';
import styles from './lesson-player.module.css';
import { PlayerChoices, PlayerControls } from './player-controls.tsx';
import {
  type Choices,
  choicesIn,
  clockOf,
  keepChoices,
  keepPlace,
  placeIn,
  qualityFor,
  usualChoices,
} from './player-memory.ts';
import { useTold } from '../words/speak.ts';
import { useFullScreen } from './use-full-screen.ts';
import { sendInOrder } from '../pattern/use-marks.ts';
import { useSeen } from './use-seen.ts';

/** How far a video goes on, in seconds, before this device remembers where. */
const REMEMBERED_EACH = 5;
/** How long a film whose line was cut waits before it is asked for again, in milliseconds. */
const RETRY_DELAY_MS = 5000;

interface Props {
  course: ChildCourse;
  childId: number;
  /** the video was watched, and has come to its end */
  onWatched?: () => void;
  /** it plays, or has stopped */
  onPlaying?: (isPlaying: boolean) => void;
  /**
   * for the child alone, as on a screen of its own: as high as the place it stands in, with the lesson's own picture, and played as its
   * family chose on the page of the lesson
   */
  big?: boolean;
}

/** A lesson's video with controls for small hands; marks itself as watched near the end. */
export const LessonPlayer = ({ course, childId, onWatched, onPlaying, big = false }: Props) => {
  const { course: texts, player } = useTexts().classroom;
  const client = useQueryClient();
  const user = useUser();
  const { title } = useLessonWords(course);
  const { course_id: courseId } = course.child_course;
  const master = course.master_course;
  const watching = { childId, courseId };
  const isMarked = course.child_course.watched_at !== null;
  const seen = useSeen(watching);

  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  usePauseOutOfSight(video);
  const full = useFullScreen(frame, video);
  const [way] = useState(wayToFile);

  const playback = apiQuery('GET /course/playback/{courseId}', {
    params: { courseId },
    query: { child_id: childId },
  });
  const asked = useQuery({ ...playback, queryFn: () => untilReached(playback.queryFn) });
  const isOnDevice = useHydrated();
  const { choices, choose, savesData } = useChoices(isOnDevice);
  /** addresses of copies that are not there, as where a backup was restored without them */
  const [missing, setMissing] = useState<readonly string[]>([]);
  const qualities = (asked.data?.qualities ?? []).filter(({ url }) => !missing.includes(url));
  const quality = qualityFor(qualities, choices, savesData);
  // Until it is known how large it is, nothing is loaded; where that cannot be asked, the video itself plays.
  const address = asked.isPending ? null : (quality?.url ?? master.video_url);

  const [begun, setBegun] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [broken, setBroken] = useState(false);
  const [moved, setTime] = useState<number | null>(null);
  const time = moved ?? (isOnDevice ? placeIn(localStorage, watching) : 0);
  const [duration, setDuration] = useState<number | null>(null);
  /** where the film goes on once it is loaded, null where it was left, and whether by itself */
  const wanted = useRef<{ at: number | null; plays: boolean }>({ at: null, plays: false });
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setBroken(false);
  }
  useEffect(() => {
    // Where that fails, the film says so by its error.
    if (address !== null && wanted.current.plays) video.current?.play().catch(() => {});
  }, [address]);
  useEffect(() => {
    if (video.current) applyChoices(video.current, choices);
  });

  const play = () => {
    setBegun(true);
    wanted.current.plays = true;
    video.current?.play().catch(() => {});
    // The large button goes, and the keyboard goes on from the small one.
    frame.current?.querySelector<HTMLElement>('[data-toggle]')?.focus({ preventScroll: true });
  };
  const isOneTouch = useOneTouch();
  const toggle = (touch: { timeStamp: number }) => {
    if (!isOneTouch(touch)) return;
    if (isPlaying) video.current?.pause();
    else play();
  };
  const seek = (seconds: number) => {
    setTime(seconds);
    wanted.current.at = seconds;
    if (video.current && video.current.readyState > 0) video.current.currentTime = seconds;
  };
  const again = () => {
    setBroken(false);
    if (!video.current) return;
    video.current.load();
    if (wanted.current.plays) video.current.play().catch(() => {});
  };
  useTold(big && broken ? texts.broken : '');
  const failed = async (event: SyntheticEvent) => {
    if (way.hasEnded(event)) return again();
    if (address === null) return undefined;
    setBroken(true);
    onPlaying?.(false);
    const status = await statusOfFile(address);
    if (status === 404 && quality) return setMissing([...missing, quality.url]);
    if (status === 0 || status >= 500) {
      await pauseFor(RETRY_DELAY_MS);
      return video.current?.error ? again() : undefined;
    }
    // The school may have put another film in its place, which has another address.
    await markStale(client);
    return refetchStale(client);
  };
  const remember = (seconds: number) => {
    keepPlace(localStorage, watching, seconds);
    seen.keep();
  };
  const hasMarked = useRef(isMarked);
  const markWatched = () => {
    if (!hasMarked.current) sendInOrder(watching);
    hasMarked.current = true;
  };
  const goesOn = (film: HTMLVideoElement) => {
    const { currentTime, seeking, readyState } = film;
    // A film that is loaded anew says that it stands at its beginning.
    if (seeking || readyState < 2) return;
    setTime(currentTime);
    if (Math.abs(currentTime - placeIn(localStorage, watching)) >= REMEMBERED_EACH) remember(currentTime);
    wanted.current.at = currentTime;
    if (seen.isEnough(film)) markWatched();
  };
  const ended = (film: HTMLVideoElement) => {
    const isWatched = seen.isEnough(film) || isMarked;
    if (isWatched) markWatched();
    wanted.current = { at: 0, plays: false };
    remember(0);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    if (isWatched) onWatched?.();
  };
  return (
    <>
      <div ref={frame} className={styles.player} data-big={big || undefined}>
        <div className={styles.frame}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are those that the school has */}
          <video
            ref={video}
            src={address ?? undefined}
            aria-label={texts.video(title)}
            playsInline
            preload={begun ? 'auto' : 'none'}
            controlsList="nodownload"
            width={1280}
            height={720}
            onClick={toggle}
            onContextMenu={(event) => event.preventDefault()}
            onLoadStart={way.led}
            onLoadedMetadata={({ currentTarget }) => {
              setDuration(Number.isFinite(currentTarget.duration) ? currentTarget.duration : null);
              // One that was remembered at its end would end at once.
              const at = wanted.current.at ?? placeIn(localStorage, watching);
              if (at < currentTarget.duration - 1) currentTarget.currentTime = at;
            }}
            onPlay={() => {
              setBegun(true);
              setPlaying(true);
              onPlaying?.(true);
            }}
            onPlaying={() => setWaiting(false)}
            onPause={({ currentTarget }) => {
              setPlaying(false);
              onPlaying?.(false);
              // A film that is loaded anew pauses too, and is to go on.
              if (currentTarget.readyState > 0) wanted.current.plays = false;
              if (!currentTarget.ended) remember(currentTarget.currentTime);
            }}
            onTimeUpdate={({ currentTarget }) => goesOn(currentTarget)}
            onSeeked={({ currentTarget }) => goesOn(currentTarget)}
            onEnded={({ currentTarget }) => ended(currentTarget)}
            onWaiting={(event) => {
              setWaiting(true);
              if (way.hasEnded(event)) again();
            }}
            onError={(event) => void failed(event)}
          >
            {asked.data?.captions.map(({ language, url }) => (
              <track
                key={language}
                kind="captions"
                src={url}
                srcLang={language.toLowerCase()}
                label={player.languages[language]}
              />
            ))}
          </video>
          {!begun && (
            <div className={styles.poster}>
              <LessonPicture
                unit={master.unit}
                week={master.week}
                kind={master.type === 0 ? 'welcome' : 'video'}
                playable={false}
              />
              {!big && asked.data?.still_url && <img src={asked.data.still_url} alt="" />}
            </div>
          )}
          {user && (
            <p className={styles.name} aria-hidden="true">
              {user.first_name} {user.last_name}
            </p>
          )}
          {!isPlaying && !broken && (
            <button type="button" className={styles.play} onClick={toggle}>
              {begun && address === null ? <Loader /> : <IconPlayerPlayFilled size={56} aria-hidden="true" />}
              <span className={time > 0 && !begun ? styles.goOn : 'visually-hidden'}>
                {time > 0 && !begun ? player.goOn(clockOf(time)) : player.play}
              </span>
            </button>
          )}
          {isPlaying && isWaiting && (
            <div className={styles.waiting}>
              <Loader />
            </div>
          )}
          {broken && (
            <div className={styles.broken} role="alert">
              <Kancil pose="worried" />
              {!big && <p>{texts.broken}</p>}
              <button type="button" onClick={again}>
                <IconRefresh size={32} aria-hidden="true" />
                {texts.again}
              </button>
            </div>
          )}
        </div>
        <PlayerControls {...{ isPlaying, time, duration, full, big }} onToggle={toggle} onSeek={seek} />
      </div>
      {!big && (
        <PlayerChoices
          playback={asked.data}
          choices={choices}
          height={quality?.height ?? qualities.at(-1)?.height ?? null}
          onChoose={(changed) => {
            setMissing([]);
            choose(changed);
          }}
        />
      )}
      <p className={styles.under} role="status">
        {isMarked && (
          <span className={styles.watched}>
            <IconCheck size={18} aria-hidden="true" />
            {texts.marked}
          </span>
        )}
      </p>
    </>
  );
};

const isToldToSave = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
};

/** How this device's family watches, and whether its line is slow or its browser was told to save data. */
const useChoices = (isOnDevice: boolean) => {
  const [chosen, setChosen] = useState<Choices | null>(null);
  const choices = chosen ?? (isOnDevice ? choicesIn(localStorage) : usualChoices);
  const choose = (changed: Partial<Choices>) => {
    const next = { ...choices, ...changed };
    setChosen(next);
    keepChoices(localStorage, next);
  };
  return { choices, choose, savesData: isOnDevice && isToldToSave() };
};

/** A film that is loaded anew begins with its own speed and without captions. */
const applyChoices = (video: HTMLVideoElement, { speed, captions }: Choices) => {
  if (video.playbackRate !== speed) video.playbackRate = speed;
  video.defaultPlaybackRate = speed;
  for (const track of video.textTracks)
    track.mode = track.language === captions.toLowerCase() ? 'showing' : 'disabled';
};

/** A video that is scrolled out of sight pauses, unless it plays in a window of its own. */
const usePauseOutOfSight = (video: RefObject<HTMLVideoElement | null>) => {
  useEffect(() => {
    const player = video.current;
    if (!player) return undefined;
    const watch = new IntersectionObserver((changes) => {
      const isSeen = changes.at(-1)?.isIntersecting || document.pictureInPictureElement === player;
      if (!isSeen) player.pause();
    });
    watch.observe(player);
    return () => watch.disconnect();
  }, [video]);
};
