import type StripeClient from 'stripe';
import { parseResponse } from './checkedResponse.ts';

/**
 * Wraps the SDK's HTTP client and checks each body first. Without this check, the SDK accepts some responses of
 * proxies as if Stripe had sent them.
 */
export function checkedHttpClient(
  Stripe: typeof StripeClient,
): ReturnType<typeof StripeClient.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request: Parameters<typeof makeRequest>) => {
    const response = await makeRequest(...request);
    response.toJSON = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of response.getRawResponse() as AsyncIterable<Buffer>)
        chunks.push(chunk);
      return parseResponse(response.getStatusCode(), Buffer.concat(chunks).toString());
    };
    return response;
  };
  return client;
}
