-- Days of the shop's time zone on which nothing is delivered, known long before their slots are made.
CREATE TABLE closed_day (day date PRIMARY KEY);
