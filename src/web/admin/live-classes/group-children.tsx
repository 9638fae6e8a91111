import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import type { Member } from '../../../contract/live-classes.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { Face } from '../../ui/app/face.tsx';
import { Select } from '../../ui/app/field.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import formStyles from '../list/office-form.module.css';
import factStyles from '../list/panel-facts.module.css';
import { RowAction } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';
import styles from './live-classes.module.css';
import { otherGroupsQuery } from './other-groups.ts';

interface Props {
  group: LiveGroup;
  members: readonly Member[];
}

/** The children of a group, how often they came, and the way into another group. */
export const GroupChildren = ({ group, members }: Props) => {
  const { liveClasses: words, close } = useTexts().admin;
  const [moved, setMoved] = useState<Member | null>(null);
  return (
    <section className={factStyles.section} aria-labelledby="children">
      <h3 id="children">{words.childrenTitle}</h3>
      {members.length === 0 && <p>{words.noChildren}</p>}
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.child_id}>
            <Face src={member.photo_url} name={member.first_name} size={32} />
            <div>
              <strong>{member.first_name}</strong> {words.age(member.age)}
              <small>{words.counts(member)}</small>
            </div>
            <RowAction label={words.move} of={member.first_name} onClick={() => setMoved(member)} />
          </li>
        ))}
      </ul>
      <OfficeDialog opened={moved !== null} title={words.move} close={close} onClose={() => setMoved(null)}>
        {moved && (
          <MoveChild key={moved.child_id} group={group} child={moved} onDone={() => setMoved(null)} />
        )}
      </OfficeDialog>
    </section>
  );
};

interface MoveProps {
  group: LiveGroup;
  child: Member;
  onDone: () => void;
}

/** Another group of the same batch and grade that has a free place; what that changes is asked about first. */
const MoveChild = ({ group, child, onDone }: MoveProps) => {
  const { liveClasses: words } = useTexts().admin;
  const { groupName, weekdayOf } = useClassWords();
  const groups = useQuery(otherGroupsQuery(group));
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<Question | null>(null);
  const to = groups.data?.find(({ group_id: id }) => String(id) === chosen);
  const send = (preview: boolean) =>
    mutate('POST /live-class/move', {
      body: { child_id: child.child_id, group_id: Number(chosen), preview },
    });
  const timeOf = ({ weekday, time, minutes }: LiveGroup) =>
    weekday === null || time === null || minutes === null
      ? words.noTime
      : words.meets(weekdayOf(weekday), time.replace(':', '.'), minutes);
  const preview = useMutation({
    mutationFn: () => send(true),
    onSuccess: ({ families }) =>
      to &&
      setAsked({
        ask: words.askMove(child.first_name, groupName(to)),
        note: words.moveNote(timeOf(group), timeOf(to)),
        content: <p>{words.familiesTold(families)}</p>,
        words: { title: words.whatChanges },
      }),
  });
  const moving = useMutation({
    mutationFn: () => send(false),
    onSuccess: ({ message }) => {
      if (to)
        notifyDone({
          message,
          about: ({ admin }) => admin.liveClasses.movedTo(child.first_name, groupName(to)),
        });
      onDone();
    },
  });
  const refusal = [preview.error, moving.error].find((error) =>
    isRefusedAs(error, 'group_full', 'group_of_another_class', 'not_found'),
  );
  if (!groups.data) return <Skeleton height={120} />;
  return (
    <div className={formStyles.dialog}>
      <p className={formStyles.subject}>{child.first_name}</p>
      {groups.data.length === 0 ? (
        <p>{words.noOtherGroup}</p>
      ) : (
        <>
          <Select
            label={words.toGroup}
            value={chosen}
            error={refusal?.message}
            onChange={({ currentTarget }) => {
              preview.reset();
              moving.reset();
              setChosen(currentTarget.value);
            }}
            data={[
              { value: '', label: words.chooseGroup },
              ...groups.data.map((one) => ({
                value: String(one.group_id),
                label: `${words.groupOf(one.number)}: ${timeOf(one)}, ${words.freePlaces(one.places - one.pupils)}`,
              })),
            ]}
            data-autofocus
          />
          <Button
            isOff={chosen === ''}
            loading={preview.isPending || moving.isPending}
            onClick={() => preview.mutate()}
          >
            {words.showChanges}
          </Button>
        </>
      )}
      <AskFirst
        asked={asked}
        onYes={() => {
          setAsked(null);
          moving.mutate();
        }}
        onNo={() => setAsked(null)}
      />
    </div>
  );
};
