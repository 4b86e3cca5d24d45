-- The search of bookings looks into the customer's name too: without this index its half of the OR reads the whole table.
CREATE INDEX booking_customer_search ON booking USING gin (customer_name_sort gin_trgm_ops);
