CREATE TABLE "family_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"child_id" integer NOT NULL,
	"master_course_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"file_key" text,
	"size" integer NOT NULL,
	"seconds" integer,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "family_uploads" ADD CONSTRAINT "family_uploads_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_uploads" ADD CONSTRAINT "family_uploads_master_course_id_course_masters_course_id_fk" FOREIGN KEY ("master_course_id") REFERENCES "public"."course_masters"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_uploads_child_idx" ON "family_uploads" USING btree ("child_id","created_at");--> statement-breakpoint
CREATE INDEX "family_uploads_course_idx" ON "family_uploads" USING btree ("master_course_id");