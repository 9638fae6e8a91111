CREATE TABLE "live_pupils_left" (
	"enrolment_id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_pupils_left" ADD CONSTRAINT "live_pupils_left_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_pupils_left" ADD CONSTRAINT "live_pupils_left_group_id_live_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."live_groups"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_pupils_left_group_idx" ON "live_pupils_left" USING btree ("group_id");