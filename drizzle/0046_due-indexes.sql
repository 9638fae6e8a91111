DROP INDEX "letters_due_idx";--> statement-breakpoint
DROP INDEX "sandbox_notifications_due_idx";--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "is_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What waits to be sent keeps its place behind the mails with a link.
UPDATE "letters" SET "is_notice" = true WHERE next_try_at is not null
	AND kind in ('password_changed', 'email_removed', 'email_changed', 'placement_reminder', 'receipt');--> statement-breakpoint
CREATE INDEX "letters_due_idx" ON "letters" USING btree ("is_notice","next_try_at","letter_id") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "sandbox_notifications_due_idx" ON "sandbox_notifications" USING btree ("due_at","notification_id") WHERE due_at is not null;