import { calendarDate } from '../domain/values/calendar-date.ts';
import { longDate } from '../i18n/dates.ts';
import { certificatePaper as en } from '../i18n/en/certificates.ts';
import { gradeSteps as stepsEn } from '../i18n/en/our-courses.ts';
import { certificatePaper as id } from '../i18n/id/certificates.ts';
import { gradeSteps as stepsId } from '../i18n/id/our-courses.ts';
import type { Language } from '../i18n/language.ts';
import { drawCertificateGround, drawSeal } from './certificate-ground.tsx';
import { type Paper, type Writing, pdfDocument } from './pdf/document.ts';
import type { ReadFont } from './pdf/fonts.ts';
import { colours } from './pdf/look.ts';

/** A certificate's facts; days as YYYY-MM-DD. */
export interface CertificatePaper {
  readonly name: string;
  readonly grade: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly issuedOn: string;
  /** full names; null: nobody signs there */
  readonly teacher: string | null;
  readonly owner: string | null;
  readonly code: string;
  /** where the code is looked up; null while the family does not allow that */
  readonly address: string | null;
}

const words = { en, id };
const steps = { en: stepsEn, id: stepsId };

/** A4 across, in points. */
const WIDE = 841.89;
/** Between the pictures. */
const COLUMN = { x: 235, width: WIDE - 470 };
/** From leaf to leaf. */
const BROAD = { x: 90, width: WIDE - 180 };

const levelOf = (language: Language, grade: number): string => {
  const step = Object.entries(steps[language]).find(([number]) => Number(number) === grade)?.[1];
  if (!step) throw new RangeError(`not a grade: ${grade}`);
  return words[language].grade(grade, step.title);
};

type Set = Pick<Writing, 'face' | 'size' | 'colour'>;

const english = (size: number): Set => ({ face: 'text', size, colour: colours.ink });
const indonesian: Set = { face: 'text', size: 10.5, colour: colours.inkSoft };

/** What is said twice: in English, and below it in Indonesian. */
const inBoth = (
  paper: Paper,
  y: number,
  set: Set & { tag?: string },
  text: (language: Language) => string,
): number => {
  const line = { ...COLUMN, align: 'center', leading: 1.25 } as const;
  const below = paper.write({ tag: 'P', ...line, ...set, y, text: text('en'), smallest: 8 });
  return paper.write({
    tag: 'P',
    ...line,
    ...indonesian,
    y: below,
    text: text('id'),
    language: 'id',
    smallest: 7,
  });
};

/** A line to sign on, with whose name stands below it. */
const signature = (
  paper: Paper,
  { x, name, role }: { x: number; name: string; role: (language: Language) => string },
): void => {
  const [y, width] = [482, 190];
  paper.ornament((doc) => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(1.2)
      .stroke(colours.mango700);
  });
  const line = { x, width, align: 'center', leading: 1.25 } as const;
  const below = paper.write({
    tag: 'P',
    ...line,
    face: 'strong',
    size: 12,
    colour: colours.ink,
    y: y + 3,
    text: name,
    smallest: 6,
  });
  const both = [...new Set([role('en'), role('id')])].join(' · ');
  paper.write({
    tag: 'P',
    ...line,
    face: 'text',
    size: 9,
    colour: colours.inkSoft,
    y: below,
    text: both,
    smallest: 6,
  });
};

/** What a name has, whatever its size, so that all certificates of a wall stand alike. */
const NAME_HEIGHT = 62;

/** A name is large; in Javanese, whose letters hang down as far as they stand, a little less so. */
const nameSet = (name: string) => {
  const hangs = /\p{Script=Javanese}/u.test(name);
  const [size, leading] = hangs ? [25, 2.4] : [48, 1.25];
  return { face: 'heading', colour: colours.ink, size, leading, smallest: 14 } as const;
};

const writeOne = (paper: Paper, one: CertificatePaper, school: string): void => {
  const day = (language: Language, date: string) => longDate(language, calendarDate(date));
  paper.page();
  paper.ornament(drawCertificateGround);
  paper.within('Sect', () => {
    const middle = { ...BROAD, align: 'center' } as const;
    const ofSchool = { face: 'strong', size: 13, colour: colours.pandan700, smallest: 8 } as const;
    let y = paper.write({ tag: 'P', ...middle, ...ofSchool, y: 54, text: school });
    const title = { face: 'heading', size: 52, colour: colours.pandan700, leading: 1.05 } as const;
    y = paper.write({ tag: 'H1', ...middle, ...title, y: y + 2, text: en.title });
    y = paper.write({ tag: 'P', ...middle, ...indonesian, y: y - 3, text: id.title, language: 'id' });
    y = inBoth(paper, y + 12, english(14), (language) => words[language].presented);
    const name = { ...middle, ...nameSet(one.name), text: one.name };
    const spare = NAME_HEIGHT - paper.height(name);
    paper.write({ tag: 'H2', ...name, y: y + 6 + spare / 2 });
    y += 6 + NAME_HEIGHT;
    paper.ornament((doc) => {
      doc.moveTo(WIDE / 2 - 170, y + 1).lineTo(WIDE / 2 + 170, y + 1);
      doc.lineWidth(2).lineCap('round').stroke(colours.mango);
    });
    y = inBoth(paper, y + 14, english(14), (language) => words[language].completed);
    y = inBoth(paper, y + 8, { face: 'heading', size: 24, colour: colours.pandan }, (language) =>
      levelOf(language, one.grade),
    );
    y = inBoth(paper, y + 8, english(12), (language) =>
      words[language].year(day(language, one.firstDay), day(language, one.lastDay)),
    );
    inBoth(paper, y + 6, english(12), (language) => words[language].units);
    if (one.teacher)
      signature(paper, { x: 170, name: one.teacher, role: (language) => words[language].teacher });
    if (one.owner)
      signature(paper, {
        x: WIDE - 170 - 190,
        name: one.owner,
        role: (language) => words[language].owner(school),
      });
    const foot = { ...BROAD, align: 'center', face: 'text', size: 8.5, colour: colours.inkSoft } as const;
    const dated = [...new Set([day('en', one.issuedOn), day('id', one.issuedOn)])].join(' · ');
    const code = `${en.code} / ${id.code}: ${one.code}`;
    const last = paper.write({ tag: 'P', ...foot, y: 522, text: `${dated} · ${code}`, smallest: 6 });
    if (one.address) {
      const text = `${en.verify} ${id.verify} ${one.address}`;
      paper.write({ tag: 'P', ...foot, y: last, text, smallest: 5 });
    }
  });
  paper.ornament(drawSeal);
};

/** Certificates in one file, a page of A4 across each. The same certificates make the same bytes. */
export const certificates = async (
  printed: readonly CertificatePaper[],
  about: { readonly title: string; readonly createdAt: Date; readonly school: string },
  readFont: ReadFont,
): Promise<Uint8Array> => {
  const paper = await pdfDocument(
    {
      title: about.title,
      author: about.school,
      language: 'en',
      createdAt: about.createdAt,
      layout: 'landscape',
    },
    readFont,
  );
  for (const one of printed) {
    writeOne(paper, one, about.school);
    // Two hundred pages take a while: others are served between them.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return paper.finish();
};
