-- Web addresses have up to 2,048 characters: those of meetings and scanned mails exceed 255. The forms check the limit.
ALTER TABLE customer DROP CONSTRAINT customer_website_check;
