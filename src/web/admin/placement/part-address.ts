import type { DeskPart } from '../../../contract/placement-desk-objects.ts';
import type { Form } from '../../../domain/placement/items.ts';
import { paths } from '../../../paths.ts';

/** A question in the form of its part; `place` counts from 1. */
export const questionAt = ({ form, part }: Pick<DeskPart, 'form' | 'part'>, place: number) =>
  `${paths.adminPlacementPart(form, part)}#question-${place}`;

/** The introduction of a part, which both forms of the test show; `from` is the one whose list leads there. */
export const introductionAt = (part: number, from: Form) =>
  `${paths.adminPlacementPart('intro', part)}${from === 'B' ? '?from=B' : ''}`;

/** The list at a part; from an introduction to the form that led there. */
export const listAtPart = ({ form, part }: Pick<DeskPart, 'form' | 'part'>, from: string | null) =>
  `${paths.adminPlacement((form === 'intro' ? from : form) === 'B' ? 'B' : 'A')}#part-${part}`;
