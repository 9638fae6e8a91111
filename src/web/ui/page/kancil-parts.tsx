/** Kancil's body, part by part. All poses are put together from these, on a ground of 240 x 240. */

export const coat = {
  line: '#533420',
  back: '#C27E43',
  dark: '#8B5329',
  cream: '#FFF1D8',
  pink: '#F3AE92',
  eye: '#2A1912',
  bag: '#0E7C5A',
  bagDark: '#075840',
  mango: '#FFB224',
};

/** An arm or a leg: one line drawn twice, so that it has an outline, and a hoof where it ends. */
export function Limb({ d, hoof }: { d: string; hoof: readonly [x: number, y: number, turn?: number] }) {
  const [x, y, turn = 0] = hoof;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={coat.line} strokeWidth="19" />
      <path d={d} stroke={coat.back} strokeWidth="11" />
      <path
        transform={`translate(${x} ${y}) rotate(${turn})`}
        d="M-7-4c-2 7-2 12 2 14l5-4 5 4c4-2 4-7 2-14q-7-4-14 0z"
        fill={coat.line}
        stroke={coat.line}
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </g>
  );
}

export function Ear({ side, turn }: { side: -1 | 1; turn: number }) {
  return (
    <g transform={`translate(${120 + side * 31} 62) scale(${side} 1) rotate(${turn})`}>
      <path d="M-13 4C-31-14-33-46-7-64q5-3 10 1C25-43 30-14 14 4z" fill={coat.back} />
      <path d="M-6-4C-20-17-21-39-5-51q3-2 6 1C14-37 17-17 8-4z" fill={coat.pink} stroke="none" />
    </g>
  );
}

/** The head without eyes and mouth, which make the mood. */
export function Head() {
  return (
    <>
      <path
        d="M120 34c34 0 54 20 54 46 0 17-12 26-22 33-7 5-11 24-32 24s-25-19-32-24c-10-7-22-16-22-33 0-26 20-46 54-46z"
        fill={coat.back}
      />
      <g stroke="none">
        <path
          d="M120 36c9 0 17 2 23 5-9 8-15 22-17 46h-12c-2-24-8-38-17-46 6-3 14-5 23-5z"
          fill={coat.dark}
        />
        <path d="M120 93c13 0 21 7 21 17 0 14-9 25-21 25s-21-11-21-25c0-10 8-17 21-17z" fill={coat.cream} />
        <path d="M88 64q7-6 14-3M152 64q-7-6-14-3" fill="none" stroke={coat.cream} strokeWidth="5" />
        <g fill="#E8714F" opacity=".5">
          <ellipse cx="83" cy="101" rx="8" ry="6" />
          <ellipse cx="157" cy="101" rx="8" ry="6" />
        </g>
        <path d="M109 96q11-5 22 0c2 5-6 11-11 11s-13-6-11-11z" fill={coat.eye} />
        <path d="M114 98q4-2 8-1" fill="none" stroke="#fff" strokeWidth="2.5" opacity=".7" />
      </g>
    </>
  );
}

const openEye = (x: number, y: number, gaze: readonly [number, number]) => (
  <>
    <ellipse cx={x} cy={y} rx="11" ry="13.5" fill={coat.eye} />
    <circle cx={x + 3 + gaze[0]} cy={y - 5 + gaze[1]} r="4.5" fill="#fff" />
    {gaze[1] < 5 && <circle cx={x - 4 + gaze[0]} cy={y + 5 + gaze[1]} r="2" fill="#fff" />}
  </>
);

export type Look = 'open' | 'up' | 'down' | 'aside' | 'happy' | 'asleep';

const gazes: Partial<Record<Look, readonly [number, number]>> = {
  open: [0, 0],
  up: [2, -3],
  down: [-4, 8],
  aside: [-4, 1],
};

const lids: Partial<Record<Look, string>> = {
  happy: 'M83 87q10-16 20 0M137 87q10-16 20 0',
  asleep: 'M82 81q11 11 22 0M136 81q11 11 22 0',
};

export function Eyes({ look }: { look: Look }) {
  const gaze = gazes[look];
  if (!gaze) return <path d={lids[look]} fill="none" strokeWidth="5" />;
  return (
    <g stroke="none">
      {openEye(93, 83, gaze)}
      {openEye(147, 83, gaze)}
    </g>
  );
}

const mouths = {
  smile: <path d="M120 107v4m-11 2q5 7 11 0 6 7 11 0" fill="none" strokeWidth="3.5" />,
  laugh: (
    <>
      <path d="M107 112h26c0 9-6 14-13 14s-13-5-13-14z" fill="#8E2F2B" strokeWidth="3.5" />
      <path d="M113 122q7-6 14 0-7 6-14 0z" fill="#F0857A" stroke="none" />
    </>
  ),
  small: <path d="M120 107v4m-6 5q6 4 12 0" fill="none" strokeWidth="3.5" />,
  wry: <path d="M120 107v4m-9 6q5-5 10-1t9-2" fill="none" strokeWidth="3.5" />,
  sad: <path d="M120 107v4m-9 9q9-9 18 0" fill="none" strokeWidth="3.5" />,
};

export type Mouth = keyof typeof mouths;

export const MouthOf = ({ mouth }: { mouth: Mouth }) => mouths[mouth];

/** Trunk and tail, with the pale stripes at the throat that mark the real animal. */
export function Trunk() {
  return (
    <>
      <path d="M88 190c-16 2-28-6-27-20 10-3 22 2 29 10z" fill={coat.back} />
      <path d="M64 177c5 8 12 11 21 10" fill="none" stroke={coat.cream} strokeWidth="5" />
      <path d="M120 118c24 0 37 24 39 50 2 26-13 38-39 38s-41-12-39-38c2-26 15-50 39-50z" fill={coat.back} />
      <g stroke="none">
        <path d="M120 158c14 0 22 10 22 24s-9 21-22 21-22-7-22-21 8-24 22-24z" fill={coat.cream} />
        <path d="M98 140q22 20 44 0M106 154q14 11 28 0" fill="none" stroke={coat.cream} strokeWidth="6" />
      </g>
    </>
  );
}

export function SatchelBag() {
  return (
    <g stroke={coat.bagDark}>
      <path d="M141 170l42 5q5 1 4 6l-4 26q-1 5-6 4l-38-5q-5-1-4-6z" fill={coat.bag} />
      <path d="M140 172l43 6-3 13q-20 9-42-6z" fill="#14986F" />
      <circle cx="159" cy="193" r="5" fill={coat.mango} strokeWidth="3" />
    </g>
  );
}

export function Satchel() {
  return (
    <>
      <path d="M96 137Q118 168 158 180" fill="none" stroke={coat.bagDark} strokeWidth="12" />
      <path d="M96 137Q118 168 158 180" fill="none" stroke={coat.bag} strokeWidth="6" />
      <SatchelBag />
    </>
  );
}
