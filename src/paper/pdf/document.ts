import type { Language } from '../../i18n/language.ts';
import { type Face, type ReadFont, openFonts } from './fonts.ts';
import type { Colour } from './look.ts';
import { type Run, printable, runsOf } from './runs.ts';

export type Doc = PDFKit.PDFDocument;

export interface Facts {
  title: string;
  /** who made it: the school */
  author: string;
  /** the language of what is not said to be in another */
  language: Language;
  /** part of the file: a document of the same data has the same bytes */
  createdAt: Date;
  /** A4 */
  layout: 'portrait' | 'landscape';
}

export interface Writing {
  /** what the text is to a screen reader: H1, H2, P, LI, TD … */
  tag: string;
  text: string;
  /** points from the left and upper edge of the page */
  x: number;
  y: number;
  width: number;
  face: Face;
  /** of the letters, in points */
  size: number;
  colour: Colour;
  align?: 'left' | 'center' | 'right';
  /** of a line, in sizes of its letters; 1.35 unless given */
  leading?: number;
  /** a long text is set in one line down to this size, before it takes several */
  smallest?: number;
  language?: Language;
}

/** A document that is being written. All measures are points, of which an A4 page has 595.28 by 841.89. */
export interface Paper {
  /** Begins a page; the first is begun by whoever writes, too. */
  page(): void;
  /** How high a text is when written. */
  height(writing: Omit<Writing, 'y' | 'tag' | 'x'>): number;
  /** Writes a text, and gives the y below it. */
  write(writing: Writing): number;
  /** What is written within belongs together: a table, its rows, a list. */
  within(tag: string, write: () => void): void;
  /** Draws what says nothing. */
  ornament(draw: (doc: Doc) => void): void;
  /** Draws what says something, which `alt` tells who does not see it. */
  figure(alt: string, draw: (doc: Doc) => void): void;
  /** The file. */
  finish(): Promise<Uint8Array>;
}

/** Of a line's height, where its letters stand: their middle is that of the line. */
const baseline = (size: number, leading: number) => size * (leading / 2 + 0.34);

const LEADING = 1.35;

/**
 * A document in our fonts, tagged for screen readers. The same facts and writings make the same bytes.
 */
export const pdfDocument = async (facts: Facts, readFont: ReadFont): Promise<Paper> => {
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = openFonts(readFont);
  const doc = new PDFDocument({
    size: 'A4',
    layout: facts.layout,
    margin: 0,
    autoFirstPage: false,
    // None is standard with every reader, so all are ours.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: facts.language,
    displayTitle: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Creator: facts.author,
      CreationDate: facts.createdAt,
      ModDate: facts.createdAt,
    },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });

  const root = doc.struct('Document');
  doc.addStructure(root);
  let around = root;

  const registered = new Set<string>();
  const use = (run: Run, size: number) => {
    if (!registered.has(run.file)) doc.registerFont(run.file, fonts.bytesOf(run.file));
    registered.add(run.file);
    return doc.font(run.file).fontSize(size);
  };
  const widthOf = (face: Face, size: number, text: string) =>
    runsOf(fonts, face, text).reduce((sum, run) => sum + use(run, size).widthOfString(run.text), 0);

  /** A word that is wider than the line is cut where it has to be. */
  const cut = (word: string, fits: (text: string) => boolean): string[] => {
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece && !fits(piece + letter)) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  };

  const set = (writing: Omit<Writing, 'y' | 'tag' | 'x'>) => {
    const { face, width, smallest, leading = LEADING } = writing;
    const text = printable(writing.text);
    const natural = smallest === undefined ? 0 : widthOf(face, writing.size, text);
    const size =
      smallest !== undefined && natural > width
        ? Math.max(smallest, (writing.size * width) / natural)
        : writing.size;
    // A hair of tolerance: a text that was made to fit is not broken for the last digit.
    const fits = (line: string) => widthOf(face, size, line) <= width + 0.01;
    const lines: string[] = [];
    for (const word of text.split(' ').flatMap((one) => (fits(one) ? [one] : cut(one, fits)))) {
      const last = lines.at(-1);
      if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return { text, lines, size, leading, height: lines.length * size * leading };
  };

  const writeLine = (writing: Writing, line: string, size: number, y: number) => {
    const { face, x, width, align = 'left' } = writing;
    const runs = runsOf(fonts, face, line).map((run) => ({
      ...run,
      wide: use(run, size).widthOfString(run.text),
    }));
    const spare = width - runs.reduce((sum, { wide }) => sum + wide, 0);
    let at = x + (align === 'center' ? spare / 2 : align === 'right' ? spare : 0);
    for (const run of runs) {
      use(run, size)
        .fillColor(writing.colour)
        .text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += run.wide;
    }
  };

  return {
    page: () => {
      doc.addPage();
    },
    height: (writing) => set(writing).height,
    write: (writing) => {
      const { text, lines, size, leading, height } = set(writing);
      const content = doc.markStructureContent(writing.tag);
      for (const [place, line] of lines.entries())
        writeLine(writing, line, size, writing.y + size * leading * place + baseline(size, leading));
      doc.endMarkedContent();
      // The text as it is read, whatever its lines and the order of its letters.
      const options = { actual: text, ...(writing.language ? { lang: writing.language } : {}) };
      const written = doc.struct(writing.tag, options);
      written.add(content);
      around.add(written);
      return writing.y + height;
    },
    within: (tag, write) => {
      const before = around;
      around = doc.struct(tag);
      before.add(around);
      write();
      around = before;
    },
    ornament: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.save();
      draw(doc);
      doc.restore();
      doc.endMarkedContent();
    },
    figure: (alt, draw) => {
      const content = doc.markStructureContent('Figure');
      doc.save();
      draw(doc);
      doc.restore();
      doc.endMarkedContent();
      const figure = doc.struct('Figure', { alt });
      figure.add(content);
      around.add(figure);
    },
    finish: async () => {
      root.end();
      doc.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
};
