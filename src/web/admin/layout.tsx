import { type ReactNode, Suspense } from 'react';
import { Outlet, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { mayStaff } from '../../domain/accounts/staff-role.ts';
import { screenOf } from '../frame/guards.ts';
import { AdminShell } from './admin-shell.tsx';
import { Failure } from '../shell/failure.tsx';
import { HydratedArea, useUser } from '../app/hydrated-area.tsx';
import { lazyPart } from '../app/load-screens.ts';
import '../ui/app/app.css';
import { InboxBell } from './inbox/inbox-bell.tsx';
import { useIsTakenAway, useKeptForNotice } from './accounts/other-role.ts';
import { SearchButton } from './search/search-button.tsx';
import { entriesFor, menu, screens } from './menu.ts';
import AdminNotFound from './not-found.tsx';
import { useSignInQuestion } from './list/signing-in.ts';
import { useTexts } from './list/texts.ts';
import { UploadTray } from './upload/upload-tray.tsx';
import type { User } from '../../contract/objects.ts';

const SignInAgain = lazyPart(() => import('./accounts/sign-in-again.tsx'));

/** The back office; its sign-in page stands outside the shell. */
export default function AdminLayout() {
  return (
    <Area>
      <Outlet />
    </Area>
  );
}

export const ErrorBoundary = () => {
  const error = useRouteError();
  const absent = isRouteErrorResponse(error) && error.status === 404;
  return <Area>{absent ? <AdminNotFound /> : <Failure />}</Area>;
};

const Area = ({ children }: { children: ReactNode }) => (
  <HydratedArea>
    <Framed>{children}</Framed>
  </HydratedArea>
);

const Tools = ({ user }: { user: User }) => {
  const texts = useTexts();
  const maySearch = user.role !== null && mayStaff(user.role, 'clerk');
  return (
    <>
      {maySearch && (
        <SearchButton
          screens={entriesFor(screens, user.role).map(({ to, label, also }) => ({
            to,
            name: label(texts),
            also: also?.(texts),
          }))}
        />
      )}
      {maySearch && <UploadTray />}
      <InboxBell user={user} />
    </>
  );
};

const Framed = ({ children }: { children: ReactNode }) => {
  const user = useUser();
  const { guard } = screenOf(useLocation().pathname);
  const isTakenAway = useIsTakenAway(user);
  useKeptForNotice();
  const settle = useSignInQuestion();
  if (guard !== 'admin') return <main id="main">{children}</main>;
  // Until a required second factor is set up, nothing else can be opened.
  const due = user?.second_factor_due === true;
  return (
    <AdminShell
      user={user}
      menu={due ? [] : entriesFor(menu, user?.role ?? null)}
      tools={user && !due && <Tools user={user} />}
    >
      {!isTakenAway && children}
      {settle && (
        <Suspense>
          <SignInAgain settle={settle} />
        </Suspense>
      )}
    </AdminShell>
  );
};
