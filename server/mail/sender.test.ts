import { senderOf } from './sender.ts';

it.each([
  ['hello@shop.example', 'Ridge & Root', 'hello@shop.example'],
  ['Shop: fresh food <a@shop.example>', 'Shop: fresh food', 'a@shop.example'],
  ['Épicerie : le marché <a@shop.example>', 'Épicerie : le marché', 'a@shop.example'],
  ['Ridge & Root (Bengaluru) <a@shop.example>', 'Ridge & Root (Bengaluru)', 'a@shop.example'],
  ['"Ridge, Root" <a@shop.example>', 'Ridge, Root', 'a@shop.example'],
  ['Shop <a@exämple.com>', 'Shop', 'a@xn--exmple-cua.com'],
])('parses %s', (mailFrom, name, address) => {
  expect(senderOf(mailFrom, 'Ridge & Root')).toEqual({ name, address });
});
