import { api } from '../../contract/api.ts';
import type { EndpointShape } from '../../contract/endpoint.ts';

/** The calls by which staff change something that is not their own account. */
export const staffCalls = Object.entries(api as Record<string, EndpointShape>)
  .filter(
    ([key, shape]) =>
      (shape.who === 'owner' || shape.who === 'clerk' || shape.who === 'teacher' || shape.who === 'tutor') &&
      (!key.startsWith('GET ') || shape.changes === true),
  )
  .map(([key]) => key);

/** Those that leave no entry, with the reason. */
export const exempt: Record<string, string> = {
  'POST /family-import/check': 'takes nothing of the file',
  'POST /users/second-factor/start': 'the own account alone',
  'POST /users/second-factor/confirm': 'the own account alone',
  'POST /users/second-factor/recovery-codes': 'the own account alone',
  'POST /users/second-factor/remove': 'the own account alone',
  'POST /placement-media/picture': 'a picture that belongs to nothing yet; the part that takes it is kept',
  'POST /placement-media/recording': 'a recording that belongs to nothing yet',
  'POST /course/words': 'leaves one, which the tests of words look at',
  'POST /news/temp': 'a picture that belongs to nothing yet; the article that uses it is kept',
  'POST /uploads': 'a file that belongs to nothing yet; the lesson that takes it is kept',
  'POST /uploads/{uploadId}/part': 'a file that belongs to nothing yet',
  'POST /payment/desk/ask': 'a question; what the gateway answers is in the record of the payment',
  'DELETE /uploads/{uploadId}': 'a file that belongs to nothing yet',
  'POST /announcements/preview': 'nothing is sent or kept',
  'POST /office/test-mail': 'a mail to the own address changes nothing',
  'POST /webhooks/test': 'the log of the webhook has it',
  'POST /webhooks/send-again': 'the log of the webhook has it',
  ...Object.fromEntries(
    [
      'POST /written-tests/{writtenTestId}/mark',
      'POST /written-tests/paper',
      'POST /written-tests/{writtenTestId}/scores',
      'POST /written-tests/{writtenTestId}/sheet',
      'POST /written-tests/{writtenTestId}/remove',
      'POST /written-tests/open-again',
      'POST /written-test-content/save',
      'POST /written-test-content/publish',
    ].map((key) => [key, 'leaves one, which the tests of written tests look at, where a child has sat one']),
  ),
};
