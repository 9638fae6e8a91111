import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import type { Member } from '../../../contract/live-classes.ts';
import { addDays, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { useToday } from '../../frame/today.ts';
import { mutate } from '../../app/mutations.ts';
import { Link } from '../../shell/link.tsx';
import { dismissFailure } from '../../shell/notify.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { keepDates } from '../../ui/page/keep-together.ts';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import formStyles from '../list/office-form.module.css';
import factStyles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';
import { hasPlace, otherGroupsQuery } from './other-groups.ts';

interface Props {
  group: LiveGroup;
  /** of the group */
  classes: readonly LiveSession[];
  child: Member;
  onDone: () => void;
}

const nextOf = (classes: readonly LiveSession[]) => classes.find(({ state }) => state === 'planned');

const isSaidHere = (error: unknown) =>
  isRefusedAs(error, 'group_full', 'group_of_another_class', 'not_found');

/** Another group of the same batch and grade that has a free place; what that changes is asked about first. */
export const MoveChild = ({ group, classes, child, onDone }: Props) => {
  const { liveClasses: words } = useTexts().admin;
  const { groupName, meetsAt } = useClassWords();
  const groups = useQuery(otherGroupsQuery(group));
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState<Question | null>(null);
  const to = groups.data?.find(({ group_id: id }) => String(id) === chosen);
  const send = (preview: boolean) =>
    mutate('POST /live-class/move', {
      body: { child_id: child.child_id, group_id: Number(chosen), preview },
    });
  // It stands beside the choice.
  const onError = (error: unknown) => {
    if (isSaidHere(error)) dismissFailure();
  };
  const preview = useMutation({
    mutationFn: () => send(true),
    onError,
    onSuccess: ({ families, sessions }) =>
      to &&
      setAsked({
        ask: words.askMove(child.first_name, groupName(to)),
        note: words.moveNote(meetsAt(group), meetsAt(to)),
        content: <NextClasses from={nextOf(classes)} to={nextOf(sessions)} families={families} />,
        words: { title: words.whatChanges },
      }),
  });
  const moving = useMutation({
    mutationFn: () => send(false),
    onError,
    onSuccess: ({ message, families }) => {
      if (to)
        notifyDone({
          message,
          about: ({ admin }) =>
            admin.liveClasses.movedTo(child.first_name, groupName(to), meetsAt(to), families),
        });
      onDone();
    },
  });
  const refusal = [preview.error, moving.error].find(isSaidHere);
  if (!groups.data) return <Skeleton height={120} />;
  const free = groups.data.filter(hasPlace);
  return (
    <div className={formStyles.dialog}>
      <p className={formStyles.subject}>{child.first_name}</p>
      {free.length === 0 ? (
        <NoFreePlace groups={groups.data} />
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
              ...free.map((one) => ({
                value: String(one.group_id),
                label: `${words.groupOf(one.number)}: ${meetsAt(one)}, ${words.freePlaces(one.places - one.pupils)}`,
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

/** What can be done where no other group has a free place: one of them is given more. */
export const NoFreePlace = ({ groups }: { groups: readonly LiveGroup[] }) => {
  const { liveClasses: words } = useTexts().admin;
  const { groupName } = useClassWords();
  if (groups.length === 0) return <p>{words.noOtherGroup}</p>;
  return (
    <>
      <p>{words.allGroupsFull}</p>
      <ul>
        {groups.map((one) => (
          <li key={one.group_id}>
            <Link className={formStyles.back} to={paths.adminLiveGroup(one.group_id)}>
              {words.placesOfGroup(groupName(one), one.pupils, one.places)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

interface NextProps {
  /** in the group that the child leaves */
  from: LiveSession | undefined;
  /** in its new group */
  to: LiveSession | undefined;
  families: number;
}

/** When the child meets next, before and after it moves. */
export const NextClasses = ({ from, to, families }: NextProps) => {
  const { liveClasses: words } = useTexts().admin;
  const { when } = useClassWords();
  const today = useToday();
  const isSoon = to !== undefined && dayInJakarta(new Date(to.starts_at)) <= addDays(today, 1);
  return (
    <>
      <div className={factStyles.facts}>
        <dl>
          <div>
            <dt>{words.nextClass}</dt>
            <dd>
              <span data-wraps>
                {keepDates(words.moved(from ? when(from) : words.noTime, to ? when(to) : words.noTime))}
              </span>
            </dd>
          </div>
        </dl>
      </div>
      {isSoon && <p>{words.soon}</p>}
      <p>
        <strong>{words.familiesTold(families)}</strong>
      </p>
    </>
  );
};
