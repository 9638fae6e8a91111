import { describe, expect, test } from 'vitest';
import { stateOf, troublesFirst } from './finding.ts';
import {
  couldNotLook,
  backupOf,
  daysBetween,
  diskOf,
  isCertificateEnding,
  isClockWrong,
  isJobFailing,
  isTold,
  lettersOf,
  toTell,
} from './judge.ts';

const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);
const now = at('20T12:00');

describe('a job needs somebody (R300)', () => {
  const run = { job: 'send-letters', everyMinutes: 1, lastSuccess: at('20T11:59'), failures: 0 };
  const seen = { startedAt: at('01T00:00'), now };
  test('when three runs in a row failed, not when two did', () => {
    expect(isJobFailing({ ...run, failures: 2 }, seen)).toBe(false);
    expect(isJobFailing({ ...run, failures: 3 }, seen)).toBe(true);
  });
  test('when none went well for an hour, or for twice its time', () => {
    expect(isJobFailing({ ...run, lastSuccess: at('20T11:00') }, seen)).toBe(false);
    expect(isJobFailing({ ...run, lastSuccess: at('20T10:59') }, seen)).toBe(true);
    const daily = { ...run, everyMinutes: 1440 };
    expect(isJobFailing({ ...daily, lastSuccess: at('18T12:00') }, seen)).toBe(false);
    expect(isJobFailing({ ...daily, lastSuccess: at('18T11:59') }, seen)).toBe(true);
  });
  test('but not in the first hour of a server, nor one that never ran where no server does', () => {
    const old = { ...run, lastSuccess: at('10T00:00') };
    expect(isJobFailing(old, { startedAt: at('20T11:30'), now })).toBe(false);
    expect(isJobFailing(old, { startedAt: null, now })).toBe(true);
    expect(isJobFailing({ ...run, lastSuccess: null }, { startedAt: null, now })).toBe(false);
    expect(isJobFailing({ ...run, lastSuccess: null }, seen)).toBe(true);
  });
});

describe('the disk (R301)', () => {
  const given = { reserve: 500, before: null };
  test.each([
    [499, 'disk_full'],
    [500, 'disk_low'],
    [999, 'disk_low'],
    [1000, 'disk_roomy'],
  ])('with %i free and a reserve of 500 is %s', (free, found) => {
    expect(diskOf({ free, at: now }, given)).toEqual({ found });
  });
  test('that loses 100 a day is full in 13 days with 1,800 free, and roomy with 1,900', () => {
    const before = (free: number) => ({ reserve: 500, before: { free, at: at('15T12:00') } });
    expect(diskOf({ free: 1800, at: now }, before(2300))).toEqual({ found: 'disk_filling', days: 13 });
    expect(diskOf({ free: 1900, at: now }, before(2400))).toEqual({ found: 'disk_roomy' });
    expect(diskOf({ free: 1800, at: now }, before(1800))).toEqual({ found: 'disk_roomy' });
  });
  test('is not judged by the growth of less than three days: the first lessons come at once', () => {
    const before = { free: 90_000, at: at('17T12:01') };
    expect(diskOf({ free: 1800, at: now }, { reserve: 500, before })).toEqual({ found: 'disk_roomy' });
  });
});

test('letters stand still when one waits for over an hour, or one was given up within a day (R302)', () => {
  expect(lettersOf({ oldest: at('20T11:00'), failed: 0 }, now)).toBe('letters_sent');
  expect(lettersOf({ oldest: at('20T10:59'), failed: 2 }, now)).toBe('letters_wait');
  expect(lettersOf({ oldest: null, failed: 1 }, now)).toBe('letters_refused');
});

describe('a backup (R303)', () => {
  const given = { openSince: at('01T00:00'), mostDays: 2, now };
  test('is old after the days that are set, to the minute', () => {
    expect(backupOf(at('18T12:00'), given)).toBe('backup_new');
    expect(backupOf(at('18T11:59'), given)).toBe('backup_old');
  });
  test('is missed from the first week of a school on, and never before its first owner', () => {
    expect(backupOf(null, { ...given, openSince: at('13T12:01') })).toBe('backup_early');
    expect(backupOf(null, { ...given, openSince: at('13T12:00') })).toBe('backup_none');
    expect(backupOf(null, { ...given, openSince: null })).toBe('backup_early');
  });
});

test('a certificate is ending with 13 days left, and not with 14 (R303)', () => {
  expect([13, 14].map(isCertificateEnding)).toEqual([true, false]);
  expect(daysBetween(now, at('30T11:59'))).toBe(9);
});

test('clocks half a minute apart are right, a second more is wrong, in either direction', () => {
  expect([30, 31, -31].map(isClockWrong)).toEqual([false, true, true]);
});

describe('owners are told (R304)', () => {
  const known = (toldAt: Date, goneAt: Date | null = null) => [{ matter: 'disk' as const, toldAt, goneAt }];
  const none = { tell: [], back: [], gone: [] };
  test('at once of what is new, and then once a day while it lasts', () => {
    expect(toTell(now, { found: ['disk'], unsure: [], known: [] })).toEqual({ ...none, tell: ['disk'] });
    expect(toTell(now, { found: ['disk'], unsure: [], known: known(at('19T12:01')) })).toEqual(none);
    expect(toTell(now, { found: ['disk'], unsure: [], known: known(at('19T12:00')) })).toEqual({
      ...none,
      tell: ['disk'],
    });
  });
  test('once that it is gone, and not again on the day on which it comes back', () => {
    expect(toTell(now, { found: [], unsure: [], known: known(at('19T13:00')) })).toEqual({
      ...none,
      gone: ['disk'],
    });
    const gone = known(at('19T13:00'), at('20T10:00'));
    expect(toTell(now, { found: [], unsure: [], known: gone })).toEqual(none);
    expect(toTell(now, { found: ['disk'], unsure: [], known: gone })).toEqual({ ...none, back: ['disk'] });
  });
  test('not that it is gone by a check that could not look', () => {
    expect(couldNotLook('too_slow')).toBe(true);
    expect(couldNotLook('disk_roomy')).toBe(false);
    expect(toTell(now, { found: [], unsure: ['disk'], known: known(at('19T13:00')) })).toEqual(none);
  });
  test('of jobs, letters, backups, the disk and the certificate; the rest stands on the page', () => {
    expect(Object.keys(stateOf).filter((found) => isTold(found as keyof typeof stateOf))).toEqual([
      'disk_filling',
      'disk_low',
      'disk_full',
      'certificate_ending',
      'jobs_failing',
      'backup_old',
      'backup_none',
      'letters_wait',
      'letters_refused',
    ]);
  });
});

test('failures stand before warnings, and those before what is well, each in the order of the checks', () => {
  const of = (found: keyof typeof stateOf) => ({ found });
  expect(troublesFirst([of('clock_right'), of('disk_low'), of('mail_refused'), of('files_missing')])).toEqual(
    [of('mail_refused'), of('files_missing'), of('disk_low'), of('clock_right')],
  );
});
