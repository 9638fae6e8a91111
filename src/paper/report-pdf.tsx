import type { ReportContent, ReportFacts } from '../contract/report-objects.ts';
import { reportSkills } from '../domain/reports/ladder.ts';
import { reports as en } from '../i18n/en/reports.ts';
import { formatsOf } from '../i18n/formats.ts';
import { reports as id } from '../i18n/id/reports.ts';
import type { Language } from '../i18n/language.ts';
import { Kancil } from '../web/ui/page/kancil.tsx';
import { pdfDocument } from './pdf/document.ts';
import { drawSvg } from './pdf/draw-svg.ts';
import type { ReadFont } from './pdf/fonts.ts';
import { colours } from './pdf/look.ts';
import { type Flow, PAGE_WIDTH, MARGIN, TEXT_WIDTH, flowOf } from './report-flow.ts';

const words = { en, id };
type Words = (typeof words)[Language];

/** What a report holds. */
export interface ReportPaper {
  readonly fullName: string;
  readonly firstName: string;
  readonly batch: number;
  readonly grade: number;
  readonly firstUnit: number;
  readonly lastUnit: number;
  readonly publishedAt: Date;
  readonly isCorrection: boolean;
  readonly teacher: string;
  readonly correctedBy: readonly string[];
  readonly content: ReportContent;
  /** the steps of the report before it in this year; null: it is the first */
  readonly earlier: ReportContent['ladder'] | null;
  readonly facts: ReportFacts;
}

/** A report as a document on A4: the same report makes the same bytes. */
export const reportPdf = async (
  language: Language,
  report: ReportPaper,
  { school }: { school: string },
  readFont: ReadFont,
): Promise<Uint8Array> => {
  const made = await written(language, report, school, readFont);
  const pages = made.flow.pages();
  // How many pages there are is known at the end: a report of several is written once more.
  const { flow } = pages > 1 ? await written(language, report, school, readFont, pages) : made;
  return flow.paper.finish();
};

const written = async (
  language: Language,
  report: ReportPaper,
  school: string,
  readFont: ReadFont,
  pages?: number,
): Promise<{ flow: Flow }> => {
  const said = words[language];
  const paper = await pdfDocument(
    {
      title: said.of(report.fullName),
      author: school,
      language,
      createdAt: report.publishedAt,
      layout: 'portrait',
    },
    readFont,
  );
  const flow = flowOf(paper, (page) =>
    [school, said.of(report.fullName), pages && said.page(page, pages)].filter(Boolean).join(' · '),
  );
  writeHead(flow, said, { language, report });
  writeLadder(flow, said, report);
  writeFacts(flow, said, { language, report });
  writeRemarks(flow, said, { language, report });
  return { flow };
};

interface Told {
  language: Language;
  report: ReportPaper;
}

const writeHead = (flow: Flow, said: Words, { language, report }: Told) => {
  const day = formatsOf(language).date(report.publishedAt);
  flow.paper.ornament((doc) =>
    drawSvg(doc, <Kancil pose="celebrating" />, { x: PAGE_WIDTH - MARGIN - 96, y: MARGIN - 12, width: 96 }),
  );
  const width = TEXT_WIDTH - 112;
  flow.write({ tag: 'P', text: said.one, face: 'strong', size: 12, colour: colours.pandan700, width });
  flow.write({
    tag: 'H1',
    text: report.fullName,
    face: 'heading',
    size: 26,
    smallest: 14,
    leading: 1.25,
    colour: colours.pandan900,
    width,
  });
  const about = [said.grade(report.grade), said.units(report.firstUnit, report.lastUnit)].join(' · ');
  flow.write({ tag: 'P', text: about, face: 'text', size: 12, colour: colours.ink, width });
  const dated = report.isCorrection ? said.correctedOn(day) : said.publishedOn(day);
  const by = said.writtenBy(report.teacher === '' ? said.school : report.teacher, report.correctedBy);
  flow.write({ tag: 'P', text: `${dated} · ${by}`, face: 'text', size: 10, colour: colours.inkSoft, width });
  if (report.isCorrection)
    flow.write({
      tag: 'P',
      text: said.correctedText,
      face: 'text',
      size: 10,
      colour: colours.inkSoft,
      width,
    });
};

const BOX = 15;
const GAP = 3;
const SKILL_WIDTH = 142;

const writeLadder = (flow: Flow, said: Words, { firstName, content, earlier }: ReportPaper) => {
  flow.heading(said.ladderOf(firstName));
  flow.write({ tag: 'P', text: said.ladderLead, face: 'text', size: 10, colour: colours.inkSoft });
  flow.gap(4);
  flow.paper.within('Table', () => {
    for (const skill of reportSkills) {
      const step = content.ladder[skill];
      if (step === null) continue;
      const before = earlier?.[skill] ?? null;
      const last = before === null ? '' : ` · ${said.lastReport(said.steps[before - 1] ?? '')}`;
      flow.paper.within('TR', () => {
        const stepsX = MARGIN + SKILL_WIDTH;
        const saidX = stepsX + 5 * (BOX + GAP) + 8;
        flow.row(
          [
            {
              tag: 'TH',
              text: said.skills[skill],
              face: 'strong',
              size: 10.5,
              colour: colours.ink,
              x: MARGIN,
              width: SKILL_WIDTH - 10,
            },
            {
              tag: 'TD',
              text: `${said.stepOf(step, said.steps[step - 1] ?? '')}, ${said.stepMeanings[step - 1] ?? ''}${last}`,
              face: 'text',
              size: 10,
              colour: colours.ink,
              x: saidX,
              width: MARGIN + TEXT_WIDTH - saidX,
            },
          ],
          (y) => {
            flow.paper.ornament((doc) => {
              for (let place = 0; place < 5; place += 1)
                doc
                  .roundedRect(stepsX + place * (BOX + GAP), y + 2, BOX, 9, 4)
                  .fill(place < step ? colours.pandan : colours.pandan100);
            });
          },
        );
      });
    }
  });
};

/** Halves of a point are written as the language writes them. */
const figureIn = (language: Language) => {
  const format = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-GB');
  return (value: number) => format.format(value);
};

const dayIn = (language: Language) => (instant: string) => formatsOf(language).date(new Date(instant));

const factsOf = (
  said: Words,
  facts: ReportFacts,
  figure: (value: number) => string,
  dayOf: (instant: string) => string,
): readonly (readonly [label: string, text: string])[] => [
  [said.attendance, said.attended(facts.attendance.attended, facts.attendance.held)],
  [said.videos, said.watched(facts.videos.watched, facts.videos.released)],
  [said.tasks, said.tasksDone(facts.tasks.sent)],
  [
    said.written,
    facts.written
      ? dated(
          dayOf(facts.written.taken_at),
          facts.written.scores.map(
            ({ skill, right, of }) =>
              `${skillName(said, skill)} ${said.reached(skill, figure(right), figure(of))}`,
          ),
        )
      : facts.written_to_mark === null
        ? said.notTaken
        : said.toMark,
  ],
  [
    said.oral,
    facts.oral
      ? dated(
          dayOf(facts.oral.held_at),
          facts.oral.levels.map(({ skill, level }) => `${oralName(said, skill)} ${said.level(level)}`),
        )
      : facts.oral_booked === null
        ? said.notHeld
        : said.booked(dayOf(facts.oral_booked)),
  ],
];

/** A test by the day on which it was, and what each skill came to. */
const dated = (day: string, results: readonly string[]) => `${day}: ${results.join(', ')}`;

const skillName = ({ skills }: Words, skill: string) => skills[skill as keyof typeof skills] ?? skill;
const oralName = ({ oralSkills }: Words, skill: string) =>
  oralSkills[skill as keyof typeof oralSkills] ?? skill;

const writeFacts = (flow: Flow, said: Words, { language, report }: Told) => {
  flow.heading(said.facts);
  flow.paper.within('Table', () => {
    for (const [label, text] of factsOf(said, report.facts, figureIn(language), dayIn(language)))
      flow.paper.within('TR', () =>
        flow.row([
          {
            tag: 'TH',
            text: label,
            face: 'strong',
            size: 10.5,
            colour: colours.ink,
            x: MARGIN,
            width: SKILL_WIDTH - 10,
          },
          {
            tag: 'TD',
            text,
            face: 'text',
            size: 10.5,
            colour: colours.ink,
            x: MARGIN + SKILL_WIDTH,
            width: TEXT_WIDTH - SKILL_WIDTH,
          },
        ]),
      );
  });
};

const writeRemarks = (flow: Flow, said: Words, { language, report }: Told) => {
  const { remarks, next_steps: nextSteps, text } = report.content;
  flow.list(
    said.strengths,
    remarks.filter(({ group }) => group === 'strengths').map((one) => one[language]),
  );
  flow.list(
    said.grow,
    remarks.filter(({ group }) => group === 'grow').map((one) => one[language]),
  );
  const other: Language = language === 'en' ? 'id' : 'en';
  const own = text[language] === '' ? text[other] : text[language];
  const ofTest = report.facts.oral?.remark ?? '';
  if (own !== '') {
    flow.heading(said.ownWords);
    if (text[language] === '')
      flow.write({ tag: 'P', text: said.onlyInOther, face: 'text', size: 9.5, colour: colours.inkSoft });
    flow.paragraphs(own, text[language] === '' ? other : language);
  }
  if (ofTest !== '') {
    flow.heading(said.oralRemark);
    flow.paragraphs(ofTest);
  }
  flow.list(
    said.nextSteps,
    nextSteps.map((one) => one[language]),
  );
};
