-- Customers are now written by forms. The limits of these texts are those of the forms.

ALTER TABLE customer
  ADD CHECK (length(registration_number) <= 255),
  ADD CHECK (length(vat_number) <= 255),
  ADD CHECK (length(website) <= 255);
