CREATE TABLE "placements" (
	"child_id" integer PRIMARY KEY NOT NULL,
	"enrolment_id" integer NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"placed_by" text,
	"placed_at" timestamp (3) with time zone,
	"result" integer,
	CONSTRAINT "placements_placed_by" CHECK ("placements"."placed_by" in ('age', 'time', 'test', 'staff')),
	CONSTRAINT "placements_placed_at" CHECK ("placements"."placed_by" is not null or "placements"."placed_at" is null),
	CONSTRAINT "placements_result" CHECK (("placements"."result" is not null) = coalesce("placements"."placed_by" in ('test', 'staff'), false)),
	CONSTRAINT "placements_grade" CHECK ("placements"."result" between 2 and 6)
);
--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_settled";--> statement-breakpoint
DROP INDEX "enrolments_placement_idx";--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "placements_enrolment_key" ON "placements" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "placements_awaited_idx" ON "placements" USING btree ("settled_at") WHERE placed_by is null;--> statement-breakpoint
INSERT INTO "placements" ("child_id", "enrolment_id", "settled_at", "placed_by", "placed_at", "result")
	SELECT DISTINCT ON ("child_id") "child_id", "enrolment_id", "settled_at",
		CASE WHEN "result" IS NOT NULL THEN "result"->>'setBy' WHEN "too_young_at_settlement" THEN 'age' WHEN "placed_by_time_at" IS NOT NULL THEN 'time' END,
		CASE WHEN "result" IS NOT NULL THEN NULL WHEN "too_young_at_settlement" THEN "settled_at" ELSE "placed_by_time_at" END,
		("result"->>'grade')::integer
	FROM "enrolments" WHERE "purpose" = 'BUY_COURSE' AND "settled_at" IS NOT NULL
	ORDER BY "child_id", "enrolment_id";--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "too_young_at_settlement";--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "placed_by_time_at";--> statement-breakpoint
ALTER TABLE "enrolments" DROP COLUMN "result";