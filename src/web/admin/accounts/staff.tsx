import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StaffMember } from '../../../contract/staff.ts';
import { type StaffRole, staffRoles } from '../../../domain/accounts/staff-role.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { newKey } from '../../app/new-key.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import cells from '../list/cells.module.css';
import { type OfficeMessage, notifyDone } from '../list/feedback.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { lastOwnerOf } from './last-owner.ts';
import { InvitationDialog } from './staff-invitation.tsx';
import own from './staff.module.css';

const staffQuery = apiQuery('GET /staff');
const queries: ScreenQueries = () => [staffQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.staff.title };

const nameOf = ({ first_name, last_name }: StaffMember) => fullName(first_name, last_name);

/** Who works here and what they may do: for owners. */
export default function AdminStaff() {
  const { staff: words } = useTexts().admin;
  const { staff, second_factor_required: required } = useSuspenseQuery(staffQuery).data;
  const [isInviting, setInviting] = useState(false);
  const changes = useStaffChanges();
  return (
    <OfficeScreen
      title={words.title}
      lead={words.lead}
      actions={<Button onClick={() => setInviting(true)}>{words.invite}</Button>}
    >
      <div className={formStyles.form}>
        <div className={own.staff}>
          <OfficeTable
            label={words.title}
            rows={staff}
            rowKey={({ user_id: id }) => id}
            columns={useColumns(staff, changes)}
          />
        </div>
        <section className={formStyles.card} aria-labelledby="rules">
          <h2 id="rules">{words.rules}</h2>
          <p>{words.rulesNote}</p>
          {staffRoles.map((role) => (
            <label key={role} className={own.rule}>
              <input
                type="checkbox"
                checked={required.includes(role)}
                onChange={() => changes.setRule(role, !required.includes(role))}
              />
              {words.roles[role]}
            </label>
          ))}
        </section>
      </div>
      <InvitationDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      {changes.question}
    </OfficeScreen>
  );
}

type Changes = ReturnType<typeof useStaffChanges>;

/** What owners do here. Each asks first, but an invitation that is sent again and a rule. */
const useStaffChanges = () => {
  const { staff: words } = useTexts().admin;
  const [asked, setAsked] = useState<(Question & { go: () => void }) | null>(null);
  const change = useMutation({
    mutationFn: ({ send }: { send: () => Promise<{ message: string }>; about: OfficeMessage }) => send(),
    onSuccess: ({ message }, { about }) => notifyDone({ message, about }),
  });
  /** of invitations whose answer got lost: the same once more is not sent twice */
  const keys = useRef(new Map<string, string>());
  const inviteOnce = async (body: Pick<StaffMember, 'email' | 'first_name' | 'last_name' | 'role'>) => {
    const invitation = JSON.stringify(body);
    const key = keys.current.get(invitation) ?? newKey();
    keys.current.set(invitation, key);
    const answer = await mutate('POST /staff/invite', { body }, { idempotencyKey: key });
    keys.current.delete(invitation);
    return answer;
  };
  const go = (send: () => Promise<{ message: string }>, about: OfficeMessage) => {
    if (!change.isPending) change.mutate({ send, about });
  };
  return {
    question: (
      <AskFirst
        asked={asked}
        onYes={() => {
          asked?.go();
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    ),
    setRole: (member: StaffMember, role: StaffRole) =>
      setAsked({
        ask: words.askRole(nameOf(member), words.asRole[role]),
        note: words.roleNote,
        go: () =>
          go(
            () => mutate('POST /staff/role', { body: { user_id: member.user_id, role } }),
            ({ admin }) => admin.staff.roleChanged(nameOf(member), admin.staff.roles[role]),
          ),
      }),
    end: (member: StaffMember) =>
      setAsked({
        ask: words.askEnd(nameOf(member)),
        note: words.endNote,
        isDestructive: true,
        go: () =>
          go(
            () => mutate('POST /staff/end', { body: { user_id: member.user_id } }),
            ({ admin }) => admin.staff.ended(nameOf(member)),
          ),
      }),
    help: (member: StaffMember) =>
      setAsked({
        ask: words.askHelp(nameOf(member)),
        note: words.helpNote,
        isDestructive: true,
        go: () =>
          go(
            () => mutate('POST /staff/remove-second-factor', { body: { user_id: member.user_id } }),
            ({ admin }) => admin.staff.helped(nameOf(member)),
          ),
      }),
    invite: ({ email, first_name, last_name, role }: StaffMember) =>
      go(
        () => inviteOnce({ email, first_name, last_name, role }),
        ({ admin }) => admin.staff.invited(fullName(first_name, last_name), email),
      ),
    setRule: (role: StaffRole, required: boolean) =>
      go(
        () => mutate('POST /staff/second-factor', { body: { role, required } }),
        ({ admin }) => admin.staff.ruleChanged(admin.staff.roles[role], required),
      ),
  };
};

const useColumns = (staff: readonly StaffMember[], changes: Changes): OfficeColumn<StaffMember>[] => {
  const { staff: words, list } = useTexts().admin;
  const formats = useFormats();
  const lastOwner = lastOwnerOf(staff);
  return [
    {
      name: 'name',
      title: words.name,
      render: (row) => (
        <>
          <strong className={cells.whole}>{nameOf(row)}</strong>
          <span className={cells.under}>{row.email}</span>
        </>
      ),
    },
    {
      name: 'role',
      title: words.role,
      width: 7.25,
      render: (row) => (
        <Select
          className={own.role}
          aria-label={words.roleOf(nameOf(row))}
          value={row.role}
          disabled={row.state === 'ended' || row === lastOwner}
          description={row === lastOwner && words.staysOwner}
          onChange={({ currentTarget }) => changes.setRole(row, currentTarget.value as StaffRole)}
          data={staffRoles.map((role) => ({ value: role, label: words.roles[role] }))}
        />
      ),
    },
    {
      name: 'state',
      title: words.state,
      width: 5.25,
      render: ({ state }) => (
        <StatusWord tone={state === 'active' ? 'done' : state === 'invited' ? 'waiting' : 'off'}>
          {words.states[state]}
        </StatusWord>
      ),
    },
    {
      name: 'factor',
      title: words.factor,
      width: 6.5,
      render: ({ second_factor: has }) => (
        <span className={own.wraps}>{has ? words.factorOn : words.factorOff}</span>
      ),
    },
    {
      name: 'seen',
      title: words.seen,
      width: 6.75,
      render: ({ last_seen: seen, state }) => (
        <span className={own.wraps}>
          {seen === null ? words.unseen[state] : withWholeDays(officeMoment(seen, formats))}
        </span>
      ),
    },
    {
      name: 'actions',
      title: list.actions,
      width: 7.5,
      render: (row) => <Actions row={row} isLastOwner={row === lastOwner} changes={changes} />,
    },
  ];
};

interface ActionsProps {
  row: StaffMember;
  isLastOwner: boolean;
  changes: Changes;
}

const Actions = ({ row, isLastOwner, changes }: ActionsProps) => {
  const { staff: words } = useTexts().admin;
  const user = useUser();
  const of = nameOf(row);
  return (
    <div className={cells.actions}>
      {row.state !== 'active' && (
        <RowAction label={words.again} of={of} onClick={() => changes.invite(row)} />
      )}
      {row.second_factor && row.user_id !== user?.user_id && (
        <RowAction label={words.help} of={of} onClick={() => changes.help(row)} />
      )}
      {row.state !== 'ended' && (
        <RowAction
          label={words.end}
          color="rosella"
          of={of}
          refused={isLastOwner ? { message: words.cannotEnd, reason: words.lastOwner } : undefined}
          onClick={() => changes.end(row)}
        />
      )}
    </div>
  );
};
