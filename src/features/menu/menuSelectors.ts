import { createSelector } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { MenuItem } from '../../api/endpoints.gen.ts';

const NO_ITEMS: MenuItem[] = [];

/** The main menu; empty until it was read. An answer that is itself the list counts too. */
export const selectMenu = createSelector(api.endpoints.getMenu.select(), ({ data }): MenuItem[] => {
  const answer: unknown = data;
  return Array.isArray(answer) ? (answer as MenuItem[]) : (data?.menu ?? NO_ITEMS);
});
