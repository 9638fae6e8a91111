import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '../../../contract/api-tokens.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { CodeSample } from '../form/code-sample.tsx';
import { ShownOnce } from '../form/shown-once.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import cells from '../list/cells.module.css';
import { notifyDone } from '../list/feedback.ts';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { NewTokenDialog } from './new-token.tsx';

const tokensQuery = apiQuery('GET /api-tokens');
const queries: ScreenQueries = () => [tokensQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.apiTokens.title };

/** The ways in of other programs: for owners. */
export default function AdminApiTokens() {
  const { apiTokens: words } = useTexts().admin;
  const { tokens } = useSuspenseQuery(tokensQuery).data;
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [ending, setEnding] = useState<ApiToken | null>(null);
  const columns = useColumns(setEnding);
  const end = useMutation({
    mutationFn: ({ api_token_id }: ApiToken) => mutate('POST /api-tokens/end', { body: { api_token_id } }),
    onSuccess: ({ message }, { program }) =>
      notifyDone({ message, about: ({ admin }) => admin.apiTokens.ended(program) }),
  });
  return (
    <OfficeScreen
      title={words.title}
      lead={words.lead}
      actions={<Button onClick={() => setAdding(true)}>{words.add}</Button>}
    >
      <div className={formStyles.form}>
        {tokens.length === 0 ? (
          <EmptyState level={2} title={words.emptyTitle} text={words.emptyText} />
        ) : (
          <OfficeTable
            label={words.title}
            rows={tokens}
            rowKey={({ api_token_id: id }) => id}
            columns={columns}
          />
        )}
        <HowTo />
      </div>
      <NewTokenDialog isOpen={isAdding} onClose={() => setAdding(false)} onMade={setSecret} />
      <ShownOnce secret={secret} words={words} onKept={() => setSecret(null)} />
      <AskFirst
        asked={ending && { ask: words.askEnd(ending.program), note: words.endNote, isDestructive: true }}
        onYes={() => {
          if (ending) end.mutate(ending);
          setEnding(null);
        }}
        onNo={() => setEnding(null)}
      />
    </OfficeScreen>
  );
}

const HowTo = () => {
  const { apiTokens: words } = useTexts().admin;
  return (
    <section className={formStyles.card}>
      <h2>{words.howTitle}</h2>
      <p>{words.how}</p>
      <CodeSample label={words.howTitle}>
        {`curl -H "Authorization: Bearer kc_…" "https://…/api/v1/order?page=1&size=50"`}
      </CodeSample>
      <p>{words.opens}</p>
      <p>{words.owner}</p>
      <p>
        <a href={paths.apiDocs}>{words.toDocument}</a>
      </p>
    </section>
  );
};

const whatItDoes = (scopes: ApiToken['scopes'], words: OfficeTexts['admin']['apiTokens']): string => {
  const read = scopes.includes('read') ? words.reads.read : words.reads['orders:read'];
  return scopes.includes('orders:write') ? `${read}, ${words.changesOrders}` : read;
};

const tones = { active: 'done', ended: 'off', expired: 'off' } as const;

const useColumns = (onEnd: (token: ApiToken) => void): OfficeColumn<ApiToken>[] => {
  const { apiTokens: words } = useTexts().admin;
  const formats = useFormats();
  const moment = (at: string) => withWholeDays(officeMoment(at, formats));
  return [
    {
      name: 'program',
      title: words.program,
      render: ({ program, scopes }) => (
        <>
          <strong className={cells.whole}>{program}</strong>
          <span className={cells.under}>{whatItDoes(scopes, words)}</span>
        </>
      ),
    },
    { name: 'made_by', title: words.madeBy, priority: 3, render: ({ made_by: by }) => by },
    { name: 'ends', title: words.ends, width: 9, render: ({ ends_at: at }) => moment(at) },
    {
      name: 'used',
      title: words.used,
      width: 9,
      render: ({ last_used: at }) => (at === null ? words.unused : moment(at)),
    },
    {
      name: 'state',
      title: words.state,
      width: 6.5,
      render: ({ state }) => <StatusWord tone={tones[state]}>{words.states[state]}</StatusWord>,
    },
    useActionsColumn(
      6,
      (token) =>
        token.state === 'active' && (
          <RowAction label={words.end} color="rosella" of={token.program} onClick={() => onEnd(token)} />
        ),
    ),
  ];
};
