-- Drained weight of goods in liquid, in grams; where the EU's rules hold, the unit price is that of it.
ALTER TABLE product
  ADD COLUMN drained_amount numeric CHECK (drained_amount > 0 AND drained_amount <= unit_amount);
