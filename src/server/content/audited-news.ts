import type { AuditedKind } from '../../contract/audit.ts';
import { newsArticle } from '../../domain/content/categories.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { NewsRow } from './news-store.ts';

/** How the audit log calls a row of news. */
const auditedKindOf = ({ category }: Pick<NewsRow, 'category'>): AuditedKind =>
  category === newsArticle ? 'news' : 'performance';

/** What the audit log keeps of news and performances. */
const auditedNews = (row: NewsRow) => {
  const shared = {
    title: row.title,
    title_indo: row.titleIndo,
    content_detail: row.contentDetail,
    content_detail_indo: row.contentDetailIndo,
    published_at: row.publishedAt?.toISOString() ?? null,
  };
  if (row.category !== newsArticle)
    return { ...shared, category: row.category, child_id: row.childId, video: row.videoKey };
  return {
    ...shared,
    card_button_text: row.cardButtonText,
    card_button_text_indo: row.cardButtonTextIndo,
    content_detail_button_text: row.contentButtonText,
    content_detail_button_text_indo: row.contentButtonTextIndo,
    link: row.link,
    image: row.imageKey,
    header: row.headerKey,
  };
};

/** Says in the audit log what became of a row of news: null before it is made, and after it is gone. */
export const recordNews = async (
  tx: Tx,
  { by, at }: { by: number | null; at: Date },
  before: NewsRow | null,
  after: NewsRow | null,
): Promise<void> => {
  const row = after ?? before;
  if (!row) return;
  const said = { kind: auditedKindOf(row), objectId: row.newsId, name: row.title };
  const facts = (of: NewsRow | null) => of && auditedNews(of);
  await recordChange(tx, { ...said, by, at, before: facts(before), after: facts(after) });
};
