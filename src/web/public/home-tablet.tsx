import { Face, type Person, people } from './home-people.tsx';

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
  <svg x={x} y={y} width="104" height="88" viewBox="-52 -46 104 88">
    <path d="M-52-46h104v88H-52z" fill={ground} />
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
      <rect x="56" y="48" width="244" height="160" rx="10" fill="#C4E6D5" />
      <g transform="translate(84 64)">
        <rect width="104" height="68" rx="6" fill="#0A5F45" stroke="#8B5329" strokeWidth="5" />
        <path
          d="M16 46q8-26 18-26t8 26M20 36h20M56 22q16-6 16 6t-14 8q18 0 16 10t-20 4M88 24v24"
          fill="none"
          stroke="#FFF1D8"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <svg x="130" y="60" width="170" height="148" viewBox="-56 -46 112 98">
        <path
          d="M-42 58q4-30 28-30h28q24 0 28 30z"
          fill={people.teacher.shirt}
          stroke="#533420"
          strokeWidth="3"
        />
        <Face person={people.teacher} happy />
      </svg>
      <Tile x={312} y={48} ground="#FFE3A6" person={people.made} />
      <Tile x={312} y={144} ground="#D3E6F6" person={people.tian} happy />
      <Tile x={56} y={216} ground="#F9D5D1" person={people.alya} happy />
      <Tile x={172} y={216} ground="#E3F3EA" person={people.nia} />
      <Tile x={288} y={216} ground="#FFF0CF" person={people.rafi} happy />
      <g fill="none" strokeLinecap="round">
        <path d="M376 304q6-24-2-44" stroke="#533420" strokeWidth="15" />
        <path d="M376 304q6-24-2-44" stroke={people.rafi.shirt} strokeWidth="9" />
        <path d="M373 254v.1" stroke="#533420" strokeWidth="19" />
        <path d="M373 254v.1" stroke={people.rafi.skin} strokeWidth="14" />
      </g>
      <g transform="translate(404 284)">
        <circle r="14" fill="#D6403C" />
        <path d="M-5-5L5 5M5-5L-5 5" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
