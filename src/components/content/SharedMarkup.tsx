import { useContext, type ReactElement } from 'react';
import { SharedMarkupContext } from './SharedMarkupContext.ts';

interface SharedMarkupProps {
  readonly tag: 'div' | 'li' | 'noscript';
  /** Names the piece and all data given to it; language, currency and content stand beside it already */
  readonly name: string;
  readonly className?: string | undefined;
  /** Without `useId`: its numbers tell where on the page it stands */
  readonly children: ReactElement;
}

/** An element around a piece that looks the same on each page; the server renders the piece once. */
export function SharedMarkup({ tag: Tag, name, className, children }: SharedMarkupProps) {
  const markup = useContext(SharedMarkupContext)?.(name, children);
  if (markup === undefined) return <Tag className={className}>{children}</Tag>;
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
