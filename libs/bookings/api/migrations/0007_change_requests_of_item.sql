-- Whoever deletes or cancels an item asks whether somebody wants it changed.
CREATE INDEX change_request_of_booking_item ON change_request (booking_item_id);
