import { useLabelOf } from '../../ui/useLabelOf.ts';
import { fieldLabels } from './fieldLabels.ts';

export const useFieldLabel = (): ((name: string) => string) => useLabelOf(fieldLabels);
