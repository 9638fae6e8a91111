ALTER TABLE "school" ADD COLUMN "demo_loaded_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "school" SET "demo_loaded_at" = '2026-01-01T00:00:00Z' WHERE "mode" = 'demo' AND EXISTS (SELECT 1 FROM "users");
