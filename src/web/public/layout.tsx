import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { screenOf } from '../frame/guards.ts';
import { useInitialUser } from '../frame/root-user.ts';
import { Failure } from '../shell/failure.tsx';
import { InlineScript } from '../shell/inline-script.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { Footer } from './pieces/footer.tsx';
import { entryOf } from './pieces/entry-of.ts';
import { beganOn, later } from './pieces/inline-scripts.ts';
import { ToMenu } from './pieces/to-menu.tsx';

/** Public pages: made on the server, without React in the browser. */
export default function PublicLayout() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

export const ErrorBoundary = () => (
  <Framed>
    <Failure />
  </Framed>
);

const Framed = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { frame } = screenOf(pathname);
  const user = useInitialUser();
  return (
    <>
      <SiteFrame user={user} inBanner={<ToMenu />} footer={frame === 'both' && <Footer />}>
        {children}
      </SiteFrame>
      <InlineScript source={later} />
      {frame === 'both' && user === null && <InlineScript source={beganOn(entryOf(pathname))} />}
    </>
  );
};
