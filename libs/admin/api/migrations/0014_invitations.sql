-- A user shows the newest mail of an invitation.
CREATE INDEX email_of_secret ON email (secret_of, secret, created_at) WHERE secret IS NOT NULL;
