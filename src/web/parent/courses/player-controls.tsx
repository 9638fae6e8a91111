import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { Answer } from '../../frame/api.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Select } from '../../ui/app/field.tsx';
import styles from './lesson-player.module.css';
import { type Choices, clockOf, speeds } from './player-memory.ts';

type Playback = Answer<'GET /course/playback/{courseId}'>;

interface Props {
  isPlaying: boolean;
  /** in seconds; null while it is not known how long the video is */
  time: number;
  duration: number | null;
  onToggle: (touch: MouseEvent) => void;
  onSeek: (seconds: number) => void;
  /** null where the browser has no full screen */
  full: { isOn: boolean; toggle: () => void } | null;
  /** for a child: huge, and without a clock */
  big: boolean;
}

/** How far an arrow key goes, in seconds. */
const KEY_STEP = 5;

/** Play and pause, ten seconds back, where one is, and full screen: large enough for small hands. */
export const PlayerControls = ({ isPlaying, time, duration, onToggle, onSeek, full, big }: Props) => {
  const size = big ? 40 : 28;
  const { player } = useTexts().classroom;
  return (
    <div className={styles.controls} role="group" aria-label={player.controls}>
      <button type="button" data-toggle className={styles.control} onClick={onToggle}>
        {isPlaying ? (
          <IconPlayerPauseFilled size={size} aria-hidden="true" />
        ) : (
          <IconPlayerPlayFilled size={size} aria-hidden="true" />
        )}
        <span className="visually-hidden">{isPlaying ? player.pause : player.play}</span>
      </button>
      <button
        type="button"
        className={styles.control}
        onClick={() => onSeek(Math.max(0, time - 2 * KEY_STEP))}
      >
        <IconRewindBackward10 size={size} aria-hidden="true" />
        <span className="visually-hidden">{player.back}</span>
      </button>
      <input
        type="range"
        className={styles.bar}
        aria-label={player.bar}
        aria-valuetext={duration === null ? clockOf(time) : player.at(clockOf(time), clockOf(duration))}
        min={0}
        max={Math.max(1, Math.floor(duration ?? 1))}
        step={1}
        value={Math.floor(time)}
        disabled={duration === null}
        onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
          if (step === undefined || duration === null) return;
          event.preventDefault();
          onSeek(Math.min(duration, Math.max(0, time + step)));
        }}
      />
      {!big && (
        <span className={styles.clock} aria-hidden="true">
          {clockOf(time)}
          {duration !== null && ` / ${clockOf(duration)}`}
        </span>
      )}
      {full && (
        <button type="button" className={styles.control} onClick={full.toggle}>
          {full.isOn ? (
            <IconArrowsMinimize size={size} aria-hidden="true" />
          ) : (
            <IconArrowsMaximize size={size} aria-hidden="true" />
          )}
          <span className="visually-hidden">{full.isOn ? player.leaveFull : player.full}</span>
        </button>
      )}
    </div>
  );
};

/** Speed, captions where there are any, and the quality with what it costs, where there are several. */
export const PlayerChoices = ({
  playback,
  choices,
  height,
  onChoose,
}: {
  playback: Playback | undefined;
  choices: Choices;
  /** of the quality that is played */
  height: number | null;
  onChoose: (changed: Partial<Choices>) => void;
}) => {
  const { player } = useTexts().classroom;
  const { megabytes } = useFormats();
  const { qualities = [], captions = [] } = playback ?? {};
  const languages = ['off', ...captions.map(({ language }) => language)] as const;
  const nameOf = (one: (typeof qualities)[number], index: number) =>
    (index === 0 && qualities.length > 1 ? player.saving : player.quality)(one.height, megabytes(one.bytes));
  return (
    <div className={styles.choices}>
      <Select
        label={player.speed}
        value={choices.speed}
        data={speeds.map((speed) => ({ value: String(speed), label: player.speeds[speed] }))}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ speed: speeds.find((speed) => String(speed) === value) ?? 1 })
        }
      />
      {captions.length > 0 && (
        <Select
          label={player.captions}
          value={languages.includes(choices.captions) ? choices.captions : 'off'}
          data={languages.map((language) => ({ value: language, label: player.languages[language] }))}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ captions: languages.find((language) => language === value) ?? 'off' })
          }
        />
      )}
      {qualities.length === 1 && <p className={styles.only}>{qualities.map(nameOf)}</p>}
      {qualities.length > 1 && (
        <Select
          label={player.size}
          value={height ?? ''}
          data={qualities.map((one, index) => ({ value: String(one.height), label: nameOf(one, index) }))}
          onChange={({ currentTarget: { value } }) => onChoose({ height: Number(value) })}
        />
      )}
    </div>
  );
};
