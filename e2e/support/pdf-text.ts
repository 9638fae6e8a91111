import { inflateSync } from 'node:zlib';

interface Found {
  /** its dictionary */
  readonly words: string;
  /** what it holds, unpacked; '' without a stream */
  readonly stream: string;
}

/** The objects of a PDF as Chromium and PDFKit write it, by their numbers. */
const objectsOf = (pdf: Buffer): ReadonlyMap<string, Found> => {
  const text = pdf.toString('latin1');
  const found = new Map<string, Found>();
  for (const { 1: number = '', 2: words = '', index, 0: whole } of text.matchAll(
    /(?<=^|\n)(\d+) 0 obj\s*([\s\S]*?)(?=endobj|stream\r?\n)/g,
  )) {
    const start = /stream\r?\n/y;
    start.lastIndex = index + whole.length;
    const begins = start.test(text) ? start.lastIndex : -1;
    const length = Number(/\/Length (\d+)/.exec(words)?.[1] ?? 0);
    const bytes = pdf.subarray(begins, begins + length);
    const stream =
      begins < 0 ? '' : (words.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    found.set(number, { words, stream });
  }
  return found;
};

const signs = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

interface Letters {
  /** hexadecimal digits of a glyph's code */
  readonly width: number;
  readonly of: ReadonlyMap<number, string>;
}

/** What the glyphs of a font stand for. */
const lettersOf = (map: string): Letters => {
  const width = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  const of = new Map<number, string>();
  for (const { 1: block = '' } of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const { 1: code = '', 2: letter = '' } of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      of.set(Number.parseInt(code, 16), signs(letter));
  for (const { 1: block = '' } of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    // PDFKit names each glyph of a range.
    for (const { 1: from = '', 2: letters = '' } of block.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g))
      for (const [place, { 1: letter = '' }] of [...letters.matchAll(/<([\w ]*)>/g)].entries())
        of.set(Number.parseInt(from, 16) + place, signs(letter.replaceAll(' ', '')));
    for (const { 1: from = '', 2: to = '', 3: letter = '' } of block
      .replaceAll(/\[[^\]]*\]/g, '')
      .matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      const last = Number.parseInt(to, 16);
      for (let code = first; code <= last; code += 1)
        of.set(code, String.fromCharCode(Number.parseInt(letter, 16) + code - first));
    }
  }
  return { width, of };
};

/** What stands in a PDF of Chromium's or of PDFKit's, in the order in which it is drawn, without the spaces: these are gaps there. */
export const textOfPdf = (pdf: Buffer): string => {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Letters>();
  for (const [number, { words }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(words)?.[1];
    if (map !== undefined) fonts.set(number, lettersOf(objects.get(map)?.stream ?? ''));
  }
  const named = new Map<string, Letters>();
  for (const { words } of objects.values())
    for (const { 1: name = '', 2: number = '' } of words.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = fonts.get(number);
      if (font) named.set(name, font);
    }
  let said = '';
  for (const { words, stream } of objects.values()) {
    if (words.includes('/ToUnicode') || !stream.includes('BT')) continue;
    let font: Letters | undefined;
    for (const { 1: name, 2: hex } of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name !== undefined) font = named.get(name);
      else if (font && hex !== undefined)
        for (const code of hex.match(new RegExp(`.{${font.width}}`, 'g')) ?? [])
          said += font.of.get(Number.parseInt(code, 16)) ?? '';
    }
  }
  return said.replaceAll(/\s/g, '');
};
