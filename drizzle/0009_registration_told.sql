CREATE TABLE "registration_told" (
	"academic_year_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	CONSTRAINT "registration_told_academic_year_id_child_id_pk" PRIMARY KEY("academic_year_id","child_id")
);
--> statement-breakpoint
ALTER TABLE "registration_told" ADD CONSTRAINT "registration_told_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_told" ADD CONSTRAINT "registration_told_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Families that were told of an opening are not told of it again.
INSERT INTO "registration_told" ("academic_year_id", "child_id")
SELECT DISTINCT "made"."academic_year_id", "children"."child_id"
FROM "registration_calls_made" "made"
JOIN "notifications" ON "notifications"."kind" = 'registration_open' AND "notifications"."created_at" = "made"."told_at"
JOIN "children" ON "children"."family_id" = "notifications"."user_id"
	AND ("notifications"."child_id" IS NULL OR "notifications"."child_id" = "children"."child_id")
WHERE "made"."call" = 'open';
