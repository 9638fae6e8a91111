CREATE INDEX "payments_gross_idx" ON "payments" USING btree ("gross_amount");--> statement-breakpoint
CREATE INDEX "payments_accepted_idx" ON "payments" USING btree ("accepted_amount") WHERE accepted_amount is not null;--> statement-breakpoint
CREATE INDEX "payments_other_idx" ON "payments" USING btree ("other_amount") WHERE other_amount is not null;