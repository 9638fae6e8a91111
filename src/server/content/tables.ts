import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { children } from '../families/tables.ts';
import { instant, searchIndex, searchText, version } from '../platform/db/columns.ts';
import { seenByGuests } from '../platform/db/announced-tables.ts';

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
      /** the child that a performance shows, when staff said so: then it is published only with consent (rule R168) */
      childId: integer('child_id').references(() => children.childId),
      createdAt: instant('created_at').notNull(),
      /** since when guests see it; null is a draft */
      publishedAt: instant('published_at'),
      /** when it was saved last */
      updatedAt: instant('updated_at').notNull(),
      version: version(),
      searchText: searchText((): AnyPgColumn[] => [news.title, news.titleIndo]),
    },
    (table) => [
      index('news_category_idx').on(table.category, table.publishedAt, table.newsId),
      index('news_child_idx')
        .on(table.childId)
        .where(sql`child_id is not null`),
      index('news_video_idx').on(table.videoKey),
      searchIndex('news_search_idx', table.searchText),
    ],
  ),
);

/** The pictures in the texts of articles, uploaded one by one while they are written. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    /** in the file store */
    pictureKey: text('picture_key').primaryKey(),
    /** since when no article uses it; null while one does */
    unusedSince: instant('unused_since'),
  },
  (table) => [
    index('article_pictures_unused_idx')
      .on(table.unusedSince)
      .where(sql`unused_since is not null`),
  ],
);

/** Which article shows which picture, in whichever language. */
export const articlePictureUses = pgTable(
  'picture_uses',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.newsId),
    pictureKey: text('picture_key')
      .notNull()
      .references(() => articlePictures.pictureKey),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.pictureKey] }),
    index('picture_uses_picture_idx').on(table.pictureKey),
  ],
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
