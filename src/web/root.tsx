// First: the styles of the frame's pieces come after those of all elements.
import './root.css';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { paths } from '../paths.ts';
import { nowContext, todayContext, userContext } from './frame/context.ts';
import { isUnhydrated } from './frame/guards.ts';
import { afterPaint, earlyClick, earlyReturn, reloadOnReturn } from './frame/frame-scripts.ts';
import { usePageInfo } from './frame/page-info.tsx';
import { guard } from './frame/guard-on-server.ts';
import { guardInBrowser } from './app/guard-in-browser.ts';
import { useInitialUser } from './frame/root-user.ts';
import { Failure } from './shell/failure.tsx';
import { InlineScript } from './shell/inline-script.tsx';
import styles from './shell/message.module.css';
import { fonts } from './ui/page/fonts.ts';

export const middleware = [guard];
export const clientMiddleware = [guardInBrowser];

export const loader = ({ context }: LoaderFunctionArgs) => ({
  user: context.get(userContext),
  today: context.get(todayContext),
  now: context.get(nowContext),
});
// The guard in the browser asks for the session on every navigation.
export const shouldRevalidate = () => false;

const manifest = <link rel="manifest" href={paths.webManifest} />;

/** The document. Only hydrated pages get scripts. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { language, brand, nonce } = usePageInfo();
  const unhydrated = isUnhydrated(useLocation().pathname);
  const user = useInitialUser();
  // Without the root's data React cannot hydrate: the page stays as an error page.
  const live = useRouteLoaderData('root') !== undefined && !unhydrated;
  return (
    // The banner's script sets an attribute.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0e7c5a" />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Chrome loads it while the page is read, beside the fonts. Where it can wait, `later` brings it
            (public/pieces/inline-scripts.ts). */}
        {unhydrated ? <noscript>{manifest}</noscript> : manifest}
        <Links nonce={nonce} />
      </head>
      {/* Not on the document's element: its character set must stand within the first 1,024 bytes. */}
      <body {...(live && { 'data-brand': JSON.stringify(brand) })}>
        {live && <InlineScript source={earlyReturn + earlyClick} />}
        {children}
        {live && <Scripts nonce={nonce} />}
        {live && <InlineScript source={afterPaint} />}
        {unhydrated && user && <InlineScript source={reloadOnReturn} />}
      </body>
    </html>
  );
};

export default function Root() {
  return <Outlet />;
}

/** Shown when a layout itself failed, so without any layout. */
export const ErrorBoundary = () => (
  <main id="main" className={styles.alone}>
    <Failure />
  </main>
);
