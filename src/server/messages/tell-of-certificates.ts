import * as en from '../../i18n/en/notices.ts';
import * as id from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import type { TellOfCertificates } from '../certificates/context.ts';
import { namedChildren } from '../families/named-children.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import { noticeAbout } from './notice-about.ts';

const words = { en: en.notices, id: id.notices };

/** Tells the family of each of these children that its certificate is there. */
export const tellOfCertificates: TellOfCertificates = async (tx, { childIds, now }) => {
  const children = await namedChildren(tx, childIds);
  await notifyAccounts(
    tx,
    children.map((child) => ({
      ...noticeAbout([child], { kind: 'certificate_ready', now }, (language) => {
        const { title, body } = words[language].certificate_ready;
        return { title: title(child.firstName), body: body(child.firstName) };
      }),
      link: paths.childReports(child.childId),
      userId: child.familyId,
    })),
  );
};
