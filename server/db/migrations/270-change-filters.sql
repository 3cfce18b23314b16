-- The record of changes is narrowed down by who made them, and by the day.
DROP INDEX staff_change_member;
CREATE INDEX staff_change_member ON staff_change (member_id, id);
CREATE INDEX staff_change_at ON staff_change (at);
