import { Face, type Person, people } from './people.tsx';

const Tile = ({
  x,
  y,
  ground,
  person,
  happy,
}: {
  x: number;
  y: number;
  ground: string;
  person: Person;
  happy?: boolean;
}) => (
  <svg x={x} y={y} width="114" height="76" viewBox="-57 -40 114 76">
    <path d="M-57-46H57v88H-57z" fill={ground} />
    <path d="M-38 54q4-28 24-28h28q20 0 24 28z" fill={person.shirt} stroke="#533420" strokeWidth="3" />
    <Face person={person} {...(happy ? { happy } : {})} />
  </svg>
);

/** A live class on a tablet. */
export function Tablet({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 360" width="480" height="360" role="img" aria-label={title}>
      <path d="M40 326q200 30 400 0v10q-200 26-400 0z" fill="#20302B" opacity=".12" />
      <rect x="24" y="16" width="432" height="312" rx="30" fill="#20302B" />
      <rect x="44" y="36" width="392" height="272" rx="14" fill="#FFFAF0" />
      <rect x="56" y="48" width="241" height="160" fill="#C4E6D5" />
      <g transform="translate(68 62)">
        <rect width="104" height="68" rx="6" fill="#0A5F45" stroke="#8B5329" strokeWidth="5" />
        <path
          d="M16 48l14-32 14 32M21 37h18M60 32q-12-2-12 8t12 6v-14 16"
          fill="none"
          stroke="#FFF1D8"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <svg x="134" y="60" width="163" height="148" viewBox="-56 -46 112 98">
        <path
          d="M-42 58q4-30 28-30h28q24 0 28 30z"
          fill={people.teacher.shirt}
          stroke="#533420"
          strokeWidth="3"
        />
        <Face person={people.teacher} happy />
      </svg>
      <Tile x={310} y={48} ground="#FFE3A6" person={people.made} />
      <Tile x={310} y={132} ground="#D3E6F6" person={people.tian} happy />
      <Tile x={56} y={220} ground="#F9D5D1" person={people.alya} happy />
      <Tile x={183} y={220} ground="#E3F3EA" person={people.nia} />
      <Tile x={310} y={220} ground="#FFF0CF" person={people.rafi} happy />
      <g fill="none" strokeLinecap="round">
        <path d="M402 294q10-20 4-42" stroke="#533420" strokeWidth="15" />
        <path d="M402 294q10-20 4-42" stroke={people.rafi.shirt} strokeWidth="9" />
        <path d="M405 246v.1" stroke="#533420" strokeWidth="19" />
        <path d="M405 246v.1" stroke={people.rafi.skin} strokeWidth="14" />
      </g>
    </svg>
  );
}
