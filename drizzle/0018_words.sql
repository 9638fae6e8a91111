CREATE TABLE "course_words" (
	"word_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_words_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"place" integer NOT NULL,
	"english" text NOT NULL,
	"indonesian" text NOT NULL,
	"picture" text,
	"recording" text
);
--> statement-breakpoint
CREATE TABLE "word_progress" (
	"child_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"step" integer NOT NULL,
	"seen_on" date NOT NULL,
	"next_day" date NOT NULL,
	CONSTRAINT "word_progress_child_id_word_id_pk" PRIMARY KEY("child_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "course_masters" ADD COLUMN "words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "watched_marks" ADD COLUMN "played_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course_words" ADD CONSTRAINT "course_words_course_id_course_masters_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_masters"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_progress" ADD CONSTRAINT "word_progress_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_progress" ADD CONSTRAINT "word_progress_word_id_course_words_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."course_words"("word_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_words_course_idx" ON "course_words" USING btree ("course_id","place");--> statement-breakpoint
CREATE INDEX "word_progress_word_idx" ON "word_progress" USING btree ("word_id");