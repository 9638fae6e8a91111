import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { isChosenKind } from '../../domain/messages/notice-kind.ts';
import { nameInTwo } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import { ApiRefusal } from '../frame/api.ts';
import { apiContext } from '../frame/context.ts';
import { useBrand } from '../frame/page-info.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { Link } from '../shell/link.tsx';
import styles from '../shell/message.module.css';
import { Outcome } from '../shell/outcome.tsx';
import { Button } from '../ui/page/button.tsx';
import { Kancil } from '../ui/page/kancil.tsx';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { useTexts } from './pieces/texts.ts';

/** Of the address in a mail: the page itself changes nothing, because programs open addresses, too. */
const asked = (url: URL) => ({
  token: url.searchParams.get('token') ?? '',
  kinds: (url.searchParams.get('kinds') ?? '').split(',').filter(isChosenKind),
});

/** What the address would switch off: null when it is nobody's, nothing when all of it is off. Looking changes nothing. */
export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const { token, kinds } = asked(url);
  const action = `${url.pathname}${url.search}`;
  if (token === '' || kinds.length === 0) return { action, kinds: null };
  try {
    const { mails } = await context.get(apiContext)('GET /messages/leave/{token}', { params: { token } });
    return { action, kinds: kinds.filter((kind) => mails[kind]) };
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return { action, kinds: null };
    throw error;
  }
};

/** The button of the page, and the one of mail programs (RFC 8058), which post to the same address. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const body = asked(new URL(request.url));
  try {
    await context.get(apiContext)('POST /messages/leave', { body });
    return { left: true };
  } catch (error) {
    if (error instanceof ApiRefusal) return { left: false };
    throw error;
  }
};

export default function LeaveMails() {
  const { leaveMails } = useTexts().publicPages;
  const { action: address, kinds } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const brand = useBrand();
  if (result?.left) return <Outcome pose="waving" to={paths.mailChoices} {...leaveMails.done} />;
  if (result || kinds === null) return <Outcome pose="lost" to={paths.mailChoices} {...leaveMails.unknown} />;
  if (kinds.length === 0) return <Outcome pose="sleeping" to={paths.mailChoices} {...leaveMails.already} />;
  const title = leaveMails.title(kinds.map((kind) => leaveMails.kinds[kind]));
  return (
    <section className={styles.message}>
      <PageHead title={title} unlisted />
      <Link to={paths.home} className={styles.wordmark}>
        <Wordmark name={nameInTwo(brand)} />
      </Link>
      <Kancil pose="thinking" className={styles.kancil} />
      <h1>{title}</h1>
      <p>{leaveMails.text}</p>
      <form method="post" action={address} className={styles.actions}>
        <Button>{leaveMails.action}</Button>
      </form>
    </section>
  );
}
