/** A question that parents ask, with its answer in paragraphs. */
export interface Question {
  /** the question's anchor: the same in both languages, and for good, because people share it */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** words that parents search by and the texts do not use */
  readonly also: string;
  readonly link?: { readonly to: LinkedPage; readonly label: string };
}

/** names of `paths`, which texts do not know */
type LinkedPage = 'forgotPassword' | 'ourCourses' | 'signUp' | 'teensAdultClass';

export interface FaqTexts {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly search: {
    readonly label: string;
    readonly hint: string;
    readonly action: string;
    readonly found: (count: number, words: string) => string;
    readonly nothing: (words: string) => string;
    readonly nothingText: string;
    readonly all: string;
  };
  readonly jump: string;
  readonly link: string;
  readonly ask: {
    readonly title: string;
    readonly text: string;
    readonly whatsapp: string;
    readonly email: string;
    /** what the WhatsApp message begins with; `words` is what was searched for, or empty */
    readonly message: (words: string) => string;
  };
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly questions: readonly Question[];
  }[];
}
