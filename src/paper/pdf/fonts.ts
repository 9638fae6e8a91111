import { type Font, create } from 'fontkit';

/** What a text is set in: `text` and `strong` for reading, `heading` for what is seen from afar. */
export type Face = 'text' | 'strong' | 'heading';

/** Gives the bytes of a font, named by its file below `node_modules`. */
export type ReadFont = (file: string) => Uint8Array;

// WOFF and not WOFF2: the fonts of the newer format cannot be cut down to the letters in use.
const nunito = (weight: 400 | 700) =>
  ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'].map(
    (letters) => `@fontsource/nunito/files/nunito-${letters}-${weight}-normal.woff`,
  );

const baloo = ['latin', 'latin-ext', 'vietnamese'].map(
  (letters) => `@fontsource/baloo-2/files/baloo-2-${letters}-700-normal.woff`,
);

/** For the scripts in which families here may write a name, and which Nunito lacks. */
const otherScripts = (weight: 400 | 700) => [
  `@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
  `@fontsource/noto-sans-javanese/files/noto-sans-javanese-javanese-${weight}-normal.woff`,
  `@fontsource/baloo-2/files/baloo-2-devanagari-${weight}-normal.woff`,
];

const filesOf: Record<Face, readonly string[]> = {
  text: [...nunito(400), ...otherScripts(400)],
  strong: [...nunito(700), ...otherScripts(700)],
  heading: [...baloo, ...nunito(700), ...otherScripts(700)],
};

export interface Fonts {
  /** The file that has a letter: of the face, the first in order. Null: none has it. */
  fileWith(face: Face, letter: string): string | null;
  bytesOf(file: string): Uint8Array;
  fontOf(file: string): Font;
}

/** The fonts of a document, each of which is read when the first letter asks for it. */
export const openFonts = (read: ReadFont): Fonts => {
  const opened = new Map<string, { bytes: Uint8Array; font: Font }>();
  const open = (file: string) => {
    const known = opened.get(file);
    if (known) return known;
    const bytes = read(file);
    const font = create(Buffer.from(bytes));
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`a collection of fonts: ${file}`);
    const made = { bytes, font };
    opened.set(file, made);
    return made;
  };
  return {
    fileWith: (face, letter) =>
      filesOf[face].find((file) => open(file).font.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? null,
    bytesOf: (file) => open(file).bytes,
    fontOf: (file) => open(file).font,
  };
};
