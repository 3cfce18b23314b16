-- What a customer signed in with, by the names of browser and system; empty where the browser does not say.
ALTER TABLE session
  ADD COLUMN browser text NOT NULL DEFAULT '',
  ADD COLUMN system text NOT NULL DEFAULT '';
