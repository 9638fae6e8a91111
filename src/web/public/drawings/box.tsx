import { Kawung } from '../../ui/page/kawung.tsx';
import { KancilMark } from '../../ui/page/kancil-mark.tsx';
import { Mark } from '../../ui/page/marks.generated.tsx';

const line = '#533420';

const Number = ({ x, y, of }: { x: number; y: number; of: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="17" fill="#FFB224" stroke="#20302B" strokeWidth="3" />
    <text
      y="7"
      textAnchor="middle"
      fontFamily="var(--font-heading)"
      fontWeight="800"
      fontSize="20"
      fill="#20302B"
    >
      {of}
    </text>
  </g>
);

const Pencil = ({ turn, colour }: { turn: number; colour: string }) => (
  <g transform={`translate(404 290) rotate(${turn})`}>
    <path d="M-9 0v-136L0-160l9 24V0z" fill={colour} />
    <path d="M-9-136L0-160l9 24-6-4-3 4-3-4z" fill="#FFE3A6" />
    <path d="M-3-152l3-8 3 8z" fill={line} />
  </g>
);

const Card = ({ at, of }: { at: string; of: 'mango' | 'duck' | 'butterfly' }) => (
  <g transform={at}>
    <rect x="-36" y="-48" width="72" height="96" rx="10" fill="#fff" />
    <g transform="translate(-24 -34)" stroke="none">
      <svg width="48" height="48">
        <Mark of={of} size={48} />
      </svg>
    </g>
    <path d="M-18 30h36" stroke="#C9B893" strokeWidth="6" />
  </g>
);

/** The study kit's parcel, open; the numbers belong to the list beside it. */
export function Box({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 470" width="520" height="470" role="img" aria-label={title}>
      <ellipse cx="264" cy="436" rx="240" ry="20" fill="#052F23" opacity=".5" />
      <g stroke={line} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M96 254L60 180l352-22 26 96z" fill="#A9713C" />
        <path d="M90 258h344v40H90z" fill="#6B4423" />
        <g transform="rotate(9 340 200)">
          <path d="M284 96h112v190H284z" fill="#14986F" />
          <path d="M296 96v190" stroke="#0A5F45" />
          <path d="M312 124h66v40h-66z" fill="#FFF1D8" />
          <path d="M322 138h46M322 150h30" stroke="#0A5F45" strokeWidth="4" />
        </g>
        <g transform="rotate(-6 200 180)">
          <path d="M128 58q0-8 8-8h138q8 0 8 8v230H128z" fill="#FFB224" />
          <path d="M144 50v238" stroke="#8A5600" />
          <g id="kit-mark" transform="translate(168 92)">
            <KancilMark size={88} />
          </g>
          <path d="M172 76h82M186 204h54M198 218h30" stroke="#20302B" strokeWidth="6" />
        </g>
        <Pencil turn={6} colour="#D6403C" />
        <Pencil turn={19} colour="#1F6FB2" />
        <g>
          <Card at="translate(92 262) rotate(-24)" of="duck" />
          <Card at="translate(126 250) rotate(-8)" of="butterfly" />
          <Card at="translate(164 252) rotate(9)" of="mango" />
        </g>
        <path d="M90 290h344l-12 142H102z" fill="#D79B57" />
        <path d="M90 290L40 344l18 14 44-32zM434 290l50 54-18 14-42-32z" fill="#BF8342" />
      </g>
      <svg x="98" y="304" width="328" height="126">
        <Kawung id="box" colour="#BF8342" size={56} />
      </svg>
      <use href="#kit-mark" x="-4" y="232" />
      <g stroke="#075840" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M322 352q-40 76-6 90M452 352q44 70 12 92" fill="none" strokeWidth="12" />
        <path d="M322 352q-40 76-6 90M452 352q44 70 12 92" fill="none" stroke="#0E7C5A" strokeWidth="6" />
        <path d="M318 350q0-12 12-12h114q12 0 12 12l6 82q0 12-12 12H324q-12 0-12-12z" fill="#0E7C5A" />
        <path d="M316 346q4-8 14-8h114q10 0 12 8l2 40q-70 32-144 0z" fill="#14986F" />
        <circle cx="387" cy="402" r="9" fill="#FFB224" />
      </g>
      <Number x={142} y={58} of={1} />
      <Number x={402} y={122} of={2} />
      <Number x={54} y={232} of={3} />
      <Number x={468} y={172} of={4} />
      <Number x={474} y={420} of={5} />
    </svg>
  );
}
