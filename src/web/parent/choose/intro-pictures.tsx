import type { ReactNode } from 'react';

const ink = '#20302b';

const Picture = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <svg
    viewBox="0 0 96 96"
    width="96"
    height="96"
    stroke={ink}
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="48" cy="48" r="46" fill={ground} stroke="none" />
    {children}
  </svg>
);

const days = [30, 42, 54, 66];

const calendar = (
  <Picture ground="#c4e6d5">
    <path d="M34 18v10M62 18v10" fill="none" />
    <rect x="20" y="24" width="56" height="52" rx="8" fill="#fff" />
    <path d="M20 40V32a8 8 0 0 1 8-8h40a8 8 0 0 1 8 8v8z" fill="#0e7c5a" />
    <g fill="#e6d9bd" stroke="none">
      {days.map((x) => (
        <circle key={x} cx={x} cy="50" r="3" />
      ))}
      {days.map((x) => (
        <circle key={x} cx={x} cy="66" r="3" />
      ))}
    </g>
    <circle cx="54" cy="58" r="11" fill="#ffb224" />
    <path d="m49 58 4 4 7-8" fill="none" strokeWidth="3" />
  </Picture>
);

const coins = (
  <Picture ground="#fff0cf">
    {[24, 48, 72].map((x, place) => (
      <g key={x}>
        {Array.from({ length: place + 1 }, (_, pile) => (
          <g key={pile}>
            <path d={`M${x - 11} ${66 - pile * 9}v6c0 3 5 5 11 5s11-2 11-5v-6`} fill="#f2a413" />
            <ellipse cx={x} cy={66 - pile * 9} rx="11" ry="5" fill="#ffc659" />
          </g>
        ))}
      </g>
    ))}
    <path d="M18 34c10 2 20-2 30-9M42 22l7 2-2 7" fill="none" />
  </Picture>
);

const parcel = (
  <Picture ground="#cfe4f6">
    <path d="M20 40 48 28l28 12v28L48 80 20 68z" fill="#d9a562" />
    <path d="M20 40l28 12 28-12M48 52v28" fill="none" />
    <path d="M48 52 76 40v28L48 80z" fill="#c08a45" />
    <path d="m34 34 28 12v10l-6-2-4 4V50L24 38z" fill="#0e7c5a" />
    <path d="M66 12c7 0 11 5 11 10 0 7-11 15-11 15s-11-8-11-15c0-5 4-10 11-10z" fill="#d6403c" />
    <circle cx="66" cy="22" r="4" fill="#fff" />
  </Picture>
);

const squares = ['M36 34h8v8h-8z', 'M52 34h8v8h-8z', 'M36 50h8v8h-8z'];

const phone = (
  <Picture ground="#f9d9d8">
    <rect x="26" y="14" width="44" height="70" rx="9" fill="#20302b" />
    <rect x="31" y="22" width="34" height="50" rx="3" fill="#fff" stroke="none" />
    {squares.map((d) => (
      <path key={d} d={d} fill="none" strokeWidth="3" />
    ))}
    <path d="M52 50h3M59 50h1M55 55h5M52 60h2M59 60h1" fill="none" strokeWidth="3" />
    <path d="M44 78h8" stroke="#fff" fill="none" />
    <circle cx="70" cy="70" r="14" fill="#0e7c5a" />
    <path d="m63 70 5 5 9-10" stroke="#fff" strokeWidth="3.5" fill="none" />
  </Picture>
);

/** One for each of the four steps. */
export const introPictures = [calendar, coins, parcel, phone];
