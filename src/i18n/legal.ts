/** What the pages on privacy and on the terms are made with: the school's own facts, and those of the product's rules. */
export interface LegalFacts {
  readonly school: string;
  readonly email: string;
  readonly whatsapp: string;
  readonly address: string;
  /** how long something is kept, or may take, in days */
  readonly days: {
    readonly letters: number;
    readonly unusedAccounts: number;
    readonly unpaidCharges: number;
    readonly closedFamilies: number;
    readonly session: number;
    readonly video: number;
    readonly test: number;
    /** before a child that has left is erased, its family is told */
    readonly erasureTold: number;
    readonly breachTold: number;
    readonly newTermsTold: number;
    /** working days */
    readonly moneyAnswered: number;
  };
  readonly years: {
    readonly childrenGone: number;
    readonly classNotes: number;
    readonly payments: number;
  };
  /** how long a sound or a video of a family may be, in minutes */
  readonly recordingMinutes: number;
  readonly maxInLiveClass: number;
  /** in years: who is younger takes no placement test */
  readonly placementAge: number;
  readonly firstGrade: number;
  readonly units: number;
  readonly weeksInUnit: number;
}

/** One part of such a page. */
export interface LegalPart {
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalTexts {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly parts: readonly LegalPart[];
}
