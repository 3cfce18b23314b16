-- Cancelled orders of which nothing was left to be given back kept a refund that was due for ever.
UPDATE payment SET state = CASE WHEN amount_paise > 0 THEN 'refunded' ELSE 'cancelled' END
WHERE state = 'refund_due' AND NOT EXISTS (SELECT FROM refund WHERE refund.order_id = payment.order_id AND refund.state = 'due');
