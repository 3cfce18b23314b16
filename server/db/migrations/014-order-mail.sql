-- Language of emails about new orders; null for members who don't want any.
ALTER TABLE staff_member ADD COLUMN order_mail text;
UPDATE staff_member SET order_mail = 'en' WHERE role = 'owner' AND is_active;
