import { IconZoomIn } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Task, TaskFile } from '../../../contract/task-objects.ts';
import { FamilyMedia } from '../../app/upload/family-media.tsx';
import { Button } from '../../ui/app/button.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { useTexts } from '../list/texts.ts';
import { taskQuery } from './task-query.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './tasks.module.css';

/** What a child has sent in: the words with it, and each picture, recording and video. */
export const TaskWork = ({ task }: { task: Task }) => {
  const { tasks: words } = useTexts().admin;
  const { files } = task;
  return (
    <section className={styles.work} aria-labelledby="work">
      {/* Where the panel opens: the work is looked at before anything is said of it. */}
      <h3 id="work" tabIndex={-1} data-autofocus>
        {words.work}
      </h3>
      {files.length > 0 && files.every(({ state }) => state === 'gone') && <p>{words.noFiles}</p>}
      {files.map((file, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a file that is gone has no id, and their order stays
        <WorkFile key={file.upload_id ?? place} file={file} number={place + 1} taskId={task.task_id} />
      ))}
      {task.words === '' ? (
        <p className={layout.soft}>{words.noWords}</p>
      ) : (
        <>
          <p className={layout.soft}>{words.words}</p>
          <blockquote className={styles.said}>{task.words}</blockquote>
        </>
      )}
    </section>
  );
};

const WorkFile = ({ file, number, taskId }: { file: TaskFile; number: number; taskId: number }) => {
  const { tasks: words } = useTexts().admin;
  const client = useQueryClient();
  const { kind, state, media_url: address } = file;
  if (state === 'converting') return <p role="status">{words.converting}</p>;
  if (state !== 'ready' || kind === null) return <p>{state === 'failed' ? words.failed : words.gone}</p>;
  const label = kind === 'picture' ? words.picture(number) : words.play(number);
  const shown = {
    kind,
    newest: address,
    label,
    words: { broken: words.broken, again: words.tryAgain },
    onAgain: () => void client.refetchQueries({ queryKey: taskQuery(taskId).queryKey }),
  } as const;
  return (
    <div className={styles.file}>
      <FamilyMedia {...shown} />
      {kind === 'picture' && <Zoom label={label} button={words.zoom(number)} shown={shown} />}
    </div>
  );
};

interface ZoomProps {
  label: string;
  button: string;
  shown: Parameters<typeof FamilyMedia>[0];
}

/** A picture as large as the window; what is written small in an exercise book can be read there. */
const Zoom = ({ label, button, shown }: ZoomProps) => {
  const { close } = useTexts().admin;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="compact" onClick={() => setOpen(true)}>
        <IconZoomIn size={20} aria-hidden="true" />
        {button}
      </Button>
      <OfficeDialog opened={isOpen} title={label} close={close} onClose={() => setOpen(false)} atTop>
        {/* It scrolls, so a keyboard has to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.large} role="region" aria-label={label} tabIndex={0}>
          <FamilyMedia {...shown} />
        </div>
      </OfficeDialog>
    </>
  );
};
