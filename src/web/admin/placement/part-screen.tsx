import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { data, useLocation, useParams } from 'react-router';
import { isPart } from '../../../domain/placement/test-parts.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import type { OfficeTexts } from '../list/texts.ts';
import { PartForm } from './part-form.tsx';
import { formNamed, partQuery } from './placement-queries.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.placement.title };

const queryAt = (params: Readonly<Record<string, string | undefined>>) => {
  const form = formNamed(params['form']);
  const part = Number(params['part']);
  if (form === null || !isPart(part)) throw data(null, { status: 404 });
  return partQuery(form, part);
};

const queries: ScreenQueries = ({ params }) => [queryAt(params)];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

/** A part of the placement test, or its introduction, to be edited. */
export default function PartScreen() {
  const { key } = useLocation();
  const [restored, setRestored] = useState(0);
  const { placement_part: part } = useSuspenseQuery(queryAt(useParams())).data;
  return (
    <PartForm
      // The delivered questions begin a new form. What others have saved does not: the form compares it with what is typed.
      key={`${part.form}-${part.part}-${restored}-${key}`}
      part={part}
      onRestore={() => setRestored(restored + 1)}
    />
  );
}
