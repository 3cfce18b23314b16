import type { ProductStatus } from '../../api/staffApi.ts';

export const PRODUCT_STATUSES: readonly ProductStatus[] = ['active', 'draft', 'hidden', 'archived'];
