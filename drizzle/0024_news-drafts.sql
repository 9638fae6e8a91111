CREATE TABLE "picture_uses" (
	"news_id" integer NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "picture_uses_news_id_picture_key_pk" PRIMARY KEY("news_id","picture_key")
);
--> statement-breakpoint
CREATE TABLE "article_pictures" (
	"picture_key" text PRIMARY KEY NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "news_category_idx";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "news" SET "published_at" = "created_at";--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_news_id_news_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("news_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_picture_key_article_pictures_picture_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."article_pictures"("picture_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uses_picture_idx" ON "picture_uses" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "article_pictures_unused_idx" ON "article_pictures" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "news_video_idx" ON "news" USING btree ("video_key");--> statement-breakpoint
CREATE INDEX "news_category_idx" ON "news" USING btree ("category","published_at","news_id");