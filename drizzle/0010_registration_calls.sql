CREATE TABLE "registration_calls_made" (
	"academic_year_id" integer NOT NULL,
	"call" text NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "registration_calls_made_academic_year_id_call_pk" PRIMARY KEY("academic_year_id","call")
);
--> statement-breakpoint
ALTER TABLE "registration_calls_made" ADD CONSTRAINT "registration_calls_made_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE cascade ON UPDATE no action;