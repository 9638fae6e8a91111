import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Link as RouterLink } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

const written = (link: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={['/admin/orders?page=2']}>{link}</MemoryRouter>);

test.each([
  '/admin/orders',
  '/admin/orders/7?page=2&q=rafi%20w#status',
  '/admin/children/12/',
  '/admin/orders?q=a+b&from=2026-08-10',
  '/admin/a b',
  '/admin/orders/../payments',
  '/admin/./orders',
  '/admin/ü',
])('on the server a link to %s is written as the router writes it', (to) => {
  const given = { className: 'kbF', 'aria-label': 'Rafi', children: 'Rafi' };
  expect(written(<Link to={to} {...given} />)).toBe(written(<RouterLink to={to} {...given} />));
});

test('a link to another area is no link of the router', () => {
  expect(written(<Link to="/news">News</Link>)).toBe('<a href="/news">News</a>');
});
