-- The number of bookings that a brand got in a period.
CREATE INDEX booking_of_brand_by_creation ON booking (brand_id, created_at);
