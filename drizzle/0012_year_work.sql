CREATE TABLE "oral_calls" (
	"enrolment_id" integer NOT NULL,
	"part" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oral_calls_enrolment_id_part_pk" PRIMARY KEY("enrolment_id","part")
);
--> statement-breakpoint
CREATE TABLE "oral_slots" (
	"slot_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oral_slots_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_year_id" integer NOT NULL,
	"part" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oral_slots_part" CHECK ("oral_slots"."part" between 1 and 3),
	CONSTRAINT "oral_slots_minutes" CHECK ("oral_slots"."minutes" between 10 and 20)
);
--> statement-breakpoint
CREATE TABLE "oral_tests" (
	"oral_test_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oral_tests_oral_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slot_id" integer NOT NULL,
	"enrolment_id" integer NOT NULL,
	"part" integer NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"understanding" integer,
	"speaking" integer,
	"pronunciation" integer,
	"words" integer,
	"grammar" integer,
	"remark" text DEFAULT '' NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "oral_tests_levels" CHECK (state <> 'done' or ("oral_tests"."understanding" between 1 and 5 and "oral_tests"."speaking" between 1 and 5 and "oral_tests"."pronunciation" between 1 and 5 and "oral_tests"."words" between 1 and 5 and "oral_tests"."grammar" between 1 and 5))
);
--> statement-breakpoint
ALTER TABLE "oral_calls" ADD CONSTRAINT "oral_calls_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_slots" ADD CONSTRAINT "oral_slots_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_slots" ADD CONSTRAINT "oral_slots_teacher_id_users_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_tests" ADD CONSTRAINT "oral_tests_slot_id_oral_slots_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."oral_slots"("slot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_tests" ADD CONSTRAINT "oral_tests_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_tests" ADD CONSTRAINT "oral_tests_changed_by_users_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "oral_slots_teacher_key" ON "oral_slots" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "oral_slots_batch_idx" ON "oral_slots" USING btree ("academic_year_id","part","starts_at");--> statement-breakpoint
CREATE INDEX "oral_slots_time_idx" ON "oral_slots" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "oral_tests_slot_key" ON "oral_tests" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oral_tests_part_key" ON "oral_tests" USING btree ("enrolment_id","part") WHERE state <> 'absent';--> statement-breakpoint
CREATE INDEX "oral_tests_enrolment_idx" ON "oral_tests" USING btree ("enrolment_id");