import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../app/form-problems.ts';
import { type TestimonyEntry, emptyTestimony, testimonyForm } from './testimony-entry.ts';

const image = new File(['…'], 'sari.jpg', { type: 'image/jpeg' });
const ofSari: TestimonyEntry = {
  testimonyEN: 'Alya reads aloud at home now.',
  testimonyID: 'Sekarang Alya membaca keras-keras di rumah.',
  nameEN: 'Sari, mother of Alya',
  nameID: 'Sari, ibu Alya',
  category: '1',
  image,
};

describe('a testimony', () => {
  test('needs words and a name in both languages, a category and a photo', () => {
    expect(problemsOf(testimonyForm(false), emptyTestimony)).toEqual({
      testimonyEN: 'required',
      testimonyID: 'required',
      nameEN: 'required',
      nameID: 'required',
      category: 'required',
      image: 'required',
    });
    expect(problemsOf(testimonyForm(false), ofSari)).toEqual({});
  });
  test('may keep the photo that is there', () => {
    expect(problemsOf(testimonyForm(true), { ...ofSari, image: null })).toEqual({});
  });
  test('holds at most 2000 letters', () => {
    expect(problemsOf(testimonyForm(false), { ...ofSari, testimonyID: 'a'.repeat(2001) })).toEqual({
      testimonyID: 'too_long',
    });
  });
});
