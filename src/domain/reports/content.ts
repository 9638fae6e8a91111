import type { Ladder } from './ladder.ts';
import type { InBoth, SentenceGroup } from './sentences.ts';

/** A sentence as it was chosen, with its place for the name: a report keeps what it says when the bank changes (rule R212). */
export interface KeptSentence extends InBoth {
  readonly sentenceId: string;
  readonly group: SentenceGroup;
}

/** What a report says. */
export interface KeptContent {
  readonly ladder: Ladder;
  readonly remarks: readonly KeptSentence[];
  readonly nextSteps: readonly KeptSentence[];
  /** the teacher's own words; '' in a language in which nothing was written */
  readonly text: InBoth;
  /** the teacher heard the same words in the first and the latest recording; absent: nobody has said so (rule R230) */
  readonly sameWords?: boolean;
}
