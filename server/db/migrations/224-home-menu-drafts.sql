-- Home page and main menu are written as pages and posts are.
ALTER TABLE content_draft DROP CONSTRAINT content_draft_kind_check;
ALTER TABLE content_draft ADD CONSTRAINT content_draft_kind_check CHECK (kind IN ('page', 'post', 'home', 'menu'));
ALTER TABLE content_version DROP CONSTRAINT content_version_kind_check;
ALTER TABLE content_version ADD CONSTRAINT content_version_kind_check CHECK (kind IN ('page', 'post', 'home', 'menu'));
