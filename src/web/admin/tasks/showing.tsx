import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Task } from '../../../contract/task-objects.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { mutate } from '../../app/mutations.ts';
import { newKey } from '../../app/new-key.ts';
import { untilAnswered } from '../form/save.ts';
import { notify } from '../../shell/notify.ts';
import { Button } from '../../ui/app/button.tsx';
import { inOffice, useTexts } from '../list/texts.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './tasks.module.css';

/** The way from a task with feedback to the draft of a student performance, for owners. */
export const Showing = ({ task }: { task: Task }) => {
  const { tasks: words } = useTexts().admin;
  const isOwner = useUser()?.role === 'owner';
  const navigate = useNavigate();
  const key = useRef('');
  const making = useMutation({
    mutationFn: () => {
      key.current ||= newKey();
      const [body, how] = [{ task_id: task.task_id }, { idempotencyKey: key.current }];
      return untilAnswered(() => mutate('POST /news/from-task', { body }, how));
    },
    onSuccess: async ({ news }) => {
      const name = task.child.first_name;
      notify({
        severity: 'success',
        message: inOffice(({ admin }) => admin.tasks.performanceMade(name)),
      });
      await navigate(paths.adminPerformance(news.news_id));
    },
  });
  if (!isOwner) return null;
  const hasVideo = task.files.some(({ kind, state }) => kind === 'video' && state === 'ready');
  return (
    <section className={styles.showing}>
      <Button
        variant="outline"
        isOff={!hasVideo}
        loading={making.isPending}
        aria-describedby="showing-note"
        onClick={() => making.mutate()}
      >
        {words.toPerformance}
      </Button>
      <p id="showing-note" className={layout.soft}>
        {hasVideo ? words.performanceNote : words.noVideo}
      </p>
    </section>
  );
};
