import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mutate } from '../../app/mutations.ts';
import { refetchStale } from '../../app/query.ts';
import { type Mark, sendMark, pendingMarks } from './watched-marks.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const send = ({ courseId, childId }: Mark) =>
  mutate('GET /course/mark/{courseId}', { params: { courseId }, query: { child_id: childId } });

/** Sends a mark and refetches the lessons once the server has stored it. */
const useSend = () => {
  const client = useQueryClient();
  const there = useRef(true);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return async (mark: Mark) => {
    const reply = await sendMark(mark, { store: localStorage, send, wait, goesOn: () => there.current });
    if (reply === null) return false;
    await refetchStale(client);
    return true;
  };
};

/** Sends the marks that an earlier page could not send. */
export const useSendMarks = () => {
  const sendOne = useSend();
  const first = useRef(sendOne);
  useEffect(() => {
    for (const mark of pendingMarks(localStorage)) void first.current(mark);
  }, []);
};

/** Marks one video as watched, once. */
export const useMark = (mark: Mark) => {
  const sendOne = useSend();
  const [state, setState] = useState<'no' | 'sending' | 'done'>('no');
  const begun = useRef(false);
  const markWatched = () => {
    if (begun.current) return;
    begun.current = true;
    setState('sending');
    void sendOne(mark).then((done) => setState(done ? 'done' : 'no'));
  };
  return { state, markWatched };
};
