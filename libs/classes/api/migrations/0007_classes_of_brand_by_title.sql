-- A brand's classes in the order of the list. Courses have a brand, so its titles stand together: the index by title alone passes over those of
-- all the other brands first. By date a brand's classes stand among the others' evenly, and the index by date finds them.
CREATE INDEX training_class_of_brand_by_title ON training_class (brand_id, title_sort, id);
DROP INDEX training_class_of_brand;
