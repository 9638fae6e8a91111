import type { Form, FormQuestions, PartIntroduction } from '../../../domain/placement/items.ts';
import { formALevel1 } from './form-a-level-1.ts';
import { formALevel2 } from './form-a-level-2.ts';
import { formALevel3 } from './form-a-level-3.ts';
import { formALevel4 } from './form-a-level-4.ts';
import { formBLevel1 } from './form-b-level-1.ts';
import { formBLevel2 } from './form-b-level-2.ts';
import { formBLevel3 } from './form-b-level-3.ts';
import { formBLevel4 } from './form-b-level-4.ts';
import { introductions1to6 } from './introductions-1-to-6.ts';
import { introductions7to12 } from './introductions-7-to-12.ts';

/** How the twelve parts are introduced, in order, as the product ships them. */
export const shippedIntroductions: readonly PartIntroduction[] = [
  ...introductions1to6,
  ...introductions7to12,
];

/** The questions of both forms as the product ships them, with their key. They stay on the server. */
export const shippedForms: Readonly<Record<Form, FormQuestions>> = {
  A: [...formALevel1, ...formALevel2, ...formALevel3, ...formALevel4],
  B: [...formBLevel1, ...formBLevel2, ...formBLevel3, ...formBLevel4],
};
