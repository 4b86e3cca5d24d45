-- Courses and subjects are written from the console.

-- Two subjects with the same title could not be told apart in a picker. Case and accents do not count.
CREATE UNIQUE INDEX subject_title_key ON subject (title_sort);

-- A course without a reference of its own gets CO-1001, CO-1002 and so on.
CREATE SEQUENCE course_number START 1001;
ALTER TABLE course ALTER COLUMN reference SET DEFAULT 'CO-' || nextval('course_number');

CREATE INDEX course_by_status ON course (status, id);
CREATE INDEX course_of_status ON course (status, title_sort, id);

-- The coming classes of a course, by date.
CREATE INDEX training_class_of_course_version_by_date ON training_class (course_version_id, starts_at, id);
DROP INDEX training_class_of_course_version;
