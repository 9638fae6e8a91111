import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '../../app/form.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { type FormDraft, dropDraft, keepDraft, readDraft, withDraft } from './form-draft.ts';
import type { Basis } from './save-record.ts';

/** Long enough not to write at every key. */
const PAUSE_MS = 400;

interface Options<Values extends FormValues> {
  name: string;
  values: Values;
  /** what the form was made from */
  from: { basis: Basis; values: Values };
  isDirty: boolean;
  /** shows a draft that was found */
  restore: (values: Values, basis: Basis) => void;
}

/** Keeps what is typed in this tab until it is saved or given up, and brings it back when the form is opened again. */
export const useFormDraft = <Values extends FormValues>({
  name,
  values,
  from,
  isDirty,
  restore,
}: Options<Values>) => {
  const userId = useUser()?.user_id ?? 0;
  const [shown, setShown] = useState<Date | null>(null);
  const isOver = useRef(false);

  useEffect(() => {
    const draft = readDraft(userId, name);
    if (!draft) return;
    setShown(new Date(draft.at));
    restore(withDraft(values, draft), { version: draft.version, base: draft.base });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is opened
  }, []);

  useEffect(() => {
    isOver.current = false;
    const write = () => {
      if (isOver.current) return;
      const { version, base } = from.basis;
      if (isDirty) keepDraft(userId, name, { at: Date.now(), values, version, base });
      else dropDraft(userId, name);
    };
    const timer = setTimeout(write, PAUSE_MS);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [userId, name, values, from, isDirty]);

  return {
    /** when the draft that the form began with was typed; null without one */
    shown,
    /** what is typed, to be kept by another from now on */
    take: (): FormDraft => {
      isOver.current = true;
      dropDraft(userId, name);
      const { version, base } = from.basis;
      return { at: Date.now(), values, version, base };
    },
    drop: () => {
      isOver.current = true;
      dropDraft(userId, name);
      setShown(null);
    },
  };
};
