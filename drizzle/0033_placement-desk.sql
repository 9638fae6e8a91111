CREATE TABLE "placement_answer_counts" (
	"form" text NOT NULL,
	"part" integer NOT NULL,
	"question" integer NOT NULL,
	"since" integer NOT NULL,
	"answer" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "placement_answer_counts_form_part_question_since_answer_pk" PRIMARY KEY("form","part","question","since","answer"),
	CONSTRAINT "placement_answer_counts_times" CHECK ("placement_answer_counts"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "placement_media" (
	"media_name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_key" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"used" boolean NOT NULL,
	CONSTRAINT "placement_media_kind" CHECK ("placement_media"."kind" in ('picture', 'recording'))
);
--> statement-breakpoint
CREATE TABLE "placement_part_revisions" (
	"form" text NOT NULL,
	"part" integer NOT NULL,
	"version" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"introduction" jsonb,
	"counted_since" jsonb NOT NULL,
	"delivered" boolean NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "placement_part_revisions_form_part_version_pk" PRIMARY KEY("form","part","version"),
	CONSTRAINT "placement_part_revisions_form" CHECK ("placement_part_revisions"."form" in ('A', 'B', 'intro')),
	CONSTRAINT "placement_part_revisions_part" CHECK ("placement_part_revisions"."part" between 1 and 12),
	CONSTRAINT "placement_part_revisions_version" CHECK ("placement_part_revisions"."version" > 0),
	CONSTRAINT "placement_part_revisions_introduction" CHECK (("placement_part_revisions"."form" = 'intro') = ("placement_part_revisions"."introduction" is not null))
);
--> statement-breakpoint
ALTER TABLE "placement_tests" ADD COLUMN "part_versions" jsonb;--> statement-breakpoint
CREATE INDEX "placement_media_unused_idx" ON "placement_media" USING btree ("made_at") WHERE not used;