import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Child } from '../../../contract/objects.ts';
import { htmlForParents, shownToParents } from '../pattern/shown-to-parents.test-support.tsx';
import { latestYearQuery, nextGradeQuery } from './child-queries.ts';
import { NextGrade } from './next-grade.tsx';

const child = { child_id: 5, first_name: 'Nisa', academic_year_id: 1 } as Child;

test('after the last year, with no class to follow, it says what comes and whom to ask', () => {
  const client = new QueryClient();
  const year = { academic_year_id: 1, start_date: '2026-09-07' };
  client.setQueryData(latestYearQuery(5).queryKey, { academic_year: year });
  client.setQueryData(nextGradeQuery(5).queryKey, { eligible: false, refusal: 'no_later_batch' });
  const words = shownToParents(<NextGrade child={child} />, { client, today: '2027-09-20' });
  const html = htmlForParents(<NextGrade child={child} />, { client, today: '2027-09-20' });
  expect(words).toContain('The next class is being prepared');
  expect(words).toContain('Ask us on WhatsApp');
  expect(html).toContain('href="https://wa.me/');
  const indonesian = shownToParents(<NextGrade child={child} />, {
    client,
    today: '2027-09-20',
    language: 'id',
  });
  expect(indonesian).toContain('Kelas berikutnya sedang disiapkan');
  expect(indonesian).toContain('Tanya kami lewat WhatsApp');
});
