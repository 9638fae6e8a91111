import { expect, test } from 'vitest';
import { withWordLists } from './word-lists.ts';

const point = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span
style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->${words}</p>`;

test('points of a word processor become a list, without their marks', () => {
  expect(
    withWordLists(`<p>Before</p>${point(1, '·', 'Satu')}\n${point(1, '·', '<b>Dua</b>')}<p>After</p>`),
  ).toBe('<p>Before</p><ul><li><p>Satu</p></li><li><p><b>Dua</b></p></li></ul><p>After</p>');
});

test('a numbered list that goes on after a paragraph counts on', () => {
  const html = `${point(1, '1.', 'A')}<p>Between</p>${point(1, '2.', 'B')}${point(1, '3.', 'C')}<p>And</p>${point(1, 'b)', 'D')}`;
  expect(withWordLists(html)).toBe(
    '<ol><li><p>A</p></li></ol><p>Between</p><ol start="2"><li><p>B</p></li><li><p>C</p></li></ol><p>And</p><ol start="2"><li><p>D</p></li></ol>',
  );
});

test('counted points become a numbered list, and deeper ones stand inside the point before', () => {
  expect(
    withWordLists(point(1, '1.', 'A') + point(2, 'o', 'B') + point(2, 'o', 'C') + point(1, '2.', 'D')),
  ).toBe('<ol><li><p>A</p><ul><li><p>B</p></li><li><p>C</p></li></ul></li><li><p>D</p></li></ol>');
});

test('lists with words or with another kind of mark between them stay apart', () => {
  expect(withWordLists(`${point(1, '·', 'A')}<p>x</p>${point(1, '·', 'B')}${point(1, 'a)', 'C')}`)).toBe(
    '<ul><li><p>A</p></li></ul><p>x</p><ul><li><p>B</p></li></ul><ol><li><p>C</p></li></ol>',
  );
});

test('the older form of the marks is understood, and other text stays as it is', () => {
  const older =
    '<p style="mso-list:l1 level1 lfo2"><![if !supportLists]><span>§<span>&nbsp; </span></span><![endif]>A</p>';
  expect(withWordLists(older)).toBe('<ul><li><p>A</p></li></ul>');
  expect(withWordLists('<p style="color:red">A</p><ul><li>B</li></ul>')).toBe(
    '<p style="color:red">A</p><ul><li>B</li></ul>',
  );
});
