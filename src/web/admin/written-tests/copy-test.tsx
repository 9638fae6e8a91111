import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WrittenTestContent, WrittenTestEntry } from '../../../contract/written-test-objects.ts';
import { markedSkills } from '../../../domain/assessment/written-content.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import { useTexts } from '../list/texts.ts';
import { bodyOf, entryOf } from './content-entry.ts';
import { contentQuery, contentsQuery } from './test-queries.ts';
import { useTestWords } from './test-words.ts';
import type { ContentForm } from './use-content-form.ts';
import styles from './written-tests.module.css';

const isEmpty = (content: WrittenTestContent) =>
  content.writing.length === 0 && markedSkills.every((skill) => content[skill].length === 0);

/** Fills this test with what another one asks, as that is saved; asked first where something stands here. */
export const CopyTest = ({ content, form }: { content: WrittenTestContent; form: ContentForm }) => {
  const { writtenTests: words } = useTexts().admin;
  const { partOf } = useTestWords();
  const client = useQueryClient();
  const { data } = useQuery(contentsQuery);
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const others = (data?.written_test_contents ?? []).filter(
    ({ grade, part, items }) =>
      (grade !== content.grade || part !== content.part) && Object.values(items).some((count) => count > 0),
  );
  const keyOf = ({ grade, part }: WrittenTestEntry) => `${grade}-${part}`;
  const nameOf = ({ grade, part }: WrittenTestEntry) => `${words.gradeOf(grade)}, ${partOf(part)}`;
  const from = others.find((one) => keyOf(one) === chosen) ?? others[0];
  const copying = useMutation({
    mutationFn: ({ grade, part }: WrittenTestEntry) =>
      client.fetchQuery({ ...contentQuery(grade, part), staleTime: 0 }),
    onSuccess: ({ written_test_content: other }) =>
      form.rebuild({ kind: 'copy', body: bodyOf(other, entryOf(other)) }),
  });
  if (!from) return null;
  return (
    <div className={styles.choices}>
      <Select
        label={words.content.copyFrom}
        value={keyOf(from)}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={others.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
      />
      <Button
        variant="outline"
        loading={copying.isPending || form.submit.loading}
        onClick={() => (isEmpty(content) ? copying.mutate(from) : setAsking(true))}
      >
        {words.content.copy}
      </Button>
      <AskFirst
        asked={
          isAsking
            ? {
                ask: words.content.askCopy(nameOf(from)),
                note: words.content.copyNote,
                words: { yes: words.content.copyYes },
                isDestructive: true,
              }
            : null
        }
        onYes={() => {
          setAsking(false);
          copying.mutate(from);
        }}
        onNo={() => setAsking(false)}
      />
    </div>
  );
};
