import { postalLines } from '../../contract/postalLines.ts';
import { findContent } from '../content/contentRepository.ts';
import type { ConfigDocument } from '../content/configDocument.ts';
import { linesOfHtml } from '../content/linesOfHtml.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { addressIn } from '../orders/packing/addressIn.ts';
import type { StoredOrder } from '../orders/reading/orderQueries.ts';
import { gstStateCode } from '../tax/gst.ts';
import type { TaxPolicy } from '../tax/taxRepository.ts';
import type { InvoiceDocument, InvoiceParty } from './invoiceDocument.ts';

const filled = (lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap((line) => (line?.trim() ? [line.trim()] : []));

export async function sellerOf(
  db: Database,
  { taxNumber }: TaxPolicy,
  language: Language,
): Promise<InvoiceParty> {
  const config = ((await findContent(db, 'config', language)) ?? {}) as ConfigDocument;
  return {
    name: config.store_name ?? '',
    lines: filled([
      ...linesOfHtml(config.store_address).split('\n'),
      config.store_phone,
      config.store_email,
    ]),
    taxNumber,
  };
}

/** Returns the buyer and, in India, the place of supply, which is the state of the delivery. */
export function buyerOf({
  address: stored,
  language,
}: StoredOrder): Pick<InvoiceDocument, 'buyer' | 'placeOfSupply'> {
  const address = addressIn(stored, language);
  const [name = '', ...lines] = filled([...postalLines(address), address.country]);
  const state = gstStateCode(address);
  return {
    buyer: { name, lines, taxNumber: address.tax_number ?? '' },
    placeOfSupply: state === undefined ? '' : `${state} ${address.zone}`,
  };
}
