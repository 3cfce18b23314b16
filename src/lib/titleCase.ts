const UNIT = /^(?:mg|g|gm|kg|ml|cl|dl|l|lt|ltr|oz|lb|pcs?)$/;
const ELISION = /^\p{L}{1,2}['’]/u;

/** Capitalizes a word. Keeps ligatures (ﬁ), which have no single capital letter. */
function withCapital(word: string): string {
  const first = word.charAt(0);
  const large = first.toLocaleUpperCase();
  return (large.length === 1 ? large : first) + word.slice(1);
}

/**
 * Capitalizes each word: 'stone-ground atta' → 'Stone-ground Atta'. Keeps units and elisions ('Ghee 500 ml', 'Huile
 * d’olive'). Lowercases all-capital texts first if five capitals follow each other, so 'UHT' stays.
 */
export function titleCase(text: string): string {
  const isShouted = text === text.toLocaleUpperCase() && /\p{Lu}{5}/u.test(text);
  const plain = (isShouted ? text.toLocaleLowerCase() : text).trim().replaceAll(/[_ ]+/g, ' ');
  return plain.replaceAll(/\S+/g, (word, at: number) => {
    const isAmount = UNIT.test(word) && /\d\s$/.test(plain.slice(0, at));
    return isAmount || ELISION.test(word) ? word : withCapital(word);
  });
}

export function titleOfHandle(handle: string): string {
  return titleCase(handle.replaceAll('-', ' '));
}
