-- The foot of every page is written as home page and menu are.
ALTER TABLE content_draft DROP CONSTRAINT content_draft_kind_check;
ALTER TABLE content_draft ADD CONSTRAINT content_draft_kind_check CHECK (kind IN ('page', 'post', 'home', 'menu', 'footer'));
ALTER TABLE content_version DROP CONSTRAINT content_version_kind_check;
ALTER TABLE content_version ADD CONSTRAINT content_version_kind_check CHECK (kind IN ('page', 'post', 'home', 'menu', 'footer'));
