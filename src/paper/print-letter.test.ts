import { expect, test } from 'vitest';
import { defaultBrand } from '../i18n/brand.ts';
import { letters } from './index.ts';

const sender = { ...defaultBrand, publicUrl: 'https://kancil.example' };
const greeted = { firstName: 'Sari', gender: null };
const link = { ...greeted, url: 'https://kancil.example/reset' };

test.each([
  ['en', 'How we handle your data', 'https://kancil.example/privacy'],
  ['id', 'Cara kami menjaga data Anda', 'https://kancil.example/privacy?lang=id'],
] as const)('every mail leads to the privacy page, as HTML and as plain text: %s', (language, words, url) => {
  const { html, text } = letters.reset(language, link, sender);
  expect(html).toContain(`<a href="${url}">${words}</a>`);
  expect(text).toContain(`${words}:\n${url}`);
});

test('a subject is one line, whatever a name holds, and keeps the space within a sum', () => {
  const title = 'Al\r\nBcc: x@example.test: Rp\u00a0700.000 <b>';
  const notice = { kind: 'bill_due', title, body: 'A bill.', url: link.url };
  const data = { ...greeted, notices: [notice], inboxUrl: link.url, leaveUrl: null };
  const { subject } = letters.notices('en', data, sender);
  expect(subject).toBe('Al Bcc: x@example.test: Rp\u00a0700.000 <b>');
});

test('what a name holds is text in a mail, never a tag', () => {
  const notice = {
    kind: 'video_new',
    title: 'New for <b>Al</b>',
    body: '<b>Al</b>: Animals.',
    url: link.url,
  };
  const data = { ...greeted, notices: [notice], inboxUrl: link.url, leaveUrl: null };
  const { html } = letters.notices('en', data, sender);
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;Al&lt;/b&gt;: Animals.');
});
