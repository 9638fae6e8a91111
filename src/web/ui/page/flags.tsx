import css from './flags.module.css';

const frame =
  '<rect x=".75" y=".75" width="26.5" height="18.5" rx="4" fill="none" stroke="#20302B" stroke-opacity=".55" stroke-width="1.5"/>';

const cross = (stroke: string, width: number) =>
  `<path d="M14 0v20M0 10h28" stroke="${stroke}" stroke-width="${width}"/>`;
const diagonals = (stroke: string, width: number) =>
  `<path d="M0 0l28 20M28 0L0 20" stroke="${stroke}" stroke-width="${width}"/>`;

/** As markup: pages show two or three of them, which as elements of React cost more than a row of a list. */
const drawings = {
  id: `<path d="M0 0h28v10H0z" fill="#D8232A"/><path d="M0 10h28v10H0z" fill="#fff"/>${frame}`,
  en: [
    '<path d="M0 0h28v20H0z" fill="#1F3F87"/>',
    diagonals('#fff', 4),
    diagonals('#D3273A', 1.6),
    cross('#fff', 6.4),
    cross('#D3273A', 3.6),
    frame,
  ].join(''),
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
      dangerouslySetInnerHTML={{ __html: drawings[of] }}
    />
  );
}

export const FlagEn = ({ className }: { className?: string | undefined }) => (
  <Flag of="en" className={className} />
);
export const FlagId = ({ className }: { className?: string | undefined }) => (
  <Flag of="id" className={className} />
);
