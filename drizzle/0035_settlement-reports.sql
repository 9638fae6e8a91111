CREATE TABLE "settlement_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	"note" text NOT NULL,
	"noted_by" integer NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_reports" (
	"report_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_reports_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"file_name" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"row_count" integer NOT NULL,
	"paid_total" bigint NOT NULL,
	"added_by" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_rows" (
	"report_id" integer NOT NULL,
	"line" integer NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"standing" text NOT NULL,
	"method" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlement_notes" ADD CONSTRAINT "settlement_notes_noted_by_users_user_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_reports" ADD CONSTRAINT "settlement_reports_added_by_users_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD CONSTRAINT "settlement_rows_report_id_settlement_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."settlement_reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_notes_key" ON "settlement_notes" USING btree ("order_id","mark");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_reports_digest_key" ON "settlement_reports" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "settlement_reports_days_idx" ON "settlement_reports" USING btree ("first_day","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_rows_key" ON "settlement_rows" USING btree ("report_id","line");--> statement-breakpoint
CREATE INDEX "settlement_rows_day_idx" ON "settlement_rows" USING btree ("day");--> statement-breakpoint
CREATE INDEX "settlement_rows_order_idx" ON "settlement_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_settled_idx" ON "payments" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "payments_reversed_idx" ON "payments" USING btree ("reversed_at") WHERE reversed_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_ended_idx" ON "refunds" USING btree ("ended_at");