import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { SessionList } from '../../app/accounts/session-list.tsx';
import { officeDate } from '../list/office-date.ts';
import { keepDates } from '../../ui/page/keep-together.ts';
import form from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';

/** The devices on which somebody of the staff is signed in. */
export const MySessions = () => {
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
