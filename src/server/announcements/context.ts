import type { InboxContext } from '../inbox/context.ts';

/** What messages to many families work with. `clock` is the business clock. */
export type AnnouncementsContext = Pick<InboxContext, 'database' | 'clock' | 'render' | 'publicUrl'>;
