import type { SQLWrapper } from 'drizzle-orm';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { ListedChild } from '../../contract/objects.ts';
import type { NoteOrderChanges } from '../shipping/note-order-changes.ts';
import type { KnownChild } from './known-children.ts';
import type { ChildFacts } from './present-child.ts';

/** What the use cases of families work with. `clock` is the business clock. */
export interface FamiliesContext {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  /** re-encodes a received picture without its metadata and keeps it; null when it is no picture */
  keepPhoto(photo: ReceivedFile, folder: string): Promise<string | null>;
  /** what a child's enrolments say about it; handed in, because they know of children */
  factsOf(child: Pick<KnownChild, 'childId' | 'birthdate'>): Promise<ChildFacts>;
  placesOf: PlacesOf;
  /** the numbers of the children who await the placement test or are at it, as a part of a query; handed in, because placement knows of children */
  awaitedChildren(db: Database): SQLWrapper;
  /** those of the children with a bill that is late; handed in, because enrolments know of children */
  owingChildren(db: Database): SQLWrapper;
  /** those of the children who have left and bought no year since; handed in, because enrolments know of children */
  leftChildren(db: Database): SQLWrapper;
  /** those of the children whose place is in a grade today; handed in, because enrolments know of children */
  childrenOfGrade(db: Database, grade: number): SQLWrapper;
  /** handed in, because shipping knows of children */
  noteOrderChanges: NoteOrderChanges;
  /** takes what shows a child off the site; handed in, because content knows of children */
  takeDownPerformances(tx: Tx, childId: number): Promise<void>;
  /** deletes the sounds and videos that were sent of a child; handed in, because uploads know of children */
  deleteRecordings(tx: Tx, childId: number): Promise<void>;
}

/** Grade, year and its number of some children, and how test and bills of them stand, by child id; one that was never enrolled is not in the map. */
export type PlacesOf = (
  childIds: readonly number[],
) => Promise<
  ReadonlyMap<
    number,
    Pick<
      ListedChild,
      'grade' | 'academic_year_id' | 'batch' | 'version' | 'awaits_test' | 'has_left' | 'bill'
    >
  >
>;
