-- What is taught: brands, subjects, courses and their versions.

CREATE TABLE brand (
  id ulid PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 255),
  name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(name)) STORED,
  email text CHECK (length(email) <= 255),
  email_domain text,
  icon_url text,
  logo_url text,
  phone_number text CHECK (length(phone_number) <= 25),
  primary_color text NOT NULL CHECK (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text CHECK (secondary_color ~ '^#[0-9a-f]{6}$'),
  website text,
  address_id ulid UNIQUE REFERENCES address,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX brand_by_name ON brand (name_sort, id);

CREATE TABLE subject (
  id ulid PRIMARY KEY,
  title text NOT NULL CHECK (title <> '' AND length(title) <= 255),
  title_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(title)) STORED,
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX subject_by_title ON subject (title_sort, id);

CREATE TABLE course (
  id ulid PRIMARY KEY,
  subject_id ulid NOT NULL REFERENCES subject,
  reference text COLLATE "C" NOT NULL UNIQUE CHECK (reference <> ''),
  published_version_id ulid,
  title text NOT NULL DEFAULT '',
  title_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key(title)) STORED,
  status text COLLATE "C" NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'unpublished_changes')),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN course.title IS 'The title of the published version, else of the newest; kept by triggers.';
COMMENT ON COLUMN course.status IS 'None published: draft. The newest published: published. Else unpublished changes. Kept by triggers.';
CREATE INDEX course_by_title ON course (title_sort, id);
CREATE INDEX course_by_created_at ON course (created_at, id);
CREATE INDEX course_of_subject ON course (subject_id, title_sort, id);
CREATE INDEX course_title_search ON course USING gin (title_sort gin_trgm_ops);

CREATE TABLE course_version (
  id ulid PRIMARY KEY,
  course_id ulid NOT NULL REFERENCES course ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  title text NOT NULL CHECK (title <> '' AND length(title) <= 255),
  duration_days integer NOT NULL DEFAULT 1 CHECK (duration_days > 0),
  outline jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(outline) = 'array'),
  published_at timestamptz(3),
  created_by ulid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_by ulid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (course_id, number),
  UNIQUE (id, course_id)
);
ALTER TABLE course ADD FOREIGN KEY (published_version_id, id) REFERENCES course_version (id, course_id)
  DEFERRABLE INITIALLY DEFERRED;

CREATE FUNCTION refresh_course() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed ulid;
BEGIN
  IF TG_TABLE_NAME = 'course' THEN changed := NEW.id; ELSE changed := NEW.course_id; END IF;
  UPDATE course SET title = shown.title, status = shown.status
  FROM (
    SELECT
      (array_agg(v.title ORDER BY v.id = c.published_version_id DESC NULLS LAST, v.number DESC))[1] AS title,
      CASE WHEN c.published_version_id IS NULL THEN 'draft'
        WHEN (array_agg(v.id::text ORDER BY v.number DESC))[1] = c.published_version_id THEN 'published'
        ELSE 'unpublished_changes' END AS status
    FROM course c JOIN course_version v ON v.course_id = c.id
    WHERE c.id = changed GROUP BY c.id
  ) shown
  WHERE course.id = changed AND (course.title, course.status) IS DISTINCT FROM (shown.title, shown.status);
  RETURN NULL;
END $$;
CREATE TRIGGER course_version_refreshes_course AFTER INSERT OR UPDATE OF title, number ON course_version
  FOR EACH ROW EXECUTE FUNCTION refresh_course();
CREATE TRIGGER course_publishes AFTER UPDATE OF published_version_id ON course
  FOR EACH ROW EXECUTE FUNCTION refresh_course();
