import { coat } from './kancil-parts.tsx';
import { kancilSign } from './kancil-sign.ts';

/** The sign of the house: Kancil's head in a pandan-green circle. An ornament; the name stands beside it. */
export function KancilMark({ size = 48, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg
      // What the icon of the page is made of has to stand by itself (public/pieces/inline-scripts.ts).
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 240"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      stroke={coat.line}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: kancilSign }}
    />
  );
}
