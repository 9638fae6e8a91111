ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
-- What the gateway said may name people: of an erased family it is emptied, and nothing else of the row is ever changed.
CREATE OR REPLACE FUNCTION "refuse_change_of_payment_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.response = ''
		AND (NEW.event_id, NEW.order_id, NEW.source, NEW.said, NEW.state, NEW.at)
			IS NOT DISTINCT FROM (OLD.event_id, OLD.order_id, OLD.source, OLD.said, OLD.state, OLD.at) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'rows of payment_events are only ever added';
END $$;
