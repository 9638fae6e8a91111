/** What a report says something of, in the order in which it stands there. */
export const reportSkills = ['listening', 'speaking', 'reading', 'writing', 'words'] as const;
export type ReportSkill = (typeof reportSkills)[number];

/** The steps of the ladder, from starting to ready for more (rule R213). */
export const ladderSteps = [1, 2, 3, 4, 5] as const;
export type LadderStep = (typeof ladderSteps)[number];

export const isLadderStep = (number: number): number is LadderStep =>
  (ladderSteps as readonly number[]).includes(number);

/** On which step a child stands in each skill; null: nobody has said. */
export type Ladder = Readonly<Record<ReportSkill, LadderStep | null>>;
export const emptyLadder: Ladder = {
  listening: null,
  speaking: null,
  reading: null,
  writing: null,
  words: null,
};

/** What the tests of a part say: right answers by skill of the written one, levels by skill of the oral one. */
export interface Results {
  readonly written: readonly { readonly skill: string; readonly right: number; readonly of: number }[];
  /** each 1 to 5 */
  readonly oral: readonly { readonly skill: string; readonly level: number }[];
}

/** From which share of right answers, in per cent, a step is reached; below the first it is step 1. */
const stepShares = [40, 60, 75, 90];

const stepOfShare = (right: number, of: number): number =>
  1 + stepShares.filter((share) => right * 100 >= share * of).length;

/** Which skills of the tests speak of a skill of the report. */
const sources: Readonly<
  Record<ReportSkill, { readonly written?: string; readonly oral: readonly string[] }>
> = {
  listening: { written: 'listening', oral: ['understanding'] },
  speaking: { oral: ['speaking', 'pronunciation'] },
  reading: { written: 'reading', oral: [] },
  writing: { written: 'writing', oral: [] },
  words: { written: 'words', oral: ['words', 'grammar'] },
};

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const roundedStep = (value: number | null): LadderStep | null => {
  const step = value === null ? null : Math.round(value);
  return step !== null && isLadderStep(step) ? step : null;
};

/**
 * The step that the results of a part propose for each skill: the written share as a step beside the mean of the oral levels, both
 * counting alike, halves rounded up. Null where neither test says anything of the skill. The teacher decides (rule R213).
 */
export function proposedLadder({ written, oral }: Results): Ladder {
  const stepIn = (skill: ReportSkill): LadderStep | null => {
    const from = sources[skill];
    const score = written.find((one) => one.skill === from.written && one.of > 0);
    const spoken = mean(oral.filter((one) => from.oral.includes(one.skill)).map(({ level }) => level));
    const said = [score ? stepOfShare(score.right, score.of) : null, spoken];
    return roundedStep(mean(said.filter((one) => one !== null)));
  };
  return {
    listening: stepIn('listening'),
    speaking: stepIn('speaking'),
    reading: stepIn('reading'),
    writing: stepIn('writing'),
    words: stepIn('words'),
  };
}
