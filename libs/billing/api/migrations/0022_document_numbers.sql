-- A customer quotes the document number of an invoice. The search finds it whole, or by its beginning.
CREATE INDEX invoice_by_document_number ON invoice ((document_number::text COLLATE "C"), id) WHERE document_number IS NOT NULL;
