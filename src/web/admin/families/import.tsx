import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { ImportedFamily } from '../../../contract/family-import.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import cells from '../list/cells.module.css';
import { notifyDone } from '../list/feedback.ts';
import { readListParams } from '../list/list-params.ts';
import { ListError } from '../list/list-results.tsx';
import { officeMoment } from '../list/office-date.ts';
import { OfficeScreen } from '../list/office-screen.tsx';
import { recordId } from '../list/record-id.ts';
import { type RowTicks, useRowTicks } from '../list/row-ticks.ts';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { usePages } from '../list/use-pages.ts';
import { Tick } from '../list/tick.tsx';
import styles from './imports.module.css';

/** Families of a page: so many may be invited by one choice, too. */
const FAMILIES_OF_PAGE = 50;

const queryOf = (importId: string | undefined, page: number) =>
  apiQuery('GET /family-import/{importId}', {
    params: { importId: recordId(importId) },
    query: { page, size: FAMILIES_OF_PAGE },
  });
const queries: ScreenQueries = ({ params, url }) => [
  queryOf(params['importId'], readListParams(url.searchParams).page),
];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.imports.report };

const hasNotCome = ({ activated_at: activatedAt, closed }: ImportedFamily) => activatedAt === null && !closed;

/** What became of a file: how many of its families were invited and have come, and the way to invite them. */
export default function FamilyImportReport() {
  const { imports: words } = useTexts().admin;
  const formats = useFormats();
  const { page, pagesOf } = usePages(FAMILIES_OF_PAGE);
  const asked = queryOf(useParams()['importId'], page);
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
  });
  const rows = data?.families ?? [];
  const ticks = useRowTicks(rows, { idOf: ({ user_id: id }) => id, canBeTicked: hasNotCome });
  const columns = useColumns(ticks);
  const made = data?.import;
  return (
    <OfficeScreen
      title={made?.file_name ?? words.report}
      back={{ to: paths.adminImports, words: words.back }}
      actions={
        made && (
          <Invite
            importId={made.import_id}
            chosen={ticks.chosen.slice(0, 200)}
            waiting={made.there - made.activated}
            onDone={() => ticks.chosen.forEach(({ user_id: id }) => ticks.drop(id))}
          />
        )
      }
    >
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!made && !isLoadingError && <Skeleton height={120} />}
      {made && (
        <>
          <p className={styles.lead}>
            {words.by(made.by, officeMoment(made.at, formats))}. {words.families(made.families)},{' '}
            {words.children(made.children)}. {made.already > 0 && words.leftOut(made.already)}
          </p>
          <dl className={cells.counts}>
            {(['there', 'invited', 'activated'] as const).map((name) => (
              <div key={name}>
                <dt>{words.counts[name]}</dt>
                <dd>{made[name]}</dd>
              </div>
            ))}
          </dl>
          {data.total === 0 ? (
            <p>{words.emptyFamilies}</p>
          ) : (
            <OfficeTable
              label={words.title}
              rows={data.families}
              rowKey={({ user_id: id }) => id}
              columns={columns}
              paging={pagesOf(data.total)}
              fetching={isPlaceholderData}
            />
          )}
        </>
      )}
    </OfficeScreen>
  );
}

interface Inviting {
  importId: number;
  chosen: readonly ImportedFamily[];
  /** how many have not come */
  waiting: number;
  onDone: () => void;
}

const Invite = ({ importId, chosen, waiting, onDone }: Inviting) => {
  const { imports: words } = useTexts().admin;
  const [asked, setAsked] = useState(false);
  const count = chosen.length > 0 ? chosen.length : waiting;
  const inviting = useMutation({
    mutationFn: () =>
      mutate('POST /family-import/invite', {
        body: {
          import_id: importId,
          ...(chosen.length > 0 && { user_ids: chosen.map(({ user_id: id }) => id) }),
        },
      }),
    onSuccess: ({ message, invited, left_out: left }) => {
      notifyDone({ message, about: ({ admin }) => admin.imports.invited(invited, left) });
      onDone();
    },
  });
  return (
    <>
      <Button isOff={count === 0 || inviting.isPending} onClick={() => setAsked(true)}>
        {chosen.length > 0 ? words.inviteChosen(count) : words.inviteAll}
      </Button>
      <AskFirst
        asked={asked ? { ask: words.askAll(count), note: words.askNote, words: { yes: words.yes } } : null}
        onYes={() => {
          setAsked(false);
          if (!inviting.isPending) inviting.mutate();
        }}
        onNo={() => setAsked(false)}
      />
    </>
  );
};

const nameOf = ({ first_name: first, last_name: last }: ImportedFamily) => fullName(first, last);

const useColumns = (ticks: RowTicks<ImportedFamily>): OfficeColumn<ImportedFamily>[] => {
  const { imports: words, list } = useTexts().admin;
  const formats = useFormats();
  return [
    {
      name: 'family',
      title: words.family,
      render: (row) => (
        <OneLine more={list.more} below={<span className={styles.address}>{row.email}</span>}>
          <strong>{nameOf(row)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'state',
      title: words.state,
      width: 12,
      render: ({ invited_at: invitedAt, activated_at: activatedAt, closed }) => {
        const since = activatedAt ?? invitedAt;
        const reached = activatedAt === null ? (invitedAt === null ? 'waiting' : 'invited') : 'activated';
        const state = closed ? 'closed' : reached;
        return (
          <>
            <StatusWord tone={state === 'activated' ? 'done' : state === 'invited' ? 'waiting' : 'off'}>
              {words.states[state]}
            </StatusWord>
            {since !== null && <div className={styles.soft}>{words.on(officeMoment(since, formats))}</div>}
          </>
        );
      },
    },
    {
      name: 'tick',
      title: words.tick,
      width: 5,
      render: (row) => (
        <Tick
          name={words.choice(nameOf(row))}
          isTicked={ticks.has(row)}
          isOff={!hasNotCome(row)}
          onChange={() => ticks.toggle(row)}
        />
      ),
    },
  ];
};
