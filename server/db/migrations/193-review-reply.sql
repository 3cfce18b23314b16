-- What the shop answers to a review, as plain text; empty for nothing. The review's triggers tell pages of it.
ALTER TABLE review ADD COLUMN reply text NOT NULL DEFAULT '';
