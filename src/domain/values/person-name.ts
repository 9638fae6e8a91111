import { withoutUnseen } from './visible-text.ts';

/** First and last name joined by a space. Many people in Indonesia have one name, so the last may be missing (rule R3). */
export const fullName = (firstName: string, lastName: string | null | undefined): string =>
  `${firstName.trim()} ${(lastName ?? '').trim()}`.trim();

// Endings that mail programs make a link of. A dot before anything else stands in a name: Moh.Ridwan, Hj.Siti, S.Pd.
const ENDINGS =
  'ac|ai|app|asia|at|au|be|bid|biz|br|buzz|ca|cam|cc|cf|ch|click|club|cn|co|com|cyou|de|dev|edu|es|eu|example|fi|fr|fun|ga|gd|gg|' +
  'gl|gov|gq|gs|guru|hk|host|icu|id|ie|im|in|info|ink|io|is|it|jp|kr|la|life|link|live|lol|ly|me|mil|ml|mobi|monster|mx|my|name|' +
  'net|news|ng|nl|no|nu|nz|one|online|org|page|ph|pk|pl|pro|pt|pub|pw|rest|ru|se|sg|sh|shop|site|so|space|st|store|su|tech|tel|' +
  'test|th|tk|to|today|top|tv|tw|ua|uk|us|vc|vip|vn|wang|website|win|work|world|ws|xyz|zip|zone';
// A dot of any width, which browsers read as one.
const ADDRESS = String.raw`[\p{L}\p{N}][.\u2024\u3002\uff0e\uff61](?:${ENDINGS})(?![\p{L}\p{M}\p{N}'’]|\.\p{L})`;
const NOT_IN_NAMES = new RegExp(String.raw`[:/@=]|www\.|${ADDRESS}|[\p{Cc}\p{Zl}\p{Zp}]`, 'iu');

/**
 * Whether a text may be the name of a person (rule R3). Names stand in mails and messages of the school, where a web or
 * mail address would become a link and a line end a line of its own; a formula or a number that slipped into its column is none.
 */
export const mayBeName = (text: string): boolean =>
  (text === '' || /\p{L}/u.test(text)) && !NOT_IN_NAMES.test(text) && withoutUnseen(text) === text;
