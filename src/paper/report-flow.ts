import type { Language } from '../i18n/language.ts';
import type { Paper, Writing } from './pdf/document.ts';
import { colours } from './pdf/look.ts';

/** Of an A4 page, in points. */
export const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
export const MARGIN = 44;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const FOOT = 20;
const BOTTOM = PAGE_HEIGHT - MARGIN - FOOT;

type Placed = Omit<Writing, 'x' | 'y' | 'width'> & { width?: number };

/** A document that is written from top to bottom, with a new page where one is full. */
export interface Flow {
  readonly paper: Paper;
  write(writing: Placed): void;
  /** Texts beside each other, kept on one page; `beside` draws at their upper edge. */
  row(cells: readonly Omit<Writing, 'y'>[], beside?: (y: number) => void): void;
  /** Stays with what comes below it. */
  heading(text: string): void;
  /** A heading with what belongs to it; nothing of either when there is nothing. */
  list(title: string, items: readonly string[]): void;
  /** What somebody typed, a paragraph a line; `language` where it is known. */
  paragraphs(text: string, language?: Language): void;
  gap(points: number): void;
  /** how many pages there are by now */
  pages(): number;
}

/** @param footer what stands below each page */
export const flowOf = (paper: Paper, footer: (page: number) => string): Flow => {
  let y = MARGIN;
  let pages = 0;
  const begin = () => {
    paper.page();
    pages += 1;
    paper.ornament((doc) => doc.rect(0, 0, PAGE_WIDTH, 10).fill(colours.pandan));
    paper.write({
      tag: 'P',
      text: footer(pages),
      x: MARGIN,
      y: PAGE_HEIGHT - MARGIN - 4,
      width: TEXT_WIDTH,
      face: 'text',
      size: 9,
      smallest: 6,
      colour: colours.inkSoft,
      align: 'center',
    });
    y = MARGIN;
  };
  const need = (height: number) => {
    if (y + height > BOTTOM) begin();
  };
  begin();

  const flow: Flow = {
    paper,
    write: ({ width = TEXT_WIDTH, ...writing }) => {
      need(paper.height({ ...writing, width }));
      y = paper.write({ ...writing, width, x: MARGIN, y });
    },
    row: (cells, beside) => {
      const height = Math.max(...cells.map((cell) => paper.height(cell)));
      need(height);
      beside?.(y);
      for (const cell of cells) paper.write({ ...cell, y });
      y += height + 2;
    },
    heading: (text) => {
      const heading = { tag: 'H2', text, face: 'heading', size: 13, colour: colours.pandan700 } as const;
      y += 8;
      need(paper.height({ ...heading, width: TEXT_WIDTH }) + 32);
      flow.write(heading);
      y += 1;
    },
    list: (title, items) => {
      if (items.length === 0) return;
      flow.heading(title);
      paper.within('L', () => {
        for (const text of items) {
          const item = {
            tag: 'LI',
            text,
            face: 'text',
            size: 10.5,
            colour: colours.ink,
            x: MARGIN + 14,
            width: TEXT_WIDTH - 14,
          } as const;
          flow.row([item], (top) =>
            paper.ornament((doc) => doc.circle(MARGIN + 4, top + 7, 2.4).fill(colours.mango)),
          );
        }
      });
    },
    paragraphs: (text, language) => {
      for (const line of text.split(/\n+/).filter((one) => one.trim() !== ''))
        flow.write({
          tag: 'P',
          text: line,
          face: 'text',
          size: 10.5,
          colour: colours.ink,
          ...(language && { language }),
        });
    },
    gap: (points) => {
      y += points;
    },
    pages: () => pages,
  };
  return flow;
};
