-- Somebody else may know the password; a third party's name for a user is unique only within that party.
ALTER TABLE "user" ADD COLUMN must_change_password boolean NOT NULL DEFAULT false;
ALTER TABLE "user" ADD COLUMN password_changed_at timestamptz(3);
ALTER TABLE "user" ADD COLUMN oidc_issuer text;
ALTER TABLE "user" DROP CONSTRAINT user_oidc_subject_key;
ALTER TABLE "user" ADD CONSTRAINT user_oidc_key UNIQUE (oidc_issuer, oidc_subject);

-- A sign-in of a user, from its start to its end. Its token gives access only while the row is live.
CREATE TABLE user_session (
  id ulid PRIMARY KEY,
  user_id ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  token_id ulid NOT NULL UNIQUE,
  token_version integer NOT NULL,
  method text NOT NULL CHECK (method IN ('password', 'provider', 'link')),
  limited text CHECK (limited IN ('password', 'factor')),
  address text CHECK (length(address) <= 64),
  agent text CHECK (length(agent) <= 255),
  started_at timestamptz(3) NOT NULL,
  seen_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN user_session.expires_at IS 'It moves with each use, up to the longest session.';
CREATE INDEX user_session_of_user ON user_session (user_id, seen_at DESC, id);
CREATE INDEX user_session_expires_at ON user_session (expires_at);

-- Every process asks again who the user is. Uses of a session, which write seen_at and expires_at, notify nobody.
-- Processes of the release before know only ended_session, so both tables say the same until a later release drops it.
CREATE FUNCTION user_session_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_session_change(OLD.user_id);
  IF TG_OP = 'UPDATE' THEN
    IF NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL THEN
      INSERT INTO ended_session (token_id, user_id, expires_at)
      VALUES (NEW.token_id, NEW.user_id, NEW.started_at + interval '30 days') ON CONFLICT DO NOTHING;
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER user_session_changes AFTER UPDATE OF ended_at, limited, token_version ON user_session
  FOR EACH ROW EXECUTE FUNCTION user_session_changes();
CREATE TRIGGER user_session_deleted AFTER DELETE ON user_session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION user_session_changes();

CREATE FUNCTION ended_session_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_session SET ended_at = now() WHERE token_id = NEW.token_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER ended_session_ends AFTER INSERT ON ended_session FOR EACH ROW EXECUTE FUNCTION ended_session_ends();
