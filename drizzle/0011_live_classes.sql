CREATE TABLE "live_attendance" (
	"session_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"makes_up_for" integer,
	"excused_at" timestamp (3) with time zone,
	"state" text,
	"note" text DEFAULT '' NOT NULL,
	"marked_by" integer,
	"marked_at" timestamp (3) with time zone,
	CONSTRAINT "live_attendance_session_id_child_id_pk" PRIMARY KEY("session_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "live_groups" (
	"group_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_groups_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_year_id" integer NOT NULL,
	"grade" integer NOT NULL,
	"number" integer NOT NULL,
	"places" integer NOT NULL,
	"weekday" integer,
	"time" text,
	"minutes" integer,
	"teacher_id" integer,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "live_groups_grade" CHECK ("live_groups"."grade" between 2 and 6),
	CONSTRAINT "live_groups_places" CHECK ("live_groups"."places" between 1 and 12),
	CONSTRAINT "live_groups_weekday" CHECK ("live_groups"."weekday" between 1 and 7),
	CONSTRAINT "live_groups_time" CHECK (("live_groups"."weekday" is null) = ("live_groups"."time" is null) and ("live_groups"."time" is null) = ("live_groups"."minutes" is null))
);
--> statement-breakpoint
CREATE TABLE "live_pupils" (
	"enrolment_id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"session_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_sessions_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"kind" text NOT NULL,
	"unit" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"teacher_id" integer,
	"link" text,
	"moved_by_hand" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"meeting_id" text,
	"meeting_link" text,
	"meeting_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "live_sessions_unit" CHECK ("live_sessions"."unit" between 1 and 9),
	CONSTRAINT "live_sessions_minutes" CHECK ("live_sessions"."minutes" between 20 and 120)
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_session_id_live_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_makes_up_for_live_sessions_session_id_fk" FOREIGN KEY ("makes_up_for") REFERENCES "public"."live_sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_marked_by_users_user_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_groups" ADD CONSTRAINT "live_groups_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_groups" ADD CONSTRAINT "live_groups_teacher_id_users_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_pupils" ADD CONSTRAINT "live_pupils_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_pupils" ADD CONSTRAINT "live_pupils_group_id_live_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."live_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_group_id_live_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."live_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_teacher_id_users_user_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_attendance_child_idx" ON "live_attendance" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_attendance_make_up_key" ON "live_attendance" USING btree ("child_id","makes_up_for") WHERE makes_up_for is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "live_groups_number_key" ON "live_groups" USING btree ("academic_year_id","grade","number");--> statement-breakpoint
CREATE INDEX "live_groups_teacher_idx" ON "live_groups" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "live_pupils_group_idx" ON "live_pupils" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_unit_key" ON "live_sessions" USING btree ("group_id","kind","unit");--> statement-breakpoint
CREATE INDEX "live_sessions_time_idx" ON "live_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "live_sessions_teacher_idx" ON "live_sessions" USING btree ("teacher_id","starts_at");