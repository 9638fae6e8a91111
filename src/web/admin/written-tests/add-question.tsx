import { useState } from 'react';
import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { MOST_ITEMS, type MarkedSkill } from '../../../domain/assessment/written-content.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { useTexts } from '../list/texts.ts';
import { type ItemType, kindsOf, readsText } from './content-entry.ts';
import type { ContentForm } from './use-content-form.ts';
import styles from './written-tests.module.css';

interface Props {
  content: WrittenTestContent;
  skill: MarkedSkill;
  form: ContentForm;
}

/** Adds a question at the end of a section; one to read may be about the text of the last. */
export const AddQuestion = ({ content, skill, form }: Props) => {
  const { content: words } = useTexts().admin.writtenTests;
  const kinds = kindsOf[skill];
  const [type, setType] = useState<ItemType>(kinds[0] ?? 'gap');
  const [sameText, setSameText] = useState(true);
  const items = content[skill];
  if (items.length >= MOST_ITEMS) return null;
  const mayShare = readsText(type) && items.at(-1)?.passage !== null && items.length > 0;
  return (
    <div className={styles.choices}>
      <Select
        label={words.type}
        value={type}
        onChange={({ currentTarget }) => setType(kinds.find((kind) => kind === currentTarget.value) ?? type)}
        data={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {mayShare && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={sameText}
            onChange={({ currentTarget }) => setSameText(currentTarget.checked)}
          />
          <span>{words.sameText(items.length)}</span>
        </label>
      )}
      <Button
        variant="outline"
        loading={form.submit.loading}
        onClick={() => form.rebuild({ kind: 'add', skill, type, sameText: mayShare && sameText })}
      >
        {words.addItem}
      </Button>
    </div>
  );
};
