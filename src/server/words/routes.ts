import type { words } from '../../contract/words.ts';
import { refuse } from '../../contract/refusals.ts';
import { isDrawn } from '../../domain/words/lesson-words.ts';
import type { Actors } from '../accounts/actors.ts';
import { openNamedMedia } from '../placement/open-named-media.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { WordsContext } from './context.ts';
import { play, showPlay } from './play-words.ts';
import { practise, showPractice } from './practise.ts';
import { findWord } from './word-store.ts';
import { showWords, writeWords } from './write-words.ts';

export const wordsRoutes = (context: WordsContext): Handlers<typeof words, Actors> => ({
  'GET /course/words/{courseId}': ({ params }) => showWords(context.database.db, params.courseId),
  'POST /course/words': ({ actor, body }) =>
    writeWords(context, {
      by: actor.userId,
      courseId: body.master_course_id,
      version: body.version,
      words: body.words.map(({ word_id: wordId, ...word }) => ({ wordId, ...word })),
    }),
  'GET /course/word-media/{wordId}/{kind}': async ({ params: { wordId, kind }, query, range }) => {
    const name = (await findWord(context.database.db, wordId))?.[kind] ?? null;
    // Whoever was given its address may have it. A drawn picture is no upload, and a question's own picture may have its name.
    const isThere = name !== null && !isDrawn(name) && query.v === name;
    return isThere ? openNamedMedia(context, { kind, name }, range) : refuse('not_found');
  },
  'GET /course/play/{courseId}': ({ actor, params, query }) =>
    showPlay(context, actor.familyId, { childId: query.child_id, courseId: params.courseId }),
  'POST /course/play': ({ actor, body }) =>
    play(context, actor.familyId, {
      childId: body.child_id,
      courseId: body.course_id,
      answers: body.answers,
    }),
  'GET /course/practice/{childId}': ({ actor, params }) =>
    showPractice(context, actor.familyId, params.childId),
  'POST /course/practice': ({ actor, body }) =>
    practise(context, actor.familyId, { childId: body.child_id, answers: body.answers }),
});
