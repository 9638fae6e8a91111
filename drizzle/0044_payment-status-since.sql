ALTER TABLE "payments" ADD COLUMN "status_since" timestamp (3) with time zone;--> statement-breakpoint
-- What was heard is kept: the first word after which a payment had failed, or by which it was at its bank.
UPDATE "payments" SET "status_since" = (
  SELECT min(heard."at") FROM "payment_events" heard
  WHERE heard."order_id" = "payments"."order_id"
    AND (heard."state" = 'FAILED' OR ("payments"."state" = 'PENDING' AND heard."said" IN ('authorize', 'capture')))
) WHERE "state" = 'FAILED' OR ("state" = 'PENDING' AND "gateway_status" IN ('authorize', 'capture'));
