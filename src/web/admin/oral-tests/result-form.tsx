import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import { oralSkills } from '../../../domain/assessment/oral-levels.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { Textarea } from '../../ui/app/field.tsx';
import { useFormDraft } from '../form/draft.ts';
import { FormNotes } from '../form/form-notes.tsx';
import { untilAnswered } from '../form/save.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { officeMoment } from '../list/office-date.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { useTexts } from '../list/texts.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { LevelRow } from './level-row.tsx';
import { type ChosenLevels, missingSkills, readLevels, wholeLevels, writtenLevels } from './levels.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './oral-tests.module.css';
import { useLevelWords, useOralTimes } from './oral-words.ts';
import { useHasBegun } from './use-has-begun.ts';

interface Props {
  slot: OralSlot;
  test: NonNullable<OralSlot['test']>;
}

/** Five rows of five levels and a remark; from the beginning of the test on. */
export const ResultForm = ({ slot, test }: Props) => {
  const { oralTests: words } = useTexts().admin;
  const { skills } = useLevelWords();
  const { when } = useOralTimes();
  const formats = useFormats();
  const [levels, setLevels] = useState<ChosenLevels>(test.levels ?? {});
  const [remark, setRemark] = useState(test.remark);
  const [isAsking, setAsking] = useState(false);
  const [wasTried, setTried] = useState(false);
  const hasBegun = useHasBegun(slot.starts_at);
  const before = { levels: writtenLevels(test.levels ?? {}), remark: test.remark };
  const typed = useMemo(() => ({ levels: writtenLevels(levels), remark }), [levels, remark]);
  const show = (said: typeof typed) => {
    setLevels(readLevels(said.levels));
    setRemark(said.remark);
  };
  const draft = useFormDraft({
    // Of the version that it was made from: what was saved meanwhile is not covered by it.
    name: `oral-test-${slot.slot_id}-${test.version}`,
    values: typed,
    isDirty: typed.levels !== before.levels || typed.remark !== before.remark,
    restore: show,
  });
  const discard = () => {
    draft.drop();
    show(before);
  };
  const saving = useMutation({
    mutationFn: (absent: boolean) =>
      untilAnswered(() =>
        mutate('POST /oral-tests/{slotId}/result', {
          params: { slotId: slot.slot_id },
          body: {
            absent,
            levels: wholeLevels(levels) ?? undefined,
            remark: remark.trim(),
            version: test.version,
          },
        }),
      ),
    onSuccess: ({ message }, absent) => {
      draft.drop();
      notifyDone({
        message,
        about: ({ admin: { oralTests } }) =>
          absent ? oralTests.absentSaved(test.first_name) : oralTests.saved(test.first_name),
      });
    },
  });
  if (!hasBegun) return <p role="status">{withWholeDays(words.notBegun(when(slot)))}</p>;
  const missing = missingSkills(levels);
  const save = () => {
    setTried(true);
    if (missing.length === 0) saving.mutate(false);
  };
  return (
    <div className={styles.result}>
      <FormNotes notes={{ draft: draft.shown && { at: draft.shown, discard }, conflict: null }} />
      {test.state === 'absent' && <p>{words.isAbsent(test.first_name)}</p>}
      {test.state === 'done' && test.changed_at !== null && (
        <p>{withWholeDays(words.correct(officeMoment(test.changed_at, formats)))}</p>
      )}
      {oralSkills.map((skill) => (
        <LevelRow
          key={skill}
          skill={skill}
          level={levels[skill] ?? null}
          isMissing={wasTried && levels[skill] === undefined}
          onChoose={(level) => setLevels({ ...levels, [skill]: level })}
        />
      ))}
      <Textarea
        label={words.remark}
        description={words.remarkHint}
        rows={3}
        maxLength={1000}
        value={remark}
        onChange={({ currentTarget }) => setRemark(currentTarget.value)}
      />
      {wasTried && missing.length > 0 && (
        <p role="alert">{words.missing(missing.map((skill) => skills[skill]).join(', '))}</p>
      )}
      <div className={layout.ways}>
        <Button size="md" loading={saving.isPending && !saving.variables} onClick={save}>
          {words.save}
        </Button>
        {test.state !== 'absent' && (
          <Button
            variant="outline"
            loading={saving.isPending && saving.variables}
            onClick={() => setAsking(true)}
          >
            {words.absent}
          </Button>
        )}
      </div>
      <AskFirst
        asked={
          isAsking
            ? {
                ask: words.askAbsent(test.first_name),
                note: words.absentNote,
                words: { yes: words.absentYes },
              }
            : null
        }
        onYes={() => {
          setAsking(false);
          saving.mutate(true);
        }}
        onNo={() => setAsking(false)}
      />
    </div>
  );
};
