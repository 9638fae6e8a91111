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
ALTER TABLE "payments" ADD COLUMN "other_amount" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "other_amount_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "accepted_amount" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunding_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id","refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("refund_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_asked_key" ON "refunds" USING btree ("order_id") WHERE state = 'ASKED';--> statement-breakpoint
CREATE INDEX "refunds_try_idx" ON "refunds" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "payments_created_idx" ON "payments" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "payments_state_idx" ON "payments" USING btree ("state","created_at","order_id");--> statement-breakpoint
CREATE INDEX "payments_other_amount_idx" ON "payments" USING btree ("created_at","order_id") WHERE other_amount_at is not null and other_amount_ended_at is null;--> statement-breakpoint
CREATE INDEX "payments_refunded_idx" ON "payments" USING btree ("created_at","order_id") WHERE refunded_amount > 0 or refunding_amount > 0;--> statement-breakpoint
CREATE INDEX "payments_search_idx" ON "payments" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunds" CHECK ("payments"."refunded_amount" >= 0 and "payments"."refunding_amount" >= 0
      and "payments"."refunded_amount" + "payments"."refunding_amount" <= coalesce("payments"."accepted_amount", "payments"."gross_amount"));--> statement-breakpoint
-- A payment is found by its order id, and by what its child is found by.
CREATE FUNCTION write_payment_search_text() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	NEW.search_text := coalesce((SELECT child.search_text FROM children child WHERE child.child_id = NEW.child_id), ' ')
		|| searchable(NEW.order_id) || ' ';
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_search_text BEFORE INSERT OR UPDATE OF child_id, search_text ON payments
	FOR EACH ROW EXECUTE FUNCTION write_payment_search_text();--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_search_texts_of_child() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	UPDATE orders SET search_text = '' WHERE child_id = NEW.child_id;
	UPDATE payments SET search_text = '' WHERE child_id = NEW.child_id;
	RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "payments" SET "search_text" = '';--> statement-breakpoint
-- When payments were taken back, as far as it was written down.
UPDATE "payments" SET "reversed_at" = (
	SELECT min(event."at") FROM "payment_events" event
	WHERE event."order_id" = "payments"."order_id" AND event."state" = 'REVERSED'
) WHERE "state" = 'REVERSED';
