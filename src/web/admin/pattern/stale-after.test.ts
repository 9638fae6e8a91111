import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { markStale } from '../../hydrated/mutations.ts';
import '../layout.tsx';

test.each([
  'POST /course/academic-year',
  'POST /academic-year/deactivated',
  'POST /academic-year/reactivated',
  'POST /academic-year/change-registration-date',
] as const)(
  'in the back office %s makes a shown batch stale, as it may change another batch',
  async (change) => {
    const client = new QueryClient();
    const batch = ['GET /academic-year/id/{id}', { params: { id: 1 } }] as const;
    client.setQueryData(batch, 'before');
    await markStale(client, change);
    expect(client.getQueryState(batch)?.isInvalidated).toBe(true);
  },
);
