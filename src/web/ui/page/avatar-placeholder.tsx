/** Stands where a person has no picture: a round, friendly nobody. */
export function AvatarPlaceholder({
  size = 28,
  className,
}: {
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 56 56" width={size} height={size} className={className} aria-hidden="true">
      <circle cx="28" cy="28" r="28" fill="#C4E6D5" />
      <path d="M8 47.5C11 38 18 34 28 34s17 4 20 13.5a28 28 0 0 1-40 0z" fill="#0E7C5A" />
      <circle cx="28" cy="22" r="11" fill="#FFF1D8" stroke="#0E7C5A" strokeWidth="3" />
      <path d="M23 24q5 5 10 0" fill="none" stroke="#0E7C5A" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
