import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { whatsappLink } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import { Button } from '../ui/page/button.tsx';
import { BridgeScene } from '../ui/page/message-scenes.tsx';
import { WhatsappMark } from '../ui/page/whatsapp-mark.tsx';
import { areaOf } from '../frame/guards.ts';
import { useBrand, usePageInfo } from '../frame/page-info.tsx';
import { referenceOf } from '../frame/reference-number.ts';
import styles from './message.module.css';
import { NotFound } from './not-found.tsx';
import { PageHead } from '../frame/page-head.tsx';

/**
 * The content of an error boundary: "not found" for a 404, else an error page with the reference number. Staff are not asked to
 * write to the school, and have their menu instead of the way to the public site.
 */
export const Failure = () => {
  const brand = useBrand();
  const error = useRouteError();
  const { texts, requestId } = usePageInfo();
  const { failure } = texts.shell;
  const { pathname, search } = useLocation();
  const reference = referenceOf(requestId);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <section className={styles.message} role="alert">
      <PageHead title={failure.title} unlisted />
      <BridgeScene className={styles.scene} />
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      {/* Only the server knows the number; hydration keeps what it rendered. */}
      <p hidden={requestId === undefined} suppressHydrationWarning>
        {failure.number}: <code suppressHydrationWarning>{reference}</code>
      </p>
      <div className={styles.actions}>
        {/* A document load: the page is requested again. */}
        <Button href={pathname + search}>{failure.retry}</Button>
        {areaOf(pathname) !== 'admin' && (
          <>
            <Button kind="secondary" href={whatsappLink(brand, failure.telling(reference))} outward asServed>
              <WhatsappMark />
              {failure.tell}
            </Button>
            <Button kind="quiet" href={paths.home}>
              {failure.home}
            </Button>
          </>
        )}
      </div>
    </section>
  );
};
