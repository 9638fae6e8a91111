import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CertificatePaper, certificates } from './certificate.tsx';

const readFont = (file: string) => readFileSync(join(import.meta.dirname, '../../node_modules', file));

const one: CertificatePaper = {
  name: 'Alya Putri Rahmawati',
  grade: 3,
  firstDay: '2025-08-04',
  lastDay: '2026-08-02',
  issuedOn: '2026-08-03',
  teacher: 'Dewi Lestari',
  owner: 'Ratna Sari',
  code: '00041-06105-0R3GG-28A1C-60T3GF',
  address: 'https://kancil-english.example/verify/00041-06105-0R3GG-28A1C-60T3GF',
};
const about = {
  title: 'Certificates',
  createdAt: new Date('2026-08-02T17:00:00Z'),
  school: 'Kancil English',
};

const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length;
const hash = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex');

/** What a screen reader says, in order. */
const said = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/ActualText \(((?:[^()\\]|\\.)*)\)/gs),
  ].map(([, text]) =>
    text!.startsWith('\u00fe\u00ff')
      ? Buffer.from(text!.slice(2).replaceAll(/\\(.)/gs, '$1'), 'latin1').swap16().toString('utf16le')
      : text!.replaceAll(/\\(.)/g, '$1'),
  );

test('each certificate is a page, and the same certificates are the same bytes', async () => {
  const [first, again, both] = [
    await certificates([one], about, readFont),
    await certificates([one], about, readFont),
    await certificates([one, { ...one, name: 'Budi' }], about, readFont),
  ];
  expect(pagesOf(first)).toBe(1);
  expect(pagesOf(both)).toBe(2);
  expect(hash(again)).toBe(hash(first));
  expect(hash(both)).not.toBe(hash(first));
});

test('a screen reader hears name, grade, year, who signs, and the code', async () => {
  const texts = said(await certificates([one], about, readFont));
  expect(texts.slice(0, 2)).toEqual(['Kancil English', 'Certificate']);
  expect(texts).toEqual(
    expect.arrayContaining([
      'Alya Putri Rahmawati',
      'Grade 3 · Whole sentences',
      'Tingkat 3 · Kalimat utuh',
      '4 August 2025 to 2 August 2026',
      'Dewi Lestari',
      'Ratna Sari',
      '3 August 2026 · 3 Agustus 2026 · Code / Kode: 00041-06105-0R3GG-28A1C-60T3GF',
      'Genuine? Asli? https://kancil-english.example/verify/00041-06105-0R3GG-28A1C-60T3GF',
    ]),
  );
});

test('without a page there is no address, without a teacher nobody signs as one', async () => {
  const texts = said(await certificates([{ ...one, address: null, teacher: null }], about, readFont));
  expect(texts.join('\n')).not.toMatch(/https:|Teacher/);
});

test('a name that would turn the page around is printed as it is read', async () => {
  const texts = said(await certificates([{ ...one, name: '\u202eمحمد\u0000 علي\nx' }], about, readFont));
  expect(texts).toContain('محمد علي x');
});
