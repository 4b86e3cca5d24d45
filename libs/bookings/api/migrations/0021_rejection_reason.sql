-- A rejected change request shows why. The history knows the reasons of those that were rejected before.
ALTER TABLE change_request
  ADD COLUMN rejection_reason text CHECK (rejection_reason <> '' AND length(rejection_reason) <= 1000),
  ADD CONSTRAINT change_request_rejection CHECK (rejection_reason IS NULL OR status = 'rejected');
UPDATE change_request SET rejection_reason = (
  SELECT reason FROM history
  WHERE entity = 'change_request' AND target_id = change_request.id AND reason IS NOT NULL
  ORDER BY at DESC, id DESC LIMIT 1
) WHERE status = 'rejected';
