import { useLabelOf } from '../../ui/useLabelOf.ts';
import { fieldLabels } from './fieldLabels.ts';

/** Says what a field of a product's form is called, with its language where there are two. */
export const useFieldLabel = (): ((name: string) => string) => useLabelOf(fieldLabels);
