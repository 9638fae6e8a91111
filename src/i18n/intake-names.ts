/** The months of an intake as texts name them; which months they are, the calendar says. */
export interface IntakeNames {
  readonly register: string;
  readonly start: string;
}

/** The two intakes of a year, in their order. */
export type BothIntakes = readonly [first: IntakeNames, second: IntakeNames];
