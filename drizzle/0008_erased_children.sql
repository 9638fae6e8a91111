ALTER TABLE "children" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "children" SET "erased_at" = "users"."erased_at" FROM "users" WHERE "users"."user_id" = "children"."family_id" AND "users"."erased_at" IS NOT NULL;--> statement-breakpoint
-- What is kept for 10 years goes afterwards, and with it what was said of it: by whoever says in this transaction that it is about that.
CREATE OR REPLACE FUNCTION "refuse_change_of_payment_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.response = ''
		AND (NEW.event_id, NEW.order_id, NEW.source, NEW.said, NEW.state, NEW.at)
			IS NOT DISTINCT FROM (OLD.event_id, OLD.order_id, OLD.source, OLD.said, OLD.state, OLD.at) THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'DELETE' AND current_setting('kancil.erases_old_payments', true) = 'yes' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of payment_events are only ever added';
END $$;
