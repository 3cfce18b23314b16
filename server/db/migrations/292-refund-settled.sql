-- When the money of a refund was sent; not known of earlier ones.
ALTER TABLE refund ADD COLUMN settled_at timestamptz;
