import { Button } from '../../ui/app/button.tsx';
import { inOffice } from './texts.ts';
import { notify } from '../../shell/notify.ts';

/** Copies a text and says so; without https browsers have no clipboard, and then that is said. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ severity: 'success', message: inOffice(({ admin }) => admin.security.codes.copied) });
    } catch {
      notify({ severity: 'error', message: inOffice(({ admin }) => admin.security.codes.copyFailed) });
    }
  };
  return (
    <Button variant="outline" onClick={() => void copy()}>
      {label}
    </Button>
  );
};
