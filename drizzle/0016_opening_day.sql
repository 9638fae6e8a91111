CREATE TABLE "backups" (
	"backup_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_backup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"bytes" bigint NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_looks" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"free" bigint NOT NULL,
	"sizes" jsonb NOT NULL,
	"named" integer NOT NULL,
	"missing" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_matters" (
	"matter" text PRIMARY KEY NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"gone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"last_success" timestamp (3) with time zone,
	"last_failure" timestamp (3) with time zone,
	"failures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_said" (
	"step" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oral_tests_ended" (
	"enrolment_id" integer NOT NULL,
	"part" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "oral_tests_ended_enrolment_id_part_pk" PRIMARY KEY("enrolment_id","part")
);
--> statement-breakpoint
ALTER TABLE "kit_entries" ALTER COLUMN "entered_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "left_on" date;--> statement-breakpoint
ALTER TABLE "oral_tests_ended" ADD CONSTRAINT "oral_tests_ended_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_failed_idx" ON "letters" USING btree ("failed_at") WHERE failed_at is not null;