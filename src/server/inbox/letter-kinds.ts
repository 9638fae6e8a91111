/** Greets without a name while the address is not confirmed. `gender` decides how to address a parent; of staff it is not known. */
interface Greeted {
  firstName: string | null;
  gender: 'MALE' | 'FEMALE' | null;
}
interface LinkLetter extends Greeted {
  url: string;
}
interface PasswordLetter extends Greeted {
  /** when the password changed, an ISO instant */
  at: string;
  /** where to set a new one, for whoever did not change it */
  url: string;
}

/** What each kind of mail says; the words are in `paper`, which renders them. */
export interface LetterKinds {
  activation: LinkLetter;
  reset: LinkLetter;
  password_changed: PasswordLetter;
}
export type LetterKind = keyof LetterKinds;

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

/** Renders a mail. The implementation in `src/paper` is injected at start, because TSX is built apart. */
export type RenderLetter = <Kind extends LetterKind>(
  kind: Kind,
  language: 'en' | 'id',
  data: LetterKinds[Kind],
) => Promise<RenderedLetter>;
