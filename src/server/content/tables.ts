import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, searchIndex, searchText, version } from '../platform/db/columns.ts';
import { seenByGuests } from '../platform/db/guest-tables.ts';

/** News (category 1) and student performances (2 to 4, each with a video). */
export const news = seenByGuests(
  pgTable(
    'news',
    {
      newsId: integer('news_id').primaryKey().generatedAlwaysAsIdentity(),
      category: integer('category').notNull(),
      title: text('title').notNull(),
      titleIndo: text('title_indo').notNull(),
      cardButtonText: text('card_button_text').notNull(),
      cardButtonTextIndo: text('card_button_text_indo').notNull(),
      /** rich text, cleaned when it was stored */
      contentDetail: text('content_detail').notNull(),
      contentDetailIndo: text('content_detail_indo').notNull(),
      contentButtonText: text('content_button_text').notNull(),
      contentButtonTextIndo: text('content_button_text_indo').notNull(),
      imageKey: text('image_key'),
      headerKey: text('header_key'),
      videoKey: text('video_key'),
      videoType: text('video_type'),
      link: text('link'),
      createdAt: instant('created_at').notNull(),
      version: version(),
      searchText: searchText((): AnyPgColumn[] => [news.title, news.titleIndo]),
    },
    (table) => [
      index('news_category_idx').on(table.category, table.createdAt, table.newsId),
      searchIndex('news_search_idx', table.searchText),
    ],
  ),
);

/** What parents, graduates and students say. */
export const testimonies = seenByGuests(
  pgTable(
    'testimonies',
    {
      testimonyId: uuid('testimony_id').primaryKey(),
      testimony: text('testimony').notNull(),
      testimonyIndo: text('testimony_indo').notNull(),
      sender: text('sender').notNull(),
      senderIndo: text('sender_indo').notNull(),
      category: integer('category').notNull(),
      imageKey: text('image_key'),
      createdAt: instant('created_at').notNull(),
      version: version(),
      searchText: searchText((): AnyPgColumn[] => [
        testimonies.sender,
        testimonies.senderIndo,
        testimonies.testimony,
        testimonies.testimonyIndo,
      ]),
    },
    (table) => [
      index('testimonies_category_idx').on(table.category, table.createdAt),
      searchIndex('testimonies_search_idx', table.searchText),
    ],
  ),
);
