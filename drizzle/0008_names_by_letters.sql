DROP INDEX "children_name_idx";--> statement-breakpoint
DROP INDEX "children_parent_name_idx";--> statement-breakpoint
DROP INDEX "orders_child_name_idx";--> statement-breakpoint
DROP INDEX "orders_status_child_name_idx";--> statement-breakpoint
CREATE INDEX "children_name_idx" ON "children" USING btree (searchable("first_name") collate "C",searchable("last_name") collate "C","child_id");--> statement-breakpoint
CREATE INDEX "children_parent_name_idx" ON "children" USING btree ("parent_name" collate "C","child_id");--> statement-breakpoint
CREATE INDEX "orders_child_name_idx" ON "orders" USING btree ("child_name" collate "C","order_id");--> statement-breakpoint
CREATE INDEX "orders_status_child_name_idx" ON "orders" USING btree ("status","child_name" collate "C","order_id");