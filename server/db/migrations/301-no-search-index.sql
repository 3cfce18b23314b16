-- PostgreSQL alone searches; no server keeps an index in its memory that follows changes.
DROP TRIGGER inserted ON search_document;
DROP TRIGGER updated ON search_document;
DROP TRIGGER deleted ON search_document;
DROP TRIGGER sorting_changed ON product;
DROP FUNCTION note_search_change();
DROP FUNCTION note_sorting_change();
DROP TABLE search_change;
