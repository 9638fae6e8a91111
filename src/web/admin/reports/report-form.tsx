import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { DeskReport, Sentence } from '../../../contract/report-objects.ts';
import type { SittingChild } from '../../../contract/reports.ts';
import { mutate } from '../../app/mutations.ts';
import { Textarea } from '../../ui/app/field.tsx';
import { ConflictPanel } from '../form/form-notes.tsx';
import { untilAnswered } from '../form/save.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { useTexts } from '../list/texts.ts';
import { DeskBar } from './desk-bar.tsx';
import { type ReportEntry, missingIn, sentencesFor, type ShownSentence, idsIn, stepOf } from './entry.ts';
import { LadderRows } from './ladder-rows.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './reports.module.css';
import { SentenceBank } from './sentence-bank.tsx';
import { useReportSaver } from './use-report-saver.ts';
import { ThenAndNow } from './then-and-now.tsx';
import { othersNamed } from '../../../domain/reports/others-named.ts';
import { useTestsThatWait } from './tests-that-wait.tsx';
import { reportSkills, type ReportSkill } from '../../../domain/reports/ladder.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import type { ShownDifference } from '../list/feedback.ts';
import type { Difference } from '../form/merge.ts';
import { useSheetWords } from './report-words.ts';

interface Props {
  begun: DeskReport;
  known: DeskReport;
  child: SittingChild;
  /** all children of the sitting */
  others: readonly SittingChild[];
  bank: readonly Sentence[];
  open: (secondsBefore: number) => Promise<DeskReport>;
  onSaved: (report: DeskReport) => void;
  onHandedOver: (report: DeskReport, message: string) => void;
}

/** The longest text of one's own. */
const MOST_LETTERS = 1000;

/** Five rows of five steps, sentences, and words of one's own; Ctrl+Enter hands it over, Ctrl+S saves at once. */
export const ReportForm = ({ begun, known, child, others, bank, open, onSaved, onHandedOver }: Props) => {
  const { reports: words } = useTexts().admin;
  const { saver, used, report, entry, phase, conflict } = useReportSaver({ begun, known, open, onSaved });
  const inWords = useDifferences();
  const missingNote = useRef<HTMLParagraphElement>(null);
  const [wasTried, setTried] = useState(false);
  const { first_name: name } = child;
  const sentences = sentencesFor(bank, report.content, name);
  const missing = missingIn(entry, sentences);
  const foreign = othersNamed(
    `${entry.text_en}\n${entry.text_id}`,
    name,
    others.map((one) => one.first_name),
  );
  const lacks = missing.skills.length > 0 || missing.strength || missing.home;
  const change = (next: Partial<ReportEntry>) => saver.type({ ...saver.state().entry, ...next });
  const handing = useMutation({
    mutationFn: async () => {
      // Also what was spent on it since the last word was typed.
      if (!(await saver.save(true))) return null;
      const { report_id, version } = saver.state().report;
      return untilAnswered(() => mutate('POST /report/hand-over', { body: { report_id, version } }));
    },
    onSuccess: (answer) => answer && onHandedOver(answer.report, answer.message),
  });
  const waits = useTestsThatWait(child);
  const [isAsking, setAsking] = useState(false);
  const handOver = () => {
    setTried(true);
    if (lacks) missingNote.current?.focus();
    else if (waits !== null && !handing.isPending) setAsking(true);
    else if (!handing.isPending) handing.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isSave = event.key.toLowerCase() === 's';
    if (!isSave && event.key !== 'Enter') return;
    event.preventDefault();
    if (isSave) void saver.save();
    else handOver();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what stands in it, each of which has a button
    <div className={styles.form} onKeyDown={onKeyDown}>
      {report.proof_remark !== '' && (
        <section className={styles.givenBack} aria-labelledby="given-back">
          <h2 id="given-back">{words.givenBack(report.proofreader?.first_name ?? words.proofReader)}</h2>
          <p>{report.proof_remark}</p>
        </section>
      )}
      {conflict && (
        <ConflictPanel
          differences={inWords(conflict.choose, sentences)}
          notices={[]}
          keepMine={saver.keepMine}
          takeTheirs={saver.takeTheirs}
        />
      )}
      <LadderRows
        entry={entry}
        proposed={child.proposed}
        last={child.previous?.content.ladder ?? null}
        lacking={wasTried ? missing.skills : []}
        onChange={change}
      />
      <SentenceBank
        sentences={sentences}
        entry={entry}
        lacking={wasTried ? { strengths: missing.strength, home: missing.home } : {}}
        onChange={change}
      />
      {child.recordings && (
        <ThenAndNow
          recordings={child.recordings}
          isSame={entry.same_words !== ''}
          onChange={(isSame) => change({ same_words: isSame ? 'yes' : '' })}
        />
      )}
      <section className={styles.card} aria-labelledby="own">
        <h2 id="own">{words.own}</h2>
        <p className={layout.soft}>{words.ownHint}</p>
        <div className={styles.two}>
          {(['en', 'id'] as const).map((language) => (
            <Textarea
              key={language}
              label={words.inLanguage[language]}
              lang={language}
              rows={3}
              maxLength={MOST_LETTERS}
              value={entry[`text_${language}`]}
              onChange={({ currentTarget }) => change({ [`text_${language}`]: currentTarget.value })}
            />
          ))}
        </div>
        {foreign.length > 0 && <p role="status">{words.otherChild(foreign.join(', '))}</p>}
      </section>
      <DeskBar
        phase={phase}
        seconds={() => report.seconds_spent + used.seconds()}
        missing={wasTried && lacks ? missing : null}
        missingNote={missingNote}
        isHanding={handing.isPending}
        onSave={() => void saver.save()}
        onHandOver={handOver}
      />
      <AskFirst
        asked={isAsking && waits !== null ? { ask: waits, words: { yes: words.handOverYes } } : null}
        onYes={() => {
          setAsking(false);
          handing.mutate();
        }}
        onNo={() => setAsking(false)}
      />
    </div>
  );
};

const isSkill = (name: string): name is ReportSkill => (reportSkills as readonly string[]).includes(name);

/** What two people have both changed of a report, in words. */
const useDifferences = () => {
  const { reports: words } = useTexts().admin;
  const sheet = useSheetWords();
  const language = useLanguage();
  return (differences: readonly Difference[], sentences: readonly ShownSentence[]): ShownDifference[] => {
    const said = (text: string) =>
      idsIn(text)
        .map((id) => sentences.find(({ sentence_id: known }) => known === id)?.[language] ?? '')
        .join(' ');
    const reached = (text: string) => {
      const step = stepOf(text);
      return step === null ? '' : (sheet.steps[step - 1] ?? '');
    };
    return differences.map(({ name, yours, theirs }) => {
      if (isSkill(name))
        return { name, label: sheet.skills[name], yours: reached(yours), theirs: reached(theirs) };
      if (name === 'text_en' || name === 'text_id')
        return { name, label: words.inLanguage[name === 'text_en' ? 'en' : 'id'], yours, theirs };
      const label = name === 'next_steps' ? words.sentenceGroups.home : words.remarks;
      return { name, label, yours: said(yours), theirs: said(theirs) };
    });
  };
};
