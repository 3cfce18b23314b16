-- Until when an attempt to pay is waited for, as it was told when it began; null for what is paid at the door, and for attempts
-- that began without being told so.
ALTER TABLE payment ADD COLUMN lapses_at timestamptz;
