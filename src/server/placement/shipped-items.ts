import { fileURLToPath } from 'node:url';
import type { ItemBank } from './item-bank.ts';
import { shippedForms, shippedIntroductions } from './test-content/shipped-test.ts';

const pathOf = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/** The questions, pictures and recordings that come with the product. */
export const shippedItems: ItemBank = {
  questionsOf: (form) => shippedForms[form],
  introductions: shippedIntroductions,
  fileOf: ({ kind, name }) =>
    kind === 'picture'
      ? pathOf(`./test-content/pictures/${name}.svg`)
      : pathOf(`./test-content/recordings/${name}.m4a`),
};
