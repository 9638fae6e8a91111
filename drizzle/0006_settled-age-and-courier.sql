ALTER TABLE "enrolments" ADD COLUMN "too_young_at_settlement" boolean;--> statement-breakpoint
UPDATE "enrolments" SET "too_young_at_settlement" =
	date_part('year', age(("enrolments"."settled_at" AT TIME ZONE 'Asia/Jakarta')::date, "children"."birthdate")) < 8
	FROM "children" WHERE "children"."child_id" = "enrolments"."child_id" AND "enrolments"."settled_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_courier" CHECK ("enrolments"."courier" in ('jne', 'pos', 'tiki'));--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_settled" CHECK (("enrolments"."settled_at" is null) = ("enrolments"."too_young_at_settlement" is null));