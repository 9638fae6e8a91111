import { KancilMark } from '../../ui/page/kancil-mark.tsx';

interface Props {
  /** what the picture shows */
  title?: string | undefined;
  className?: string | undefined;
}

const corner = 'M0 0q34 4 40 40Q4 34 0 0zM12 50q-2 22-10 34M50 12q22-2 34-10';

/** The certificate of a year, as a child hangs it up; its words are English in every language. */
export function Certificate({ title, className }: Props) {
  return (
    <svg viewBox="0 0 520 400" width="520" height="400" className={className} role="img" aria-label={title}>
      <g transform="rotate(-2.5 260 200)">
        <rect x="34" y="36" width="456" height="332" rx="10" fill="#20302B" opacity=".14" />
        <rect
          x="28"
          y="26"
          width="456"
          height="332"
          rx="10"
          fill="#FFFAF0"
          stroke="#533420"
          strokeWidth="4"
        />
        <rect x="44" y="42" width="424" height="300" rx="4" fill="none" stroke="#0E7C5A" strokeWidth="5" />
        <rect x="54" y="52" width="404" height="280" fill="none" stroke="#FFB224" strokeWidth="2.5" />
        <g fill="#C4E6D5" stroke="#0E7C5A" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <path transform="translate(60 58)" d={corner} />
          <path transform="translate(452 58) scale(-1 1)" d={corner} />
          <path transform="translate(60 326) scale(1 -1)" d={corner} />
        </g>
        <g transform="translate(224 58)">
          <KancilMark size={64} />
        </g>
        <g textAnchor="middle" fontFamily="var(--font-heading)" fill="#20302B">
          <text x="256" y="158" fontSize="34" fontWeight="800" fill="#0A5F45">
            Certificate
          </text>
          <text x="256" y="184" fontSize="16" fontWeight="500">
            well done,
          </text>
          <text x="256" y="226" fontSize="36" fontWeight="700">
            Alya
          </text>
          <text x="256" y="262" fontSize="16" fontWeight="500">
            nine units of English
          </text>
          <text x="256" y="284" fontSize="16" fontWeight="500">
            Grade 2
          </text>
        </g>
        <path d="M150 238h212" stroke="#C9B893" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M112 306q14-22 22 0t20-6 18 6 26-8"
          fill="none"
          stroke="#1F6FB2"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path d="M104 318h104" stroke="#C9B893" strokeWidth="2.5" />
        <g transform="translate(22 4)" stroke="#533420" strokeWidth="3.5" strokeLinejoin="round">
          <path d="M372 306l-14 50 22-12 14 20 10-54zM404 306l18 46-22-8-10 22-12-52z" fill="#D6403C" />
          <path
            d="M390 250l10 8 13-3 4 13 13 4-3 13 8 10-8 10 3 13-13 4-4 13-13-3-10 8-10-8-13 3-4-13-13-4 3-13-8-10 8-10-3-13 13-4 4-13 13 3z"
            fill="#FFB224"
          />
          <circle cx="390" cy="295" r="24" fill="#FFF0CF" />
          <path d="M390 280l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="#FFB224" strokeWidth="2.5" />
        </g>
      </g>
    </svg>
  );
}
