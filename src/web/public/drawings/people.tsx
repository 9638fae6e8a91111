export interface Person {
  skin: string;
  hair: string;
  /** a head scarf takes the hair's colour */
  style: 'short' | 'bob' | 'scarf' | 'buns';
  shirt: string;
}

export const people = {
  rafi: { skin: '#D9A06B', hair: '#2E2119', style: 'short', shirt: '#1F6FB2' },
  alya: { skin: '#E3B184', hair: '#D6403C', style: 'scarf', shirt: '#F28B82' },
  made: { skin: '#B97B4B', hair: '#241812', style: 'bob', shirt: '#FFB224' },
  tian: { skin: '#EBC298', hair: '#1E1713', style: 'short', shirt: '#0E7C5A' },
  nia: { skin: '#A86B40', hair: '#1E1510', style: 'buns', shirt: '#7B5BB5' },
  bayu: { skin: '#C98F5E', hair: '#1E1510', style: 'short', shirt: '#1F6FB2' },
  teacher: { skin: '#D9A06B', hair: '#14806F', style: 'scarf', shirt: '#0A5F45' },
} satisfies Record<string, Person>;

const line = '#533420';

const behind = {
  short: '',
  bob: 'M-30 26C-38-46 38-46 30 26q-30 10-60 0z',
  scarf: 'M0-36c26 0 35 18 34 38 0 18 0 30 8 42q-42 14-84 0c8-12 8-24 8-42-1-20 8-38 34-38z',
  buns: 'M-32-16a12 12 0 1 1 14-14M32-16a12 12 0 1 0-14-14z',
};

const fringes = {
  short: 'M-26-2C-30-36 30-38 26-2 20-16 10-20-2-19-14-18-22-14-26-2z',
  bob: 'M-26 2C-30-38 30-38 26 2 22-10 18-14 12-16 0-14-16-14-20-12z',
  scarf: '',
  buns: 'M-26-2C-30-36 30-36 26-2 20-16 8-18 0-24-8-18-20-16-26-2z',
};

/** A head of 52 by 56 around the origin. */
export function Face({ person: { skin, hair, style }, happy }: { person: Person; happy?: boolean }) {
  const scarf = style === 'scarf';
  return (
    <g stroke={line} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      {behind[style] && <path d={behind[style]} fill={hair} />}
      {!scarf && <path d="M-25-2a6 6 0 1 0 1 12M25-2a6 6 0 1 1-1 12" fill={skin} />}
      <ellipse cy={scarf ? 1 : 0} rx={scarf ? 22 : 26} ry={scarf ? 24 : 27} fill={skin} />
      {fringes[style] && <path d={fringes[style]} fill={hair} />}
      <path
        d={happy ? 'M-13 4q4-6 8 0M5 4q4-6 8 0' : 'M-9 3v.1M9 3v.1'}
        fill="none"
        strokeWidth={happy ? 3 : 7}
      />
      <path d={happy ? 'M-7 10h14q-1 8-7 8t-7-8z' : 'M-7 12q7 6 14 0'} fill={happy ? '#8E2F2B' : 'none'} />
      <path d="M-16 10h3M13 10h3" stroke="#E8714F" strokeWidth="6" opacity=".45" />
    </g>
  );
}

/** A child from head to shoe, 190 high, the feet at the origin; `arms` end in the hands. */
export function Child({
  person,
  arms,
  hands,
  happy,
}: {
  person: Person;
  arms: string;
  hands: readonly (readonly [number, number])[];
  happy?: boolean;
}) {
  const dress = person.style !== 'short';
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g fill="none">
        <path d="M-12-46V-8M12-46V-8" stroke={line} strokeWidth="19" />
        <path d="M-12-46V-8M12-46V-8" stroke={dress ? person.skin : '#3D5A6C'} strokeWidth="13" />
        <path d="M-14-4h-8M14-4h8" stroke={line} strokeWidth="14" />
        <path d={arms} stroke={line} strokeWidth="18" />
        <path d={arms} stroke={person.shirt} strokeWidth="12" />
      </g>
      <path
        d={dress ? 'M-20-118q20-8 40 0l18 82q-38 14-76 0z' : 'M-22-118q22-8 44 0l4 72q-26 6-52 0z'}
        fill={person.shirt}
        stroke={line}
        strokeWidth="3"
      />
      {hands.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="8" fill={person.skin} stroke={line} strokeWidth="3" />
      ))}
      <g transform="translate(0 -142) scale(1.15)">
        <Face person={person} {...(happy ? { happy } : {})} />
      </g>
    </g>
  );
}
