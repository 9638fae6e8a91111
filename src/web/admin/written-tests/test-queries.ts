import type { PartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { apiQuery } from '../../app/screen.ts';

export const testQuery = (writtenTestId: number) =>
  apiQuery('GET /written-tests/{writtenTestId}', { params: { writtenTestId } });

export const groupTestsQuery = (groupId: number, part: PartOfYear) =>
  apiQuery('GET /written-tests/group/{groupId}', { params: { groupId }, query: { part } });

export const contentsQuery = apiQuery('GET /written-test-content');

/** Those that an address names: all, or those that are needed soon. */
export const contentsIn = (search: URLSearchParams) =>
  search.get('needed') === 'soon'
    ? apiQuery('GET /written-test-content', { query: { needed: 'true' } })
    : contentsQuery;

export const contentQuery = (grade: number, part: PartOfYear) =>
  apiQuery('GET /written-test-content/{grade}/{part}', { params: { grade, part } });
