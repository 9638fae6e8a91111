import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type CallOptions, ApiRefusal } from '../../frame/api.ts';
import { PageInfoProvider } from '../../frame/page-info.tsx';
import type { Question } from '../list/ask-first.tsx';
import { officeInfo } from '../list/shown-to-staff.test-support.tsx';
import { keepDraft } from './draft.ts';
import { useRecordForm } from './record-form.ts';

interface Row {
  version: number;
  title: string;
}
const stored: Row = { version: 1, title: 'A' };
const Entry = z.object({ title: z.string() });
/** Answers by these in turn. */
const server = (...answers: (Error | { message: string })[]) => {
  const sent: { title: string; version: number | undefined; key: string | undefined }[] = [];
  const send = async ({ title }: { title: string }, { version }: { version?: number }, how: CallOptions) => {
    sent.push({ title, version, key: how.idempotencyKey });
    const answer = answers.shift();
    if (answer instanceof Error || !answer) throw answer ?? new Error('nothing left to answer');
    return answer;
  };
  return { sent, send };
};
const saved = { message: 'Saved' };

/** A form as it stands after its first rendering: what it does is asked of it as its screen does. */
const formOf = (
  send: ReturnType<typeof server>['send'],
  {
    row,
    ...options
  }: {
    row?: Row;
    askFirst?: (values: { title: string }) => Question | null | Promise<Question | null>;
    rowIn?: () => Row;
    about?: () => () => string;
  } = {},
) => {
  let form: ReturnType<typeof render> | undefined;
  const render = () =>
    useRecordForm<typeof Entry, { title: string }, { message: string }, Row>(Entry, {
      name: 'story-1',
      initialValues: { title: row?.title ?? '' },
      send,
      ...options,
      record: row && {
        row,
        valuesOf: ({ title }) => ({ title }),
        fields: { title: {} },
        presentIn: (present) => present.news,
      },
    });
  const Form = () => {
    form = render();
    return null;
  };
  const client = new QueryClient();
  const router = createMemoryRouter([{ id: 'root', path: '/', element: <Form /> }], {
    hydrationData: { loaderData: { root: { user: null } } },
  });
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageInfoProvider info={officeInfo}>
        <RouterProvider router={router} />
      </PageInfoProvider>
    </QueryClientProvider>,
  );
  if (!form) throw new Error('it is rendered');
  const shown = form;
  const press = () =>
    shown.formProps.onSubmit({
      preventDefault: () => {},
      nativeEvent: {},
    } as unknown as FormEvent<HTMLFormElement>);
  return {
    ...shown,
    type: (title: string) => shown.form.setValues({ title }),
    press,
    /** Sends the form, and waits until that is over. */
    submit: async () => {
      press();
      await vi.waitFor(() => expect(client.isMutating()).toBe(0));
    },
  };
};
beforeEach(() => {
  vi.stubGlobal('HTMLButtonElement', Object);
  vi.stubGlobal('document', { getElementById: () => null });
});
afterEach(() => vi.unstubAllGlobals());

test('what is typed asks before it is left, until it was saved or given up', async () => {
  const { sent, send } = server(saved);
  const form = formOf(send, { row: stored });
  expect(form.guard.isDirty()).toBe(false);
  form.type('B');
  expect(form.guard.isDirty()).toBe(true);
  await form.submit();
  expect(sent).toEqual([{ title: 'B', version: 1, key: undefined }]);
  expect(form.guard.isDirty()).toBe(false);
  form.type('C');
  expect(form.guard.isDirty()).toBe(true);
  form.guard.discard();
  expect(form.guard.isDirty()).toBe(false);
});

test.each(['an update', 'a new record'])(
  'what is typed while %s is on its way stays, and asks before it is left',
  async (what) => {
    const row = what === 'an update' ? stored : undefined;
    const answer = Promise.withResolvers<typeof saved>();
    const send = vi.fn<() => Promise<typeof saved>>(() => answer.promise);
    const form = formOf(send, { ...(row && { row }), rowIn: () => ({ version: 2, title: 'B' }) });
    form.type('B');
    const sending = form.submit();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    form.type('C');
    answer.resolve(saved);
    await sending;
    expect(form.form.getValues()).toEqual({ title: 'C' });
    expect(form.guard.isDirty()).toBe(true);
    form.type('B');
    expect(form.guard.isDirty()).toBe(false);
  },
);

test('a new record that was typed into while it was made keeps its key: it is not made a second time unseen', async () => {
  const answer = Promise.withResolvers<typeof saved>();
  const keys: (string | undefined)[] = [];
  const form = formOf(async (_entry, _from, how) => {
    keys.push(how.idempotencyKey);
    return answer.promise;
  });
  form.type('B');
  const sending = form.submit();
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  form.type('C');
  answer.resolve(saved);
  await sending;
  await form.submit();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a new record keeps its key through a failure, and gets another once it was saved', async () => {
  const { sent, send } = server(new ApiRefusal(422, 'No', { error: 'invalid_input' }), saved, saved);
  const form = formOf(send);
  form.type('B');
  for (let times = 0; times < 3; times += 1) await form.submit();
  const keys = sent.map(({ key }) => key);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a new record keeps its key with its draft, so that a reload makes nothing twice', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const { sent, send } = server(new ApiRefusal(500, ''), saved);
  const form = formOf(send);
  form.type('B');
  await form.submit();
  keepDraft(0, 'story-1', form.handOver().draft);
  const reloaded = formOf(send);
  reloaded.type('B');
  await reloaded.submit();
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a key that another entry used is given up', async () => {
  const { sent, send } = server(new ApiRefusal(409, '', { error: 'key_of_other_call' }), saved);
  const form = formOf(send);
  form.type('B');
  await form.submit();
  await form.submit();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a save can be handed over with what was typed: the form asks for nothing, and is not told how it ended', async () => {
  const about = vi.fn<() => () => string>();
  const answer = Promise.withResolvers<typeof saved>();
  const send = vi.fn<() => Promise<typeof saved>>(() => answer.promise);
  const form = formOf(send, { row: stored, rowIn: () => stored, about });
  form.type('B');
  const sending = form.submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  const { draft, ended } = form.handOver();
  expect(draft).toMatchObject({ row: stored });
  expect(form.guard.isDirty()).toBe(false);
  answer.resolve(saved);
  expect(await ended).toEqual({ kind: 'saved', data: saved, present: undefined });
  await sending;
  expect(about).not.toHaveBeenCalled();
});

test('an entry that takes something away is not sent before somebody has answered', async () => {
  const { sent, send } = server(saved);
  const asked: string[] = [];
  const form = formOf(send, {
    row: stored,
    askFirst: ({ title }) => {
      asked.push(title);
      return title === '' ? null : { ask: `Call it ${title}?` };
    },
  });
  form.type('B');
  form.press();
  await vi.waitFor(() => expect(asked).toEqual(['B']));
  expect(sent).toEqual([]);
});

test('what the server is asked before an entry is sent is asked until it answers, as the save is', async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const { sent, send } = server(saved);
  const askFirst = vi
    .fn<() => Promise<null>>()
    .mockRejectedValueOnce(new ApiRefusal(409, '', { error: 'still_running', retryAfter: 0 }))
    .mockResolvedValueOnce(null);
  const form = formOf(send, { row: stored, askFirst });
  form.type('B');
  await form.submit();
  expect(askFirst).toHaveBeenCalledTimes(2);
  expect(sent).toHaveLength(1);
});
