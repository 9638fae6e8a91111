/** What other nouns may ask of accounts. */
export { type UserRow, findUser, findUserByEmail, lockUser } from './user-store.ts';
