-- A link by which a user sets a password: after it was forgotten, or to begin. Only the hash of its token is kept.
CREATE TABLE user_token (
  id ulid PRIMARY KEY,
  user_id ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('reset', 'invitation')),
  hash text NOT NULL UNIQUE CHECK (octet_length(hash) = 43),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX user_token_of_user ON user_token (user_id, kind, created_at);
CREATE INDEX user_token_expires_at ON user_token (expires_at);

-- A link is over as soon as the password or the email changes or the user is deactivated, whoever writes the row.
CREATE FUNCTION user_ends_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_token SET used_at = clock_timestamp() WHERE user_id = NEW.id AND used_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER user_ends_links AFTER UPDATE ON "user" FOR EACH ROW
  WHEN ((OLD.password_hash, OLD.sign_in_email, OLD.is_active) IS DISTINCT FROM (NEW.password_hash, NEW.sign_in_email, NEW.is_active))
  EXECUTE FUNCTION user_ends_links();
