CREATE TABLE "family_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"announcement_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"academic_year_id" integer NOT NULL,
	"grade" integer,
	"group_id" integer,
	"title" text NOT NULL,
	"title_indo" text NOT NULL,
	"body" text NOT NULL,
	"body_indo" text NOT NULL,
	"sent_by" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"families" integer NOT NULL,
	"once_key" text NOT NULL,
	CONSTRAINT "announcements_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"token_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "bill_agreements" (
	"agreement_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_agreements_agreement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bill_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"until" date,
	"reason" text NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ended_by" integer,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bill_earlier_talks" (
	"talk_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_earlier_talks_talk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bill_id" integer NOT NULL,
	"contacted_at" timestamp (3) with time zone NOT NULL,
	"contacted_by" integer NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_imports" (
	"import_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_imports_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"imported_by" integer NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"families" integer NOT NULL,
	"children" integer NOT NULL,
	"already" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_payments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"entered_by" integer NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"is_from_paper" boolean DEFAULT false NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp (3) with time zone,
	"undo_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kit_entries" (
	"entry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kit_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"day" date NOT NULL,
	"note" text NOT NULL,
	"entered_by" integer NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"delivery_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_try_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"status" integer,
	"failed" text,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"webhook_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"made_by" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "delayed_until" date;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "announcement_id" integer;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "family_notes" ADD CONSTRAINT "family_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_notes" ADD CONSTRAINT "family_notes_author_id_users_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_group_id_live_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."live_groups"("group_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_sent_by_users_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_agreements" ADD CONSTRAINT "bill_agreements_bill_id_bills_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("bill_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_agreements" ADD CONSTRAINT "bill_agreements_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_agreements" ADD CONSTRAINT "bill_agreements_ended_by_users_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_earlier_talks" ADD CONSTRAINT "bill_earlier_talks_bill_id_bills_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("bill_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_earlier_talks" ADD CONSTRAINT "bill_earlier_talks_contacted_by_users_user_id_fk" FOREIGN KEY ("contacted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_imports" ADD CONSTRAINT "family_imports_imported_by_users_user_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_payments" ADD CONSTRAINT "hand_payments_order_id_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_payments" ADD CONSTRAINT "hand_payments_entered_by_users_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_payments" ADD CONSTRAINT "hand_payments_undone_by_users_user_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_entries" ADD CONSTRAINT "kit_entries_entered_by_users_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_made_by_users_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_notes_user_idx" ON "family_notes" USING btree ("user_id","note_id");--> statement-breakpoint
CREATE INDEX "announcements_sent_at_idx" ON "announcements" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "api_tokens_made_by_idx" ON "api_tokens" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "bill_agreements_bill_idx" ON "bill_agreements" USING btree ("bill_id","agreement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_agreements_one_key" ON "bill_agreements" USING btree ("bill_id","kind") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "bill_earlier_talks_bill_idx" ON "bill_earlier_talks" USING btree ("bill_id","talk_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("webhook_id","next_try_at") WHERE "webhook_deliveries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log_idx" ON "webhook_deliveries" USING btree ("webhook_id","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_happened_idx" ON "webhook_deliveries" USING btree ("happened_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_import_id_family_imports_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."family_imports"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_closed_idx" ON "users" USING btree ("closed_at") WHERE closed_at is not null and erased_at is null;--> statement-breakpoint
CREATE INDEX "users_import_idx" ON "users" USING btree ("import_id","user_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "watched_marks_at_idx" ON "watched_marks" USING btree ("watched_at");--> statement-breakpoint
CREATE INDEX "bills_period_idx" ON "bills" USING btree ("period_start");--> statement-breakpoint
CREATE INDEX "bills_paid_ahead_idx" ON "bills" USING btree ("period_end") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "letters_recipient_idx" ON "letters" USING btree ("recipient","letter_id");--> statement-breakpoint
CREATE INDEX "notifications_announcement_idx" ON "notifications" USING btree ("announcement_id") WHERE announcement_id is not null;--> statement-breakpoint
CREATE INDEX "oral_tests_booked_idx" ON "oral_tests" USING btree ("slot_id") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "payments_lapsed_idx" ON "payments" USING btree ("status_since") WHERE ended_by = 'expired';--> statement-breakpoint
CREATE INDEX "orders_shipped_at_idx" ON "orders" USING btree ("shipped_at");