import type { Job } from '../platform/jobs.ts';
import type { MessagesContext } from './context.ts';
import { tellOfBillsJob } from './tell-of-bills.ts';
import { tellOfClassTimesJob } from './tell-of-class-times.ts';
import { tellOfLessonsJob } from './tell-of-lessons.ts';
import { tellOfOralTestTimesJob } from './tell-of-oral-tests.ts';
import { tellOfRegistrationJob } from './tell-of-registration.ts';
import { tellOfWrittenTestsJob } from './tell-of-written-tests.ts';

/** What the school tells families by itself in the course of a year. */
export const messageJobs = (context: MessagesContext): Job[] => [
  tellOfBillsJob(context),
  tellOfLessonsJob(context),
  tellOfClassTimesJob(context),
  tellOfOralTestTimesJob(context),
  tellOfWrittenTestsJob(context),
  tellOfRegistrationJob(context),
];
