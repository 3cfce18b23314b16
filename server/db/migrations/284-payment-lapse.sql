-- Until when an attempt to pay is waited for, as it was told when it began; null for what is paid at the door.
ALTER TABLE payment ADD COLUMN lapses_at timestamptz;
UPDATE payment SET lapses_at = created_at + interval '60 minutes' WHERE state IN ('pending', 'failed');
UPDATE payment SET lapses_at = created_at + interval '3 days' WHERE state = 'due' AND method <> 'cash';
