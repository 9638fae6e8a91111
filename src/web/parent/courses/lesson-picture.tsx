import { Ear, Eyes, Head, MouthOf, coat } from '../../ui/page/kancil-parts.tsx';
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

/** The drawn still of a lesson: its unit's colours, its number, Kancil at the edge. Words say the rest. */
export const LessonPicture = ({
  unit,
  week,
  playable,
  live,
}: {
  unit: number;
  week: number;
  playable: boolean;
  live: boolean;
}) => {
  const [ground, hill] = grounds[(unit - 1) % grounds.length] ?? grounds[0];
  return (
    <svg viewBox="0 0 320 180" className={styles.picture} aria-hidden="true">
      <rect width="320" height="180" fill={ground} />
      <circle cx="44" cy="38" r="18" fill="#fff" opacity=".7" />
      <path d="M0 142q74-46 150-14t170-20v72H0z" fill={hill} />
      <path d="M0 164q90-26 176-6t144-8v30H0z" fill="#fff" opacity=".35" />
      <text x="24" y="128" className={styles.number}>
        {unit}.{week}
      </text>
      {live ? <LiveClass /> : <Peeking />}
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

const PlaySign = () => (
  <g>
    <circle cx="160" cy="90" r="31" fill="#0e7c5a" stroke="#fff" strokeWidth="5" />
    <path d="M151 75l24 15-24 15z" fill="#fff" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
  </g>
);
