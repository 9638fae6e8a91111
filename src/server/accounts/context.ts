import type { User } from '../../contract/objects.ts';
import type { EntryPage } from '../../domain/visits/visit.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import type { ForgetStaffMessages } from '../inbox/notify.ts';
import type { DropNotices, PostLetter } from '../inbox/post-letter.ts';
import type { RecordChange } from '../audit/record-change.ts';
import type { NoteOrderChanges } from '../shipping/note-order-changes.ts';
import type { KnownBrowsers } from '../security/known-browsers.ts';
import type { PasswordCost } from './password.ts';

/** Ends the sessions of an account: all, or all but the one whose token has this hash. */
export type EndSessions = (tx: Tx, userId: number, keptHash?: string) => Promise<unknown>;

/** What the use cases of accounts work with. */
export interface AccountsContext extends PasswordCost {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  publicUrl: string;
  post: PostLetter;
  /** takes back what waits to be mailed to an address and is of no use to it any more */
  dropNotices: DropNotices;
  /** handed in, because the inbox knows of accounts */
  forgetStaffMessages: ForgetStaffMessages;
  browsers: KnownBrowsers;
  /** handed in, because sessions know of accounts */
  endSessions: EndSessions;
  /** ends the API tokens that an account made; handed in, because tokens know of accounts */
  endTokens(tx: Tx, userId: number): Promise<unknown>;
  /** what identifies the school now; handed in, because the audit log keeps its changes */
  brand(): Promise<BrandFacts>;
  /** handed in, because the audit log knows of accounts */
  recordChange: RecordChange;
  /** handed in, because shipping knows of accounts */
  noteOrderChanges: NoteOrderChanges;
  /** whether there is such a city in such a province */
  knowsCity(provinceId: string, cityId: string): Promise<boolean>;
  /** what a city is called, with its province */
  placeOf(provinceId: string, cityId: string): Promise<string>;
  /** re-encodes a received picture without its metadata and keeps it; null when it is no picture */
  keepPhoto(photo: ReceivedFile, folder: string): Promise<string | null>;
}

export interface AccountsRoutes extends AccountsContext {
  /** the children of a family and how each stands, for `join_childs` */
  childrenOf(userId: number): Promise<User['join_childs']>;
  /** how many of the messages in an account's inbox are not read; handed in, because the inbox knows of accounts */
  unreadOf(userId: number): Promise<number>;
}

/** Counts an account that a visitor makes, by the page on which the visit began; handed in, because visits know of accounts. */
export type CountSignUp = (tx: Tx, now: Date, entry: EntryPage) => Promise<unknown>;
