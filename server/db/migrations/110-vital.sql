-- How soon pages were seen and answered, counted by day: no row says anything of one visit.
CREATE TABLE vital (
  day date NOT NULL DEFAULT CURRENT_DATE,
  kind text NOT NULL,
  metric text NOT NULL CHECK (metric IN ('lcp', 'inp', 'cls')),
  -- Power of 1.1 that the value reaches.
  bucket smallint NOT NULL,
  visits bigint NOT NULL,
  PRIMARY KEY (day, kind, metric, bucket)
);
