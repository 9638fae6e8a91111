import { type RefObject, createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import type { PanelName } from '../list/open-row.ts';
import type { ShownForm } from './record-form.ts';
import { useTexts } from '../list/texts.ts';

/** A dialog or a panel that asks its form before it closes. */
export interface GuardedDialog {
  /** closes it without asking */
  close: () => void;
  /** `ask` says whether the form now asks for itself; null when the form has gone */
  guardBy: (ask: (() => boolean) | null) => void;
}

export const DialogToGuard = createContext<GuardedDialog | null>(null);

/** What a dialog asks before it closes: `ask` says whether its form, if it has one, now asks for itself. */
export const useGuardedForm = () => {
  const form = useRef<(() => boolean) | null>(null);
  return {
    ask: () => form.current?.() === true,
    guardBy: (ask: (() => boolean) | null) => {
      form.current = ask;
    },
  };
};

/** A panel that is open as long as the address names the same: leaving it is a navigation. */
export const PanelToGuard = createContext<PanelName | null>(null);

type Place = Pick<Location, 'pathname' | 'search'>;

/** Whether this navigation leaves the record of a form: what filters the list beside its panel does not. */
export const leavesRecord = (panel: PanelName | null, from: Place, to: Place): boolean => {
  const named = ({ search }: Place) => panel && new URLSearchParams(search).get(panel);
  return from.pathname !== to.pathname || named(from) !== named(to);
};

/** The Escape key reaches every dialog that is open: what opens or closes one waits until all have heard it. */
const afterThisKey = (act: () => void) => setTimeout(act);

interface Props {
  guard: ShownForm['guard'];
  /** what would be lost, by its name */
  subject: string;
}

/**
 * Asks before somebody leaves what is not saved: by a link, by the back button, by closing the dialog, and with the browser's own
 * question before the document goes.
 */
export const LeaveGuard = ({ guard: { isDirty, dirty, discard }, subject }: Props) => {
  const { form, close } = useTexts().admin;
  const dialog = use(DialogToGuard);
  const [closing, setClosing] = useState(false);
  const isAnswering = useRef(false);
  const panel = use(PanelToGuard);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => leavesRecord(panel, from, to) && isDirty(),
  );

  const isAsked = closing || blocker.state === 'blocked';

  useEffect(() => {
    // The menu that the link was in lies above every dialog.
    if (isAsked)
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, [isAsked]);

  // At once: a key may be pressed before other effects have run.
  useLayoutEffect(() => {
    if (!dialog) return undefined;
    dialog.guardBy(() => {
      if (isAsked || isAnswering.current) return true;
      const asks = isDirty();
      if (asks) afterThisKey(() => setClosing(true));
      return asks;
    });
    return () => dialog.guardBy(null);
  });

  useEffect(() => {
    // Only while there is something to lose: such a listener keeps some browsers from restoring the page at once.
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });

  const stay = () => {
    isAnswering.current = true;
    afterThisKey(() => {
      isAnswering.current = false;
    });
    setClosing(false);
    blocker.reset?.();
  };
  const leave = () => {
    discard();
    setClosing(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else dialog?.close();
  };
  return (
    <ConfirmDialog
      subject={isAsked ? subject : null}
      words={{ title: form.leaveTitle, yes: form.leave, no: form.stay, close }}
      ask={form.unsaved}
      isDestructive={() => true}
      onYes={leave}
      onNo={stay}
    />
  );
};

/** Ctrl+S and Cmd+S send the form, unless the focus is in a dialog over it. */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // Never the browser's own dialog, which would save the page.
      event.preventDefault();
      const dialog = document.activeElement?.closest('dialog, [role=dialog]');
      if (!dialog || dialog.contains(form.current)) form.current?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [form]);
