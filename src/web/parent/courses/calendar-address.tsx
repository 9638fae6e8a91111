import { useQuery } from '@tanstack/react-query';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CalendarAddress as Known } from '../../../contract/courses.ts';
import type { Child } from '../../../contract/objects.ts';
import { childCalendar as en } from '../../../i18n/en/child-calendar.ts';
import { childCalendar as id } from '../../../i18n/id/child-calendar.ts';
import { useChoice, useFormats } from '../../frame/page-info.tsx';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { notify } from '../../shell/notify.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { AsyncSection } from '../pattern/async-section.tsx';
import { MadeAddress, MakeButton } from '../pattern/made-address.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import styles from './calendar-address.module.css';

const words = { en, id };
const useWords = () => useChoice(words);

/** A child's calendar address: made, copied, opened, renewed and removed. It is shown while this stays open, and kept nowhere. */
export default function CalendarAddress({ child }: { child: Child }) {
  const texts = useWords();
  const params = { childId: child.child_id };
  const query = useQuery(apiQuery('GET /childs/{childId}/calendar', { params }));
  const [url, setUrl] = useState<string | null>(null);
  const make = async () => {
    const { calendar_url } = await mutate('POST /childs/{childId}/calendar', { params });
    setUrl(calendar_url);
    await query.refetch();
  };
  const remove = async () => {
    await mutate('DELETE /childs/{childId}/calendar', { params });
    setUrl(null);
    await query.refetch();
    notify({ severity: 'success', message: texts.removed });
  };
  return (
    <div className={styles.calendar}>
      <p>{texts.what(child.first_name)}</p>
      <p>{texts.who}</p>
      <AsyncSection query={query} loading={texts.loading}>
        {({ calendar }) =>
          calendar ? (
            <There calendar={calendar} url={url} make={make} remove={remove} />
          ) : (
            <MakeButton make={make}>{texts.make}</MakeButton>
          )
        }
      </AsyncSection>
      <HowTo />
    </div>
  );
}

interface ThereProps {
  calendar: Known;
  /** told when it was made, never again */
  url: string | null;
  make: () => Promise<void>;
  remove: () => Promise<void>;
}

const There = ({ calendar, url, make, remove }: ThereProps) => {
  const texts = useWords();
  const { moment } = useFormats();
  const renewal = useQuestion(texts.renewAsk, make);
  const removal = useQuestion(texts.removeAsk, remove);
  return (
    <>
      {url === null ? <p>{texts.hidden}</p> : <Told key={url} url={url} />}
      <p>{texts.since(moment(new Date(calendar.created_at)))}</p>
      <div className={styles.ways}>
        <Button variant="outline" onClick={renewal.ask}>
          {texts.renew}
        </Button>
        <Button variant="subtle" onClick={removal.ask}>
          {texts.remove}
        </Button>
      </div>
      {renewal.dialog}
      {removal.dialog}
    </>
  );
};

/** A new address, which nobody is shown again. */
const Told = ({ url }: { url: string }) => {
  const texts = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.told}>
      <h4 ref={title} tabIndex={-1}>
        {texts.madeTitle}
      </h4>
      <p>{texts.once}</p>
      <MadeAddress url={url} words={texts}>
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')} variant="outline">
          <IconCalendarPlus size={18} aria-hidden="true" />
          {texts.open}
        </ButtonLink>
      </MadeAddress>
    </div>
  );
};

const HowTo = () => {
  const texts = useWords();
  return (
    <details className={styles.how}>
      <summary>{texts.how}</summary>
      <h4>{texts.google}</h4>
      <ol>
        {texts.googleSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4>{texts.iphone}</h4>
      <ol>
        {texts.iphoneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
};
