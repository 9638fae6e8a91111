import { Ear, Eyes, Head, MouthOf, coat } from '../../ui/page/kancil-parts.tsx';
import type { LiveKind } from './lesson-state.ts';
import styles from './lesson-picture.module.css';

/** Ground and hill of a unit: neighbours differ. */
const grounds = [
  ['#c4e6d5', '#7fc1a7'],
  ['#ffe3a8', '#ffcf70'],
  ['#cfe4f6', '#8fbfe6'],
  ['#f9d9d8', '#eba9a6'],
] as const;

const outline = {
  stroke: coat.line,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The welcome belongs to the year and not to its first unit. */
const welcomeGround = ['#fff1d2', '#ffb224'] as const;

/** The drawn still of a lesson: its unit's colours, its number, and a scene of its own for each kind. Words say the rest. */
export const LessonPicture = ({
  unit,
  week,
  playable,
  kind,
}: {
  unit: number;
  week: number;
  playable: boolean;
  kind: keyof typeof scenes;
}) => {
  const [ground, hill] =
    kind === 'welcome' ? welcomeGround : (grounds[(unit - 1) % grounds.length] ?? grounds[0]);
  const Scene = kind === 'video' ? (videoScenes[(week - 1) % videoScenes.length] ?? Peeking) : scenes[kind];
  return (
    <svg viewBox="0 0 320 180" className={styles.picture} aria-hidden="true">
      <rect width="320" height="180" fill={ground} />
      <circle cx="44" cy="38" r="18" fill="#fff" opacity=".7" />
      <path d="M0 142q74-46 150-14t170-20v72H0z" fill={hill} />
      <path d="M0 164q90-26 176-6t144-8v30H0z" fill="#fff" opacity=".35" />
      {kind !== 'welcome' && (
        <text x="24" y="128" className={styles.number}>
          {unit}.{week}
        </text>
      )}
      <Scene />
      {playable && <PlaySign />}
    </svg>
  );
};

const KancilHead = ({ mouth }: { mouth: 'smile' | 'laugh' }) => (
  <>
    <Ear side={-1} turn={38} />
    <Ear side={1} turn={38} />
    <Head />
    <Eyes look="open" />
    <MouthOf mouth={mouth} />
  </>
);

const Peeking = () => (
  <g transform="translate(176 72) scale(.9)" {...outline}>
    <KancilHead mouth="smile" />
  </g>
);

/** Says it in a sentence. */
const Speaking = () => (
  <g {...outline}>
    <path d="M132 26h76q14 0 14 14v30q0 14-14 14h-8l6 20-26-20h-48q-14 0-14-14V40q0-14 14-14z" fill="#fff" />
    <path d="M138 46h64M138 64h40" fill="none" opacity=".5" />
    <g transform="translate(206 54) scale(.82)">
      <KancilHead mouth="laugh" />
    </g>
  </g>
);

/** Listens, under headphones. */
const Listening = () => (
  <g {...outline}>
    <g transform="translate(180 58) scale(.84)">
      <KancilHead mouth="smile" />
      <path d="M52 92q0-58 68-58t68 58" fill="none" stroke={coat.line} strokeWidth="16" />
      <path d="M52 92q0-58 68-58t68 58" fill="none" stroke={coat.mango} strokeWidth="8" />
      <rect x="36" y="82" width="26" height="46" rx="12" fill={coat.mango} />
      <rect x="178" y="82" width="26" height="46" rx="12" fill={coat.mango} />
    </g>
    <path d="M132 58q-12 14 0 28M114 48q-20 24 0 48" fill="none" stroke="#fff" strokeWidth="6" />
  </g>
);

/** Under flags, large and glad. */
const Welcome = () => (
  <g {...outline}>
    <path d="M-4 14q164 44 328 0" fill="none" />
    {[24, 76, 128, 180, 232, 284].map((x, number) => (
      <path
        key={x}
        d={`M${x - 14} ${22 + 13 * Math.sin((x / 320) * Math.PI)}h28l-14 26z`}
        fill={['#0e7c5a', '#d6403c', '#fff'][number % 3]}
        strokeWidth="3"
      />
    ))}
    <g transform="translate(40 36) scale(.95)">
      <KancilHead mouth="laugh" />
    </g>
  </g>
);

/** A sheet to write on. */
const WrittenTest = () => (
  <g {...outline}>
    <rect x="168" y="28" width="104" height="130" rx="8" fill="#fff" />
    <path d="M186 56h68M186 80h68M186 104h44" fill="none" opacity=".45" />
    <path d="M288 74l16 10-44 68-20 10 4-22z" fill={coat.mango} />
    <path d="M244 140l16 10" fill="none" strokeWidth="3" />
  </g>
);

/** Two who speak with each other. */
const OralTest = () => (
  <g {...outline}>
    <path d="M150 34h92q14 0 14 14v34q0 14-14 14h-58l-22 20v-20h-12q-14 0-14-14V48q0-14 14-14z" fill="#fff" />
    <path
      d="M226 84h66q12 0 12 12v32q0 12-12 12h-6v18l-20-18h-40q-12 0-12-12V96q0-12 12-12z"
      fill={coat.mango}
    />
    <path d="M160 58h72M160 74h48M236 106h46M236 120h28" fill="none" opacity=".5" />
  </g>
);

/** Faces on a screen: together at the same time. */
const LiveClass = () => (
  <g {...outline}>
    <rect x="136" y="36" width="160" height="108" rx="14" fill="#fff" />
    <path d="M216 36v108M136 90h160" fill="none" strokeWidth="3" opacity=".35" />
    <g transform="translate(142 34) scale(.3)" strokeWidth="7">
      <KancilHead mouth="laugh" />
    </g>
    {[
      [256, 66, '#f1c9a5'],
      [176, 120, '#d9a679'],
      [256, 120, '#f1c9a5'],
    ].map(([x, y, skin]) => (
      <g key={`${x} ${y}`} strokeWidth="3">
        <circle cx={x} cy={y} r="16" fill={String(skin)} />
        <path d={`M${Number(x) - 15} ${Number(y) - 5}q15-20 30 0`} fill="#3b2a20" />
        <path d={`M${Number(x) - 5} ${Number(y) + 6}q5 5 10 0`} fill="none" />
      </g>
    ))}
  </g>
);

const scenes = {
  welcome: Welcome,
  video: Peeking,
  class: LiveClass,
  oral: OralTest,
  written: WrittenTest,
} as const satisfies Record<LiveKind | 'welcome' | 'video', unknown>;

/** The three videos of a unit, so that no two of neighbouring weeks look alike. */
const videoScenes = [Peeking, Speaking, Listening] as const;

const PlaySign = () => (
  <g>
    <circle cx="160" cy="90" r="31" fill="#0e7c5a" stroke="#fff" strokeWidth="5" />
    <path d="M151 75l24 15-24 15z" fill="#fff" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
  </g>
);
