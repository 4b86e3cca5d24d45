-- The networks from which a user has signed in. Failures of strangers elsewhere do not refuse the user there.
CREATE TABLE sign_in_network (
  user_id ulid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  network text NOT NULL,
  last_signed_in_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, network)
);
