/** A chevron that points down; turn it from outside by its class, when what it belongs to opens. */
export function Arrow({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" className={className} aria-hidden="true">
      <path
        d="M3 5.5l5 5 5-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
