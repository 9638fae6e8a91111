import { expect, test } from 'vitest';
import type { Consent, ListedChild } from '../../../contract/objects.ts';
import { offeredChildren } from './offered-children.ts';

const child = (child_id: number, more: Partial<ListedChild> = {}) =>
  ({
    child_id,
    first_name: 'Rafi',
    last_name: 'Wulandari',
    parent_first_name: 'Sari',
    parent_last_name: 'Wulandari',
    parent_state: 'open',
    ...more,
  }) as ListedChild;
const said = (child_id: number, given: boolean, kind: Consent['kind'] = 'shown_in_public') =>
  ({ child_id, kind, given }) as Consent;

test('a child whose parent does not allow it to be shown cannot be chosen for a performance (rule R168)', () => {
  const offered = offeredChildren(
    [child(1), child(2), child(3), child(4, { parent_state: 'closed' }), child(5)],
    [said(1, true), said(2, false), said(4, true), said(5, true), said(5, false, 'recording_kept')],
  );
  expect(offered.map(({ id, mayBeShown }) => [id, mayBeShown])).toEqual([
    ['1', true],
    ['2', false],
    // What its parent said is still being asked.
    ['3', true],
    ['4', false],
    ['5', true],
  ]);
  expect(offered[0]?.name).toBe('Rafi Wulandari (Sari Wulandari)');
});
