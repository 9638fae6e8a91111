import { type ReactNode, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import type { OpenCharge } from '../../contract/payment-objects.ts';
import { paths } from '../../paths.ts';
import { useLanguage } from '../frame/page-info.tsx';
import { SESSION_KEY } from '../frame/session.ts';
import { Failure } from '../shell/failure.tsx';
import { HydratedArea, useUser } from '../app/hydrated-area.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { useLivePayments } from './pattern/live-payments.ts';
import { useTexts } from './pattern/texts.ts';
import '../ui/app/app.css';

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
  <HydratedArea>
    <Framed>{children}</Framed>
  </HydratedArea>
);

const Framed = ({ children }: { children: ReactNode }) => {
  const user = useUser();
  useSessionAfterSwitch();
  return (
    <SiteFrame
      user={user}
      waiting={useWaiting(
        useLivePayments(user).filter(({ by_link, under_review }) => !by_link && !under_review),
      )}
    >
      {children}
    </SiteFrame>
  );
};

/** The switch of the language changes the account without the query client, and the next form names its version (rule R78). */
const useSessionAfterSwitch = () => {
  const client = useQueryClient();
  const language = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void client.refetchQueries({ queryKey: SESSION_KEY });
  }, [client, language]);
};

/** Open charges, as the header tells of them: one leads to its code, several to the list. */
const useWaiting = (charges: readonly OpenCharge[]) => {
  const { payments } = useTexts();
  const [charge, ...others] = charges;
  if (!charge) return null;
  return {
    label: payments.open.notice(charges.length),
    to: others.length === 0 ? paths.openCharge(charge) : paths.payments(),
  };
};
