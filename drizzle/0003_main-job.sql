CREATE TABLE "billing_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"fee_share" real NOT NULL,
	CONSTRAINT "billing_rules_one_row" CHECK ("billing_rules"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"bill_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bills_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"amount" integer NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"paid_by" text,
	CONSTRAINT "bills_paid" CHECK (("bills"."paid_at" is null) = ("bills"."paid_by" is null))
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"enrolment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolments_enrolment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"child_id" integer NOT NULL,
	"academic_year_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"grade" integer NOT NULL,
	"term" integer NOT NULL,
	"courier" text NOT NULL,
	"delivery_amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"placed_by_time_at" timestamp (3) with time zone,
	"result" jsonb,
	CONSTRAINT "enrolments_grade" CHECK ("enrolments"."grade" between 2 and 6),
	CONSTRAINT "enrolments_term" CHECK ("enrolments"."term" in (2, 4, 12))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"family_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"enrolment_id" integer,
	"bill_id" integer,
	"bill_description" text NOT NULL,
	"bill_description_indo" text NOT NULL,
	"purpose" text NOT NULL,
	"payment_type" text NOT NULL,
	"gross_amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"delivery_amount" integer NOT NULL,
	"state" text NOT NULL,
	"word" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"qr_text" text,
	"biller_code" text,
	"bill_key" text,
	"redirect_url" text,
	"request" text NOT NULL,
	"response" text NOT NULL,
	"actions" text NOT NULL,
	"to_refund" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"setting_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"setting_name" text NOT NULL,
	"setting_name_indo" text NOT NULL,
	"setting_desc" text NOT NULL,
	"setting_desc_indo" text NOT NULL,
	"normal_price" integer NOT NULL,
	"discount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"academic_year_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batches_academic_year_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch" integer NOT NULL,
	"start_date" date NOT NULL,
	"start_registration" date NOT NULL,
	"end_registration" date NOT NULL,
	"is_active" boolean NOT NULL,
	"holiday_weeks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "batches_registration" CHECK ("batches"."start_registration" <= "batches"."end_registration")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"news_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" integer NOT NULL,
	"title" text NOT NULL,
	"title_indo" text NOT NULL,
	"card_button_text" text NOT NULL,
	"card_button_text_indo" text NOT NULL,
	"content_detail" text NOT NULL,
	"content_detail_indo" text NOT NULL,
	"content_button_text" text NOT NULL,
	"content_button_text_indo" text NOT NULL,
	"image_key" text,
	"header_key" text,
	"video_key" text,
	"video_type" text,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonies" (
	"testimony_id" uuid PRIMARY KEY NOT NULL,
	"testimony" text NOT NULL,
	"testimony_indo" text NOT NULL,
	"sender" text NOT NULL,
	"sender_indo" text NOT NULL,
	"category" integer NOT NULL,
	"image_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_masters" (
	"course_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_masters_course_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"grade" integer NOT NULL,
	"unit" integer NOT NULL,
	"week" integer NOT NULL,
	"type" integer NOT NULL,
	"title" text NOT NULL,
	"title_indo" text NOT NULL,
	"description" text NOT NULL,
	"description_indo" text NOT NULL,
	"video_key" text,
	"video_type" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "watched_marks" (
	"child_id" integer NOT NULL,
	"academic_year_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"watched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watched_marks_child_id_academic_year_id_course_id_pk" PRIMARY KEY("child_id","academic_year_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enrolment_id" integer NOT NULL,
	"family_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"status" text NOT NULL,
	"courier" text NOT NULL,
	"resi" text,
	"shipped_to" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"notif_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_notif_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"title_indo" text NOT NULL,
	"body" text NOT NULL,
	"body_indo" text NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_paid_by_payments_order_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_family_id_users_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("bill_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_marks" ADD CONSTRAINT "watched_marks_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_marks" ADD CONSTRAINT "watched_marks_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_marks" ADD CONSTRAINT "watched_marks_course_id_course_masters_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_masters"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_family_id_users_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bills_enrolment_sequence_key" ON "bills" USING btree ("enrolment_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_child_year_key" ON "enrolments" USING btree ("child_id","academic_year_id");--> statement-breakpoint
CREATE INDEX "enrolments_year_idx" ON "enrolments" USING btree ("academic_year_id") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "enrolments_placement_idx" ON "enrolments" USING btree ("settled_at") WHERE purpose = 'BUY_COURSE' and settled_at is not null and placed_by_time_at is null and result is null;--> statement-breakpoint
CREATE INDEX "payments_family_idx" ON "payments" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_bill_idx" ON "payments" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payments_enrolment_idx" ON "payments" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "payments_child_idx" ON "payments" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "payments_check_idx" ON "payments" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "payments_refund_idx" ON "payments" USING btree ("created_at") WHERE to_refund;--> statement-breakpoint
CREATE UNIQUE INDEX "settings_key_key" ON "settings" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_batch_key" ON "batches" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "batches_registration_idx" ON "batches" USING btree ("end_registration") WHERE is_active;--> statement-breakpoint
CREATE INDEX "news_category_idx" ON "news" USING btree ("category","created_at","news_id");--> statement-breakpoint
CREATE INDEX "testimonies_category_idx" ON "testimonies" USING btree ("category","created_at");--> statement-breakpoint
CREATE INDEX "course_masters_place_idx" ON "course_masters" USING btree ("grade","type","unit","week","course_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "course_masters_video_idx" ON "course_masters" USING btree ("video_key");--> statement-breakpoint
CREATE INDEX "watched_marks_course_idx" ON "watched_marks" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_enrolment_key" ON "orders" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","order_id");--> statement-breakpoint
CREATE INDEX "orders_family_idx" ON "orders" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "orders_child_idx" ON "orders" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","notif_id");