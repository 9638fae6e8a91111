import type { BrandFacts } from '../i18n/brand.ts';
import type { Fonts } from '../paper/pdf/fonts.ts';
import type { PrintedCertificate } from './certificates/context.ts';
import type { LetterKinds, RenderedLetter } from './inbox/letter-kinds.ts';
import type { ReportPaper } from './reports/report-paper.ts';

/** The exports of the built `src/paper`. */
export type Paper = {
  letters: {
    [Kind in keyof LetterKinds]: (
      language: 'en' | 'id',
      data: LetterKinds[Kind],
      sender: BrandFacts & { publicUrl: string },
    ) => RenderedLetter;
  };
  reportPdf: (
    language: 'en' | 'id',
    report: ReportPaper,
    sender: { school: string },
    readFont: (file: string) => Uint8Array,
  ) => Promise<Uint8Array>;
  certificates: (
    printed: readonly PrintedCertificate[],
    about: { title: string; createdAt: Date; school: string },
    readFont: (file: string) => Uint8Array,
  ) => Promise<Uint8Array>;
  /** null: there is no picture of that name */
  shareWords: (name: string, language: 'en' | 'id', brand: BrandFacts, fonts: Fonts) => string | null;
  /** null: there is none for that name, or on an icon of that file */
  iconBadge: (file: string, brand: Pick<BrandFacts, 'name'>, fonts: Fonts) => string | null;
  openFonts: (readFont: (file: string) => Uint8Array) => Fonts;
};
