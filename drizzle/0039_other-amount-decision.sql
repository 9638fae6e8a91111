ALTER TABLE "payments" ADD COLUMN "other_amount_decision" text;--> statement-breakpoint
UPDATE "payments" SET "other_amount_decision" = CASE WHEN "accepted_amount" IS NOT NULL AND "bill_id" IS NOT NULL THEN 'accept' ELSE 'drop' END WHERE "other_amount_ended_at" IS NOT NULL;
