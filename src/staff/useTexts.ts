import { useEffect, useState } from 'react';
import type { Language } from '../features/ui/languages.ts';
import { fetchTexts, type StaffTexts } from './staffTexts.ts';

const PAUSE_MS = 2000;

/**
 * Fetches each language's texts once and retries on failure. Until a language's texts load, returns those of
 * another language; undefined before the first load.
 */
export function useTexts(language: Language, isWanted: boolean): StaffTexts | undefined {
  const [texts, setTexts] = useState<Partial<Record<Language, StaffTexts>>>({});
  const isThere = texts[language] !== undefined;
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function read(): Promise<void> {
      try {
        const found = await fetchTexts(language);
        if (!isOver) setTexts((known) => ({ ...known, [language]: found }));
      } catch {
        if (!isOver) timer = setTimeout(() => void read(), PAUSE_MS);
      }
    }
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [language, isWanted, isThere]);
  return texts[language] ?? Object.values(texts)[0];
}
