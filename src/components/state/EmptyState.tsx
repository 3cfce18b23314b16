import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

const basket = [
  'M28 30h64l-7 27a4 4 0 0 1-4 3H39a4 4 0 0 1-4-3l-7-27Z',
  'M44 30C44 15 51 6 60 6s16 9 16 24',
  'M46 38l3 14M60 38v14M74 38l-3 14',
];

export function EmptyState(props: EmptyStateProps) {
  return <StateMessage paths={basket} {...props} />;
}
