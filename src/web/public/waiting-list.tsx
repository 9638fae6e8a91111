import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  useActionData,
  useLoaderData,
} from 'react-router';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { nameInTwo } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import { isRefusedAs } from '../frame/api.ts';
import { apiContext, todayContext } from '../frame/context.ts';
import { PageHead } from '../frame/page-head.tsx';
import { useBrand } from '../frame/page-info.tsx';
import { useInitialUser } from '../frame/root-user.ts';
import { Link } from '../shell/link.tsx';
import styles from '../shell/message.module.css';
import { Outcome } from '../shell/outcome.tsx';
import { Button } from '../ui/page/button.tsx';
import { Kancil } from '../ui/page/kancil.tsx';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { nextStart } from './our-courses/finders/next-start.ts';
import { joinPath } from './pieces/join-path.ts';
import { textIn } from './pieces/form-text.ts';
import { useTexts } from './pieces/texts.ts';
import { WaitingForm } from './pieces/waiting-list.tsx';

/** The address holds the token: no other page hears of it. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const { academic_years: open } = await context.get(apiContext)('GET /academic-year');
  const { start } = nextStart(open, calendarDate(context.get(todayContext)));
  return { token: url.searchParams.get('token') ?? '', isOpen: start.batch !== null };
};

/** The form of an address, and the two buttons of the page that its mail leads to. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const call = context.get(apiContext);
  const form = await request.formData().catch(() => new FormData());
  const [token, email] = [textIn(form, 'token'), textIn(form, 'email')];
  try {
    if (token !== '') {
      const leaves = form.has('leave');
      await call(leaves ? 'POST /waiting-list/leave' : 'POST /waiting-list/confirm', { body: { token } });
      return data({ outcome: leaves ? ('left' as const) : ('confirmed' as const) });
    }
    await call('POST /waiting-list', {
      body: { email, locale: textIn(form, 'locale') === 'EN' ? 'EN' : 'ID' },
    });
    return data({ outcome: 'sent' as const });
  } catch (error) {
    if (isRefusedAs(error, 'invalid_input')) return data({ wrong: email }, { status: 422 });
    if (isRefusedAs(error, 'not_found')) return data({ outcome: 'unknown' as const });
    throw error;
  }
};

/** Where an address is put on the waiting list; with the token of its mail, where it is confirmed or taken off by a button. */
export default function WaitingListPage() {
  const { waitingList: texts } = useTexts().publicPages;
  const { token, isOpen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const brand = useBrand();
  const join = joinPath(useInitialUser());
  if (answer && 'outcome' in answer)
    return (
      <Outcome
        pose={answer.outcome === 'unknown' ? 'lost' : 'waving'}
        to={paths.home}
        action={texts.home}
        {...texts[answer.outcome]}
      />
    );
  if (token === '' && isOpen) return <Outcome pose="waving" to={join} {...texts.open} />;
  const { title, text } = token === '' ? texts : texts.ask;
  return (
    <section className={styles.message}>
      <PageHead title={title} unlisted />
      <Link to={paths.home} className={styles.wordmark}>
        <Wordmark name={nameInTwo(brand)} />
      </Link>
      <Kancil pose="thinking" className={styles.kancil} />
      <h1>{title}</h1>
      <p>{text}</p>
      {token === '' ? (
        <WaitingForm {...(answer && { wrong: answer.wrong })} />
      ) : (
        <form method="post" className={styles.actions}>
          <input type="hidden" name="token" value={token} />
          <Button>{texts.ask.action}</Button>
          <Button kind="quiet" name="leave" value="leave">
            {texts.leave}
          </Button>
        </form>
      )}
    </section>
  );
}
