-- The list of public schedules sorts by the title of the class, which stands on the row of the schedule.
ALTER TABLE public_schedule ADD COLUMN title_sort text COLLATE "C" NOT NULL DEFAULT '';
COMMENT ON COLUMN public_schedule.title_sort IS 'Its class''s, kept by triggers.';

CREATE FUNCTION class_titles_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_schedule SET title_sort = NEW.title_sort WHERE id = NEW.public_schedule_id AND title_sort <> NEW.title_sort;
  RETURN NULL;
END $$;
CREATE TRIGGER class_titles_schedule AFTER INSERT OR UPDATE OF title, public_schedule_id ON training_class
  FOR EACH ROW WHEN (NEW.public_schedule_id IS NOT NULL) EXECUTE FUNCTION class_titles_schedule();

UPDATE public_schedule SET title_sort = training_class.title_sort
FROM training_class WHERE training_class.public_schedule_id = public_schedule.id;

CREATE INDEX public_schedule_by_title ON public_schedule (title_sort, id);
