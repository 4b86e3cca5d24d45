-- A deletion of the class or trainer looks for these.
CREATE INDEX change_request_to_class ON change_request (new_class_id) WHERE new_class_id IS NOT NULL;
CREATE INDEX change_request_to_trainer ON change_request (new_trainer_id) WHERE new_trainer_id IS NOT NULL;
