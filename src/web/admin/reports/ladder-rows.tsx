import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { ReportContent } from '../../../contract/report-objects.ts';
import {
  type LadderStep,
  type ReportSkill,
  ladderSteps,
  reportSkills,
} from '../../../domain/reports/ladder.ts';
import { Button } from '../../ui/app/button.tsx';
import { useTexts } from '../list/texts.ts';
import { type ReportEntry, stepOf, withProposed } from './entry.ts';
import { useSheetWords } from './report-words.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './reports.module.css';

interface Props {
  entry: ReportEntry;
  proposed: ReportContent['ladder'];
  /** of the report before; null: there is none */
  last: ReportContent['ladder'] | null;
  /** it was to be handed over without these */
  lacking: readonly ReportSkill[];
  onChange: (next: Partial<ReportEntry>) => void;
}

/** The five rows of the ladder. A key from 1 to 5 chooses a step, and the next row has the focus. */
export const LadderRows = ({ entry, proposed, last, lacking, onChange }: Props) => {
  const { reports: words } = useTexts().admin;
  const filled = withProposed(entry, proposed);
  const rows = useRef<HTMLDivElement>(null);
  // Whoever opens the desk begins here, without a way through the page, which stays where it is.
  useEffect(
    () => rows.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true }),
    [],
  );
  const canTake = reportSkills.some((skill) => filled[skill] !== entry[skill]);
  return (
    <section className={styles.card} aria-labelledby="ladder">
      <div className={layout.apart}>
        <h2 id="ladder">{words.ladder}</h2>
        {canTake && (
          <Button variant="outline" onClick={() => onChange(filled)}>
            {words.takeProposed}
          </Button>
        )}
      </div>
      <p className={layout.soft}>
        <span className={styles.byKeys}>{words.ladderKeys} </span>
        {words.ladderHint}
      </p>
      <div ref={rows} className={styles.rows}>
        {reportSkills.map((skill, place) => (
          <LadderRow
            key={skill}
            isFirst={place === 0}
            skill={skill}
            step={stepOf(entry[skill])}
            proposed={proposed[skill]}
            last={last?.[skill] ?? null}
            isLacking={lacking.includes(skill)}
            onChoose={(step) => onChange({ [skill]: String(step) })}
          />
        ))}
      </div>
    </section>
  );
};

interface RowProps {
  skill: ReportSkill;
  step: LadderStep | null;
  proposed: number | null;
  last: number | null;
  isLacking: boolean;
  isFirst?: boolean;
  onChoose: (step: LadderStep) => void;
}

export const LadderRow = ({
  skill,
  step,
  proposed,
  last,
  isLacking,
  isFirst = false,
  onChoose,
}: RowProps) => {
  const { reports: words } = useTexts().admin;
  const sheet = useSheetWords();
  const name = useId();
  const byKey = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const pressed = stepOf(event.key);
    if (pressed === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(pressed);
    focusAfter(event.currentTarget);
  };
  const labelOf = (one: LadderStep) =>
    [`${one}: ${sheet.steps[one - 1] ?? ''}`, one === proposed ? words.proposed : '']
      .filter(Boolean)
      .join(', ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside its radio buttons
    <fieldset className={styles.row} onKeyDown={byKey} data-missing={isLacking || undefined}>
      <legend>
        {sheet.skills[skill]}
        {step !== null && (
          <span className={styles.chosenStep} aria-hidden="true">
            : {sheet.steps[step - 1]}
          </span>
        )}
        {last !== null && (
          <span className={layout.soft}> {words.lastLadder(sheet.steps[last - 1] ?? '')}</span>
        )}
      </legend>
      <div className={styles.steps}>
        {ladderSteps.map((one) => (
          <label key={one} className={styles.stepOf} data-proposed={one === proposed || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={step === one}
              aria-label={labelOf(one)}
              data-autofocus={(isFirst && one === (step ?? 1)) || undefined}
              onChange={() => onChoose(one)}
            />
            <span aria-hidden="true">
              <b>{one}</b>
              <i className={styles.stepWord}>{sheet.steps[one - 1]}</i>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{sheet.steps[0]}</span>
        <span>{sheet.steps.at(-1)}</span>
      </p>
    </fieldset>
  );
};

/** The next row has the focus then; after the last one, the search for sentences. */
const focusAfter = (row: HTMLElement) => {
  const next = row.nextElementSibling;
  const to = next
    ? (next.querySelector<HTMLElement>('input:checked') ?? next.querySelector<HTMLElement>('input'))
    : document.querySelector<HTMLElement>('#sentences input[type=search]');
  to?.focus();
};
