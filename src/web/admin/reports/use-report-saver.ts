import { useEffect, useState } from 'react';
import type { DeskReport } from '../../../contract/report-objects.ts';
import { deviceTime } from '../../app/device-clock.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { notifyFailure } from '../../shell/notify.ts';
import { dropDraft, keepDraft, useFormDraft } from '../form/draft.ts';
import { namesThatDiffer } from '../../app/record-versions.ts';
import { contentOf, entryOf } from './entry.ts';
import { isBegun } from './new-report.ts';
import { type SaverState, reportSaver } from './report-saver.ts';
import { timeUsed } from './time-used.ts';

/** How long typing pauses before it is saved. */
const PAUSE_MS = 1200;

/** As many seconds before its first word as the server takes. */
const MOST_SECONDS_BEFORE = 600;

const later = (run: () => void) => {
  const timer = setTimeout(run, PAUSE_MS);
  return () => clearTimeout(timer);
};

interface Given {
  /** as it was when it was opened */
  begun: DeskReport;
  /** as the page knows it now */
  known: DeskReport;
  onSaved: (report: DeskReport) => void;
  /** begins it with its first word, when there is none yet */
  open: (secondsBefore: number) => Promise<DeskReport>;
}

/** Saves a report while it is written, and on leaving it; what cannot be saved is kept in this window. Counts the time it takes. */
export const useReportSaver = ({ begun, known, onSaved, open }: Given) => {
  const userId = useUser()?.user_id ?? 0;
  const draftName = `report-${begun.child_id}-${begun.batch}-${begun.part}`;
  const [shown, setShown] = useState<SaverState>({
    report: begun,
    entry: entryOf(begun),
    phase: 'saved',
    conflict: null,
  });
  const [used] = useState(() => timeUsed(deviceTime));
  const [saver] = useState(() => {
    let opened = isBegun(begun) ? begun : null;
    return reportSaver({
      report: begun,
      later,
      send: async (entry, from) => {
        const seconds = used.seconds();
        opened ??= await open(Math.min(seconds, MOST_SECONDS_BEFORE));
        const there = opened;
        // What somebody else wrote into it meanwhile is found by its version.
        const isNew = from.version === 0 && namesThatDiffer(entryOf(there), entryOf(begun)).length === 0;
        const version = isNew ? there.version : from.version;
        const body = {
          report_id: there.report_id,
          ...(version !== undefined && { version }),
          ...contentOf(entry),
          seconds_spent: seconds,
        };
        const answer = await mutate('POST /report/save', { body });
        used.take(seconds);
        return answer;
      },
      changed: (next) => {
        setShown(next);
        if (next.phase !== 'saved') return;
        dropDraft(userId, draftName);
        onSaved(next.report);
      },
      failed: (error) => notifyFailure(error),
    });
  });

  useFormDraft({
    name: draftName,
    values: shown.entry,
    row: shown.report,
    isDirty: shown.phase !== 'saved',
    restore: (entry, from) => saver.resume(from as DeskReport, entry),
  });

  useEffect(() => saver.learn(known), [saver, known]);

  useEffect(() => {
    const touches = ['keydown', 'pointerdown', 'scroll'] as const;
    for (const touch of touches) addEventListener(touch, used.touch, { passive: true });
    const hide = () => {
      if (document.visibilityState === 'hidden') void saver.save();
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!saver.isDirty()) return;
      void saver.save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('beforeunload', ask);
    return () => {
      for (const touch of touches) removeEventListener(touch, used.touch);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', ask);
      if (!saver.isDirty()) return;
      // Until its save is answered, which nobody here waits for any more.
      const { entry, report } = saver.state();
      keepDraft(userId, draftName, { at: deviceTime(), values: entry, row: report });
      void saver.save();
    };
  }, [saver, used, userId, draftName]);

  return { saver, used, ...shown };
};
