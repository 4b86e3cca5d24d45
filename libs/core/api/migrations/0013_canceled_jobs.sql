-- A job that waits can be canceled.

ALTER TABLE job
  DROP CONSTRAINT job_status_check,
  DROP CONSTRAINT job_is_due_until_it_is_over,
  ADD CONSTRAINT job_status_check CHECK (status IN ('pending', 'running', 'retrying', 'completed', 'failed', 'canceled')),
  ADD CONSTRAINT job_is_due_until_it_is_over CHECK ((status IN ('completed', 'failed', 'canceled')) = (due_at IS NULL));
