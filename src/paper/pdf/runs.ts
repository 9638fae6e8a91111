import { withoutUnseen } from '../../domain/values/visible-text.ts';
import type { Face, Fonts } from './fonts.ts';

/** A piece of a line that is set in one font and read in one direction. */
export interface Run {
  readonly file: string;
  readonly text: string;
}

/** Stands for a letter that no font has. */
const UNKNOWN = '·';

const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;

/** More marks upon one letter than any script has: they would grow over the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as it can be printed: composed, in one line, without what nobody sees, direction signs among it, and without
 * pictures, which no font here has.
 */
export const printable = (text: string): string =>
  withoutUnseen(text.normalize('NFC').replaceAll(PICTURES, ''))
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(PILED_MARKS, '$1')
    .trim();

/** The one script of our fonts that is written to the left. */
const LEFTWARD = /\p{Script=Arabic}/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Words of a script that is written to the left stand in the order in which they are read, all else as it is written. */
const inOrderOfReading = (runs: readonly Run[]): Run[] => {
  const ordered: Run[] = [];
  let leftward: Run[] = [];
  let between: Run[] = [];
  const close = () => {
    ordered.push(...leftward.toReversed(), ...between);
    leftward = [];
    between = [];
  };
  for (const run of runs) {
    if (LEFTWARD.test(run.text)) {
      leftward.push(...between, run);
      between = [];
    } else if (leftward.length > 0 && !LETTER.test(run.text)) between.push(run);
    else {
      close();
      ordered.push(run);
    }
  }
  close();
  return ordered;
};

/**
 * The runs of a line from left to right. The text is `printable`. Spaces are of the first font, so that each word in a script
 * written to the left is a run of its own.
 */
export const runsOf = (fonts: Fonts, face: Face, text: string): Run[] => {
  const runs: Run[] = [];
  for (const written of text) {
    const last = runs.at(-1);
    const found = fonts.fileWith(face, written);
    const letter = found ? written : UNKNOWN;
    const file = found ?? fonts.fileWith(face, UNKNOWN);
    if (file === null) throw new Error('the fonts lack the sign for a letter that they lack');
    if (last?.file === file) runs[runs.length - 1] = { file, text: last.text + letter };
    else runs.push({ file, text: letter });
  }
  return inOrderOfReading(runs);
};
