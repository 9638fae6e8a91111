import type { ReactNode } from 'react';
import { Kancil, type KancilPose } from './kancil.tsx';

const line = '#533420';

interface Props {
  /** what the picture shows; without it an ornament */
  title?: string | undefined;
  className?: string | undefined;
  /** the sky's colour; the hills stay the same */
  sky?: string;
  pose: KancilPose;
  /** where Kancil stands, the left upper corner of his square of 240, and how large he is */
  at: readonly [x: number, y: number, scale?: number];
  /** drawn behind Kancil, and before him */
  behind?: ReactNode;
  inFront?: ReactNode;
}

/** A picture of 560 by 360 with Kancil in it: a hill under a patch of sky, and what the page is about. */
export function Scene({ title, className, sky = '#FFE9BF', pose, at, behind, inFront }: Props) {
  const [x, y, scale = 1] = at;
  return (
    <svg
      viewBox="0 0 560 360"
      width="560"
      height="360"
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d="M58 92C112 10 236 34 318 22s164-8 206 68-6 214-50 244-360 26-420 2S8 168 58 92z" fill={sky} />
      <path
        d="M34 262c60-40 120-52 196-40s120 22 176 4 92-24 124-8c-6 60-30 96-56 116-60 30-360 26-420 2-16-10-22-40-20-74z"
        fill="#9CD0BC"
      />
      <path
        d="M38 290c90-26 190-22 268-12s150 2 214-22c-10 36-28 62-46 78-60 30-360 26-420 2-10-6-16-24-16-46z"
        fill="#2C9069"
      />
      <g stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {behind}
      </g>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Kancil pose={pose} />
      </g>
      <g stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {inFront}
      </g>
    </svg>
  );
}

export const Bush = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-52 0q-14-26 10-34-2-26 24-24 14-22 34-4 26-6 26 20 22 10 10 42z"
      fill="#14986F"
      stroke="#0A5F45"
    />
    <path d="M-22-22q4-8 12-8M10-34q6-6 14-2M26-12q6-6 12-2" fill="none" stroke="#0A5F45" strokeWidth="3" />
  </g>
);

export const Tree = ({ x, y, fruit }: { x: number; y: number; fruit?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-12 0q6-50-2-96h28q-6 50 2 96z" fill="#A9713C" />
    <path
      d="M-74-92q-30-36 6-58-6-44 40-44 22-36 58-8 44-2 40 40 34 26 4 60-24 26-62 14-50 20-86-4z"
      fill="#14986F"
      stroke="#0A5F45"
    />
    <path
      d="M-40-130q6-12 18-12M6-162q8-10 20-6M30-118q8-8 18-4"
      fill="none"
      stroke="#0A5F45"
      strokeWidth="3"
    />
    {fruit && (
      <g fill="#FFB224" strokeWidth="3">
        <path d="M-42-104q14 0 14 14t-14 14-12-14 12-14zM4-118q14 0 14 14T4-90-8-104t12-14zM52-112q14 0 14 14T52-84 40-98t12-14zM-14-150q12 0 12 12t-12 12-10-12 10-12z" />
      </g>
    )}
  </g>
);
