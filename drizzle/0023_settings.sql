CREATE TABLE "brand" (
	"id" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_one_row" CHECK ("brand"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "audit_log_object_idx";--> statement-breakpoint
DROP INDEX "audit_log_kind_idx";--> statement-breakpoint
DROP INDEX "audit_log_user_idx";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "object_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || searchable("audit_log"."by_name" || ' ' || "audit_log"."object_name" || ' ' || "audit_log"."object_id") || ' ') STORED;--> statement-breakpoint
ALTER TABLE "billing_rules" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","log_id");--> statement-breakpoint
CREATE INDEX "audit_log_search_idx" ON "audit_log" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_log_object_idx" ON "audit_log" USING btree ("kind","object_id","at","log_id");--> statement-breakpoint
CREATE INDEX "audit_log_kind_idx" ON "audit_log" USING btree ("kind","at","log_id");--> statement-breakpoint
CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id","at","log_id");--> statement-breakpoint
-- Entries from before: names as they are now, where the object is still there.
UPDATE "audit_log" SET "by_name" = trim(who."first_name" || ' ' || who."last_name") FROM "users" who WHERE who."user_id" = "audit_log"."user_id";--> statement-breakpoint
UPDATE "audit_log" SET "object_name" = trim(parent."first_name" || ' ' || parent."last_name") FROM "users" parent
	WHERE "audit_log"."kind" = 'family' AND parent."user_id"::text = "object_id";--> statement-breakpoint
UPDATE "audit_log" SET "object_name" = trim(child."first_name" || ' ' || child."last_name") FROM "children" child
	WHERE "audit_log"."kind" = 'grade' AND child."child_id"::text = "object_id";--> statement-breakpoint
UPDATE "audit_log" SET "object_name" = trim(child."first_name" || ' ' || child."last_name") FROM "orders" sent
	JOIN "children" child ON child."child_id" = sent."child_id" WHERE "audit_log"."kind" = 'order' AND sent."order_id"::text = "object_id";--> statement-breakpoint
UPDATE "audit_log" SET "object_name" = batch."batch"::text FROM "batches" batch
	WHERE "audit_log"."kind" = 'batch' AND batch."academic_year_id"::text = "object_id";--> statement-breakpoint
UPDATE "audit_log" SET "object_name" = course."title" FROM "course_masters" course
	WHERE "audit_log"."kind" = 'course' AND course."course_id"::text = "object_id";--> statement-breakpoint
UPDATE "audit_log" SET "object_name" = said."sender" FROM "testimonies" said
	WHERE "audit_log"."kind" = 'testimony' AND said."testimony_id"::text = "object_id";
