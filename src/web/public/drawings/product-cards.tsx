import { Face, people } from './people.tsx';

const bar = { fill: 'none', strokeWidth: 9, strokeLinecap: 'round' } as const;

/** A live class as its family's page shows it: who is there, when, and the button that opens on the day. */
export const ClassCard = () => (
  <svg viewBox="0 0 168 120" width="168" height="120" aria-hidden="true">
    <rect x="6" y="6" width="156" height="108" rx="16" fill="#fff" stroke="#20302B" strokeWidth="4" />
    <path d="M8 62V22Q8 8 22 8h124q14 0 14 14v40z" fill="#C4E6D5" />
    <g transform="translate(38 38) scale(.62)">
      <Face person={people.made} happy />
    </g>
    <g transform="translate(84 36) scale(.74)">
      <Face person={people.teacher} happy />
    </g>
    <g transform="translate(130 38) scale(.62)">
      <Face person={people.rafi} />
    </g>
    <path d="M6 62h156" stroke="#20302B" strokeWidth="4" />
    <rect x="18" y="74" width="30" height="28" rx="5" fill="#FFF0CF" stroke="#533420" strokeWidth="3" />
    <path d="M18 82h30" stroke="#D6403C" strokeWidth="8" />
    <path d="M62 80h34M62 95h22" {...bar} strokeWidth="7" stroke="#C9D6CF" />
    <rect x="108" y="74" width="42" height="28" rx="14" fill="#0E7C5A" />
    <path d="M124 81v14l12-7z" fill="#fff" />
  </svg>
);

/** A report as its family reads it: five skills, each on a ladder of five steps. */
export const ReportSheet = () => (
  <svg viewBox="0 0 168 132" width="168" height="132" aria-hidden="true">
    <g transform="rotate(-3 84 66)">
      <rect x="20" y="6" width="128" height="120" rx="8" fill="#FFFAF0" stroke="#20302B" strokeWidth="4" />
      <path d="M36 26h52" {...bar} stroke="#0E7C5A" />
      <circle cx="126" cy="28" r="12" fill="#FFB224" stroke="#533420" strokeWidth="3" />
      <path d="M72 50h58M72 65h58M72 80h58M72 95h58M72 110h58" {...bar} stroke="#E3F3EA" />
      <path d="M72 50h44M72 65h30M72 80h58M72 95h30M72 110h44" {...bar} stroke="#62B28D" />
      <path d="M38 50h16M38 65h20M38 80h14M38 95h20M38 110h16" {...bar} strokeWidth="6" stroke="#C9B893" />
    </g>
  </svg>
);
