import { createContext, type ReactElement } from 'react';

export type RenderShared = (key: string, piece: ReactElement) => string;

/** Set only on the server. In the browser, the piece itself hydrates the HTML. */
export const SharedMarkupContext = createContext<RenderShared | undefined>(undefined);
