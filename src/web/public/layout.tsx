import { Outlet } from 'react-router';
import { useFirstUser } from '../frame/root-user.ts';
import { Failure } from '../shell/failure.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';

/** Public pages: made on the server, without React in the browser. */
export default function PublicLayout() {
  return (
    <SiteFrame user={useFirstUser()}>
      <Outlet />
    </SiteFrame>
  );
}

export const ErrorBoundary = () => (
  <SiteFrame user={useFirstUser()}>
    <Failure />
  </SiteFrame>
);
