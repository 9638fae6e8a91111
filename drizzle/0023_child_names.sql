DROP INDEX "children_name_idx";--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "child_name" text GENERATED ALWAYS AS (searchable("children"."first_name" || ' ' || "children"."last_name")) STORED;--> statement-breakpoint
CREATE INDEX "children_child_name_idx" ON "children" USING btree ("child_name" collate "C","child_id");