import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Face } from './face.tsx';

test('until the photo of a child is there its initial stands on the ground of the name', () => {
  const html = renderToStaticMarkup(<Face src="/photos/1" name="Álya" size={88} />);
  expect(html).toContain('<span aria-hidden="true">Á</span>');
  expect(html).toMatch(/background:#[\da-f]{6}/);
  expect(html).toContain('src="/photos/1"');
});

test('the photo of a grown-up waits without a letter', () => {
  expect(renderToStaticMarkup(<Face src="/photos/1" size={64} />)).not.toMatch(
    /background|<span[^>]*>\p{L}/u,
  );
});
