-- Members of the staff have known browsers as customers do.
ALTER TABLE known_device DROP CONSTRAINT known_device_pkey;
ALTER TABLE known_device
  ALTER COLUMN customer_id DROP NOT NULL,
  ADD COLUMN member_id bigint REFERENCES staff_member ON DELETE CASCADE,
  -- A new password was set with it by a mailed link, and no code of the second factor given: for guesses of codes it is unknown.
  ADD COLUMN is_for_password_only boolean NOT NULL DEFAULT false,
  ADD CHECK (num_nonnulls(customer_id, member_id) = 1);
CREATE UNIQUE INDEX known_device_customer ON known_device (customer_id, hash);
CREATE UNIQUE INDEX known_device_member ON known_device (member_id, hash);
