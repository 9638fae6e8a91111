import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Ear, Eyes, Head, MouthOf, coat } from './kancil-parts.tsx';
import { kancilSign } from './kancil-sign.ts';

/** Drawn from the parts of which every picture of Kancil is made. */
const sign = (
  <>
    <circle cx="120" cy="120" r="116" fill={coat.bag} stroke={coat.bagDark} strokeWidth="6" />
    <path d="M14 120a106 106 0 0 0 212 0q-50-34-106-22T14 120z" fill="#14986F" stroke="none" />
    <g transform="translate(-26 26) scale(1.217)">
      <Ear side={-1} turn={38} />
      <Ear side={1} turn={38} />
      <Head />
      <Eyes look="open" />
      <MouthOf mouth="smile" />
    </g>
  </>
);

test('the sign shows Kancil as all pictures do', () => {
  expect(kancilSign).toBe(renderToStaticMarkup(sign).replaceAll(/><\/(?:path|circle|ellipse)>/g, '/>'));
});
