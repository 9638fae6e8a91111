import css from './flags.module.css';

const frame = (
  <rect
    x=".75"
    y=".75"
    width="26.5"
    height="18.5"
    rx="4"
    fill="none"
    stroke="#20302B"
    strokeOpacity=".55"
    strokeWidth="1.5"
  />
);

const drawings = {
  id: (
    <>
      <path d="M0 0h28v10H0z" fill="#D8232A" />
      <path d="M0 10h28v10H0z" fill="#fff" />
    </>
  ),
  en: (
    <>
      <path d="M0 0h28v20H0z" fill="#1F3F87" />
      <path d="M0 0l28 20M28 0L0 20" stroke="#fff" strokeWidth="4" />
      <path d="M0 0l28 20M28 0L0 20" stroke="#D3273A" strokeWidth="1.6" />
      <path d="M14 0v20M0 10h28" stroke="#fff" strokeWidth="6.4" />
      <path d="M14 0v20M0 10h28" stroke="#D3273A" strokeWidth="3.6" />
    </>
  ),
};

/** The flag that stands for a language: an ornament beside the language's name. */
function Flag({ of, className }: { of: keyof typeof drawings; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 28 20"
      width="28"
      height="20"
      className={`${css.flag} ${className ?? ''}`}
      aria-hidden="true"
    >
      {drawings[of]}
      {frame}
    </svg>
  );
}

export const FlagEn = ({ className }: { className?: string | undefined }) => (
  <Flag of="en" className={className} />
);
export const FlagId = ({ className }: { className?: string | undefined }) => (
  <Flag of="id" className={className} />
);
