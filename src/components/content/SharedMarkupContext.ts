import { createContext, type ReactElement } from 'react';

/**
 * Renders a piece once for all pages.
 * @param key names everything the piece depends on
 */
export type RenderShared = (key: string, piece: ReactElement) => string;

/** Set only on the server. In the browser, the piece itself hydrates the HTML. */
export const SharedMarkupContext = createContext<RenderShared | undefined>(undefined);
