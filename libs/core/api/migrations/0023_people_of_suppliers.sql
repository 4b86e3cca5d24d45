-- The people who work for suppliers are few among all people, and are listed by name.
CREATE INDEX person_of_supplier ON person (full_name_sort, id) WHERE kind = 'supplier';
