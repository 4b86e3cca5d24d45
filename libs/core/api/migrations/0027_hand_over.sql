-- Codes with which a browser that comes back from the identity provider gets its session: once, within a minute.
-- The code and the secret of the browser's cookie together give the hash. Redeeming a code deletes its row.
CREATE TABLE hand_over (
  hash text PRIMARY KEY,
  user_id ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  token_version integer NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX hand_over_expires_at ON hand_over (expires_at);
CREATE INDEX hand_over_of_user ON hand_over (user_id);
