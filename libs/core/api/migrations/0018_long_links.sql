-- Web addresses have up to 2,048 characters: those of meetings and scanned mails exceed 255.
ALTER TABLE customer DROP CONSTRAINT customer_website_check;
ALTER TABLE customer ADD CONSTRAINT customer_website_check CHECK (length(website) <= 2048) NOT VALID;
