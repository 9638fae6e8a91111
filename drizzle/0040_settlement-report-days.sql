CREATE TABLE "settlement_report_days" (
	"day" date PRIMARY KEY NOT NULL,
	"report_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settlement_rows" RENAME COLUMN "standing" TO "report_status";--> statement-breakpoint
DROP INDEX "settlement_reports_digest_key";--> statement-breakpoint
DROP INDEX "settlement_reports_days_idx";--> statement-breakpoint
ALTER TABLE "settlement_reports" ADD COLUMN "month" text;--> statement-breakpoint
-- A report that is there is for the month of most of its rows, and speaks of the days of that month from its first row to its last.
UPDATE "settlement_reports" r SET "month" = coalesce(
	(SELECT to_char(w."day", 'YYYY-MM') FROM "settlement_rows" w WHERE w."report_id" = r."report_id" GROUP BY 1 ORDER BY count(*) DESC, 1 DESC LIMIT 1),
	to_char(r."last_day", 'YYYY-MM'));--> statement-breakpoint
ALTER TABLE "settlement_reports" ALTER COLUMN "month" SET NOT NULL;--> statement-breakpoint
UPDATE "settlement_reports" r SET "first_day" = own."first", "last_day" = own."last" FROM (
	SELECT w."report_id", to_char(w."day", 'YYYY-MM') AS "month", min(w."day") AS "first", max(w."day") AS "last" FROM "settlement_rows" w GROUP BY 1, 2
) own WHERE own."report_id" = r."report_id" AND own."month" = r."month";--> statement-breakpoint
INSERT INTO "settlement_report_days" ("day", "report_id")
	SELECT own::date, r."report_id" FROM "settlement_reports" r, generate_series(r."first_day"::timestamp, r."last_day"::timestamp, interval '1 day') own
	ORDER BY r."report_id" DESC ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Beside it, a report speaks of the days on which it has rows and no other report speaks.
INSERT INTO "settlement_report_days" ("day", "report_id")
	SELECT DISTINCT w."day", w."report_id" FROM "settlement_rows" w ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "settlement_report_days" ADD CONSTRAINT "settlement_report_days_report_id_settlement_reports_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."settlement_reports"("report_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_report_days_report_idx" ON "settlement_report_days" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_reports_digest_month_key" ON "settlement_reports" USING btree ("digest","month");--> statement-breakpoint
CREATE INDEX "settlement_reports_month_idx" ON "settlement_reports" USING btree ("month");
