-- What shoppers searched for and did not find, counted by day: no row says anything of one visit.
CREATE TABLE missed_search (
  day date NOT NULL DEFAULT CURRENT_DATE,
  term text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (day, term)
);
