CREATE TABLE "staff_rules" (
	"role" text PRIMARY KEY NOT NULL,
	"second_factor_required" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role" text;--> statement-breakpoint
UPDATE "users" SET "staff_role" = 'owner' WHERE "role" = 'admin';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role" CHECK ((role = 'admin') = (staff_role is not null));