CREATE TABLE "video_captions" (
	"course_id" integer NOT NULL,
	"language" text NOT NULL,
	"captions" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "video_captions_course_id_language_pk" PRIMARY KEY("course_id","language")
);
--> statement-breakpoint
CREATE TABLE "video_renditions" (
	"video_key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"made_at" timestamp (3) with time zone,
	"height" integer,
	"bytes" bigint,
	"copies" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_course_id_course_masters_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_masters"("course_id") ON DELETE cascade ON UPDATE no action;