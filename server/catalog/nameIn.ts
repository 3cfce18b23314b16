import { sql, type RawBuilder } from 'kysely';

type LanguageSql = string | RawBuilder<string>;

/** Selects the values of variant `p`, such as "5 kg / Coarse"; null for other products. */
function variantNameIn(language: LanguageSql): RawBuilder<string | null> {
  return sql`(
    SELECT string_agg(coalesce(value.name ->> ${language}, value.name ->> 'en'), ' / ' ORDER BY o.position)
    FROM product_option_value value JOIN product_option o ON o.id = value.option_id
    WHERE value.id = ANY (p.variant_values)
  )`;
}

/**
 * Selects the name of product `p` in a language, else in English, else in any, else its handle. For a variant,
 * selects the product's name and the variant's values.
 */
export function productNameIn(language: LanguageSql): RawBuilder<string> {
  return sql`concat_ws(', ', coalesce((
    SELECT name FROM product_text WHERE product_id = coalesce(p.parent_id, p.id)
    ORDER BY language = ${language} DESC, language = 'en' DESC LIMIT 1
  ), p.handle), ${variantNameIn(language)})`;
}

export function collectionNameIn(language: string): RawBuilder<string> {
  return sql`coalesce((
    SELECT name FROM collection_text WHERE collection_id = c.id
    ORDER BY language = ${language} DESC, language = 'en' DESC LIMIT 1
  ), c.handle)`;
}
