-- Users of one role are few among those of all customers, and so are those who may not sign in.
CREATE INDEX user_of_role ON "user" USING gin (roles);
CREATE INDEX user_of_activity ON "user" (is_active, full_name_sort, id);
