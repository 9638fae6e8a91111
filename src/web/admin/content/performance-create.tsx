import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { rememberList } from '../list/remembered-list.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { PerformanceForm } from './performance-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.performances.createTitle };

export default function CreatePerformance() {
  const { performances } = useTexts().admin;
  const { key } = useLocation();
  const [round, setRound] = useState(0);
  return (
    <PerformanceForm
      title={performances.createTitle}
      key={`${key}-${round}`}
      send={async (form, how) => {
        const saved = await mutate('POST /news/store', { form }, how);
        // The list that the form leads back to shows one category: that of what was created.
        const category = String(saved.news.category);
        rememberList(paths.adminPerformances, new URLSearchParams({ category }));
        return saved;
      }}
      startAnew={() => setRound(round + 1)}
      submitLabel={performances.submitCreate}
    />
  );
}
