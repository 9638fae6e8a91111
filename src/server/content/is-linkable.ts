import { isPageAmong } from '../../domain/content/content-link.ts';
import { plainPages } from '../../page-paths.ts';

/** Whether a path is that of a page to which staff may link; whether a story is there is not said. */
export const isLinkable = isPageAmong(plainPages);
