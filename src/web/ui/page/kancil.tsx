import type { ReactNode } from 'react';
import {
  Ear,
  Eyes,
  Head,
  Limb,
  type Look,
  type Mouth,
  MouthOf,
  Satchel,
  SatchelBag,
  Trunk,
  coat,
} from './kancil-parts.tsx';
import { book, confetti, drop, map, question, snore } from './kancil-props.tsx';

export type KancilPose =
  | 'waving'
  | 'reading'
  | 'thinking'
  | 'celebrating'
  | 'hopping'
  | 'worried'
  | 'sleeping'
  | 'lost';

type Mood = {
  look: Look;
  mouth: Mouth;
  /** how far the ears lean outwards, left and right */
  ears: readonly [number, number];
  /** the head's lean and shift */
  head: string;
  /** brows, where they speak */
  brows?: string;
  behind?: ReactNode;
  inFront?: ReactNode;
  lift?: number;
  /** in the air: no ground below him, and his legs drawn up */
  airborne?: boolean;
};

const legs = (
  <>
    <Limb d="M104 196v18" hoof={[104, 220]} />
    <Limb d="M136 196v18" hoof={[136, 220]} />
  </>
);

const moods: Record<Exclude<KancilPose, 'sleeping'>, Mood> = {
  waving: {
    look: 'open',
    mouth: 'laugh',
    ears: [34, 34],
    head: 'rotate(-4 120 120)',
    behind: <Limb d="M152 150Q184 146 196 112" hoof={[199, 106, 200]} />,
    inFront: <Limb d="M90 150Q74 164 78 182" hoof={[79, 188, -6]} />,
  },
  reading: {
    look: 'down',
    mouth: 'smile',
    ears: [42, 42],
    head: 'translate(0 12) rotate(-3 120 120)',
    inFront: (
      <>
        {book}
        <Limb d="M88 154Q64 166 66 184" hoof={[68, 188, -30]} />
        <Limb d="M152 154Q176 166 174 184" hoof={[172, 188, 30]} />
      </>
    ),
  },
  thinking: {
    look: 'up',
    mouth: 'small',
    ears: [22, 34],
    head: 'rotate(6 120 120)',
    brows: 'M82 60q8-7 18-4M140 54q10-4 18 4',
    behind: question(214, 72),
    inFront: (
      <>
        <Limb d="M90 152Q72 172 92 184" hoof={[98, 185, -80]} />
        <Limb d="M152 160Q160 180 136 146" hoof={[133, 141, 150]} />
      </>
    ),
  },
  celebrating: {
    look: 'happy',
    mouth: 'laugh',
    ears: [44, 44],
    head: '',
    lift: -6,
    behind: (
      <>
        {confetti}
        <Limb d="M88 150Q56 142 46 106" hoof={[44, 100, 165]} />
        <Limb d="M152 150Q184 142 194 106" hoof={[196, 100, 195]} />
      </>
    ),
  },
  hopping: {
    look: 'open',
    mouth: 'laugh',
    ears: [72, 58],
    head: 'rotate(5 120 120)',
    airborne: true,
    behind: (
      <>
        <Limb d="M88 150Q58 146 44 122" hoof={[40, 117, 150]} />
        <Limb d="M152 150Q184 150 200 128" hoof={[204, 123, 215]} />
        <Limb d="M102 192Q84 198 74 212" hoof={[71, 217, 30]} />
        <Limb d="M138 192Q160 192 172 202" hoof={[177, 206, -55]} />
      </>
    ),
  },
  worried: {
    look: 'open',
    mouth: 'sad',
    ears: [96, 96],
    head: 'translate(0 4)',
    brows: 'M80 66q10-4 18-12M160 66q-10-4-18-12',
    inFront: (
      <>
        {drop}
        <Limb d="M90 158Q82 176 104 160" hoof={[109, 155, 215]} />
        <Limb d="M150 158Q158 176 136 160" hoof={[131, 155, 145]} />
      </>
    ),
  },
  lost: {
    look: 'aside',
    mouth: 'wry',
    ears: [62, 24],
    head: 'rotate(-5 120 120)',
    brows: 'M82 62q8-5 18-1M140 58q10-8 18 0',
    behind: question(208, 62, 0.9),
    inFront: (
      <>
        {map}
        <Limb d="M88 154Q62 164 66 182" hoof={[69, 188, -30]} />
        <Limb d="M152 154Q178 164 174 180" hoof={[171, 186, 30]} />
      </>
    ),
  },
};

const face = ({ look, mouth, ears, head, brows }: Mood) => (
  <g transform={head || undefined}>
    <Ear side={-1} turn={ears[0]} />
    <Ear side={1} turn={ears[1]} />
    <Head />
    <Eyes look={look} />
    {brows && <path d={brows} fill="none" />}
    <MouthOf mouth={mouth} />
  </g>
);

const upright = (mood: Mood) => (
  <>
    {!mood.airborne && (
      <ellipse cx="120" cy="232" rx="58" ry="6" fill="#20302B" opacity=".14" stroke="none" />
    )}
    <g transform={mood.lift ? `translate(0 ${mood.lift})` : undefined}>
      {mood.behind}
      {!mood.airborne && legs}
      <Trunk />
      <Satchel />
      {face(mood)}
      {mood.inFront}
    </g>
  </>
);

const asleep = (
  <g transform="translate(16 14) scale(.92)">
    <ellipse cx="120" cy="226" rx="104" ry="8" fill="#20302B" opacity=".14" stroke="none" />
    {snore}
    <path d="M208 188c14-2 24 4 24 14-8 5-20 4-28-2z" fill={coat.back} />
    <path d="M70 222c-6-52 36-88 84-86 42 2 66 34 64 62-1 16-12 24-26 24z" fill={coat.back} />
    <path d="M150 222c0-22 16-36 34-34 16 2 24 16 18 34z" fill={coat.back} />
    <Limb d="M176 216h-28" hoof={[142, 216, 90]} />
    <g transform="translate(-110 22)">
      <SatchelBag />
    </g>
    <g transform="translate(-28 74) rotate(-12 120 90) scale(.95)">
      <Ear side={-1} turn={74} />
      <Ear side={1} turn={70} />
      <Head />
      <Eyes look="asleep" />
      <MouthOf mouth="smile" />
    </g>
  </g>
);

/** Kancil, the clever mouse-deer. With a title he is a picture, without one an ornament. */
export function Kancil({
  pose,
  title,
  className,
}: {
  pose: KancilPose;
  title?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="-4 -8 248 248"
      width="240"
      height="240"
      className={className}
      stroke={coat.line}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {pose === 'sleeping' ? asleep : upright(moods[pose])}
    </svg>
  );
}
