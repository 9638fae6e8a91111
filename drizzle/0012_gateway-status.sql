ALTER TABLE "payments" RENAME COLUMN "word" TO "gateway_status";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "next_check_at" TO "next_poll_at";--> statement-breakpoint
ALTER TABLE "sandbox_charges" RENAME COLUMN "word" TO "gateway_status";--> statement-breakpoint
ALTER TABLE "sandbox_notifications" RENAME COLUMN "word" TO "gateway_status";
