CREATE TABLE "certificates" (
	"certificate_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"code" text NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"grade" integer NOT NULL,
	"teacher" text,
	"owner" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_grade" CHECK ("certificates"."grade" between 2 and 6)
);
--> statement-breakpoint
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
CREATE TABLE "report_revisions" (
	"report_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"writer_id" integer,
	"proofreader_id" integer,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" integer,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "report_revisions_report_id_revision_pk" PRIMARY KEY("report_id","revision")
);
--> statement-breakpoint
CREATE TABLE "report_sentences" (
	"sentence_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_sentences_sentence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group" text NOT NULL,
	"english" text NOT NULL,
	"indonesian" text NOT NULL,
	"added_by" integer,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"report_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"part" integer NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"facts" jsonb,
	"writers" integer[] DEFAULT '{}' NOT NULL,
	"writer_id" integer,
	"handed_over_at" timestamp (3) with time zone,
	"proofreader_id" integer,
	"proof_remark" text DEFAULT '' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"seconds_spent" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reports_part" CHECK ("reports"."part" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "public_holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_indo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_files" (
	"task_id" integer NOT NULL,
	"position" integer NOT NULL,
	"upload_id" text,
	CONSTRAINT "task_files_task_id_position_pk" PRIMARY KEY("task_id","position")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"task_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"child_id" integer NOT NULL,
	"enrolment_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"is_again" boolean NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"praise" text,
	"once_more" boolean DEFAULT false NOT NULL,
	"reviewed_by" integer,
	"reviewed_at" timestamp (3) with time zone,
	"corrected_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "tasks_reviewed" CHECK (("tasks"."reviewed_at" is null) = ("tasks"."praise" is null))
);
--> statement-breakpoint
CREATE TABLE "written_test_drafts" (
	"grade" integer NOT NULL,
	"part" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "written_test_drafts_grade_part_pk" PRIMARY KEY("grade","part"),
	CONSTRAINT "written_test_drafts_grade" CHECK ("written_test_drafts"."grade" between 2 and 6),
	CONSTRAINT "written_test_drafts_part" CHECK ("written_test_drafts"."part" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "written_test_openings" (
	"enrolment_id" integer NOT NULL,
	"part" integer NOT NULL,
	"until" date NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "written_test_openings_enrolment_id_part_pk" PRIMARY KEY("enrolment_id","part")
);
--> statement-breakpoint
CREATE TABLE "written_test_revisions" (
	"grade" integer NOT NULL,
	"part" integer NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "written_test_revisions_grade_part_revision_pk" PRIMARY KEY("grade","part","revision"),
	CONSTRAINT "written_test_revisions_grade" CHECK ("written_test_revisions"."grade" between 2 and 6),
	CONSTRAINT "written_test_revisions_part" CHECK ("written_test_revisions"."part" between 1 and 3),
	CONSTRAINT "written_test_revisions_revision" CHECK ("written_test_revisions"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "written_tests" (
	"written_test_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "written_tests_written_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"part" integer NOT NULL,
	"grade" integer NOT NULL,
	"way" text NOT NULL,
	"revision" integer,
	"seed" text NOT NULL,
	"reads_recordings" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"answers" jsonb,
	"answer_times" jsonb,
	"scores" jsonb NOT NULL,
	"points" jsonb,
	"sheet_key" text,
	"marked_at" timestamp (3) with time zone,
	"marked_by" integer,
	"changed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "written_tests_part" CHECK ("written_tests"."part" between 1 and 3),
	CONSTRAINT "written_tests_grade" CHECK ("written_tests"."grade" between 2 and 6),
	CONSTRAINT "written_tests_way" CHECK (("written_tests"."way" = 'paper') = ("written_tests"."sheet_key" is not null)),
	CONSTRAINT "written_tests_answers" CHECK (("written_tests"."way" = 'home') = ("written_tests"."answers" is not null)),
	CONSTRAINT "written_tests_revision" CHECK (("written_tests"."way" = 'home') = ("written_tests"."revision" is not null)),
	CONSTRAINT "written_tests_marked" CHECK ("written_tests"."finished_at" is not null or "written_tests"."marked_at" is null)
);
--> statement-breakpoint
ALTER TABLE "family_uploads" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_calls" ADD CONSTRAINT "oral_calls_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_slots" ADD CONSTRAINT "oral_slots_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_slots" ADD CONSTRAINT "oral_slots_teacher_id_users_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_tests" ADD CONSTRAINT "oral_tests_slot_id_oral_slots_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."oral_slots"("slot_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_tests" ADD CONSTRAINT "oral_tests_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oral_tests" ADD CONSTRAINT "oral_tests_changed_by_users_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD CONSTRAINT "report_revisions_report_id_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD CONSTRAINT "report_revisions_writer_id_users_user_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD CONSTRAINT "report_revisions_proofreader_id_users_user_id_fk" FOREIGN KEY ("proofreader_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD CONSTRAINT "report_revisions_published_by_users_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sentences" ADD CONSTRAINT "report_sentences_added_by_users_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_writer_id_users_user_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_proofreader_id_users_user_id_fk" FOREIGN KEY ("proofreader_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_files" ADD CONSTRAINT "task_files_upload_id_family_uploads_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."family_uploads"("upload_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_course_id_course_masters_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_masters"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_reviewed_by_users_user_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_test_openings" ADD CONSTRAINT "written_test_openings_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_tests" ADD CONSTRAINT "written_tests_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_tests" ADD CONSTRAINT "written_tests_marked_by_users_user_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_enrolment_key" ON "certificates" USING btree ("enrolment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_code_key" ON "certificates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "oral_slots_teacher_key" ON "oral_slots" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "oral_slots_batch_idx" ON "oral_slots" USING btree ("academic_year_id","part","starts_at");--> statement-breakpoint
CREATE INDEX "oral_slots_time_idx" ON "oral_slots" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "oral_tests_slot_key" ON "oral_tests" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oral_tests_part_key" ON "oral_tests" USING btree ("enrolment_id","part") WHERE state <> 'absent';--> statement-breakpoint
CREATE INDEX "oral_tests_enrolment_idx" ON "oral_tests" USING btree ("enrolment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_sentences_english_key" ON "report_sentences" USING btree ("group","english");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_part_key" ON "reports" USING btree ("enrolment_id","part");--> statement-breakpoint
CREATE INDEX "reports_written_idx" ON "reports" USING btree ("handed_over_at") WHERE state = 'written';--> statement-breakpoint
CREATE UNIQUE INDEX "task_files_upload_key" ON "task_files" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_waiting_key" ON "tasks" USING btree ("enrolment_id","course_id","kind") WHERE reviewed_at is null;--> statement-breakpoint
CREATE INDEX "tasks_child_idx" ON "tasks" USING btree ("child_id","sent_at");--> statement-breakpoint
CREATE INDEX "tasks_enrolment_idx" ON "tasks" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "tasks_course_idx" ON "tasks" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "tasks_waiting_idx" ON "tasks" USING btree ("sent_at","task_id") WHERE reviewed_at is null;--> statement-breakpoint
CREATE INDEX "tasks_reviewed_idx" ON "tasks" USING btree ("reviewed_at","task_id") WHERE reviewed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "written_tests_part_key" ON "written_tests" USING btree ("enrolment_id","part");--> statement-breakpoint
CREATE INDEX "written_tests_running_idx" ON "written_tests" USING btree ("started_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "written_tests_to_mark_idx" ON "written_tests" USING btree ("finished_at") WHERE finished_at is not null and marked_at is null;