-- Who registered: the link that was mailed completes the registration there at once, and elsewhere for its password alone.
ALTER TABLE registration ADD COLUMN session_id bigint REFERENCES session ON DELETE SET NULL;
CREATE INDEX registration_session ON registration (session_id) WHERE session_id IS NOT NULL;
