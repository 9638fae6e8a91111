import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { nameInTwo } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import { isRefusedAs } from '../frame/api.ts';
import { apiContext } from '../frame/context.ts';
import { PageHead } from '../frame/page-head.tsx';
import { useBrand } from '../frame/page-info.tsx';
import { Link } from '../shell/link.tsx';
import styles from '../shell/message.module.css';
import { Outcome } from '../shell/outcome.tsx';
import { Kancil } from '../ui/page/kancil.tsx';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { textIn } from './pieces/form-text.ts';
import { useTexts } from './pieces/texts.ts';
import { WaitingForm } from './pieces/waiting-list.tsx';

/** The address holds the token: no other page hears of it. */
export const headers: HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' });

/** How the address of a mail's link waits; looking changes nothing, because programs open links, too. */
export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const token = url.searchParams.get('token') ?? '';
  if (token === '') return { token, state: 'none' as const };
  try {
    const { confirmed } = await context.get(apiContext)('GET /waiting-list/{token}', { params: { token } });
    return { token, state: confirmed ? ('confirmed' as const) : ('ask' as const) };
  } catch (error) {
    if (isRefusedAs(error, 'not_found')) return { token, state: 'unknown' as const };
    throw error;
  }
};

/** The form of an address, and the two buttons of the page that its mail leads to. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const call = context.get(apiContext);
  const form = await request.formData().catch(() => new FormData());
  const [token, email] = [textIn(form, 'token'), textIn(form, 'email')];
  try {
    if (form.has('leave')) {
      await call('POST /waiting-list/leave', { body: { token } });
      return data({ outcome: 'left' as const });
    }
    if (token !== '') {
      await call('POST /waiting-list/confirm', { body: { token } });
      return redirect(paths.waitingList(token), 303);
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

/** Where an address is put on the waiting list, confirmed, and taken off. */
export default function WaitingListPage() {
  const { waitingList: texts } = useTexts().publicPages;
  const { token, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const brand = useBrand();
  if (answer && 'outcome' in answer)
    return (
      <Outcome
        pose={answer.outcome === 'unknown' ? 'lost' : 'waving'}
        to={paths.home}
        {...texts[answer.outcome]}
      />
    );
  if (state === 'unknown') return <Outcome pose="lost" to={paths.home} {...texts.unknown} />;
  if (state === 'ask') return <Outcome pose="waving" {...texts.ask} sends={{ token }} />;
  if (state === 'confirmed')
    return (
      <Outcome
        pose="celebrating"
        {...texts.confirmed}
        action={texts.leave}
        sends={{ token, leave: 'leave' }}
      />
    );
  return (
    <section className={styles.message}>
      <PageHead title={texts.title} unlisted />
      <Link to={paths.home} className={styles.wordmark}>
        <Wordmark name={nameInTwo(brand)} />
      </Link>
      <Kancil pose="thinking" className={styles.kancil} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <WaitingForm {...(answer && { wrong: answer.wrong })} />
    </section>
  );
}
