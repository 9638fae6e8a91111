/** What each kind of mail says; the words are in `paper`, which renders them. */
export interface LetterKinds {
  activation: { firstName: string; url: string };
  reset: { firstName: string; url: string };
}
export type LetterKind = keyof LetterKinds;

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

/** The printing press: turns what a letter says into what is sent. Handed in by the composition. */
export type RenderLetter = <Kind extends LetterKind>(
  kind: Kind,
  language: 'en' | 'id',
  data: LetterKinds[Kind],
) => Promise<RenderedLetter>;
