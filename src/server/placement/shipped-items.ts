import { fileURLToPath } from 'node:url';
import type { ItemBank, Media } from './item-bank.ts';
import { shippedForms, shippedIntroductions } from './test-content/shipped-test.ts';
import { mediaOf } from './test-media.ts';

const pathOf = (address: string) => fileURLToPath(new URL(address, import.meta.url));

const idOf = ({ kind, name }: Media) => `${kind} ${name}`;
const delivered = new Set(
  [...Object.values(shippedForms).flat(2), ...shippedIntroductions.map(({ example }) => example)].flatMap(
    (question) => mediaOf(question).map(idOf),
  ),
);

const addressOf = ({ kind, name }: Media) =>
  kind === 'picture' ? `./test-content/pictures/${name}.svg` : `./test-content/recordings/${name}.m4a`;

/** The questions, pictures and recordings that come with the product. */
export const shippedItems: ItemBank = {
  questionsOf: (form) => shippedForms[form],
  introductions: shippedIntroductions,
  fileOf: (media) => (delivered.has(idOf(media)) ? pathOf(addressOf(media)) : null),
};
