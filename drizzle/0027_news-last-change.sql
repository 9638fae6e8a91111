ALTER TABLE "news" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "news" SET "updated_at" = greatest("created_at", "published_at");--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "users_staff_idx" ON "users" USING btree ("user_id") WHERE role = 'admin';