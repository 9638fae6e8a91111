import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../contract/audit.ts';
import type { FamilyAccount } from '../../../contract/objects.ts';
import { texts } from '../../../i18n/en/admin-area.ts';
import { apiQuery } from '../../app/screen.ts';
import type { Answer } from '../../frame/api.ts';
import { shownToStaff, wordsOf } from '../list/shown-to-staff.test-support.tsx';
import { AccountDesk, AccountHistory } from './account-desk.tsx';
import { ClosingFacts } from './closing-facts.tsx';
import { ConsentFacts, consentsQuery } from './consent-facts.tsx';

const account: FamilyAccount = {
  user_id: 3,
  first_name: 'Ratna',
  last_name: 'Wijaya',
  email: 'ratna@example.test',
  phone_number: '+6281234567890',
  province: '32',
  city: '3205',
  zip_code: '44151',
  address_details: 'Jalan Melati 7',
  special_notes: '',
  created_at: '2026-07-01T03:00:00.000Z',
  activated_at: '2026-07-01T04:00:00.000Z',
  comes_by_invitation: false,
  closed_at: '2026-08-10T03:00:00.000Z',
  erased_at: null,
  max_children: 12,
  version: 1,
};
const done = { code: 200, message: '' };
const togar = {
  child_id: 9,
  first_name: 'Togar',
  last_name: '',
  birthdate: '2017-05-02',
  grade: 2,
  batch: 3,
};

const byHand = [
  {
    child_id: 9,
    order_id: 'KE-1',
    amount: 300_000,
    by: 'Wati',
    at: '2026-08-02T03:00:00.000Z',
    undone: { by: 'Joko', at: '2026-08-02T05:00:00.000Z' },
  },
];

const desk = (
  changed: Partial<FamilyAccount>,
  closing: Answer<'GET /office/family/{userId}'>['closing'],
  entries: Partial<AuditEntry>[] = [],
  taken: typeof byHand = [],
) => {
  const client = new QueryClient();
  const log = apiQuery('GET /log', { query: { kind: 'family', id: '3', page: 1, size: 10 } });
  client.setQueryData(log.queryKey, { ...done, entries: entries as AuditEntry[], total: entries.length });
  const family = { ...account, ...changed };
  return shownToStaff(
    <>
      <AccountDesk account={family} closing={closing} />
      <AccountHistory account={family} childs={[togar]} byHand={taken} />
    </>,
    client,
  );
};
const byDewi = (log_id: number, at: string, closed: boolean) => ({
  log_id,
  at,
  by: { user_id: 1, name: 'Dewi' },
  before: { closed: !closed },
  after: { closed },
});

test('a closed family says until when it can be opened again, and who closed it', () => {
  const closing = { erased_on: '2026-09-09', days_left: 12, may_reopen: true };
  const page = wordsOf(desk({}, closing));
  expect(page).toContain('Closed since 10-08-2026 10:00 · its data are erased on 09-09-2026 (12 days left)');
  expect(page).toContain('Account closed by the family itself');
  expect(page).toContain('Open account again');
});

test('the history says of an agreement whose bill it is about, and what was agreed', () => {
  const agreed = (log_id: number, after: Record<string, string | number | null>) => ({
    log_id,
    at: `2026-08-0${log_id}T03:00:00.000Z`,
    by: { user_id: 1, name: 'Dewi' },
    before: { child_id: 9, bill: 2, discount: 1, delayed_until: '2026-09-01' },
    after: { child_id: 9, bill: 2, discount: 1, delayed_until: '2026-09-01', ...after },
  });
  const entries = [
    agreed(1, { delayed_until: '2026-12-10' }),
    agreed(2, { delayed_until: null }),
    agreed(3, { discount: 50_000 }),
    agreed(4, { discount: 0 }),
  ];
  const page = wordsOf(desk({ closed_at: null }, null, entries));
  for (const sentence of [
    'Agreed: Togar’s bill 2 can wait until 10-12-2026',
    'Togar’s bill 2 no longer waits',
    'Agreed: Rp 50.000 off Togar’s bill 2',
    'No discount on Togar’s bill 2 any more',
  ])
    expect(page).toContain(sentence);
});

test('a family is not offered to be opened again once its 30 days are over', () => {
  const page = wordsOf(desk({}, { erased_on: '2026-09-09', days_left: 0, may_reopen: false }));
  expect(page).toContain('its 30 days are over');
  expect(page).not.toContain('Open account again');
});

test('an account that waits is activated, but not that of a family from a file, which an owner invites', () => {
  const waiting = { activated_at: null, closed_at: null };
  expect(wordsOf(desk(waiting, null))).toContain(texts.admin.account.activate);
  const page = wordsOf(desk({ ...waiting, comes_by_invitation: true }, null));
  expect(page).not.toContain(texts.admin.account.activate);
  expect(page).not.toContain(texts.admin.account.resend);
});

test('that an account was opened again is said as what it is, not as undone', () => {
  const entries = [byDewi(2, '2026-08-11T03:00:00.000Z', false), byDewi(1, '2026-08-10T03:00:00.000Z', true)];
  const page = wordsOf(desk({ closed_at: null }, null, entries));
  expect(page).toContain('Dewi Account opened again');
  expect(page).toContain('Dewi Account closed');
  expect(page).not.toContain(texts.admin.history.takenBack);
});

test('of an erased family there is nothing to reach it by or to do, and its history says what happened', () => {
  const erased = {
    first_name: '#3',
    last_name: '',
    email: 'erased:3',
    phone_number: '',
    erased_at: '2026-09-09T04:00:00.000Z',
  };
  const page = desk(erased, null, [
    byDewi(2, '2026-08-10T03:00:00.005Z', true),
    { ...byDewi(1, '2026-08-01T03:00:00.000Z', true), before: {}, after: {} },
  ]);
  expect(page).not.toMatch(/href="(tel|mailto):|<button|erased:3/);
  expect(wordsOf(page)).toContain('Erased on 09-09-2026 11:00');
  expect(wordsOf(page)).toMatch(/Data erased .*Dewi Account closed .*Dewi Changed \(details erased\)$/);
  expect(wordsOf(page)).not.toContain('by the family itself');
});

test('before an account is closed, what each child leaves behind is said', () => {
  const child = { first_name: 'Alya', paid_until: '2027-08-08', owed: 0, waits_for_kit: true };
  const other = { first_name: 'Bagas', paid_until: null, owed: 450_000, waits_for_kit: false };
  const left = { ...done, open_charges: 1, money_comes_back: true, erased_on: '2026-09-09' };
  const children = [
    { child_id: 1, ...child },
    { child_id: 2, ...other },
  ];
  const page = shownToStaff(<ClosingFacts left={{ ...left, children }} />);
  expect(wordsOf(page)).toBe(
    [
      'What it leaves behind',
      'Alya: lessons are paid until 08-08-2027.',
      'Alya: the study kit has not been sent yet.',
      'Bagas: Rp 450.000 is not paid.',
      'What has been paid is not refunded automatically.',
      'Any unfinished payment is cancelled.',
      'The family is still owed a refund. Nothing is erased until it has it.',
    ].join(' '),
  );
  const nothing = { ...left, children: [], open_charges: 0, money_comes_back: false };
  expect(wordsOf(shownToStaff(<ClosingFacts left={nothing} />))).toContain('Nothing is paid ahead');
});

test('staff read what the parent allows of a child, and since when', () => {
  const client = new QueryClient();
  const said = { child_id: 7, text_version: 1, language: 'EN', said_at: '2026-08-10T03:00:00.000Z' } as const;
  client.setQueryData(consentsQuery(3).queryKey, {
    ...done,
    consents: [
      { ...said, kind: 'learning', given: true },
      { ...said, kind: 'shown_in_public', given: false },
      { ...said, kind: 'recording_kept', given: true, child_id: 8 },
    ],
  });
  expect(wordsOf(shownToStaff(<ConsentFacts familyId={3} childId={7} />, client))).toBe(
    'Allowed by the parent Learning (since 10-08-2026 10:00)',
  );
  expect(wordsOf(shownToStaff(<ConsentFacts familyId={3} childId={9} />, client))).toContain('Nothing yet');
});

test('the history says that staff spoke, opened WhatsApp, took money by hand and undid it', () => {
  const change = (log_id: number, name: string, is: string) => ({
    log_id,
    at: `2026-08-0${log_id}T03:00:00.000Z`,
    by: { user_id: 1, name: 'Dewi' },
    before: { [name]: null },
    after: { [name]: is },
  });
  const page = wordsOf(
    desk(
      {},
      null,
      [change(4, 'opened_for_whatsapp', 'bill_due'), change(3, 'contacted', '2026-08-03T03:00:00.000Z')],
      byHand,
    ),
  );
  expect(page).toContain('Opened for WhatsApp: ');
  expect(page).toMatch(/Last spoken with the family.*03-08-2026 10:00/);
  expect(page).toMatch(/12:00 Joko\s*Rp\s300\.000 for Togar is undone\./);
  expect(page).toMatch(/10:00 Wati\s*Rp\s300\.000 for Togar is recorded\./);
});
