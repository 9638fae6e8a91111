DROP INDEX "enrolments_child_year_key";--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "other_amount_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "enrolments_child_idx" ON "enrolments" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_child_year_key" ON "enrolments" USING btree ("child_id","academic_year_id") WHERE replaced_at is null;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_replaced" CHECK ("enrolments"."replaced_at" is null or "enrolments"."settled_at" is null);