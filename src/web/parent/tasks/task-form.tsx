import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FamilyUpload } from '../../../contract/family-uploads.ts';
import { FAMILY_UPLOAD_MAX_BYTES, FAMILY_UPLOAD_MAX_SECONDS } from '../../../domain/courses/family-upload.ts';
import { MOST_TASK_FILES, MOST_TASK_WORDS, type TaskKind } from '../../../domain/tasks/task-kinds.ts';
import { isUnreachable } from '../../app/connection.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { newKey } from '../../app/new-key.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Button } from '../../ui/app/button.tsx';
import { Textarea } from '../../ui/app/field.tsx';
import { consentsQuery } from '../families/child-query.ts';
import { useTexts } from '../pattern/texts.ts';
import { KindButton } from './kind-button.tsx';
import { FileList } from './file-list.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './send-task.module.css';
import { SoundRecorder } from './sound-recorder.tsx';
import { type KindChoice, canSend } from './task-choices.ts';
import { idsWhenReady, useTaskFiles } from './use-task-files.ts';
import { useSendingWords } from './sending-words.ts';
import { useWords } from './words.ts';

export interface TaskFormProps {
  child: { child_id: number; first_name: string };
  courseId: number;
  choices: readonly KindChoice[];
  /** of this lesson: what was sent before this page was loaded, and no task has */
  before: readonly FamilyUpload[];
  onSent: () => void;
  onClose: () => void;
}

/** What is sent in for a lesson: of which kind, with which files, and a few words. */
export default function TaskForm({ child, courseId, choices, before, onSent, onClose }: TaskFormProps) {
  const words = useWords();
  const sending = useSendingWords();
  const { megabytes } = useFormats();
  const { child_id: childId, first_name: name } = child;
  const userId = useUser()?.user_id ?? 0;
  const open = choices.filter(({ meaning }) => meaning !== 'answered');
  const [kind, setKind] = useState<TaskKind | null>(open.length === 1 ? (open[0]?.kind ?? null) : null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const files = useTaskFiles({ userId, childId, courseId }, before);
  const { entries } = files;
  const ids = idsWhenReady(entries);
  const hasFailed = entries.some(({ state }) => state === 'failed');
  /** it was sent off, and waits for the last of its files */
  const [waits, setWaits] = useState(false);
  const key = useRef('');
  const send = useMutation({
    mutationFn: (upload_ids: string[]) => {
      key.current ||= newKey();
      const body = { child_id: childId, course_id: courseId, kind: kind ?? 'assignment', upload_ids };
      return mutate('POST /tasks', { body: { ...body, words: note } }, { idempotencyKey: key.current });
    },
    onSuccess: () => {
      files.handedIn();
      onSent();
    },
    // After an answer that was lost it is sent as the same task; what is changed after a refusal is another.
    onError: (error) => {
      if (!isUnreachable(error)) key.current = '';
    },
    onSettled: () => setWaits(false),
  });
  // What was said of the files is settled by what is done about it.
  const add: typeof files.add = (...file) => {
    setProblem(null);
    files.add(...file);
  };
  const remove: typeof files.remove = (entry) => {
    setProblem(null);
    files.remove(entry);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === null) return setProblem(words.chooseKind);
    if (entries.length === 0) return setProblem(sending.missingFile);
    if (hasFailed) return setProblem(sending.mendFirst);
    setProblem(null);
    if (ids === null) return setWaits(true);
    return send.mutate(ids);
  };
  const sendNow = useEffectEvent((ready: string[]) => send.mutate(ready));
  if (waits && hasFailed) setWaits(false);
  const isWaiting = waits && !send.isPending;
  const readyIds = waits && ids !== null && entries.length > 0 ? ids.join(' ') : null;
  useEffect(() => {
    if (readyIds !== null) sendNow(readyIds.split(' '));
  }, [readyIds]);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <KindField choices={choices} value={kind} onChange={setKind} title={words.sendTitle(name)} />
      {kind !== null && canSend(choices) && (
        <>
          <fieldset className={styles.group}>
            <legend>{words.files}</legend>
            <p className={styles.hint}>
              {words.filesHint(
                MOST_TASK_FILES,
                megabytes(FAMILY_UPLOAD_MAX_BYTES),
                FAMILY_UPLOAD_MAX_SECONDS / 60,
              )}
            </p>
            <FileList entries={entries} childId={childId} onRemove={remove} />
            {entries.filter(({ state }) => state !== 'failed').length < MOST_TASK_FILES ? (
              <FileWays child={child} onFile={add} />
            ) : (
              <p className={styles.hint}>{sending.full(MOST_TASK_FILES)}</p>
            )}
          </fieldset>
          <Textarea
            label={words.words}
            description={words.wordsHint}
            rows={2}
            maxLength={MOST_TASK_WORDS}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          {problem !== null && (
            <p className={layout.wrong} role="alert">
              {problem}
            </p>
          )}
          {isWaiting && (
            <p role="status" className={styles.hint}>
              {sending.waits}
            </p>
          )}
        </>
      )}
      <div className={layout.ways}>
        {kind !== null && !isWaiting && (
          <Button type="submit" size="md" color="mango" loading={send.isPending}>
            {words.submit}
          </Button>
        )}
        {isWaiting && (
          <Button variant="outline" onClick={() => setWaits(false)}>
            {sending.waitStop}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose} disabled={send.isPending}>
          {sending.notNow}
        </Button>
      </div>
    </form>
  );
}

interface KindProps {
  choices: readonly KindChoice[];
  value: TaskKind | null;
  onChange: (kind: TaskKind) => void;
  title: string;
}

const KindField = ({ choices, value, onChange, title }: KindProps) => {
  const words = useWords();
  const sending = useSendingWords();
  const { date } = useFormats();
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.kinds}>
        {choices.map(({ kind, meaning, task }) => {
          const note = {
            first: null,
            replaces: task && sending.replaces(date(new Date(task.sent_at))),
            again: sending.onceMore,
            answered: sending.answered,
          }[meaning];
          return (
            <label key={kind} className={styles.kind}>
              <input
                type="radio"
                name={id}
                value={kind}
                checked={value === kind}
                disabled={meaning === 'answered'}
                onChange={() => onChange(kind)}
              />
              <span>
                <strong>{words.kinds[kind]}</strong>
                <span>{words.kindTexts[kind]}</span>
                {note && <em>{note}</em>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

interface WaysProps {
  child: TaskFormProps['child'];
  onFile: ReturnType<typeof useTaskFiles>['add'];
}

/** The ways to a file. Of recordings and videos it says before anything is sent that they need the parent's consent. */
const FileWays = ({ child: { child_id: childId, first_name: name }, onFile }: WaysProps) => {
  const words = useWords();
  const sending = useSendingWords();
  const { data } = useQuery(consentsQuery);
  const recordings = data?.consents.find(
    ({ child_id, kind }) => child_id === childId && kind === 'recording_kept',
  );
  const mayRecord = recordings?.given !== false;
  const { kinds } = useTexts().consents;
  const client = useQueryClient();
  const { title, yes, no } = sending.allowAsk;
  const allow = useQuestion({ title: title(name), text: kinds.recording_kept, yes, no }, async () => {
    await mutate('POST /childs/consent', {
      body: { child_id: childId, kind: 'recording_kept', given: true },
    });
    await client.refetchQueries({ queryKey: consentsQuery.queryKey });
  });
  return (
    <div className={styles.add} role="group" aria-label={sending.ways}>
      <div className={layout.ways}>
        <KindButton
          kind="picture"
          takes
          label={sending.takePicture}
          onFile={(file) => onFile('picture', file)}
        />
        <KindButton kind="picture" label={sending.choosePicture} onFile={(file) => onFile('picture', file)} />
        {mayRecord && (
          <KindButton kind="video" label={sending.chooseVideo} onFile={(file) => onFile('video', file)} />
        )}
      </div>
      {mayRecord ? (
        <SoundRecorder onSound={(file) => onFile('sound', file)} />
      ) : (
        <div className={styles.note}>
          <p>{words.onlyPictures}</p>
          <Button variant="outline" onClick={allow.ask}>
            {words.toConsents}
          </Button>
        </div>
      )}
      {allow.dialog}
    </div>
  );
};
