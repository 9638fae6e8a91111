import { expect, test } from 'vitest';
import { othersNamed } from './others-named.ts';

test('a report that names another child of the group by its first name is told apart from one that does not (R329)', () => {
  const named = (text: string) => othersNamed(text, 'Alya', ['Alya', 'Ani', 'Andi Fajar', 'Zoë', '…']);
  expect(named('Alya suka bernyanyi, dan berani bercerita.')).toEqual([]);
  expect(named('ANI’s reading is strong.')).toEqual(['Ani']);
  expect(named('Andi reads. Then andi fajar and Zoë read.')).toEqual(['Andi Fajar', 'Zoë']);
});
