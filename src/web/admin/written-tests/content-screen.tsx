import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { data, useLocation, useParams } from 'react-router';
import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { isGrade } from '../../../domain/enrolment/grade.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import type { OfficeTexts } from '../list/texts.ts';
import { type Rebuilding, startOf, structureOf } from './content-entry.ts';
import { ContentForm } from './content-form.tsx';
import { ContentPreview } from './content-preview.tsx';
import { contentQuery } from './test-queries.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.writtenTests.title };

const queryAt = (params: Readonly<Record<string, string | undefined>>) => {
  const [grade, part] = [Number(params['grade']), Number(params['part'])];
  if (!isGrade(grade) || !isPartOfYear(part)) throw data(null, { status: 404 });
  return contentQuery(grade, part);
};

const queries: ScreenQueries = ({ params }) => [queryAt(params)];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

/** A written test of a grade and part: owners and clerks write it, teachers look at it. */
export default function WrittenContentScreen() {
  const { key } = useLocation();
  const { written_test_content: content } = useSuspenseQuery(queryAt(useParams())).data;
  if (useUser()?.role === 'teacher') return <ContentPreview content={content} />;
  return <Editing key={`${content.grade}-${content.part}-${key}`} newest={content} />;
}

/** The heading that a change of what is asked leads to. */
const headingAfter = (content: WrittenTestContent, change: Rebuilding): string => {
  switch (change.kind) {
    case 'add':
      return `question-${startOf(content, change.skill) + content[change.skill].length}`;
    case 'up':
      return `question-${startOf(content, change.skill) + change.place}`;
    case 'duplicate':
      return `question-${startOf(content, change.skill) + change.place + 2}`;
    case 'copy':
      return 'listening';
    case 'add task':
      return `task-${content.writing.length}`;
    case 'remove':
      return change.skill;
    default:
      return 'writing';
  }
};

const Editing = ({ newest }: { newest: WrittenTestContent }) => {
  // What others add or remove meanwhile does not change the fields under somebody's hands: a save then says so.
  const [kept, setKept] = useState(newest);
  // After a change of what is asked the fields are made anew, also where their number and kinds are the same.
  const [changes, setChanges] = useState(0);
  const isSame = structureOf(newest) === structureOf(kept);
  const content = isSame && newest.version >= kept.version ? newest : kept;
  /** the heading that a change has led to */
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  useEffect(() => {
    const heading = focus && document.getElementById(focus.id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  }, [focus]);
  return (
    <ContentForm
      key={`${structureOf(kept)}-${changes}`}
      content={content}
      onSaved={(saved, change) => {
        setKept(saved);
        if (change) setChanges((before) => before + 1);
        setFocus(change && { id: headingAfter(saved, change) });
      }}
    />
  );
};
