import type { BrandContext } from '../brand/context.ts';
import type { PostLetter } from '../inbox/post-letter.ts';

/** What the list of the opening works with. `clock` is the business clock. */
export interface OpeningContext extends Pick<BrandContext, 'database' | 'clock' | 'brandNow'> {
  post: PostLetter;
  publicUrl: string;
}
