import { isObject } from '../../isObject.ts';
import { GatewayError } from './gateway.ts';

/**
 * Parses a provider's response. During an outage, a proxy can return any body with any status.
 * @throws GatewayError unless the body is a JSON object and, on failure, names an `error`
 */
export function parseResponse(status: number, text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new GatewayError('unknown', 'The response is not JSON.', status, error);
  }
  const isError = status >= 400;
  if (isObject(body) && (!isError || isObject(body['error']))) return body;
  throw new GatewayError('unknown', 'The response is not from the provider.', status);
}

/** Returns a text field of a response. @throws GatewayError if the field is missing or empty */
export function requireText(body: object, field: string): string {
  const value: unknown = (body as Record<string, unknown>)[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new GatewayError('unknown', `The response has no '${field}'.`);
}

/** @throws GatewayError unless customers can be redirected to the address */
export function requireCheckoutUrl(text: unknown): string {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return url.href;
  throw new GatewayError('unknown', 'The response has no address to pay at.');
}
