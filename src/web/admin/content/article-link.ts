import { type ContentLink, contentLink, isPageAmong } from '../../../domain/content/content-link.ts';
import { plainPages } from '../../../page-paths.ts';

const isPage = isPageAmong(plainPages);

/** Where a link in an article leads, as the server keeps it; null where it may not lead. */
export const articleLink = (written: string | null): ContentLink | null => contentLink(written, isPage);
