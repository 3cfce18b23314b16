import type { CounterClient } from '../../server/testing/openCounter.ts';

/** What the counter answers to a call. @throws with its words where it refuses */
export async function callCounter<Answer>(
  client: CounterClient,
  ...[method, path, sent]: Parameters<CounterClient['call']>
): Promise<Answer> {
  const answer = await client.call(method, path, sent);
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
  return answer.json<Answer>();
}
