CREATE INDEX "payment_links_bill_idx" ON "payment_links" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payment_links_family_idx" ON "payment_links" USING btree ("family_id");