import { kawungPetal } from './kawung-petal.ts';
import css from './kawung.module.css';

/**
 * The kawung pattern, four petals in a round, drawn for a ground that is coloured by the parent. It fills the
 * nearest positioned ancestor; `colour` is best a shade close to the ground's.
 */
export function Kawung({ id, colour, size = 64 }: { id: string; colour: string; size?: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="100%" className={css.kawung} color={colour}>
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" viewBox="-32 -32 64 64">
        <g id={`${id}p`} fill="none" stroke="currentColor" strokeWidth="1.6">
          <path id={`${id}l`} d={kawungPetal} transform="rotate(45)" />
          <use href={`#${id}l`} transform="rotate(90)" />
          <use href={`#${id}l`} transform="rotate(180)" />
          <use href={`#${id}l`} transform="rotate(270)" />
        </g>
        <g fill="currentColor">
          <circle r="2" />
          <circle cx="32" cy="0" r="2" />
          <circle cx="-32" cy="0" r="2" />
          <circle cx="0" cy="32" r="2" />
          <circle cx="0" cy="-32" r="2" />
          <path
            d="M12-12l2-2M-12-12l-2-2M12 12l2 2M-12 12l-2 2"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
