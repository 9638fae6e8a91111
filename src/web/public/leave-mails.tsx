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

export const loader = ({ url }: LoaderFunctionArgs) => {
  const { token, kinds } = asked(url);
  return { action: `${url.pathname}${url.search}`, isWhole: token !== '' && kinds.length > 0 };
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
  const { action: address, isWhole } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const brand = useBrand();
  if (result?.left) return <Outcome pose="waving" to={paths.home} {...leaveMails.done} />;
  if (result || !isWhole) return <Outcome pose="lost" to={paths.inbox()} {...leaveMails.unknown} />;
  return (
    <section className={styles.message}>
      <PageHead title={leaveMails.title} unlisted />
      <Link to={paths.home} className={styles.wordmark}>
        <Wordmark name={nameInTwo(brand)} />
      </Link>
      <Kancil pose="thinking" className={styles.kancil} />
      <h1>{leaveMails.title}</h1>
      <p>{leaveMails.text}</p>
      <form method="post" action={address} className={styles.actions}>
        <Button>{leaveMails.action}</Button>
      </form>
    </section>
  );
}
