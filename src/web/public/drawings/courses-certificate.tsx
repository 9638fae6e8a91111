import { KancilMark } from '../../ui/page/kancil-mark.tsx';

const line = '#533420';

/** The certificate at the end of a year, with a rosette in the house's colours. */
export function Certificate({ title, className }: { title: string; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 264" width="360" height="264" role="img" aria-label={title}>
      <path d="M22 236q160 24 316 0v8q-156 22-316 0z" fill="#20302B" opacity=".12" />
      <g transform="rotate(-2 180 124)" stroke={line} strokeLinejoin="round" strokeLinecap="round">
        <rect x="18" y="16" width="324" height="212" rx="12" fill="#FFF1D8" strokeWidth="4" />
        <rect x="32" y="30" width="296" height="184" rx="6" fill="none" stroke="#0E7C5A" strokeWidth="3" />
        <g fill="none" stroke="#FFB224" strokeWidth="4">
          <path d="M32 58q26 0 26-28M302 30q0 28 26 28M32 186q26 0 26 28M328 186q-26 0-26 28" />
        </g>
        <g transform="translate(148 42)">
          <KancilMark size={64} />
        </g>
        <path d="M104 126h152" stroke="#20302B" strokeWidth="9" />
        <path d="M84 150h192" stroke="#C9B893" strokeWidth="6" />
        <path
          d="M70 190c14-18 22-18 20-4s10 10 18-2 8 8 20 2h12"
          fill="none"
          stroke="#1F6FB2"
          strokeWidth="3.5"
        />
        <path d="M66 198h84" stroke="#C9B893" strokeWidth="3" />
        <path
          d="M246 184l-10 42 16-10 6 18 12-44zM282 184l10 42-16-10-6 18-8-44z"
          fill="#D6403C"
          strokeWidth="4"
        />
        <path
          d="M264 146l8 6 10-3 4 9 10 2-1 10 8 7-6 8 3 10-9 4-2 10-10-1-7 8-8-6-8 6-7-8-10 1-2-10-9-4 3-10-6-8 8-7-1-10 10-2 4-9 10 3z"
          transform="translate(0 -10)"
          fill="#FFB224"
          strokeWidth="4"
        />
        <path d="M253 170l8 9 15-18" fill="none" stroke="#20302B" strokeWidth="6" />
      </g>
    </svg>
  );
}
