import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ListedSession } from '../../../contract/live-classes.ts';
import { useContractForm } from '../../app/form.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { notifyDone } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { LinkField } from './class-fields.tsx';
import { useClassWords } from './class-words.ts';
import { ClassActions } from './group-classes.tsx';
import { groupQuery } from './group-query.ts';
import styles from './live-classes.module.css';
import { SessionDialog } from './session-dialog.tsx';

/** Who holds the class and where, and what can be changed of it before it is over. */
export const ClassDesk = ({ session }: { session: ListedSession }) => {
  const { liveClasses: words } = useTexts().admin;
  const { teacherOf } = useClassWords();
  const isTeacher = useUser()?.role === 'teacher';
  const [isChanging, setChanging] = useState(false);
  // A teacher may hold one class of a group that is another's, whose own data stay closed.
  const { data } = useQuery({ ...groupQuery(session.group_id), enabled: !isTeacher });
  const { grade, number, teacher, state, link } = session;
  const group = isTeacher ? { grade, number, teacher } : data?.group;
  const mayPaste = state === 'planned' || state === 'open';
  return (
    <div className={styles.desk}>
      <p>{words.taughtBy(teacherOf(teacher))}</p>
      {mayPaste && link !== null && (
        <p>
          {words.linkNow} <span className={styles.address}>{link}</span>
        </p>
      )}
      {mayPaste && <LinkForm key={session.session_id} session={session} />}
      <ClassActions session={session} {...(group && { onChange: () => setChanging(true) })} />
      {group && (
        <SessionDialog
          group={group}
          classes={data?.sessions ?? []}
          session={isChanging ? session : null}
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  );
};

const ClassLink = z.object({ link: z.string() });

const besideLink = {
  link_not_https: 'link',
  link_of_another_host: 'link',
  link_of_the_host: 'link',
  class_has_begun: 'link',
} as const;

/** A link for this class alone, pasted by whoever holds it. */
const LinkForm = ({ session }: { session: ListedSession }) => {
  const { liveClasses: words } = useTexts().admin;
  const { groupName, unitOf } = useClassWords();
  const { session_id, version, room, link } = session;
  const name = `${groupName(session)} · ${unitOf(session)}`;
  const { field, formProps, submit } = useContractForm(ClassLink, {
    initialValues: { link: room === 'own' ? (link ?? '') : '' },
    send: (entry) =>
      mutate('POST /live-class/session', { body: { session_id, version, link: entry.link.trim() } }),
    onSuccess: ({ message }) =>
      notifyDone({ message, about: ({ admin }) => admin.liveClasses.linkSaved(name) }),
    beside: besideLink,
    saysBeside: true,
  });
  return (
    <form {...formProps} className={styles.linkForm} aria-label={words.linkTitle}>
      <LinkField {...field('link')} label={words.linkTitle} description={words.linkOfClassHint} />
      <Button type="submit" variant="outline" loading={submit.loading}>
        {words.saveLink}
      </Button>
    </form>
  );
};
