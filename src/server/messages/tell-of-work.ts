import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { tasks as enTasks } from '../../i18n/en/tasks.ts';
import { tasks as idTasks } from '../../i18n/id/tasks.ts';
import { paths } from '../../paths.ts';
import { namedChildren } from '../families/named-children.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import type { TellOfWork } from '../tasks/context.ts';
import { noticeAbout } from './notice-about.ts';

const words = { en: en.notices.work_reviewed, id: id.notices.work_reviewed };
const stickers = { en: enTasks.praises, id: idTasks.praises };

/** Tells a family that the teacher has answered what its child sent in (rule R203). */
export const tellOfWork: TellOfWork = async (tx, { childId, now, praise, ...work }) => {
  const children = await namedChildren(tx, [childId]);
  await notifyAccounts(
    tx,
    children.map((child) => ({
      ...noticeAbout([child], { kind: 'work_reviewed', now }, (language) => ({
        title: words[language].title(child.firstName),
        body: words[language].body(child.firstName, { ...work, sticker: stickers[language][praise] }),
      })),
      userId: child.familyId,
      link: paths.tasks(childId),
    })),
  );
};
