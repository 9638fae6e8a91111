import { useHotkeys } from '@mantine/hooks';
import { type RefObject, createContext, use, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import type { PanelName } from '../list/open-row.ts';
import { useTexts } from '../list/texts.ts';

/** A dialog or a panel, which asks the form in it before it closes. */
interface Enclosure {
  /** of a panel: it is open as long as the address names the same, and leaving it is a navigation */
  panel: PanelName | null;
  /** closes it without asking */
  close: () => void;
  /** says whether the form in it now asks for itself; null without a form */
  asks: RefObject<(() => boolean) | null>;
}

export const FormEnclosure = createContext<Enclosure | null>(null);

/** What a dialog or a panel gives to `FormEnclosure`, and how it closes unless its form asks for itself. */
export const useEnclosure = (close: () => void, panel: PanelName | null = null) => {
  const asks = useRef<(() => boolean) | null>(null);
  return {
    enclosure: { panel, close, asks },
    closeUnlessAsked: () => {
      if (!asks.current?.()) close();
    },
  };
};

type Place = Pick<Location, 'pathname' | 'search'>;

/** Whether this navigation leaves the record of a form: what filters the list beside its panel does not. */
export const leavesRecord = (panel: PanelName | null, from: Place, to: Place): boolean => {
  const named = ({ search }: Place) => panel && new URLSearchParams(search).get(panel);
  return from.pathname !== to.pathname || named(from) !== named(to);
};

/** What a form has to lose. */
export interface Guard {
  isDirty: () => boolean;
  /** gives up what is not saved */
  discard: () => void;
}

/** The Escape key reaches every dialog that is open: what opens or closes one waits until all have heard it. */
const afterThisKey = (act: () => void) => setTimeout(act);

/**
 * Asks before somebody leaves what is not saved: by a link, by the back button, by closing the dialog, and with the browser's own
 * question before the document goes.
 * @param subject what would be lost, by its name
 */
export const LeaveGuard = ({ guard: { isDirty, discard }, subject }: { guard: Guard; subject: string }) => {
  const { form, close } = useTexts().admin;
  const enclosure = use(FormEnclosure);
  const [closing, setClosing] = useState(false);
  const isAnswering = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      leavesRecord(enclosure?.panel ?? null, from, to) && isDirty(),
  );
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault();
  });
  const isAsked = closing || blocker.state === 'blocked';

  useEffect(() => {
    // The menu that the link was in lies above every dialog.
    if (isAsked)
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, [isAsked]);

  // Known with the form's first picture: a key may be pressed before the router has heard of it.
  useImperativeHandle(enclosure?.asks, () => () => {
    if (isAsked || isAnswering.current) return true;
    const isLost = isDirty();
    if (isLost) afterThisKey(() => setClosing(true));
    return isLost;
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
    else enclosure?.close();
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

/** Ctrl+S and Cmd+S send the form, unless the focus is in a dialog over it. The browser's own would save the page. */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>) => {
  const save = () => {
    const dialog = document.activeElement?.closest('dialog, [role=dialog]');
    if (!dialog || dialog.contains(form.current)) form.current?.requestSubmit();
  };
  useHotkeys([['mod+S', save]], [], true);
};
