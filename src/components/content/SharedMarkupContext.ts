import { createContext, type ReactElement } from 'react';

/** Renders a piece of a page once for all pages that show it. @param key names all that the piece is made of */
export type RenderShared = (key: string, piece: ReactElement) => string;

/** On the server alone: in the browser HTML is taken over as that of the piece it was made of. */
export const SharedMarkupContext = createContext<RenderShared | undefined>(undefined);
