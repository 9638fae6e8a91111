ALTER TABLE "brand" ADD COLUMN "clip_key" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "clip_still_key" text;