import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { replaceDocument } from '../../shell/replace-document.ts';
import styles from './profile.module.css';
import form from '../list/office-form.module.css';
import { sessionsQuery } from '../../app/accounts/sessions-query.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorState } from './second-factor-state.tsx';
import { SetUp, type SetUpSecret } from './second-factor-set-up.tsx';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { SessionList } from '../../app/accounts/session-list.tsx';
import { officeDate } from '../list/office-date.ts';
import { keepDates } from '../../ui/page/keep-together.ts';

const queries: ScreenQueries = () => [apiQuery('GET /users/second-factor')];
// The sessions show their own loading and error states.
export const loader = prefetch(queries, { deferred: () => [sessionsQuery] });
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.security.menu };

/** The second factor of the own account, and where it is signed in. Secret and recovery codes live in this screen alone, while it is open. */
export default function AdminSecurity() {
  const { security } = useTexts().admin;
  const user = useUser();
  const { second_factor: state } = useSuspenseQuery(apiQuery('GET /users/second-factor')).data;
  const [setUp, setSetUp] = useState<SetUpSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!user) return null;
  const due = user.second_factor_due === true;

  const showCodes = (made: readonly string[]) => {
    setSetUp(null);
    setCodes(made);
  };
  return (
    <div className={styles.screen}>
      <PageHead title={security.title} />
      <h1>{security.title}</h1>
      {due && codes === null && <p>{security.due}</p>}
      <section className={form.card}>
        {codes !== null ? (
          <RecoveryCodes
            codes={codes}
            email={user.email}
            // A new document, whose menu holds everything.
            onKept={() => (due ? void replaceDocument(paths.admin) : setCodes(null))}
          />
        ) : setUp !== null ? (
          <SetUp secret={setUp} onCodes={showCodes} onCancel={() => setSetUp(null)} />
        ) : (
          <SecondFactorState state={state} email={user.email} onSetUp={setSetUp} onCodes={setCodes} />
        )}
      </section>
      {!due && setUp === null && codes === null && <MySessions />}
    </div>
  );
}

/** The devices on which somebody of the staff is signed in. */
const MySessions = () => {
  const { sessions } = useTexts();
  const { time } = useFormats();
  return (
    <section className={form.card}>
      <h2>{sessions.title}</h2>
      <p>
        {sessions.lead} {sessions.unknownToStaff}
      </p>
      <SessionList
        momentOf={(instant) => `${keepDates(officeDate(dayInJakarta(instant)))}, ${time(instant)}`}
      />
    </section>
  );
};
