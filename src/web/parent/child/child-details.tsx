import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChildUpdate } from '../../../contract/families.ts';
import type { Child } from '../../../contract/objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { useBirthdateCheck } from '../pattern/birthdate-check.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useStoredForm } from '../pattern/stored-form.ts';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { notify } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { ChildFields } from '../families/child-fields.tsx';
import { Button } from '../../ui/app/button.tsx';
import styles from './child.module.css';
import profileStyles from '../pattern/profile.module.css';

interface Props {
  child: Child;
  onSaved: (child: Child) => void;
}

/** Personal Details: read at first, changed on demand. */
export const ChildDetails = ({ child, onSaved }: Props) => {
  const { page } = useTexts().children;
  const [edits, setEdits] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    // Who closes the form stands where it was opened.
    if (was.current && !edits) edit.current?.focus();
    was.current = edits;
  }, [edits]);
  return (
    <section className={profileStyles.panel}>
      <div className={styles.title}>
        <h2>{page.details}</h2>
        {!edits && (
          <Button ref={edit} variant="outline" onClick={() => setEdits(true)}>
            <IconPencil size={18} aria-hidden="true" />
            {page.edit}
          </Button>
        )}
      </div>
      {edits ? (
        <Editing
          child={child}
          onSaved={(saved) => {
            onSaved(saved);
            setEdits(false);
          }}
          onCancel={() => setEdits(false)}
        />
      ) : (
        <Reading child={child} />
      )}
    </section>
  );
};

const Reading = ({ child }: { child: Child }) => {
  const { children, profile } = useTexts();
  const { date } = useFormats();
  const { page } = children;
  const rows: (readonly [string, ReactNode])[] = [
    [page.name, fullName(child.first_name, child.last_name)],
    [page.gender, profile.gender[child.gender]],
    [page.birthdate, date(startOfDay(calendarDate(child.birthdate)))],
  ];
  if (child.result !== null)
    rows.push([
      page.test,
      <Link key="test" to={paths.placementFinish(child.child_id)}>
        {page.testResult(child.result)}
      </Link>,
    ]);
  if (child.placed_by === 'time') rows.push([page.test, page.byTime]);
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const detailsOf = ({ child_id, first_name, last_name, gender, birthdate }: Child) => ({
  child_id,
  first_name,
  last_name,
  gender,
  birthdate,
});

const Editing = ({ child, onSaved, onCancel }: Props & { onCancel: () => void }) => {
  const { children, forms } = useTexts();
  const { page } = children;
  const { form, field, formProps, submit } = useStoredForm(useBirthdateCheck(ChildUpdate), {
    row: child,
    valuesOf: detailsOf,
    send: (details, { version }: Child) =>
      mutate('POST /childs/update-child', { body: { ...details, version } }),
    presentIn: ({ childs }) => childs,
    rowIn: ({ childs }) => childs,
    onSuccess: ({ childs, message }) => {
      notify({ severity: 'success', message });
      onSaved(childs);
    },
  });
  const { ref } = formProps;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...formProps} className={`${profileStyles.form} ${styles.editing}`}>
      <ChildFields field={field} birthdate={form.values.birthdate} />
      <div className={styles.ways}>
        <SubmitButton {...submit} busy={forms.moment}>
          {page.save}
        </SubmitButton>
        <Button variant="subtle" onClick={onCancel} disabled={submit.loading}>
          {page.cancel}
        </Button>
      </div>
    </form>
  );
};
