import type { DeskReport } from '../../../contract/report-objects.ts';
import { namesThatDiffer, textsOf } from '../../app/record-versions.ts';
import { type Outcome, saveRecord } from '../form/save.ts';
import { type Compared, type Difference, mergeRecord } from '../form/merge.ts';
import { type ReportEntry, entryNames, entryOf } from './entry.ts';

/** How a report is compared with what somebody else saved meanwhile. */
export const comparedReport: Compared<DeskReport, ReportEntry> = {
  valuesOf: entryOf,
  fields: Object.fromEntries(entryNames.map((name) => [name, {}])),
  presentIn: (present) => present.progress_report,
};

export interface SaverState {
  /** as the server has it */
  readonly report: DeskReport;
  /** as it stands in the form */
  readonly entry: ReportEntry;
  readonly phase: 'saved' | 'typed' | 'saving' | 'failed';
  /** what somebody else has changed, too: one of both is to stay */
  readonly conflict: { readonly choose: readonly Difference[]; readonly theirs: ReportEntry } | null;
}

interface Means {
  report: DeskReport;
  /** keeps an entry made from a version of the report */
  send: (entry: ReportEntry, from: { version?: number }) => Promise<{ report: DeskReport }>;
  /** runs something after a pause in typing; answers what stops that */
  later: (run: () => void) => () => void;
  changed: (state: SaverState) => void;
  /** it could not be saved */
  failed: (error: unknown) => void;
}

/** Saves a report by itself whenever typing pauses, one save after another, and loses nothing that is typed meanwhile. */
export const reportSaver = ({ report, send, later, changed, failed }: Means) => {
  let state: SaverState = { report, entry: entryOf(report), phase: 'saved', conflict: null };
  let stop = () => {};
  let running: Promise<boolean> | null = null;
  const become = (next: Partial<SaverState>) => {
    state = { ...state, ...next };
    changed(state);
  };
  // The server takes away spaces around a text.
  const trimmed = (entry: ReportEntry) => textsOf(entry, entryNames);
  const isDirty = () => namesThatDiffer(trimmed(state.entry), trimmed(entryOf(state.report))).length > 0;

  const settle = (sent: ReportEntry, outcome: Outcome<{ report: DeskReport }, DeskReport, ReportEntry>) => {
    const present = outcome.kind === 'saved' ? (outcome.data?.report ?? outcome.present) : outcome.present;
    if (!present) throw new Error('a report that was saved is not there');
    const stored = outcome.kind === 'saved' ? entryOf(present) : outcome.values;
    // What was typed while it was on its way stays.
    const typed = entryNames.filter((name) => state.entry[name] !== sent[name]);
    const entry = { ...stored, ...Object.fromEntries(typed.map((name) => [name, state.entry[name]])) };
    const conflict =
      outcome.kind === 'conflict' ? { choose: outcome.choose, theirs: entryOf(present) } : null;
    become({ report: present, entry, conflict, phase: conflict ? 'typed' : 'saved' });
  };
  const saveAll = async (evenIfSaved: boolean): Promise<boolean> => {
    let isWanted = evenIfSaved;
    while ((isDirty() || isWanted) && !state.conflict) {
      isWanted = false;
      const sent = state.entry;
      become({ phase: 'saving' });
      try {
        settle(
          sent,
          // oxlint-disable-next-line no-await-in-loop -- what was typed meanwhile is saved after it
          await saveRecord({
            values: sent,
            base: state.report,
            record: comparedReport,
            send,
            signal: new AbortController().signal,
          }),
        );
      } catch (error) {
        become({ phase: 'failed' });
        failed(error);
        return false;
      }
    }
    return state.conflict === null;
  };
  /**
   * Saves at once what is not saved; `evenIfSaved` for the time that was spent on it.
   * @returns whether all of it is saved
   */
  const save = async (evenIfSaved = false): Promise<boolean> => {
    stop();
    running ??= saveAll(evenIfSaved).finally(() => {
      running = null;
    });
    return running;
  };
  const type = (entry: ReportEntry) => {
    become({ entry, phase: state.phase === 'saving' ? 'saving' : 'typed' });
    stop();
    if (!state.conflict) stop = later(() => void save());
  };
  return {
    state: () => state,
    isDirty,
    save,
    type,
    /** goes on with what was typed into an earlier page and not saved, made from the report as it was then */
    resume: (from: DeskReport, entry: ReportEntry) => {
      become({ report: from });
      type(entry);
    },
    /** what the page learns of the report is taken over where nobody has typed */
    learn: (known: DeskReport) => {
      if (known.version <= state.report.version || running || state.conflict) return;
      const merged = mergeRecord(comparedReport, state.report, state.entry, known);
      // Its save then asks.
      if (merged.choose.length === 0) become({ report: known, entry: merged.values });
    },
    keepMine: () => {
      become({ conflict: null });
      void save();
    },
    takeTheirs: () => {
      const { conflict } = state;
      if (!conflict) return;
      const theirs = conflict.choose.map(({ name }) => [name, conflict.theirs[name as keyof ReportEntry]]);
      become({ conflict: null, entry: { ...state.entry, ...Object.fromEntries(theirs) } });
      void save();
    },
  };
};
