-- A delegate without a contact is told too. Who has a contact is told as that contact, whatever the seats are.
ALTER TABLE telling ALTER COLUMN person_id DROP NOT NULL;
ALTER TABLE telling ADD COLUMN attendee_id text COLLATE "C" REFERENCES attendee ON DELETE CASCADE;
ALTER TABLE telling ADD CONSTRAINT telling_of_one CHECK (num_nonnulls(person_id, attendee_id) = 1) NOT VALID;
CREATE INDEX telling_of_attendee ON telling (attendee_id);
