import { describe, expect, test } from 'vitest';
import { consentTextDate, consentTextVersion, isToBeAsked, mayWithdraw, presentConsents } from './consent.ts';

const said = { textVersion: 1, language: 'ID', saidAt: new Date('2026-08-10T03:00:00Z') } as const;

describe('what a parent allows of a child (rule R167)', () => {
  test('is nothing until the family was asked', () => {
    expect(presentConsents([])).toEqual([
      { kind: 'learning', given: false, said: null },
      { kind: 'photo_to_teachers', given: false, said: null },
      { kind: 'recording_kept', given: false, said: null },
      { kind: 'shown_in_public', given: false, said: null },
      { kind: 'certificate_page', given: false, said: null },
    ]);
  });
  test('is what was said of each kind', () => {
    const shown = { kind: 'shown_in_public', given: true, ...said } as const;
    const recording = { kind: 'recording_kept', given: false, ...said } as const;
    expect(presentConsents([shown, recording])).toEqual([
      { kind: 'learning', given: false, said: null },
      { kind: 'photo_to_teachers', given: false, said: null },
      { kind: 'recording_kept', given: false, said: recording },
      { kind: 'shown_in_public', given: true, said: shown },
      { kind: 'certificate_page', given: false, said: null },
    ]);
  });
  test('is said to a text of a known day, whichever version it has', () => {
    expect(consentTextDate(1)).toBe('2026-11-28');
    for (let version = 1; version <= consentTextVersion; version++)
      expect(consentTextDate(version)).not.toBeNull();
    expect(consentTextDate(consentTextVersion + 1)).toBeNull();
  });
  test('is asked of whom nobody asked, and again of who answered to an earlier text', () => {
    expect(isToBeAsked(null, 1)).toBe(true);
    expect(isToBeAsked(1, 1)).toBe(false);
    expect(isToBeAsked(1, 2)).toBe(true);
    expect(isToBeAsked(2, 2)).toBe(false);
    expect(isToBeAsked(3, 2)).toBe(false);
  });
  test('can be withdrawn, except learning', () => {
    expect(mayWithdraw('shown_in_public')).toBe('yes');
    expect(mayWithdraw('learning')).toBe('learning_needed');
  });
});
