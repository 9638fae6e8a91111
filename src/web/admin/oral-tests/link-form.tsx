import * as z from 'zod/mini';
import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { notifyDone } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import styles from './oral-tests.module.css';
import { useOralTimes } from './oral-words.ts';
import { useHasBegun } from './use-has-begun.ts';

const SlotLink = z.object({ link: z.string() });

/** Another room for one slot, until it begins. */
export const LinkForm = ({ slot }: { slot: OralSlot }) => {
  const { oralTests: words } = useTexts().admin;
  const { when } = useOralTimes();
  const { slot_id: slotId, link } = slot;
  const { field, formProps, submit } = useContractForm(SlotLink, {
    initialValues: { link },
    send: (entry) =>
      mutate('POST /oral-tests/slots/{slotId}/link', {
        params: { slotId },
        body: { link: entry.link.trim() },
      }),
    onSuccess: ({ message, families }) =>
      notifyDone({ message, about: ({ admin }) => admin.oralTests.linkSaved(when(slot), families) }),
    beside: {
      link_not_https: 'link',
      link_of_another_host: 'link',
      link_of_the_host: 'link',
      oral_test_room_open: 'link',
    },
  });
  if (useHasBegun(slot.starts_at)) return null;
  return (
    <form {...formProps} className={styles.link} aria-label={words.linkTitle}>
      <TextInput
        {...field('link')}
        label={words.linkTitle}
        description={words.linkHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
      />
      <Button type="submit" variant="outline" loading={submit.loading}>
        {words.saveLink}
      </Button>
    </form>
  );
};
