-- Written by hand, because the generator knows no extensions, functions and triggers: here what the tables below need, at the end what
-- follows them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The form in which search texts and searched words are compared: small plain letters without accents, without the signs inside phone
-- numbers, tracking numbers and names; other punctuation separates words. `plainText` in search-words.ts does the same.
CREATE FUNCTION searchable(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN lower(translate(
		replace(replace(replace(replace(replace(replace(replace(
			regexp_replace(regexp_replace(normalize(replace(said, '´', ''''), NFKD), '[\u0300-\u036F]', '', 'g'), '([0-9])\.(?=[0-9])', '\1', 'g'),
			'ß', 'ss'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'),
		E'.!"#$%&()*,/:;<=>?@[\\]^_{|}~–—−“”„«»‹›•·¿¡⁄\t\n\r' || 'øØđĐðÐłŁħĦıŋŊŧŦ' || '-‐''`‘’‚‛ʹʻʼʽʾʿˈ′‵',
		repeat(' ', 46) || 'oOdDdDlLhHinNtT'));--> statement-breakpoint
CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"demo_loaded_at" timestamp (3) with time zone,
	"browser_key" text,
	CONSTRAINT "school_one_row" CHECK ("school"."id" = 1),
	CONSTRAINT "school_mode" CHECK ("school"."mode" in ('demo', 'live'))
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text,
	"enabled_at" timestamp (3) with time zone,
	"last_step" integer,
	"pending_secret" text,
	"pending_since" timestamp (3) with time zone,
	CONSTRAINT "second_factors_enabled" CHECK (("second_factors"."secret" is null) = ("second_factors"."enabled_at" is null)),
	CONSTRAINT "second_factors_pending" CHECK (("second_factors"."pending_secret" is null) = ("second_factors"."pending_since" is null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"gender" text NOT NULL,
	"birthdate" date NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"zip_code" text NOT NULL,
	"address_details" text NOT NULL,
	"special_notes" text NOT NULL,
	"locale" text NOT NULL,
	"image_key" text,
	"max_children" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || searchable("users"."first_name" || ' ' || "users"."last_name" || ' ' || "users"."email" || ' ' || "users"."phone_number" || ' ' || replace("users"."phone_number", '+62', '0')) || ' ') STORED
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"log_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"by_name" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"object_name" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"search_text" text GENERATED ALWAYS AS (' ' || searchable("audit_log"."by_name" || ' ' || "audit_log"."object_name" || ' ' || "audit_log"."object_id") || ' ') STORED
);
--> statement-breakpoint
CREATE TABLE "billing_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"fee_share" real NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "billing_rules_one_row" CHECK ("billing_rules"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"source" text NOT NULL,
	"said" text NOT NULL,
	"response" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"link_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_links_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"family_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"bill_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"first_used_at" timestamp (3) with time zone,
	"told_unused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"family_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"enrolment_id" integer,
	"bill_id" integer,
	"link_id" integer,
	"bill_description" text NOT NULL,
	"bill_description_indo" text NOT NULL,
	"purpose" text NOT NULL,
	"payment_type" text NOT NULL,
	"gross_amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"delivery_amount" integer NOT NULL,
	"parcel" jsonb,
	"state" text NOT NULL,
	"gateway_status" text NOT NULL,
	"ended_by" text,
	"status_since" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"qr_text" text,
	"biller_code" text,
	"bill_key" text,
	"redirect_url" text,
	"request" text NOT NULL,
	"response" text NOT NULL,
	"actions" text NOT NULL,
	"to_refund" boolean DEFAULT false NOT NULL,
	"other_amount_at" timestamp (3) with time zone,
	"other_amount" integer,
	"other_amount_ended_at" timestamp (3) with time zone,
	"other_amount_decision" text,
	"accepted_amount" integer,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refunding_amount" integer DEFAULT 0 NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"receipt_number" integer,
	"next_poll_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "payments_refunds" CHECK ("payments"."refunded_amount" >= 0 and "payments"."refunding_amount" >= 0
      and "payments"."refunded_amount" + "payments"."refunding_amount" <= coalesce("payments"."accepted_amount", "payments"."gross_amount"))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"refund_key" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"refusal" text,
	"next_try_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
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
	"discount" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	"note" text NOT NULL,
	"noted_by" integer NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_report_days" (
	"day" date PRIMARY KEY NOT NULL,
	"report_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_reports" (
	"report_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_reports_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"month" text NOT NULL,
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
	"report_status" text NOT NULL,
	"method" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_one_row" CHECK ("brand"."id" = 1)
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "batches_registration" CHECK ("batches"."start_registration" <= "batches"."end_registration")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"news_id" integer NOT NULL,
	"picture_key" text NOT NULL,
	CONSTRAINT "picture_uses_news_id_picture_key_pk" PRIMARY KEY("news_id","picture_key")
);
--> statement-breakpoint
CREATE TABLE "article_pictures" (
	"picture_key" text PRIMARY KEY NOT NULL,
	"unused_since" timestamp (3) with time zone
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || searchable("news"."title" || ' ' || "news"."title_indo") || ' ') STORED
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || searchable("testimonies"."sender" || ' ' || "testimonies"."sender_indo" || ' ' || "testimonies"."testimony" || ' ' || "testimonies"."testimony_indo") || ' ') STORED
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"child_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
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
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || searchable("course_masters"."title" || ' ' || "course_masters"."title_indo") || ' ') STORED
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
	"delivery_province" text,
	"delivery_city" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "enrolments_replaced" CHECK ("enrolments"."replaced_at" is null or "enrolments"."settled_at" is null),
	CONSTRAINT "enrolments_grade" CHECK ("enrolments"."grade" between 2 and 6),
	CONSTRAINT "enrolments_term" CHECK ("enrolments"."term" in (2, 4, 12)),
	CONSTRAINT "enrolments_courier" CHECK ("enrolments"."courier" in ('jne', 'pos', 'tiki'))
);
--> statement-breakpoint
CREATE TABLE "children" (
	"child_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "children_child_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"family_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text NOT NULL,
	"birthdate" date NOT NULL,
	"image_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"parent_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"letter_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"is_notice" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
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
CREATE TABLE "placement_tests" (
	"placement_test_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placement_tests_placement_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"child_id" integer NOT NULL,
	"academic_year_id" integer NOT NULL,
	"form" text NOT NULL,
	"part_versions" jsonb,
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
CREATE TABLE "placements" (
	"child_id" integer PRIMARY KEY NOT NULL,
	"enrolment_id" integer NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL,
	"placed_by" text,
	"placed_at" timestamp (3) with time zone,
	"result" integer,
	"reminders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "placements_placed_by" CHECK ("placements"."placed_by" in ('age', 'time', 'test', 'staff')),
	CONSTRAINT "placements_placed_at" CHECK ("placements"."placed_by" is not null or "placements"."placed_at" is null),
	CONSTRAINT "placements_result" CHECK (("placements"."result" is not null) = coalesce("placements"."placed_by" in ('test', 'staff'), false)),
	CONSTRAINT "placements_grade" CHECK ("placements"."result" between 2 and 6)
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
	"charged_province" text,
	"charged_city" text,
	"charged_amount" integer,
	"shipped_to" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"child_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account" integer NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_call_key_pk" PRIMARY KEY("account","call","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "sandbox_clock_one_row" CHECK ("sandbox_clock"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_card_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"masked_card" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"order_id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"payment_type" text DEFAULT 'qris' NOT NULL,
	"gross" integer NOT NULL,
	"items" jsonb NOT NULL,
	"gateway_status" text NOT NULL,
	"fraud_status" text DEFAULT 'accept' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bill_key" text,
	"question_id" text,
	"charged_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"next_status" text,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_notifications" (
	"notification_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_notifications_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"gateway_status" text NOT NULL,
	"body" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"answer" integer
);
--> statement-breakpoint
CREATE TABLE "sandbox_replies" (
	"key" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"body" text
);
--> statement-breakpoint
CREATE TABLE "komerce_places" (
	"kind" text NOT NULL,
	"within" integer NOT NULL,
	"places" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "komerce_places_kind_within_pk" PRIMARY KEY("kind","within")
);
--> statement-breakpoint
CREATE TABLE "komerce_prices" (
	"destination" text NOT NULL,
	"grams" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "komerce_prices_destination_grams_pk" PRIMARY KEY("destination","grams")
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_family_id_users_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_bill_id_bills_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("bill_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_family_id_users_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_bills_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("bill_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_link_id_payment_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("link_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_notes" ADD CONSTRAINT "settlement_notes_noted_by_users_user_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_report_days" ADD CONSTRAINT "settlement_report_days_report_id_settlement_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."settlement_reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_reports" ADD CONSTRAINT "settlement_reports_added_by_users_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD CONSTRAINT "settlement_rows_report_id_settlement_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."settlement_reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_news_id_news_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("news_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_picture_key_article_pictures_picture_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."article_pictures"("picture_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_marks" ADD CONSTRAINT "watched_marks_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_marks" ADD CONSTRAINT "watched_marks_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_marks" ADD CONSTRAINT "watched_marks_course_id_course_masters_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_masters"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_paid_by_payments_order_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_family_id_users_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_tests" ADD CONSTRAINT "placement_tests_child_id_placements_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."placements"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_tests" ADD CONSTRAINT "placement_tests_academic_year_id_batches_academic_year_id_fk" FOREIGN KEY ("academic_year_id") REFERENCES "public"."batches"("academic_year_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_enrolment_id_enrolments_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("enrolment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_family_id_users_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_child_id_children_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("child_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_order_id_sandbox_charges_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_charges"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_links_user_idx" ON "mailed_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE role = 'parent';--> statement-breakpoint
CREATE INDEX "users_staff_idx" ON "users" USING btree ("user_id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","log_id");--> statement-breakpoint
CREATE INDEX "audit_log_object_idx" ON "audit_log" USING btree ("kind","object_id","at","log_id");--> statement-breakpoint
CREATE INDEX "audit_log_kind_idx" ON "audit_log" USING btree ("kind","at","log_id");--> statement-breakpoint
CREATE INDEX "audit_log_user_idx" ON "audit_log" USING btree ("user_id","at","log_id");--> statement-breakpoint
CREATE INDEX "audit_log_search_idx" ON "audit_log" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_token_key" ON "payment_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_links_bill_key" ON "payment_links" USING btree ("bill_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "payment_links_child_idx" ON "payment_links" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "payment_links_bill_idx" ON "payment_links" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payment_links_family_idx" ON "payment_links" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "payment_links_unused_idx" ON "payment_links" USING btree ("expires_at") WHERE revoked_at is null and first_used_at is null and told_unused_at is null;--> statement-breakpoint
CREATE INDEX "payments_family_idx" ON "payments" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_family_state_idx" ON "payments" USING btree ("family_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_key" ON "payments" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "payments_bill_idx" ON "payments" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payments_link_idx" ON "payments" USING btree ("link_id","created_at") WHERE link_id is not null;--> statement-breakpoint
CREATE INDEX "payments_enrolment_idx" ON "payments" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "payments_child_idx" ON "payments" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "payments_check_idx" ON "payments" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "payments_refund_idx" ON "payments" USING btree ("created_at") WHERE to_refund;--> statement-breakpoint
CREATE INDEX "payments_kept_exchange_idx" ON "payments" USING btree ("created_at") WHERE state = 'FAILED' and next_poll_at is null and request <> '';--> statement-breakpoint
CREATE INDEX "payments_created_idx" ON "payments" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "payments_settled_idx" ON "payments" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "payments_reversed_idx" ON "payments" USING btree ("reversed_at") WHERE reversed_at is not null;--> statement-breakpoint
CREATE INDEX "payments_state_idx" ON "payments" USING btree ("state","created_at","order_id");--> statement-breakpoint
CREATE INDEX "payments_other_amount_idx" ON "payments" USING btree ("created_at","order_id") WHERE other_amount_at is not null and other_amount_ended_at is null;--> statement-breakpoint
CREATE INDEX "payments_refunded_idx" ON "payments" USING btree ("created_at","order_id") WHERE refunded_amount > 0 or refunding_amount > 0;--> statement-breakpoint
CREATE INDEX "payments_search_idx" ON "payments" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "payments_gross_idx" ON "payments" USING btree ("gross_amount");--> statement-breakpoint
CREATE INDEX "payments_accepted_idx" ON "payments" USING btree ("accepted_amount") WHERE accepted_amount is not null;--> statement-breakpoint
CREATE INDEX "payments_other_idx" ON "payments" USING btree ("other_amount") WHERE other_amount is not null;--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id","refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("refund_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_asked_key" ON "refunds" USING btree ("order_id") WHERE state = 'ASKED';--> statement-breakpoint
CREATE INDEX "refunds_ended_idx" ON "refunds" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "refunds_try_idx" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "settings_key_key" ON "settings" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_notes_key" ON "settlement_notes" USING btree ("order_id","mark");--> statement-breakpoint
CREATE INDEX "settlement_report_days_report_idx" ON "settlement_report_days" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_reports_digest_month_key" ON "settlement_reports" USING btree ("digest","month");--> statement-breakpoint
CREATE INDEX "settlement_reports_month_idx" ON "settlement_reports" USING btree ("month");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_rows_key" ON "settlement_rows" USING btree ("report_id","line");--> statement-breakpoint
CREATE INDEX "settlement_rows_day_idx" ON "settlement_rows" USING btree ("day");--> statement-breakpoint
CREATE INDEX "settlement_rows_order_idx" ON "settlement_rows" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_batch_key" ON "batches" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "batches_registration_idx" ON "batches" USING btree ("end_registration") WHERE is_active;--> statement-breakpoint
CREATE INDEX "picture_uses_picture_idx" ON "picture_uses" USING btree ("picture_key");--> statement-breakpoint
CREATE INDEX "article_pictures_unused_idx" ON "article_pictures" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "news_category_idx" ON "news" USING btree ("category","published_at","news_id");--> statement-breakpoint
CREATE INDEX "news_video_idx" ON "news" USING btree ("video_key");--> statement-breakpoint
CREATE INDEX "news_search_idx" ON "news" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "testimonies_category_idx" ON "testimonies" USING btree ("category","created_at");--> statement-breakpoint
CREATE INDEX "testimonies_search_idx" ON "testimonies" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_key" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "course_masters_place_idx" ON "course_masters" USING btree ("grade","type","unit","week","course_id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "course_masters_video_idx" ON "course_masters" USING btree ("video_key");--> statement-breakpoint
CREATE INDEX "course_masters_search_idx" ON "course_masters" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "watched_marks_course_idx" ON "watched_marks" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_enrolment_sequence_key" ON "bills" USING btree ("enrolment_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_child_year_key" ON "enrolments" USING btree ("child_id","academic_year_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "enrolments_child_idx" ON "enrolments" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "enrolments_replaced_idx" ON "enrolments" USING btree ("enrolment_id") WHERE replaced_at is not null;--> statement-breakpoint
CREATE INDEX "enrolments_year_idx" ON "enrolments" USING btree ("academic_year_id");--> statement-breakpoint
CREATE INDEX "enrolments_place_idx" ON "enrolments" USING btree ("academic_year_id","grade","child_id") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "children_family_idx" ON "children" USING btree ("family_id","child_id");--> statement-breakpoint
CREATE INDEX "children_name_idx" ON "children" USING btree (searchable("first_name"),searchable("last_name"),"child_id");--> statement-breakpoint
CREATE INDEX "children_parent_name_idx" ON "children" USING btree ("parent_name","child_id");--> statement-breakpoint
CREATE INDEX "children_search_idx" ON "children" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "letters_due_idx" ON "letters" USING btree ("is_notice","next_try_at","letter_id") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","notif_id");--> statement-breakpoint
CREATE INDEX "placement_media_unused_idx" ON "placement_media" USING btree ("made_at") WHERE not used;--> statement-breakpoint
CREATE UNIQUE INDEX "placement_tests_child_key" ON "placement_tests" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "placement_tests_running_idx" ON "placement_tests" USING btree ("started_at") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "placements_enrolment_key" ON "placements" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "placements_awaited_idx" ON "placements" USING btree ("settled_at") WHERE placed_by is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_enrolment_key" ON "orders" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","order_id");--> statement-breakpoint
CREATE INDEX "orders_child_name_idx" ON "orders" USING btree ("child_name","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_child_name_idx" ON "orders" USING btree ("status","child_name","order_id");--> statement-breakpoint
CREATE INDEX "orders_courier_idx" ON "orders" USING btree ("courier","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_courier_idx" ON "orders" USING btree ("status","courier","order_id");--> statement-breakpoint
CREATE INDEX "orders_family_idx" ON "orders" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "orders_child_idx" ON "orders" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "orders_resi_idx" ON "orders" USING btree (upper("resi"),"order_id");--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "sandbox_mails_to_id" ON "sandbox_mails" USING btree ("to","id");--> statement-breakpoint
CREATE INDEX "sandbox_card_tokens_made_idx" ON "sandbox_card_tokens" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_charges_transaction_key" ON "sandbox_charges" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_charges_question_key" ON "sandbox_charges" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_bill_idx" ON "sandbox_charges" USING btree ("bill_key");--> statement-breakpoint
CREATE INDEX "sandbox_charges_next_idx" ON "sandbox_charges" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "sandbox_charges_charged_idx" ON "sandbox_charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "sandbox_notifications_due_idx" ON "sandbox_notifications" USING btree ("due_at","notification_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "sandbox_notifications_order_idx" ON "sandbox_notifications" USING btree ("order_id","notification_id");--> statement-breakpoint
CREATE INDEX "sandbox_replies_made_idx" ON "sandbox_replies" USING btree ("made_at");--> statement-breakpoint
-- A child is found by its own name, its parent's, and the parent's phone number in both ways of writing it; lists are sorted by the
-- parent's name.
CREATE FUNCTION write_child_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	parent users;
BEGIN
	SELECT * INTO parent FROM users WHERE user_id = NEW.family_id;
	NEW.search_text := coalesce(' ' || searchable(concat_ws(' ', NEW.first_name, NEW.last_name, parent.first_name,
		parent.last_name, parent.phone_number, replace(parent.phone_number, '+62', '0'))) || ' ', '');
	NEW.parent_name := searchable(concat_ws(' ', parent.first_name, parent.last_name));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER children_search_text BEFORE INSERT OR UPDATE OF family_id, first_name, last_name, search_text ON children
	FOR EACH ROW EXECUTE FUNCTION write_child_search_text();--> statement-breakpoint
-- Writing the search text of a row makes its own trigger write it anew.
CREATE FUNCTION renew_search_texts_of_family() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE children SET search_text = '' WHERE family_id = NEW.user_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_search_text AFTER UPDATE OF first_name, last_name, phone_number ON users FOR EACH ROW
	WHEN ((OLD.first_name, OLD.last_name, OLD.phone_number) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.phone_number))
	EXECUTE FUNCTION renew_search_texts_of_family();--> statement-breakpoint
-- An order is found by its tracking number and by what its child is found by; lists are sorted by the child's name.
CREATE FUNCTION write_order_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	child children;
BEGIN
	SELECT * INTO child FROM children WHERE child_id = NEW.child_id;
	NEW.search_text := coalesce(child.search_text, ' ') || coalesce(searchable(NEW.resi) || ' ', '');
	NEW.child_name := searchable(concat_ws(' ', child.first_name, child.last_name));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_search_text BEFORE INSERT OR UPDATE OF child_id, resi, search_text ON orders
	FOR EACH ROW EXECUTE FUNCTION write_order_search_text();--> statement-breakpoint
CREATE FUNCTION renew_search_texts_of_child() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE orders SET search_text = '' WHERE child_id = NEW.child_id;
	UPDATE payments SET search_text = '' WHERE child_id = NEW.child_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER children_orders_search_text AFTER UPDATE OF family_id, first_name, last_name, search_text ON children FOR EACH ROW
	WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text)
	EXECUTE FUNCTION renew_search_texts_of_child();--> statement-breakpoint
-- A payment is found by its order id, and by what its child is found by.
CREATE FUNCTION write_payment_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	NEW.search_text := coalesce((SELECT child.search_text FROM children child WHERE child.child_id = NEW.child_id), ' ')
		|| searchable(NEW.order_id) || ' ';
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_search_text BEFORE INSERT OR UPDATE OF child_id, search_text ON payments
	FOR EACH ROW EXECUTE FUNCTION write_payment_search_text();--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_payment_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of payment_events are only ever added';
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_events_only_added" BEFORE UPDATE OR DELETE ON "payment_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_payment_events"();
