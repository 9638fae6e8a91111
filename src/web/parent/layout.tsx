import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { usePageInfo } from '../frame/page-info.tsx';
import { Failure } from '../shell/failure.tsx';
import { HydratedArea, useUser } from '../hydrated/hydrated-area.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { AppProvider } from '../ui/app/app-provider.tsx';

/** The parent area, and sign-in, sign-up and the password pages with it. */
export default function ParentLayout() {
  return (
    <Area>
      <Outlet />
    </Area>
  );
}

export const ErrorBoundary = () => (
  <Area>
    <Failure />
  </Area>
);

const Area = ({ children }: { children: ReactNode }) => (
  <AppProvider nonce={usePageInfo().nonce}>
    <HydratedArea>
      <Framed>{children}</Framed>
    </HydratedArea>
  </AppProvider>
);

const Framed = ({ children }: { children: ReactNode }) => <SiteFrame user={useUser()}>{children}</SiteFrame>;
