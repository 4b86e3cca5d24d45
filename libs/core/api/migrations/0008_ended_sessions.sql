-- The tokens of users who signed out before their token expired.
CREATE TABLE ended_session (
  token_id ulid PRIMARY KEY,
  user_id ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX ended_session_expires_at ON ended_session (expires_at);
CREATE INDEX ended_session_of_user ON ended_session (user_id);

-- Every process remembers who its users are. It reads a user again after this notification, whoever wrote the row.
CREATE FUNCTION notify_session_change(user_id text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('console_changes', json_build_object('i', gen_random_uuid(), 'u', json_build_array(user_id))::text);
$$;

CREATE FUNCTION user_changes_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_session_change(OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER user_changes_sessions AFTER UPDATE OF person_id, roles, is_active, token_version OR DELETE ON "user"
  FOR EACH ROW EXECUTE FUNCTION user_changes_sessions();

CREATE FUNCTION session_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_session_change(NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER session_ends AFTER INSERT ON ended_session FOR EACH ROW EXECUTE FUNCTION session_ends();
