import type { ReactNode } from 'react';
import { coat } from './kancil-parts.tsx';

/** What Kancil holds, or what hangs in the air around him. */

export const book: ReactNode = (
  <g stroke={coat.bagDark}>
    <path d="M66 168q28-12 54 4 26-16 54-4v44q-28-10-54 5-26-15-54-5z" fill={coat.mango} stroke="#8A5600" />
    <path d="M73 162q24-9 47 7 23-16 47-7v42q-24-8-47 6-23-14-47-6z" fill="#fff" stroke="#8A5600" />
    <path d="M120 169v41" stroke="#8A5600" strokeWidth="3.5" />
    <g fill="none" stroke="#C9B893" strokeWidth="3">
      <path d="M82 173q15-3 29 5M82 182q15-3 29 5M82 191q15-3 29 5" />
      <path d="M158 191q-15-3-29 5" />
    </g>
    <path d="M133 184q4-14 12-9 8-3 11 5" fill="none" stroke={coat.bag} strokeWidth="4" />
  </g>
);

export const question = (x: number, y: number, size = 1): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill="none">
    <path d="M-9-10c0-16 22-15 21-1 0 10-11 9-11 19" stroke={coat.line} strokeWidth="13" />
    <path d="M1 21v.1" stroke={coat.line} strokeWidth="15" />
    <path d="M-9-10c0-16 22-15 21-1 0 10-11 9-11 19" stroke={coat.mango} strokeWidth="6.5" />
    <path d="M1 21v.1" stroke={coat.mango} strokeWidth="8" />
  </g>
);

export const confetti: ReactNode = (
  <g fill="none" strokeWidth="7">
    <path d="M30 66l7 8M206 120l8-5M58 22l1 .1" stroke="#D6403C" />
    <path d="M24 122l8-3M212 34l7 7M222 172l1 .1" stroke={coat.bag} />
    <path d="M120 12l1-8M18 172l7 5M218 70l1 .1" stroke="#1F6FB2" />
    <path d="M88 10l-5-6M20 94l1 .1M214 146l6 5M168 8l1 .1" stroke={coat.mango} />
  </g>
);

export const map: ReactNode = (
  <g transform="rotate(-4 120 190)" stroke="#8A5600">
    <path d="M68 168l35-9 34 9 35-9v52l-35 9-34-9-35 9z" fill="#FFE7B3" />
    <path d="M103 159v52M137 168v52" fill="none" strokeWidth="2.5" />
    <path
      d="M78 206q10-22 26-20t24 10 22-16"
      fill="none"
      stroke={coat.bag}
      strokeWidth="4"
      strokeDasharray="1 8"
    />
    <path d="M148 170l10 10m0-10l-10 10" stroke="#D6403C" strokeWidth="5" />
  </g>
);

export const drop: ReactNode = (
  <path d="M190 20c8 11 11 16 11 22a11 11 0 0 1-22 0c0-6 3-11 11-22z" fill="#8CC8F0" stroke="#1F6FB2" />
);

export const snore: ReactNode = (
  <g fill="none" stroke={coat.bag} strokeWidth="6">
    <path d="M168 82h15l-15 17h15" />
    <path d="M196 46h20l-20 22h20" strokeWidth="7" />
  </g>
);
