import { useRef } from 'react';
import type { AuditFacts } from '../../../contract/audit.ts';
import type { FamilyAccount } from '../../../contract/objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import type { Answer } from '../../frame/api.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { ChangeHistory, useChanges } from '../list/change-history.tsx';
import { officeDate, officeMoment } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { AccountActions, ReopenAccount } from './account-actions.tsx';

type Closing = Answer<'GET /office/family/{userId}'>['closing'];

interface StandingProps {
  account: FamilyAccount;
  closing: Closing;
}

/** How the account of a family stands, and what staff do for it: whatever it cannot do itself. */
export const AccountDesk = ({ account, closing }: StandingProps) => {
  const { account: words } = useTexts().admin;
  const standing = useRef<HTMLElement>(null);
  return (
    <>
      <div className={styles.facts}>
        <dl>
          <div>
            <dt>{words.status}</dt>
            <dd ref={standing} tabIndex={-1}>
              <Standing account={account} closing={closing} />
            </dd>
          </div>
        </dl>
        {account.erased_at !== null && <p>{words.erasedNote}</p>}
      </div>
      {account.closed_at === null ? (
        <AccountActions account={account} standing={standing} />
      ) : (
        closing?.may_reopen && <ReopenAccount account={account} standing={standing} />
      )}
    </>
  );
};

const Standing = ({ account, closing }: StandingProps) => {
  const { created_at: created, activated_at: activated, closed_at: closed, erased_at: erased } = account;
  const { account: words } = useTexts().admin;
  const formats = useFormats();
  const said = (instant: string) => officeMoment(instant, formats);
  if (erased !== null)
    return (
      <>
        <StatusWord tone="off">{words.erased}</StatusWord> {words.erasedOn(said(erased))}
      </>
    );
  if (closed !== null)
    return (
      <>
        <StatusWord tone="off">{words.closed}</StatusWord> {withWholeDays(words.since(said(closed)))}
        {closing && ` · ${whenErased(closing, words)}`}
      </>
    );
  if (activated === null)
    return (
      <>
        <StatusWord tone="waiting">{words.notActive}</StatusWord>, {words.registered(said(created))}
      </>
    );
  return (
    <>
      <StatusWord tone="done">{words.active}</StatusWord> {withWholeDays(words.since(said(activated)))}
    </>
  );
};

const whenErased = (
  { may_reopen, erased_on, days_left }: NonNullable<Closing>,
  words: OfficeTexts['admin']['account'],
) => (may_reopen ? words.willBeErased(officeDate(erased_on), days_left) : words.isBeingErased);

/** What the log does not have: that the family closed its account itself, and that it was erased. */
const useHappened = ({ user_id, closed_at: closed, erased_at: erased }: FamilyAccount) => {
  const { events } = useTexts().admin.log;
  const { data } = useChanges('family', user_id);
  const byStaff = data?.entries.some(({ at, after }) => after?.['closed'] === true && at >= (closed ?? at));
  return [
    ...(erased === null ? [] : [{ at: erased, said: events.erased }]),
    ...(closed === null || !data || byStaff ? [] : [{ at: closed, said: events.closedByFamily }]),
  ];
};

interface HistoryProps {
  account: FamilyAccount;
  /** whom agreements about bills name */
  childs: Answer<'GET /office/family/{userId}'>['children'];
  byHand: Answer<'GET /office/family/{userId}'>['by_hand'];
}

/** What staff did for the family, from the log. */
export const AccountHistory = ({ account, childs, byHand }: HistoryProps) => {
  const { admin, fields } = useTexts();
  const { log, family } = admin;
  const { byHand: handWords, contacted } = admin.bills;
  const { kinds, openedForWhatsapp } = admin.messages;
  const childOf = (facts: AuditFacts) => {
    const child = childs.find(({ child_id: id }) => id === facts['child_id']);
    return child ? fullName(child.first_name, child.last_name) : '';
  };
  const billOf = (facts: AuditFacts) => family.agreed.bill(childOf(facts), Number(facts['bill']));
  const formats = useFormats();
  const moment = (text: string) => officeMoment(text, formats);
  // The log has them by their payment.
  const taken = byHand.flatMap(({ child_id, amount, by, at, undone }) => {
    const words = [formatRupiah(rupiah(amount)), childOf({ child_id })] as const;
    const entered = { by, at, said: handWords.saved(...words) };
    return undone ? [entered, { ...undone, said: handWords.undone(...words) }] : [entered];
  });
  return (
    <ChangeHistory
      kind="family"
      id={account.user_id}
      level={2}
      happened={[...useHappened(account), ...taken]}
      fields={{
        first_name: { label: fields.first_name },
        last_name: { label: fields.last_name },
        phone_number: { label: fields.phone_number },
        city: { label: fields.city },
        zip_code: { label: fields.zip_code },
        address_details: { label: fields.address_details },
        special_notes: { label: fields.special_notes },
        email: { label: fields.email },
        activated: { label: log.facts.activated, said: () => log.events.activated },
        closed: {
          label: log.facts.closed,
          said: (is) => (is === 'true' ? log.events.closed : log.events.reopened),
        },
        activation_mailed_at: {
          label: log.facts.activation_mailed_at,
          said: (at) => log.events.activationMailed(moment(at)),
        },
        reset_link_until: {
          label: log.facts.reset_link_until,
          said: (until) => log.events.resetLink(moment(until)),
        },
        noted: { label: log.facts.noted, said: () => log.events.noted },
        contacted: {
          label: contacted,
          // Once it was the words of the note.
          words: (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? moment(text) : text),
        },
        opened_for_whatsapp: {
          label: admin.messages.whatsapp,
          said: (kind) => openedForWhatsapp(kinds[kind as keyof typeof kinds] ?? kind),
        },
        left_on: {
          label: log.facts.left_on,
          said: (_, facts) =>
            facts['left_on'] === null
              ? family.leaving.logBack(childOf(facts))
              : family.leaving.logLeft(childOf(facts)),
        },
        max_children: { label: fields.max_children },
        discount: {
          label: admin.bills.discount,
          said: (amount, facts) =>
            amount === '0'
              ? family.agreed.discountEnded(billOf(facts))
              : family.agreed.discount(billOf(facts), formatRupiah(rupiah(Number(amount)))),
        },
        delayed_until: {
          label: log.facts.delayed_until,
          said: (_, facts) =>
            typeof facts['delayed_until'] === 'string'
              ? family.agreed.delay(billOf(facts), officeDate(facts['delayed_until']))
              : family.agreed.delayEnded(billOf(facts)),
        },
      }}
    />
  );
};
