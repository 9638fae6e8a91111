import { Ear, Eyes, Head, MouthOf, coat } from './kancil-parts.tsx';

/** The sign of the house: Kancil's head in a pandan-green circle. An ornament; the name stands beside it. */
export function KancilMark({ size = 48, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg
      // What the icon of the page is made of has to stand by itself (public/pieces/inline-scripts.ts).
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 240"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      stroke={coat.line}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="120" cy="120" r="116" fill={coat.bag} stroke={coat.bagDark} strokeWidth="6" />
      <path d="M14 120a106 106 0 0 0 212 0q-50-34-106-22T14 120z" fill="#14986F" stroke="none" />
      <g transform="translate(-26 26) scale(1.217)">
        <Ear side={-1} turn={38} />
        <Ear side={1} turn={38} />
        <Head />
        <Eyes look="open" />
        <MouthOf mouth="smile" />
      </g>
    </svg>
  );
}
