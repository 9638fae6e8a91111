import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useQuestion } from './use-question.ts';

const entryOf = (status: string) => ({ status });

const askAbout = (entry: { value: { status: string } }) => {
  const send = vi.fn<() => void>();
  let question: ReturnType<typeof useQuestion> | undefined;
  const Form = () => {
    question = useQuestion({
      values: () => entry.value,
      questionFor: ({ status }) => (status === 'unshipped' ? { ask: 'Set it back?' } : null),
      send,
    });
    return null;
  };
  renderToStaticMarkup(createElement(Form));
  if (!question) throw new Error('it is rendered');
  return { ...question, send };
};

test('an entry that takes something away waits for the answer, and is then sent without another question', () => {
  const entry = { value: entryOf('unshipped') };
  const { isAsked, shown, send } = askAbout(entry);
  expect(isAsked(null)).toBe(true);
  expect(send).not.toHaveBeenCalled();
  shown.onYes();
  expect(send).toHaveBeenCalledOnce();
  expect(isAsked(null)).toBe(false);
  entry.value = entryOf('unshipped');
  expect(isAsked(null)).toBe(true);
});

test('after a no it asks again; an entry that takes nothing away is sent without a question', () => {
  const entry = { value: entryOf('unshipped') };
  const { isAsked, shown } = askAbout(entry);
  expect(isAsked(null)).toBe(true);
  shown.onNo();
  expect(isAsked(null)).toBe(true);
  entry.value = entryOf('shipped');
  expect(isAsked(null)).toBe(false);
});
