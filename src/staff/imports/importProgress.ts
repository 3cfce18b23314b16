import type { ImportRow } from '../../api/staffApi.ts';

export const POLL_MS = 2000;

export const isUnderWay = ({ state }: Pick<ImportRow, 'state'>): boolean =>
  state === 'waiting' || state === 'running';
