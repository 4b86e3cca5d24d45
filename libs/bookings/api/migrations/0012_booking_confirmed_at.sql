-- When a booking was confirmed for the first time. The history of older bookings does not say it: they get the moment of the booking.

ALTER TABLE booking ADD COLUMN confirmed_at timestamptz(3);

UPDATE booking SET confirmed_at = booked_at
WHERE status IN ('confirmed', 'delivered', 'complete') OR (status = 'on_hold' AND held_from IS DISTINCT FROM 'draft');

UPDATE booking SET confirmed_at = confirmed.at
FROM (
  SELECT target_id, min(at) AS at FROM history
  WHERE entity = 'booking' AND changes -> 'status' ->> 'from' = 'draft' AND changes -> 'status' ->> 'to' = 'confirmed'
  GROUP BY target_id
) confirmed
WHERE booking.id = confirmed.target_id;
