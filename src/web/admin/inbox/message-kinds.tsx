import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FamilyKind } from '../../../domain/messages/notice-kind.ts';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { officeMoment } from '../list/office-date.ts';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { MessageInBothLanguages, Preview } from './message-preview.tsx';
import styles from './message-preview.module.css';

const kindsQuery = apiQuery('GET /messages/kinds');
const queries: ScreenQueries = () => [kindsQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.messages.kindsTitle };

/** Everything that families can be told, each kind as its newest message or an example. */
export default function AdminMessageKinds() {
  const { messages } = useTexts().admin;
  const { kinds } = useSuspenseQuery(kindsQuery).data;
  return (
    <OfficeScreen
      title={messages.kindsTitle}
      back={{ to: paths.adminMessages, words: messages.title }}
      lead={messages.kindsIntro}
    >
      <ul className={styles.kinds}>
        {kinds.map(({ kind, told_at: toldAt }) => (
          <li key={kind}>
            <Kind kind={kind} toldAt={toldAt} />
          </li>
        ))}
      </ul>
    </OfficeScreen>
  );
}

const Kind = ({ kind, toldAt }: { kind: FamilyKind; toldAt: string | null }) => {
  const { messages } = useTexts().admin;
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget, target }) => {
        // The mails inside open and close as well.
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary>
        {messages.kinds[kind]}{' '}
        <span>
          ·{' '}
          {toldAt === null
            ? messages.neverTold
            : withWholeDays(messages.toldLast(officeMoment(toldAt, formats)))}
        </span>
      </summary>
      {isOpen && <OpenKind kind={kind} />}
    </details>
  );
};

const OpenKind = ({ kind }: { kind: FamilyKind }) => {
  const { messages } = useTexts().admin;
  const formats = useFormats();
  const { data, error } = useQuery(apiQuery('GET /messages/kinds/{kind}', { params: { kind } }));
  if (!data) return <p role="status">{error ? messages.failed : messages.loading}</p>;
  const { message, words, preview } = data;
  if (!words || !preview) return <p>{messages.noExample}</p>;
  return (
    <>
      <p>
        {message
          ? withWholeDays(messages.newestTo(message.family.name, officeMoment(message.created_at, formats)))
          : messages.isExample}
      </p>
      <p>{messages.byMail[preview.mail]}</p>
      <MessageInBothLanguages words={words} {...(message && { reads: message.family.language })} />
      <Preview kind={kind} preview={preview} />
    </>
  );
};
