import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { MenuItem } from '../../api/endpoints.gen.ts';

const NO_ITEMS: MenuItem[] = [];

/** Main menu; empty until loaded. The response may also be a bare list. */
export const selectMenu = createSelector(api.endpoints.getMenu.select(), ({ data }): MenuItem[] => {
  const answer: unknown = data;
  return Array.isArray(answer) ? (answer as MenuItem[]) : (data?.menu ?? NO_ITEMS);
});
