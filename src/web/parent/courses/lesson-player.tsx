import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChildCourse } from '../../../contract/objects.ts';
import { notify } from '../../shell/notify.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { markStale, refetchStale } from '../../app/query.ts';
import { apiQuery } from '../../app/screen.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { wayToFile } from '../../app/way-to-file.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { Loader } from '../../ui/app/loader.tsx';
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
import { useMark } from './use-marks.ts';

/** The share of a video after which it counts as watched: the rest is the farewell. */
const WATCHED_SHARE = 0.9;
/** How far a video goes on, in seconds, before this device remembers where. */
const REMEMBERED_EACH = 5;

interface Props {
  course: ChildCourse;
  childId: number;
  /** the video has come to its end */
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
  const { state, markWatched } = useMark(watching);
  const isMarked = course.child_course.watched_at !== null || state === 'done';

  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  usePauseOutOfSight(video);
  const full = useFullScreen(frame, video);
  const [way] = useState(wayToFile);

  const asked = useQuery(
    apiQuery('GET /course/playback/{courseId}', { params: { courseId }, query: { child_id: childId } }),
  );
  const isOnDevice = useHydrated();
  const { choices, choose, savesData } = useChoices(isOnDevice);
  const qualities = asked.data?.qualities ?? [];
  const [isOriginal, setOriginal] = useState(false);
  const quality = isOriginal ? null : qualityFor(qualities, choices, savesData);
  // Until it is known how large it is, nothing is loaded; where that cannot be asked, the video itself plays.
  const address = asked.isPending ? null : (quality?.url ?? master.video_url);

  const [begun, setBegun] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [broken, setBroken] = useState(false);
  const [seen, setTime] = useState<number | null>(null);
  const time = seen ?? (isOnDevice ? placeIn(localStorage, watching) : 0);
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
  const goOnOnline = useEffectEvent(again);
  useEffect(() => {
    if (!broken) return undefined;
    const isBack = () => goOnOnline();
    addEventListener('online', isBack);
    return () => removeEventListener('online', isBack);
  }, [broken]);
  useTold(big && broken ? texts.broken : '');
  const failed = (event: SyntheticEvent) => {
    if (way.hasEnded(event)) return again();
    // A copy may be missing where a backup was restored without it.
    if (quality && quality.url !== master.video_url) return setOriginal(true);
    setBroken(true);
    onPlaying?.(false);
    notify({ severity: 'error', message: texts.broken });
    // The school may have put another film in its place, which has another address.
    void markStale(client).then(() => refetchStale(client));
  };
  const goesOn = ({ currentTime, duration: length, seeking, readyState }: HTMLVideoElement) => {
    // A film that is loaded anew says that it stands at its beginning.
    if (seeking || readyState < 2) return;
    setTime(currentTime);
    if (Math.abs(currentTime - placeIn(localStorage, watching)) >= REMEMBERED_EACH)
      keepPlace(localStorage, watching, currentTime);
    wanted.current.at = currentTime;
    if (!isMarked && currentTime >= length * WATCHED_SHARE) markWatched();
  };
  const ended = () => {
    if (!isMarked) markWatched();
    wanted.current = { at: 0, plays: false };
    keepPlace(localStorage, watching, 0);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    onWatched?.();
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
            onClick={() => (isPlaying ? video.current?.pause() : play())}
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
              if (!currentTarget.ended) keepPlace(localStorage, watching, currentTarget.currentTime);
            }}
            onTimeUpdate={({ currentTarget }) => goesOn(currentTarget)}
            onSeeked={({ currentTarget }) => goesOn(currentTarget)}
            onEnded={ended}
            onWaiting={(event) => {
              setWaiting(true);
              if (way.hasEnded(event)) again();
            }}
            onError={failed}
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
            <button type="button" className={styles.play} onClick={play}>
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
              <p>{texts.broken}</p>
              <Button variant="white" onClick={again}>
                {texts.again}
              </Button>
            </div>
          )}
        </div>
        <PlayerControls
          {...{ isPlaying, time, duration, full, big }}
          onPlay={play}
          onPause={() => video.current?.pause()}
          onSeek={seek}
        />
      </div>
      {!big && (
        <PlayerChoices
          playback={asked.data}
          choices={choices}
          height={quality?.height ?? qualities.at(-1)?.height ?? null}
          onChoose={(changed) => {
            setOriginal(false);
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
        {!isMarked && state === 'sending' && texts.marking}
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
