-- The second factor of a user: the secret of an authenticator app, encrypted with a key that is not in the database. A secret
-- counts once a code of it has confirmed it. Until then it stands in next_encrypted, beside the one that it will replace.
CREATE TABLE user_factor (
  user_id ulid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  secret_encrypted text,
  -- The time of the newest code that was used, in steps of 30 seconds since 1970. No code of this step or before is taken again.
  last_step integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz(3),
  next_encrypted text,
  next_at timestamptz(3),
  CHECK ((secret_encrypted IS NULL) = (confirmed_at IS NULL)),
  CHECK ((next_encrypted IS NULL) = (next_at IS NULL)),
  CHECK (secret_encrypted IS NOT NULL OR next_encrypted IS NOT NULL)
);

-- Codes that sign a user in once without the app. Only their hashes are kept.
CREATE TABLE recovery_code (
  user_id ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  hash text NOT NULL CHECK (octet_length(hash) = 43),
  used_at timestamptz(3),
  PRIMARY KEY (user_id, hash)
);
