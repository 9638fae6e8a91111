CREATE TABLE "placement_tests" (
	"placement_test_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placement_tests_placement_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"child_id" integer NOT NULL,
	"academic_year_id" integer NOT NULL,
	"form" text NOT NULL,
	"seed" text NOT NULL,
	"reads_recordings" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"active_part" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"replays" integer DEFAULT 0 NOT NULL,
	"right_by_part" jsonb,
	CONSTRAINT "placement_tests_form" CHECK ("placement_tests"."form" in ('A', 'B')),
	CONSTRAINT "placement_tests_active_part" CHECK ("placement_tests"."active_part" between 1 and 12),
	CONSTRAINT "placement_tests_scored" CHECK (("placement_tests"."finished_at" is null) = ("placement_tests"."right_by_part" is null)),
	CONSTRAINT "placement_tests_finished" CHECK ("placement_tests"."finished_at" >= "placement_tests"."started_at")
);
--> statement-breakpoint
ALTER TABLE "placement_tests" ADD CONSTRAINT "placement_tests_child_id_placements_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."placements"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_tests" ADD CONSTRAINT "placement_tests_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "placement_tests_child_key" ON "placement_tests" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "placement_tests_running_idx" ON "placement_tests" USING btree ("started_at") WHERE finished_at is null;