-- Set instead of made anew: an index of every payment takes its time.
ALTER INDEX "payments_search_idx" SET (fastupdate = true, gin_pending_list_limit = 64);--> statement-breakpoint
ALTER INDEX "orders_search_idx" SET (fastupdate = true, gin_pending_list_limit = 64);
