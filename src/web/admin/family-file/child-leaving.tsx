import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mayComeBack, mayComeBackUntil } from '../../../domain/accounts/child-left.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { readAnew } from '../../app/screen.ts';
import { useToday } from '../../frame/today.ts';
import { Button } from '../../ui/app/button.tsx';
import { ClosingFacts, closingQuery } from '../families/closing-facts.tsx';
import { AskFirst, type Question } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import type { FamilyFile, FileChild } from './family-query.ts';

/** Staff say that a child has left, after what is owed or paid ahead was said; for 30 days they take it back. */
export const ChildLeaving = ({ file, child }: { file: FamilyFile; child: FileChild }) => {
  const { leaving: words } = useTexts().admin.family;
  const today = useToday();
  const [asked, setAsked] = useState<(Question & { isBack: boolean }) | null>(null);
  const { child_id } = child;
  const name = fullName(child.first_name, child.last_name);
  const looking = useMutation({
    mutationFn: () => readAnew(closingQuery(file.family.user_id)),
    onSuccess: (left) => {
      const children = left.children.filter((one) => one.child_id === child_id);
      const content = <ClosingFacts left={{ ...left, children, open_charges: 0, money_comes_back: false }} />;
      const { ask, note, yes } = words;
      setAsked({ ask: ask(name), note, content, words: { yes }, isDestructive: true, isBack: false });
    },
  });
  const saving = useMutation({
    mutationFn: (isBack: boolean) =>
      mutate(isBack ? 'POST /office/child/back' : 'POST /office/child/left', { body: { child_id } }),
    onSuccess: ({ message }, isBack) =>
      notifyDone({
        message,
        about: ({ admin: { family } }) => (isBack ? family.leaving.isBack(name) : family.leaving.said(name)),
      }),
  });
  const years = file.enrolments.filter((one) => one.child_id === child_id);
  const isThere = years.some(({ state }) => state === 'coming' || state === 'running');
  const leftOn = years.flatMap(({ left_on }) => (left_on === null ? [] : calendarDate(left_on))).at(-1);
  const returns = leftOn !== undefined && mayComeBack(leftOn, today);
  if (file.family.closed_at !== null || (!isThere && !returns)) return null;
  const { askBack, backNote, backYes } = words;
  return (
    <div className={styles.ways}>
      {isThere && (
        <Button
          variant="subtle"
          loading={looking.isPending || saving.isPending}
          onClick={() => looking.mutate()}
        >
          {words.say}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {returns && (
        <>
          <Button
            variant="outline"
            loading={saving.isPending}
            onClick={() =>
              setAsked({ ask: askBack(name), note: backNote, words: { yes: backYes }, isBack: true })
            }
          >
            {words.back}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <span>{withWholeDays(words.until(officeDate(mayComeBackUntil(leftOn))))}</span>
        </>
      )}
      <AskFirst
        asked={asked}
        onYes={() => {
          if (asked) saving.mutate(asked.isBack);
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    </div>
  );
};
