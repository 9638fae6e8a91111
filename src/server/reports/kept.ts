import type { ReportFacts } from '../../contract/report-objects.ts';
import type { Ladder } from '../../domain/reports/ladder.ts';
import type { InBoth, SentenceGroup } from '../../domain/reports/sentences.ts';

/** A sentence as it was chosen, with its place for the name: a report keeps what it says when the bank changes. */
export interface KeptSentence extends InBoth {
  readonly sentenceId: string;
  readonly group: SentenceGroup;
}

/** What a report says. */
export interface KeptContent {
  readonly ladder: Ladder;
  readonly remarks: readonly KeptSentence[];
  readonly nextSteps: readonly KeptSentence[];
  readonly text: InBoth;
}

/** What the school knew of the child when a report was handed over. */
export interface KeptFacts extends ReportFacts {
  /** the uploads of the two recordings that stand in it */
  readonly recordings: { readonly first: string; readonly latest: string } | null;
}
