import { useMemo, useState } from 'react';
import { deviceTime } from '../../app/device-clock.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { dropDraft, keepDraft, readDraft, withDraft } from './draft.ts';

/**
 * A text that stands beside what is shown, and not in a form of its own record: it is kept in this tab until it is saved or emptied,
 * over whatever is opened meanwhile.
 */
export const useKeptText = (name: string): [string, (text: string) => void] => {
  const userId = useUser()?.user_id ?? 0;
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = useMemo(() => {
    const draft = isHydrated ? readDraft(userId, name) : null;
    return draft ? withDraft({ text: '' }, draft).text : '';
  }, [isHydrated, userId, name]);
  const change = (text: string) => {
    setTyped(text);
    if (text === '') dropDraft(userId, name);
    else keepDraft(userId, name, { at: deviceTime(), values: { text } });
  };
  return [typed ?? kept, change];
};
