import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { FamilyAccount } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { mutate } from '../../app/mutations.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { notify } from '../../shell/notify.ts';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { CopyButton } from '../list/copy-button.tsx';
import { type OfficeMessage, notifyDone } from '../list/feedback.ts';
import { officeDate, officeMoment } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { inOffice, useTexts } from '../list/texts.ts';
import { inTwoLines } from '../list/two-lines.ts';
import { Button } from '../../ui/app/button.tsx';
import { ClosingFacts, closingQuery } from './closing-facts.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { FamilyDialog } from './family-dialog.tsx';

interface Props {
  account: FamilyAccount;
  /** what says that it is active: it gets the focus when the button that activated it has gone */
  standing: RefObject<HTMLElement | null>;
}

/** What can be done for an account that is not closed. Activating, correcting, making a link and closing ask first. */
export const AccountActions = ({ account, standing }: Props) => {
  const { account: words } = useTexts().admin;
  /** which form is open */
  const [corrected, setCorrected] = useState<'email' | 'family' | null>(null);
  const [asked, setAsked] = useState<(Question & { go: () => void }) | null>(null);
  const { activation, resending, making, closing } = useAccountChanges(account, standing);
  const family = fullName(account.first_name, account.last_name);
  const isActive = account.activated_at !== null;
  const mayActivate = !isActive && !account.comes_by_invitation;
  const beforeClosing = useMutation({
    mutationFn: () => readAnew(closingQuery(account.user_id)),
    onSuccess: (left) =>
      setAsked({
        ask: words.askClose(family),
        note: words.closeNote(officeDate(left.erased_on)),
        content: <ClosingFacts left={left} />,
        words: { yes: words.closeYes },
        isDestructive: true,
        go: () => closing.mutate(),
      }),
  });
  const close = () => {
    setCorrected(null);
    // Its form may have met what somebody else has changed; the page asks again by itself, too.
    readAnew(apiQuery('GET /office/family/{userId}', { params: { userId: account.user_id } })).catch(
      () => null,
    );
  };
  const hasActivated = isActive && activation.isSuccess;
  useEffect(() => {
    if (hasActivated) standing.current?.focus();
  }, [hasActivated, standing]);
  const isBusy = [activation, resending, making, beforeClosing, closing].some(({ isPending }) => isPending);
  const action = (label: string, onClick: () => void) => (
    <Button
      variant="outline"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div className={styles.ways}>
        {mayActivate &&
          action(words.activate, () =>
            setAsked({
              ask: words.askActivate(family),
              note: words.activateNote(account.email),
              go: () => activation.mutate(),
            }),
          )}
        {mayActivate && action(words.resend, () => resending.mutate())}
        {action(words.correctFamily, () => setCorrected('family'))}
        {action(words.correct, () => setCorrected('email'))}
        {isActive &&
          action(words.resetLink, () =>
            setAsked({
              ask: words.askResetLink(family),
              note: words.resetLinkNote,
              go: () => making.mutate(),
            }),
          )}
        {action(words.close, () => beforeClosing.mutate())}
      </div>
      {making.data && <ResetLink {...making.data} />}
      <AskFirst
        asked={asked}
        onYes={() => {
          asked?.go();
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
      <EmailDialog account={corrected === 'email' ? account : null} onClose={close} />
      <FamilyDialog account={corrected === 'family' ? account : null} onClose={close} />
    </>
  );
};

const useAccountChanges = (
  { user_id: id, email, first_name, last_name }: FamilyAccount,
  standing: Props['standing'],
) => {
  const family = fullName(first_name, last_name);
  const params = { id };
  const tell =
    (about: OfficeMessage) =>
    ({ message }: { message: string }) =>
      notifyDone({ message, about });
  return {
    activation: useMutation({
      mutationFn: () => mutate('POST /users/{id}/activate', { params }),
      onSuccess: tell(({ admin }) => admin.account.activated(family)),
    }),
    resending: useMutation({
      mutationFn: () => mutate('POST /users/{id}/resend-activation', { params }),
      // The server's message says no more than that it was done.
      onSuccess: () =>
        notify({
          severity: 'success',
          message: inOffice(({ admin }) => inTwoLines(admin.account.resent(family, email))),
        }),
    }),
    closing: useMutation({
      mutationFn: () => mutate('POST /office/family/close', { body: { user_id: id } }),
      onSuccess: (answer) => {
        tell(({ admin }) => admin.account.closedNow(family))(answer);
        // The button that closed it goes.
        standing.current?.focus();
      },
    }),
    making: useMutation({ mutationFn: () => mutate('POST /users/{id}/reset-link', { params }) }),
  };
};

/** What can be done for a closed account: the family has changed its mind. */
export const ReopenAccount = ({ account, standing }: Pick<Props, 'account' | 'standing'>) => {
  const { account: words } = useTexts().admin;
  const [asked, setAsked] = useState<Question | null>(null);
  const family = fullName(account.first_name, account.last_name);
  const opening = useMutation({
    mutationFn: () => mutate('POST /office/family/reopen', { body: { user_id: account.user_id } }),
    onSuccess: ({ message }) => {
      notifyDone({ message, about: ({ admin }) => admin.account.reopened(family) });
      standing.current?.focus();
    },
  });
  return (
    <div className={styles.ways}>
      <Button
        variant="outline"
        loading={opening.isPending}
        onClick={() =>
          setAsked({ ask: words.askReopen(family), note: words.reopenNote, words: { yes: words.reopenYes } })
        }
      >
        {words.reopen}
      </Button>
      <AskFirst
        asked={asked}
        onYes={() => {
          setAsked(null);
          opening.mutate();
        }}
        onNo={() => setAsked(null)}
      />
    </div>
  );
};

/** Kept by this screen alone, while it is open. */
const ResetLink = ({ reset_link: link, expires_at }: { reset_link: string; expires_at: string }) => {
  const { account: words } = useTexts().admin;
  const formats = useFormats();
  return (
    <div className={styles.facts} role="status">
      <div>
        <address>
          <strong>{words.resetLinkMade}</strong>
          <code>{link}</code>
        </address>
        <CopyButton text={link} label={words.copyLink} />
      </div>
      <p>{words.resetLinkOnce(officeMoment(expires_at, formats))}</p>
    </div>
  );
};
